import { z } from 'zod';
import type { Field } from '../../../campaign/offer.ts';
import { blockRules } from '../../blockRules.ts';
import { kindBlank, linesBlank, numberBlank, textBlank } from '../../common/blockFields.ts';
import { blockOf } from '../../common/posted/means.ts';
import { readPosted } from '../../common/posted/read.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { means } from './posted.ts';
import { BlockSchema, lineOf, Size } from './bestiary.ts';

const { kind, hp, ar, str, movement } = BlockSchema.shape;
const HOW = 'Write it like “Axe 1d6 slash”: its name, its die and its kind of damage.';
const WEAPON = /^(.{1,80}?)[\s(:,]+(\d{0,2}d\d{1,3})\)?[\s,]+\(?([\p{L} ]{1,40}?)\)?$/iu;

/** `Axe 1d6 slash`. */
function readWeapon(text: string): [string, string, string] | undefined {
  const [, name = '', dice = '', damage = ''] = WEAPON.exec(text.trim()) ?? [];
  const size = dice.toLowerCase().replace(/^d/, '1d');
  return name && Size.safeParse(size).success ? [name.trim(), size, damage.toLowerCase()] : undefined;
}

const Short = z.string().trim().min(1).max(80);
const Kinds = z.array(z.string().trim().min(1).max(40)).max(12).default([]);
const Figures = z.strictObject({
  kind,
  hp: hp.min(1).max(999),
  ar: ar.unwrap().min(0).max(20),
  dice: z.tuple([Size, Size, Size, Size]),
  str: str.unwrap().min(-20).max(20).default(0),
  movement: movement.unwrap().min(0).max(100),
  weapon: z.preprocess(
    (given) => (typeof given === 'string' ? (readWeapon(given) ?? given) : given),
    z.tuple([Short, Size, Short], { error: ({ code }) => (code === 'invalid_type' ? HOW : undefined) }),
  ),
  resists: Kinds,
  vulnerable: Kinds,
});

const ABILITIES = ['STR', 'DEX', 'AWR', 'WIL'];
const sizes = CHART.map((size) => ({ value: size, label: size }));
const sizeBlank = (label: string, index: number, value: string | undefined): Field => ({
  name: `dice.${index}`,
  label,
  kind: 'choice',
  choices: sizes,
  value: value ?? '',
});

export const ownBlocks = blockRules({
  figures: Figures,
  book: BlockSchema,
  line: lineOf,
  read: (text) => blockOf(readPosted(text), means),
  fields: (known) => [
    kindBlank(known.kind),
    numberBlank('hp', 'HP', known.hp),
    numberBlank('ar', 'AR', known.ar, '0 without armour'),
    ...ABILITIES.map((label, index) => sizeBlank(label, index, known.dice?.[index])),
    numberBlank('str', 'Added to STR', known.str ?? 0),
    numberBlank('movement', 'Movement', known.movement, '6 is average'),
    { ...textBlank('weapon', 'Attack', known.weapon?.join(' '), 'Axe 1d6 slash'), optional: false },
    linesBlank('resists', 'Resists', known.resists, { optional: true }),
    linesBlank('vulnerable', 'Vulnerable to', known.vulnerable, { optional: true }),
  ],
});
