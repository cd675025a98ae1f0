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
import { means } from './posted.ts';
import { BlockSchema, lineOf, ProtectionSchema, WeaponSchema } from './bestiary.ts';

const HOW = {
  weapon: 'Write an attack like “Jaws D6”, “Knives D4 + D4” or “Short bow D6, ranged”.',
  armour: 'Write it with its die, like “Leather D4”.',
};

/** `Short bow D6, ranged`. */
function readWeapon(text: string): z.input<typeof WeaponSchema> | undefined {
  const { name, dice, more = [] } = written(text) ?? {};
  return name !== undefined && dice && more.every((word) => /^(ranged|missile)$/i.test(word))
    ? { name, dice, ...(more.length > 0 ? { ranged: true } : {}) }
    : undefined;
}

/** `Leather D4`. */
function readArmour(text: string): z.input<typeof ProtectionSchema> | undefined {
  const { name, dice: [die, ...others] = [], more } = written(text) ?? {};
  return name !== undefined && die !== undefined && others.length === 0 && more?.length === 0
    ? { name, die }
    : undefined;
}

const { kind, hp, resolve } = BlockSchema.shape;
const Armour = asWritten(ProtectionSchema.shape, HOW.armour, readArmour);
const Figures = z.strictObject({
  kind,
  hp,
  resolve,
  weapons: z
    .array(asWritten(WeaponSchema.shape, HOW.weapon, readWeapon))
    .min(1)
    .max(12),
  armour: Armour.optional(),
  shield: Armour.optional(),
});
type Figures = z.output<typeof Figures>;

const weaponInWords = ({ name, dice, ranged }: Figures['weapons'][number]): string =>
  `${name} ${dice.map((die) => `D${die}`).join(' + ')}${ranged ? ', ranged' : ''}`;
const armourInWords = (one: Figures['armour']): string | undefined => one && `${one.name} D${one.die}`;

export const ownBlocks = blockRules({
  figures: Figures,
  book: BlockSchema.omit({ name: true, line: true }),
  line: lineOf,
  read: (text) => blockOf(readPosted(text), means),
  fields: (known) => [
    kindBlank(known.kind),
    numberBlank('hp', 'HP', known.hp),
    numberBlank('resolve', 'Resolve', known.resolve, '0 to 100'),
    linesBlank('weapons', 'Attacks', known.weapons?.map(weaponInWords), {
      hint: 'One on each line: Jaws D6',
    }),
    textBlank('armour', 'Armor', armourInWords(known.armour), 'With its die: Leather D4'),
    textBlank('shield', 'Shield', armourInWords(known.shield), 'With its die: Shield D6'),
  ],
});
