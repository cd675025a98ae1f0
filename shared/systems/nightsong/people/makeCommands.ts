import { z } from 'zod';
import { capital } from '../../../text/words.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterOffers } from '../../common/characterOffers.ts';
import { ABILITIES, ABILITY_NAMES, NewScoresSchema } from '../sheet/sheet.ts';
import { ARRAY, demandArray, makeCharacter, rollScores } from './characters.ts';
import { KIT_IDS, KITS } from './kits.ts';

const nameField: Field<'name'> = { name: 'name', label: 'Name', kind: 'text' };
const kitField: Field<'kit'> = {
  name: 'kit',
  label: 'Kit',
  kind: 'choice',
  value: 'fighter',
  choices: KIT_IDS.map((id) => ({ value: id, label: capital(id), detail: KITS[id].gear.join(', ') })),
};

/** 2d6 for each Ability, in their order. */
const ABILITY_DICE = ABILITIES.flatMap((id) => {
  const die = { die: 'd6', for: ABILITY_NAMES[id] };
  return [die, die];
});

/** A new character, at the start or after a death. */
export const makeCommand = defineCommand({
  type: 'make-character',
  title: 'New character',
  about: 'A new character joins the party, with Abilities chosen or rolled.',
  fieldNotes: 'Give `abilities` as +2, +1, 0 and −1, each once, or leave them out to roll.',
  when: ['anytime'],
  dice: ABILITY_DICE,
  fields: z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    abilities: NewScoresSchema.optional(),
    /** The abilities were rolled step by step, so they need not be the four of the array. */
    rolled: z.boolean().default(false),
    kit: z.enum(KIT_IDS).default('fighter'),
    /** Names from the gear list, instead of the kit’s gear. */
    gear: z.array(z.string().max(200)).max(30).optional(),
  }),
  decide: (decision, { name, id, abilities, rolled, kit, gear }) => {
    const given = abilities && !rolled ? demandArray(abilities) : abilities;
    const scores = given ?? rollScores(decision, name);
    makeCharacter(decision, name, id, scores, { gear: gear ?? KITS[kit].gear });
  },
  offers: (_campaign) =>
    characterOffers(
      [nameField, kitField],
      ABILITIES.map((ability, index) => ({
        name: `abilities.${ability}` as const,
        label: ABILITY_NAMES[ability],
        kind: 'number',
        value: ARRAY[index] ?? 0,
      })),
      { plain: 'Abilities rolled', chosen: 'Abilities chosen' },
    ),
});

/** Four characters at once. */
export const makePartyCommand = defineCommand({
  type: 'make-party',
  title: 'Create party of four',
  about: 'Creates four characters, one with each kit.',
  fieldNotes: 'Their Abilities are +2, +1, 0 and −1, or rolled with `rolled`.',
  when: ['anytime'],
  dice: ABILITY_DICE,
  fields: z.strictObject({
    type: z.literal('make-party'),
    names: z.array(NameSchema).length(4).optional(),
    rolled: z.boolean().default(false),
  }),
  decide: (decision, { names, rolled }) => {
    KIT_IDS.forEach((id, index) => {
      const name = names?.[index] ?? KITS[id].name;
      makeCharacter(
        decision,
        name,
        undefined,
        rolled ? rollScores(decision, name) : KITS[id].abilities,
        KITS[id],
      );
    });
  },
  offers: ({ party }) =>
    party.members.length === 0
      ? [{ label: 'Create party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});
