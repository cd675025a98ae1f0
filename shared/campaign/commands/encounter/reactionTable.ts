import { z } from 'zod';
import {
  defineCommand,
  type ReactionRow,
  type ReactionTable,
  type System,
} from '../../../systems/contract.ts';
import { reactionTableChosen } from '../../events/meetings.ts';
import { find } from '../../ids.ts';
import { encounterOf } from '../../lookup.ts';
import { Refusal } from '../../refusal.ts';
import { AttitudeSchema, type Campaign } from '../../state.ts';
import type { RandomTable } from '../../tables/tableRows.ts';
import { chancesOf, rangesOf, rowThrown, spreadOf } from '../../tables/randomTables.ts';

const LONGEST = AttitudeSchema.maxLength ?? 100;
const FEW_WORDS = 60;

/** A row of a custom table: its text up to the first colon or full stop is what they feel, the rest is said below. */
function rowOf(text: string, [from, to]: readonly [number, number], index: number): ReactionRow {
  const [, label = text, rest = ''] = /^([^:.]+)[:.](.*)$/s.exec(text) ?? [];
  return { id: `row-${index + 1}`, label: label.trim().slice(0, LONGEST), from, to, text: rest.trimStart() };
}

/** A custom table as reactions are rolled on it; nothing moves its roll. */
function asReactions(table: RandomTable): ReactionTable {
  const ranges = rangesOf(table);
  const rows = table.rows.map(({ text }, index) => rowOf(text, ranges[index] ?? [0, 0], index));
  const odds = chancesOf(table);
  const spread = spreadOf(table);
  return {
    title: table.name,
    rows,
    odds: () => odds,
    ...(spread && { spread: () => spread }),
    roll: (decision) => {
      const { roll, index } = rowThrown(decision, table);
      const row = rows[index];
      if (!row) throw new Error(`No row of “${table.name}” for ${roll.total}.`);
      return { roll, row };
    },
  };
}

/** The table that reactions are rolled on now: the custom one that was chosen, while there is one, else the system’s. */
export function reactionTableOf(
  { encounter, tables }: Campaign,
  { reaction }: Pick<System, 'reaction'>,
): ReactionTable {
  const own = encounter?.reactionTable === undefined ? undefined : find(tables, encounter.reactionTable);
  return own ? asReactions(own) : reaction;
}

/** Whether each row begins with a feeling, in a few words, and not with a rumour. */
const isOfFeelings = ({ rows }: RandomTable): boolean =>
  rows.every(({ text }, index) => rowOf(text, [0, 0], index).label.length <= FEW_WORDS);

/** The choices among the system’s table, written as nothing, and the custom ones that can stand in for it. */
export const reactionTables = ({ tables }: Campaign, { reaction }: Pick<System, 'reaction'>) => [
  { value: '', label: reaction.title },
  ...Object.values(tables)
    .filter(isOfFeelings)
    .map(({ id, name }) => ({ value: id, label: name })),
];

export const chooseReactionTable = defineCommand({
  type: 'choose-reaction-table',
  title: 'Choose reaction table',
  about: 'Rolls reactions of this encounter on a custom table, or on the system’s if none is given.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('choose-reaction-table'),
    /** The id of a custom table; nothing for the system’s. */
    table: z.string().max(200).default(''),
  }),
  decide: (decision, { table }) => {
    const { reaction } = encounterOf(decision);
    if (reaction) throw new Refusal('not-now', 'The reaction is already known.');
    if (table !== '' && !find(decision.state.tables, table))
      throw new Refusal('unknown-table', `There is no custom table “${table}”.`, 'table');
    decision.emit(reactionTableChosen, { table: table || null });
  },
  offers: (campaign, system) => {
    const { encounter } = campaign;
    const choices = reactionTables(campaign, system);
    if (encounter?.reaction || choices.length === 1) return [];
    return [
      {
        label: 'Reaction table…',
        group: 'reaction',
        command: { type: 'choose-reaction-table' },
        needs: [
          {
            name: 'table',
            label: 'Table',
            kind: 'choice',
            choices,
            value: encounter?.reactionTable ?? '',
          },
        ],
      },
    ];
  },
});
