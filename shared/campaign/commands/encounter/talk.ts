import { z } from 'zod';
import { defineCommand, type ReactionRow, type ReactionTable } from '../../../systems/contract.ts';
import { encounterChanged, encounterEnded, meetingBegan, reactionRolled } from '../../events/meetings.ts';
import { comeAlong } from './comeAlong.ts';
import { edgeOfGrounds, groundsOf } from './grounds.ts';
import { encounterOf } from '../../lookup.ts';
import { Refusal } from '../../refusal.ts';
import type { Campaign } from '../../state.ts';

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
    const { reaction } = decision.system;
    const edge = edgeOfGrounds(groundsOf(decision.state), { advantage, disadvantage });
    const { roll, row } =
      mood === undefined
        ? reaction.roll(decision, edge, disposition)
        : { roll: undefined, row: knownRow(reaction, mood) };
    decision.emit(
      reactionRolled,
      { row: row.id, label: row.label, ...(roll && { total: roll.total }) },
      { rules: [reaction.rule] },
    );
    decision.emit(meetingBegan, {});
  },
  offers: ({ encounter }, { reaction }) =>
    encounter?.reaction
      ? [{ ...setReaction(reaction), label: 'Change attitude…', group: 'talk' }]
      : [
          {
            label: 'Reaction roll',
            main: encounter?.creatures.length !== 0,
            command: { type: 'react' },
          },
          {
            label: 'Reaction with advantage',
            command: { type: 'react', advantage: true },
            group: 'reaction',
          },
          {
            label: 'Reaction with disadvantage',
            command: { type: 'react', disadvantage: true },
            group: 'reaction',
          },
          { ...setReaction(reaction), label: 'Set reaction…', group: 'reaction' },
        ],
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
    decision.emit(encounterEnded, { parted: true, ...(fled && { fled }) });
  },
  offers: (_campaign) => [
    { label: 'End encounter', detail: 'part in peace', command: { type: 'part' } },
    { label: 'Flee', detail: 'nobody follows', command: { type: 'part', fled: true } },
  ],
});

/** Whether reasons for and against the party change the chances of its reaction roll. */
export const isMoved = ({ odds }: ReactionTable, campaign: Campaign): boolean =>
  JSON.stringify(odds('advantage', 'neutral', campaign)) !==
  JSON.stringify(odds('disadvantage', 'neutral', campaign));

const editEncounter = defineCommand({
  type: 'edit-encounter',
  title: 'Edit encounter',
  about:
    'Sets how far away they are, or adds or removes a reason for or against the party in the reaction roll.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('edit-encounter'),
    distance: z.string().trim().max(200).optional(),
    reason: z.string().trim().min(1, 'enter the reason').max(100).optional(),
    against: z.boolean().default(false),
    remove: z.boolean().default(false),
  }),
  decide: (decision, { distance, reason, against, remove }) => {
    encounterOf(decision);
    const others = groundsOf(decision.state).filter(({ why }) => why !== reason);
    const grounds = reason === undefined || remove ? others : [...others, { why: reason, against }];
    decision.emit(encounterChanged, {
      ...(distance === undefined ? {} : { distance }),
      ...(reason === undefined ? {} : { details: { grounds } }),
    });
  },
  offers: (campaign, { reaction }) =>
    !campaign.encounter?.reaction && isMoved(reaction, campaign)
      ? [
          {
            label: 'Add reason…',
            group: 'reaction',
            command: { type: 'edit-encounter' },
            needs: [
              { name: 'reason', label: 'Reason', kind: 'text' },
              { name: 'against', label: 'Against the party', kind: 'check', value: false },
            ],
          },
        ]
      : [],
});

export const talkCommands = [react, part, editEncounter, comeAlong];
