import { z } from 'zod';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { bracketFor, creatureOf, experienceFor, MOST_CARRIED_OVER, type Bracket } from './bestiary.ts';
import { creatureConverted, defenseChanged } from '../events/people.ts';
import { sheetOf } from '../sheet/sheet.ts';

const STRENGTHS: Readonly<Record<string, Bracket>> = {
  weaker: 'M',
  equal: 'G',
  stronger: 'E',
  'much stronger': 'L',
  alone: 'B',
};
const STRENGTH_IDS = Object.keys(STRENGTHS) as [string, ...string[]];

/** A creature of another game: older ones by hit dice, newer ones by how strong they are beside the party; armour values to 20 carry over (FV-236, FV-237, FV-238). */
const convert = defineCommand({
  type: 'convert',
  title: 'Convert creature',
  about: 'Adds a creature from another game, by its hit dice or by its strength next to the party.',
  when: ['anytime'],
  dice: [{ die: 'd6', for: 'hit points' }],
  fields: z.strictObject({
    type: z.literal('convert'),
    name: NameSchema,
    hitDice: z.number().min(0).max(100).optional(),
    strength: z.enum(STRENGTH_IDS).optional(),
    bracket: z.enum(['M', 'G', 'E', 'L', 'B']).optional(),
    armour: z.int().min(1).max(40).default(12),
  }),
  decide: (decision, { name, hitDice, strength, bracket: word, armour }) => {
    const bracket =
      word ??
      (strength === undefined ? undefined : STRENGTHS[strength]) ??
      (hitDice === undefined ? undefined : bracketFor(hitDice));
    if (!bracket)
      throw new Refusal(
        'bad-field',
        'Enter its hit dice, its strength or its bracket (FV-236, FV-237).',
        'hitDice',
      );
    const defense = Math.min(MOST_CARRIED_OVER, armour);
    const block = { name, bracket, defense, feats: [], line: '' };
    const made = creatureOf(decision, block, name);
    const id = freshId(name, 'creature', decision.state.creatures);
    const header = { ...by(decision, 'conversion'), secret: true };
    decision.emit(creatureAdded, { creature: { ...made, id } }, header);
    decision.emit(
      creatureConverted,
      { creature: id, bracket, defense, experience: experienceFor(bracket, defense) },
      header,
    );
  },
});

/** A monster is made harder to hit, and brings more experience by the same table (FV-233). */
const toughen = defineCommand({
  type: 'toughen',
  title: 'Set defense class',
  about: 'Sets a monster’s defense class. Its experience changes with it.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('toughen'), creature: IdSchema, defense: z.int().min(1).max(30) }),
  decide: (decision, { creature: id, defense }) => {
    const { name, sheet } = creatureAt(decision.state, id);
    const { monster } = sheetOf(creatureAt(decision.state, id));
    if (!monster || !('monster' in sheet))
      throw new Refusal('no-monster', `${name} is not a monster and has no bracket (FV-233).`, 'creature');
    decision.emit(
      defenseChanged,
      {
        creature: id,
        from: monster.defense,
        to: defense,
        experience: experienceFor(monster.bracket, defense),
      },
      { secret: true },
    );
  },
});

export const conversionCommands = [convert, toughen];
