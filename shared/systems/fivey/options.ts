import type { Campaign } from '../../campaign/state.ts';
import { numberReader, optionReader, type ChoiceOf, type NumberOf } from '../common/options.ts';
import { characterOptions } from './options/characters.ts';
import { checkOptions } from './options/checks.ts';
import { dayOptions } from './options/days.ts';
import { fightOptions } from './options/fights.ts';
import { numbers } from './options/numbers.ts';

/** What tables of FIVEY argue about. */
export const options = [...characterOptions, ...checkOptions, ...fightOptions, ...dayOptions] as const;
export { numbers };

type OptionId = (typeof options)[number]['id'];
type NumberId = (typeof numbers)[number]['id'];
type DieId = { [Id in NumberId]: NumberOf<typeof numbers, Id> extends string ? Id : never }[NumberId];

/** What another action of a fight may cost. */
export type CostId = Extract<NumberId, `${string}-cost`>;

/** The ids of an option’s choices: what a table of its ways is keyed by. */
export type Choice<Id extends OptionId> = ChoiceOf<typeof options, Id>;

/** Which choice a campaign has taken, by its id. */
export const option = optionReader(options);

/** What number a campaign plays with. */
export const number = numberReader(numbers);

/** The sides of a die that a house may change; 0 where it rolls none. */
export const dieSides = (campaign: Campaign, id: DieId): number => {
  const die = number(campaign, id);
  return die === 'none' ? 0 : Number(die.slice(1));
};
