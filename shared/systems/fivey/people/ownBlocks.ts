import { z } from 'zod';
import { blockRules } from '../../blockRules.ts';
import { linesBlank, numberBlank } from '../../common/blockFields.ts';
import { blockOf } from '../../common/posted/means.ts';
import { readPosted } from '../../common/posted/read.ts';
import { BRACKET_IDS, BRACKETS, lineOf } from './bestiary.ts';
import { means } from './posted.ts';

const Words = z.array(z.string().trim().min(1).max(80)).max(20);
const Harm = z.array(z.string().trim().min(1).max(40)).max(20);
const Figures = z.strictObject({
  bracket: z.enum(BRACKET_IDS),
  defense: z.int().min(1).max(40),
  feats: Words.default([]),
  resists: Harm.optional(),
  vulnerable: Harm.optional(),
});

export const ownBlocks = blockRules({
  figures: Figures,
  book: z.object(Figures.shape),
  line: lineOf,
  read: (text) => blockOf(readPosted(text), means),
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
