import { z } from 'zod';
import { capital } from '../../../counted.ts';
import { blockRules } from '../../blockRules.ts';
import {
  asWritten,
  kindBlank,
  linesBlank,
  numberBlank,
  textBlank,
  written,
} from '../../common/blockFields.ts';
import { numberBeside, readBlock, wherever, type Manner } from '../../common/readBlock.ts';
import { diceInWords } from '../sheet/weapons.ts';
import { BlockSchema, lineOf, Score, WeaponSchema } from './bestiary.ts';

const HOW = 'Write an attack like “Bite d6”, “Claws d8+d8” or “Fire breath d10, blast”.';

/** `Fire breath d10, blast`. */
function readWeapon(text: string): z.input<typeof WeaponSchema> | undefined {
  const { name, dice, more = [] } = written(text) ?? {};
  return name !== undefined && dice && more.every((word) => /^blast$/i.test(word))
    ? { name, dice, ...(more.length > 0 ? { blast: true } : {}) }
    : undefined;
}

const { kind, hp, armour, critical, detachment, darkSight } = BlockSchema.shape;
const Figures = z.strictObject({
  kind,
  hp,
  str: Score,
  dex: Score,
  wil: Score,
  armour: armour.unwrap(),
  weapons: z
    .array(asWritten(WeaponSchema.shape, HOW, readWeapon))
    .min(1)
    .max(12),
  critical,
  detachment,
  darkSight,
});

const weaponInWords = ({ name, dice, blast }: z.output<typeof WeaponSchema>): string =>
  `${name} ${diceInWords(dice)}${blast ? ', blast' : ''}`;

const manner: Manner = {
  readers: [
    {
      patterns: [/critical(?: damage)?\s*:\s*(.+)$/i],
      says: ([, critical = '']) => ({ critical: critical.trim() }),
    },
    wherever(/no armou?r|unarmou?red|armou?r\s*:?\s*none/i, { armour: 0 }),
    numberBeside('hp', 'hp|hit points?|hit protection'),
    numberBeside('armour', 'armou?r'),
    numberBeside('str', 'str|strength'),
    numberBeside('dex', 'dex|dexterity'),
    numberBeside('wil', 'wil|will|willpower'),
    wherever(/\bdetachment\b/i, { detachment: true }),
    wherever(/\b(?:sees? in (?:the )?dark|dark ?sight|darkvision)\b/i, { darkSight: true }),
  ],
  attacks: {
    blank: 'weapons',
    most: 12,
    write: (text) => {
      const weapon = readWeapon(text);
      return weapon && weaponInWords({ ...weapon, name: capital(weapon.name) });
    },
  },
  trait: /^blast$/i,
};

const AVERAGE = '10 is average';

export const ownBlocks = blockRules({
  figures: Figures,
  book: BlockSchema.omit({ name: true, line: true }),
  line: lineOf,
  read: (text) => readBlock(text, manner),
  fields: (known) => [
    kindBlank(known.kind),
    numberBlank('hp', 'HP', known.hp),
    numberBlank('armour', 'Armor', known.armour, '0 to 3'),
    numberBlank('str', 'STR', known.str, AVERAGE),
    numberBlank('dex', 'DEX', known.dex, AVERAGE),
    numberBlank('wil', 'WIL', known.wil, AVERAGE),
    linesBlank('weapons', 'Attacks', known.weapons?.map(weaponInWords), {
      hint: 'One on each line: Bite d6',
    }),
    textBlank('critical', 'On critical damage', known.critical),
    { name: 'detachment', label: 'Detachment', kind: 'check', value: known.detachment ?? false },
    { name: 'darkSight', label: 'Sees in the dark', kind: 'check', value: known.darkSight ?? false },
  ],
});
