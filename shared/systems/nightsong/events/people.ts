import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { AbilitySchema } from '../sheet/sheet.ts';

const scores = { str: z.int(), dex: z.int(), pre: z.int(), con: z.int() };

/** Abilities were rolled for a new character; a weak set is rerolled. */
export const abilitiesRolled = defineEvent('abilities-rolled', 'players', {
  name: z.string(),
  ...scores,
  weak: z.boolean(),
});

/** A new character joined the party. */
export const characterMade = defineEvent('character-made', 'players', {
  creature: IdSchema,
  ...scores,
  hitPoints: z.int(),
  slots: z.int(),
});

/** A companion became a player’s character. */
export const characterTakenOver = defineEvent('character-taken-over', 'players', { creature: IdSchema });

/** An Advancement raised a character’s maximum hit points. */
export const hitPointsAdvanced = defineEvent('hit-points-advanced', 'players', {
  creature: IdSchema,
  roll: z.int(),
  from: z.int(),
  to: z.int(),
});

/** An Advancement rolled for each Ability. */
export const abilitiesAdvanced = defineEvent(
  'abilities-advanced',
  'players',
  {
    creature: IdSchema,
    advancements: z.int(),
    abilities: z.array(z.strictObject({ ability: AbilitySchema, roll: z.int(), from: z.int(), to: z.int() })),
  },
  (campaign, { creature, advancements, abilities }) => {
    const { sheet } = draftOf(campaign, creature);
    for (const { ability, to } of abilities) sheet[ability] = to;
    sheet['advancements'] = advancements;
  },
);

/** The disposition of the creatures changed the threshold of their reaction roll. */
export const reactionThresholdMoved = defineEvent('reaction-threshold-moved', 'referee', {
  against: z.int(),
});

export const peopleEvents = [
  abilitiesRolled,
  characterMade,
  characterTakenOver,
  hitPointsAdvanced,
  abilitiesAdvanced,
  reactionThresholdMoved,
];
