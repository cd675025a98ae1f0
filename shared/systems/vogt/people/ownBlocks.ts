import { z } from 'zod';
import { capital } from '../../../counted.ts';
import type { Field } from '../../../campaign/offer.ts';
import { blockRules } from '../../blockRules.ts';
import { kindBlank, linesBlank, numberBlank, textBlank } from '../../common/blockFields.ts';
import { numberBeside, readBlock, type LineReader, type Manner } from '../../common/readBlock.ts';
import { CHART } from '../sheet/dieSizes.ts';
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

/** `STR 1d6`, `d6 STR`. */
const sizeBeside = (blank: string, words: string): LineReader => ({
  patterns: [
    new RegExp(String.raw`(?<!\p{L})(?:${words})\s*[:=]?\s*(\d?d\d{1,2}|0)(?!\w)`, 'iu'),
    new RegExp(String.raw`(?<!\w)(\d?d\d{1,2})\s*(?:${words})(?!\p{L})`, 'iu'),
  ],
  says: ([, size = '']) => ({ [blank]: size.toLowerCase().replace(/^d/, '1d') }),
});

/** `resists fire, cold`: up to the next figure or the end of the clause. */
const harm = (blank: string, words: string): LineReader => ({
  patterns: [new RegExp(String.raw`(?<!\p{L})(?:${words})\s*:?\s*([^;.\d]+)`, 'iu')],
  says: ([, kinds = '']) => ({
    [blank]: kinds
      .split(/,|\band\b/i)
      .map((kind) => kind.trim())
      .filter(Boolean)
      .join('\n'),
  }),
});

const manner: Manner = {
  readers: [
    numberBeside('hp', 'hp|hit points?'),
    numberBeside('ar', 'ar|armou?r(?: rating)?'),
    numberBeside('movement', 'movement|move|mv|speed'),
    sizeBeside('dice.0', 'str|strength'),
    sizeBeside('dice.1', 'dex|dexterity'),
    sizeBeside('dice.2', 'awr|awareness'),
    sizeBeside('dice.3', 'wil|will|willpower'),
    harm('resists', 'resists?|resistant to|resistances?'),
    harm('vulnerable', 'vulnerable(?: to)?|vulnerabilit(?:y|ies)|weak(?:ness)? to'),
  ],
  attacks: {
    blank: 'weapon',
    most: 1,
    write: (text) => {
      const [name, ...more] = readWeapon(text) ?? [];
      return name === undefined ? undefined : [capital(name), ...more].join(' ');
    },
  },
};

export const ownBlocks = blockRules({
  figures: Figures,
  book: BlockSchema,
  line: lineOf,
  read: (text) => readBlock(text, manner),
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
