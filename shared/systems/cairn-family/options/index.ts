import { numberReader, optionReader, type ChoiceOf } from '../../common/options.ts';
import { fightOptions } from './fights.ts';
import { aidOptions } from './harm.ts';
import { castingOptions, spellOptions } from './magic.ts';
import { familyNumbers, spellNumbers } from './numbers.ts';
import { roadOptions } from './roads.ts';

/** The options that all systems of the family share. */
export const familyOptions = [...fightOptions, ...castingOptions, ...roadOptions] as const;

const ALL = [...familyOptions, ...spellOptions, ...aidOptions] as const;

/** The choices of an option of the family, by their ids. */
export type FamilyChoice<Id extends (typeof ALL)[number]['id']> = ChoiceOf<typeof ALL, Id>;

/** Which choice a campaign has taken of an option of the family. */
export const familyOption = optionReader(ALL);

/** What number a campaign plays with, of those of the family. */
export const familyNumber = numberReader([...familyNumbers, ...spellNumbers] as const);

/** The sides of a die by its name: 6 of a d6. */
export const sidesOf = (die: string): number => Number(die.slice(1));
