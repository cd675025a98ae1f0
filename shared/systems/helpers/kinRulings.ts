import type { Campaign, Ruling } from '../../campaign/state.ts';
import type { RulingKind } from '../contract.ts';
import { dayOptions } from './options/days.ts';
import { fightOptions, type FightTheme } from './options/fights.ts';
import { magicOptions, type MagicTheme } from './options/magic.ts';
import { roadOptions } from './options/roads.ts';

/** An option that several systems share: what it is about says under which rule of each it stands. */
export type KinOption<Theme extends string> = Omit<RulingKind, 'rule'> & { theme: Theme };

const OPTIONS = [...dayOptions, ...roadOptions, ...fightOptions, ...magicOptions] as const;
type Theme = (typeof OPTIONS)[number]['theme'];
export type KinRulingId = (typeof OPTIONS)[number]['id'];

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

/** The value of a shared option where only the campaign is at hand. */
export const kinRulingOf = (campaign: Campaign, id: KinRulingId): Ruling =>
  campaign.rulings[id] ?? OPTIONS.find((one) => one.id === id)?.value ?? false;
