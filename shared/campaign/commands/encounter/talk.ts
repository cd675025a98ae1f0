import { z } from 'zod';
import { defineCommand, type ReactionRow, type ReactionTable } from '../../../systems/contract.ts';
import { meetingBegan, reactionRolled } from '../../events/meetings.ts';
import { comeAlong } from './comeAlong.ts';
import { editEncounter, isMoved } from './editEncounter.ts';
import { edgeOfGrounds, groundsOf } from './grounds.ts';
import { chooseReactionTable, reactionTableOf } from './reactionTable.ts';
import { encounterOf } from '../../lookup.ts';
import { Refusal } from '../../refusal.ts';
import { endEncounter } from '../../key/rooms.ts';

/** A row of the reaction table by its id; refuses with `bad-field`. */
function knownRow({ rows }: ReactionTable, mood: string): ReactionRow {
  const row = rows.find(({ id }) => id === mood);
  if (!row) throw new Refusal('bad-field', `Choose one of: ${rows.map(({ id }) => id).join(', ')}.`, 'mood');
  return row;
}

/** A row of the table without a roll. */
const setReaction = ({ rows }: ReactionTable) => ({
  command: { type: 'react' as const },
  needs: [
    {
      name: 'mood' as const,
      label: 'Reaction',
      kind: 'choice' as const,
      choices: rows.map(({ id, label }) => ({ value: id, label })),
    },
  ],
});

const EDGED = [
  {
    label: 'Reaction with advantage',
    command: { type: 'react' as const, advantage: true },
    group: 'reaction',
  },
  {
    label: 'Reaction with disadvantage',
    command: { type: 'react' as const, disadvantage: true },
    group: 'reaction',
  },
];

export const react = defineCommand({
  type: 'react',
  title: 'Reaction roll',
  about: 'Rolls how the strangers react to the party, or sets it without dice. Then they talk.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('react'),
    advantage: z.boolean().default(false),
    disadvantage: z.boolean().default(false),
    disposition: z.enum(['friendly', 'neutral', 'hostile']).default('neutral'),
    /** A row of the table that is certain: nothing is rolled. */
    mood: z.string().max(100).optional(),
  }),
  decide: (decision, { advantage, disadvantage, disposition, mood }) => {
    encounterOf(decision);
    const reaction = reactionTableOf(decision.state, decision.system);
    const edge = edgeOfGrounds(groundsOf(decision.state), { advantage, disadvantage });
    const { roll, row } =
      mood === undefined
        ? reaction.roll(decision, edge, disposition)
        : { roll: undefined, row: knownRow(reaction, mood) };
    decision.emit(
      reactionRolled,
      {
        row: row.id,
        label: row.label,
        ...(roll && { total: roll.total }),
        ...(row.mood !== undefined && { mood: row.mood }),
      },
      { rules: reaction.rule === undefined ? [] : [reaction.rule] },
    );
    decision.emit(meetingBegan, {});
  },
  offers: (campaign, system) => {
    const table = reactionTableOf(campaign, system);
    const { encounter } = campaign;
    if (encounter?.reaction) return [{ ...setReaction(table), label: 'Change attitude…', group: 'talk' }];
    return [
      { label: 'Reaction roll', main: encounter?.creatures.length !== 0, command: { type: 'react' } },
      ...(isMoved(table, campaign) ? EDGED : []),
      { ...setReaction(table), label: 'Set reaction…', group: 'reaction' },
    ];
  },
});

export const part = defineCommand({
  type: 'part',
  title: 'End encounter',
  about: 'Ends the encounter. The party continues where it was.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('part'),
    /** The party runs, and nobody follows. */
    fled: z.boolean().default(false),
  }),
  decide: (decision, { fled }) => {
    encounterOf(decision);
    endEncounter(decision, { parted: true, ...(fled && { fled }) });
  },
  offers: (_campaign) => [
    { label: 'End encounter', detail: 'part in peace', command: { type: 'part' } },
    { label: 'Flee', detail: 'nobody follows', command: { type: 'part', fled: true } },
  ],
});

export const talkCommands = [react, part, editEncounter, comeAlong, chooseReactionTable];
