import { z } from 'zod';
import { defineCommand, type Decision, type ReactionTable, type System } from '../../../systems/contract.ts';
import { encounterChanged } from '../../events/meetings.ts';
import { IdSchema } from '../../ids.ts';
import { ableCreature, encounterOf } from '../../lookup.ts';
import type { Offer } from '../../offer.ts';
import { blockChoices, statBlockOf } from '../../tables/bestiary.ts';
import { MOST_AT_ONCE } from '../../tables/encounterLines.ts';
import { kindsMet, makeCreatures, numbersOf, titleOf } from '../../meet.ts';
import { Refusal } from '../../refusal.ts';
import { SIDES_SURPRISED, type Campaign, type SideSurprised } from '../../state.ts';
import { groundsOf } from './grounds.ts';
import { reactionTableOf } from './reactionTable.ts';

/** Whether reasons for and against the party change the chances of its reaction roll. */
export const isMoved = ({ odds }: ReactionTable, campaign: Campaign): boolean =>
  JSON.stringify(odds('advantage', 'neutral', campaign)) !==
  JSON.stringify(odds('disadvantage', 'neutral', campaign));

/** The creatures of the encounter when as many of a kind are there; new ones are made. Refuses `unknown-stat-block`. */
function asManyOf(decision: Decision, statBlock: string, count: number): string[] {
  const { creatures } = encounterOf(decision);
  const block = statBlockOf(decision, statBlock, 'statBlock');
  const ofKind = creatures.filter((id) => decision.state.creatures[id]?.statBlock === block.name);
  const gone = new Set(ofKind.slice(count));
  const more = Array.from({ length: Math.max(0, count - ofKind.length) }, (_, index) =>
    makeCreatures(decision, block, 1, `${block.name} ${ofKind.length + index + 1}`),
  );
  return [...creatures.filter((id) => !gone.has(id)), ...more.flat()];
}

/** Whom a side that is surprised holds. */
export const idsOf = ({ party, encounter }: Campaign, surprised: SideSurprised): string[] => [
  ...(surprised === 'party' || surprised === 'both' ? party.members : []),
  ...(surprised === 'others' || surprised === 'both' ? (encounter?.creatures ?? []) : []),
];

/** Refuses whoever is not of the party here, or can’t act. */
function talker(campaign: Campaign, id: string): void {
  const { name } = ableCreature(campaign, id, 'speaker');
  if (!campaign.party.members.includes(id))
    throw new Refusal('not-in-party', `${name} is not of the party.`, 'speaker');
}

const fields = z.strictObject({
  type: z.literal('edit-encounter'),
  /** How many there are of a kind of the bestiary; the last of them go, new ones come. */
  statBlock: z.string().max(200).optional(),
  count: z.int().min(1).max(MOST_AT_ONCE).optional(),
  surprised: z.enum(SIDES_SURPRISED).optional(),
  distance: z.string().trim().max(200).optional(),
  /** Who of the party leads the talk. */
  speaker: IdSchema.optional(),
  reason: z.string().trim().min(1, 'enter the reason').max(100).optional(),
  against: z.boolean().default(false),
  remove: z.boolean().default(false),
});
type EditEncounter = z.input<typeof fields>;

/** Asked for where chance brought someone and no table says who. */
const whoItIs = (campaign: Campaign, system: System): Offer<EditEncounter>[] =>
  campaign.encounter?.creatures.length === 0
    ? [
        {
          label: 'Say who it is…',
          main: true,
          command: { type: 'edit-encounter' },
          needs: [
            { name: 'statBlock', label: 'Who', kind: 'choice', choices: blockChoices(campaign, system) },
            { name: 'count', label: 'How many', kind: 'number', value: 1, least: 1, most: MOST_AT_ONCE },
          ],
        },
      ]
    : [];

const newGround = (campaign: Campaign, system: System): Offer<EditEncounter>[] =>
  !campaign.encounter?.reaction && isMoved(reactionTableOf(campaign, system), campaign)
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
    : [];

export const editEncounter = defineCommand({
  type: 'edit-encounter',
  title: 'Edit encounter',
  about:
    'Sets how far away they are, how many of a kind there are, which side is surprised and who of the party talks, or adds or removes a reason for or against the party in the reaction roll.',
  when: ['notice', 'meeting'],
  fields,
  decide: (decision, { statBlock, count, surprised, distance, speaker, reason, against, remove }) => {
    if (speaker !== undefined) talker(decision.state, speaker);
    const { title, creatures: met } = encounterOf(decision);
    const creatures = count === undefined ? undefined : asManyOf(decision, statBlock ?? '', count);
    const others = groundsOf(decision.state).filter(({ why }) => why !== reason);
    const grounds = reason === undefined || remove ? others : [...others, { why: reason, against }];
    decision.emit(encounterChanged, {
      byHand: true,
      ...(creatures && { creatures, kinds: kindsMet(decision, creatures) }),
      ...(creatures && (met.length === 0 || title === titleOf(numbersOf(decision.state, met)))
        ? { title: titleOf(numbersOf(decision.state, creatures)) }
        : {}),
      ...(surprised && { surprised: idsOf(decision.state, surprised) }),
      ...(distance === undefined ? {} : { distance }),
      ...(speaker === undefined ? {} : { speaker }),
      ...(reason === undefined ? {} : { details: { grounds } }),
    });
  },
  offers: (campaign, system) => [...whoItIs(campaign, system), ...newGround(campaign, system)],
});
