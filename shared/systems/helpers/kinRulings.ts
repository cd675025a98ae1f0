import type { RulingKind } from '../contract.ts';
import { dayOptions } from './options/days.ts';
import { fightOptions, type FightTheme } from './options/fights.ts';
import { magicOptions, type MagicTheme } from './options/magic.ts';
import { roadOptions } from './options/roads.ts';
import { readerOf, under } from './rulings.ts';

const OPTIONS = [
  ...under('People, packs and meals', dayOptions),
  ...under('Time and travel', roadOptions),
  ...under('Fights', fightOptions),
  ...under('Magic', magicOptions),
] as const;
type Theme = (typeof OPTIONS)[number]['theme'];

/** Options that these systems share, each under the rule of its own that it reads. */
export const kinRulings = (rules: Readonly<Record<Theme, string>>): RulingKind[] =>
  OPTIONS.map(({ theme, ...option }) => ({ ...option, rule: rules[theme] }));

const all =
  <Theme extends string>(options: readonly { theme: Theme }[]) =>
  (rule: string): Record<Theme, string> =>
    Object.fromEntries(options.map(({ theme }) => [theme, rule])) as Record<Theme, string>;

/** One rule for every option of fights, or of magic, where a system has no more than one. */
export const allOfFights: (rule: string) => Record<FightTheme, string> = all(fightOptions);
export const allOfMagic: (rule: string) => Record<MagicTheme, string> = all(magicOptions);

/** How a campaign has a shared option. */
export const kinRulingOf = readerOf(OPTIONS);
