import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { CreatureSchema } from '../../../campaign/state.ts';

/** The scores of a new character were rolled. */
export const bodyRolled = defineEvent('body-rolled', 'players', {
  name: z.string(),
  str: z.int(),
  dex: z.int(),
  wil: z.int(),
  hitPoints: z.int(),
});

/** A character or a hireling joined the party; `role` is what a hireling was taken on as. */
export const newcomerJoined = defineEvent(
  'newcomer-joined',
  'players',
  { creature: CreatureSchema, role: z.string().optional() },
  (campaign, { creature }) => creatureAdded.evolve(campaign, { creature, joinsParty: true }),
);

/** A companion is now a player’s character. */
export const companionTakenOver = defineEvent(
  'companion-taken-over',
  'players',
  { creature: IdSchema },
  (campaign, { creature }) => {
    const one = draftOf(campaign, creature);
    one.kind = 'character';
    one.sheet['hireling'] = null;
    if (!campaign.party.members.includes(creature)) campaign.party.members.push(creature);
  },
);

export const peopleEvents = [bodyRolled, newcomerJoined, companionTakenOver];
