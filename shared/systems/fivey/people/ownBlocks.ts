import { z } from 'zod';
import { blockRules } from '../../blockRules.ts';
import { linesBlank, numberBlank } from '../../common/blockFields.ts';
import { numberBeside, readBlock, type Manner } from '../../common/readBlock.ts';
import { BRACKET_IDS, bracketFor, BRACKETS, lineOf } from './bestiary.ts';

const Words = z.array(z.string().trim().min(1).max(80)).max(20);
const Harm = z.array(z.string().trim().min(1).max(40)).max(20);
const Figures = z.strictObject({
  bracket: z.enum(BRACKET_IDS),
  defense: z.int().min(1).max(40),
  feats: Words.default([]),
  resists: Harm.optional(),
  vulnerable: Harm.optional(),
});

const manner: Manner = {
  readers: [
    {
      patterns: [new RegExp(String.raw`\b(${BRACKET_IDS.map((id) => BRACKETS[id].name).join('|')})\b`, 'i')],
      says: ([, name = '']) => ({
        bracket: BRACKET_IDS.find((id) => BRACKETS[id].name === name.toLowerCase()) ?? '',
      }),
    },
    {
      patterns: [/\b(?:hd|hit dice)\s*:?\s*(\d{1,2})(?!\w)/i, /(?<!\w)(\d{1,2})\s*(?:hd|hit dice)\b/i],
      says: ([, dice]) => ({ bracket: bracketFor(Number(dice)) }),
    },
    numberBeside('defense', 'dc|ac|defen[cs]e(?: class)?|armou?r class|armou?r'),
    {
      patterns: [/\d{1,4}\s*(?:experience|xp)\b/i, /\b(?:experience|xp)\s*:?\s*\d{1,4}/i],
      says: () => ({}),
    },
    ...(['resists', 'vulnerable'] as const).map((blank) => ({
      patterns: [new RegExp(String.raw`\b${blank}(?: to)?\s*:?\s*(\p{L}+)`, 'iu')],
      says: ([, kind = '']: RegExpExecArray) => ({ [blank]: kind.toLowerCase() }),
    })),
  ],
  rest: 'feats',
};

export const ownBlocks = blockRules({
  figures: Figures,
  book: z.object(Figures.shape),
  line: lineOf,
  read: (text) => readBlock(text, manner),
  fields: (known) => [
    {
      name: 'bracket',
      label: 'Bracket',
      kind: 'choice',
      choices: BRACKET_IDS.map((id) => {
        const { name, hitDice, ability, damage, die } = BRACKETS[id];
        return {
          value: id,
          label: name,
          detail: `${hitDice} hit dice, ability +${ability}, damage ${damage} or d${die}`,
        };
      }),
      value: known.bracket ?? '',
    },
    numberBlank('defense', 'DC', known.defense, '12 to 20 is usual'),
    linesBlank('feats', 'Feats', known.feats, { optional: true, hint: 'One on each line' }),
    linesBlank('resists', 'Resists', known.resists, { optional: true }),
    linesBlank('vulnerable', 'Vulnerable to', known.vulnerable, { optional: true }),
  ],
});
