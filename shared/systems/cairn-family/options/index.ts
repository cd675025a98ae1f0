import type { RulingKind } from '../../contract.ts';
import { dayOptions } from './days.ts';
import { dyingOptions, type DyingTheme } from './dying.ts';
import { fightOptions, type FightTheme } from './fights.ts';
import { magicOptions, type MagicTheme } from './magic.ts';
import { roadOptions } from './roads.ts';
import { readerOf, under, type ReadingOf } from '../../common/options.ts';

const OPTIONS = [
  ...under('People, packs and meals', dayOptions),
  ...under('Time and travel', roadOptions),
  ...under('Fights', fightOptions),
  ...under('Magic', magicOptions),
  ...under('Harm and scars', dyingOptions),
] as const;
type Theme = (typeof OPTIONS)[number]['theme'];

/** The rule of a system for each theme; nobody is dying in a system that names none for it. */
type Rules = Readonly<Record<Exclude<Theme, DyingTheme>, string> & Partial<Record<DyingTheme, string>>>;

/** Options that these systems share, each under the rule of its own that it reads. */
export const familyOptions = (rules: Rules): RulingKind[] =>
  OPTIONS.flatMap(({ theme, ...option }) => {
    const rule = rules[theme];
    return rule === undefined ? [] : [{ ...option, rule }];
  });

const all =
  <Theme extends string>(options: readonly { theme: Theme }[]) =>
  (rule: string): Record<Theme, string> =>
    Object.fromEntries(options.map(({ theme }) => [theme, rule])) as Record<Theme, string>;

/** One rule for every option of fights, or of magic, where a system has no more than one. */
export const allOfFights: (rule: string) => Record<FightTheme, string> = all(fightOptions);
export const allOfMagic: (rule: string) => Record<MagicTheme, string> = all(magicOptions);

/** What a shared option may be set to. */
export type FamilyReading<Id extends (typeof OPTIONS)[number]['id']> = ReadingOf<typeof OPTIONS, Id>;

/** How a campaign has a shared option. */
export const familyOptionOf = readerOf(OPTIONS);
