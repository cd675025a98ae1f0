import { z } from 'zod';
import { blockRules } from '../../blockRules.ts';
import {
  asWritten,
  kindBlank,
  linesBlank,
  numberBlank,
  textBlank,
  written,
} from '../../common/blockFields.ts';
import { blockOf } from '../../common/posted/means.ts';
import { readPosted } from '../../common/posted/read.ts';
import { diceInWords } from '../sheet/weapons.ts';
import { means } from './posted.ts';
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

const AVERAGE = '10 is average';

export const ownBlocks = blockRules({
  figures: Figures,
  book: BlockSchema.omit({ name: true, line: true }),
  line: lineOf,
  read: (text) => blockOf(readPosted(text), means),
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
