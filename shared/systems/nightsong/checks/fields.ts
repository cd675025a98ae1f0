import { named, type Field } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { System } from '../../contract.ts';
import { DIFFICULTIES, NORMAL_DR } from './checks.ts';
import { rulingOf } from '../rulings.ts';
import { ABILITIES, ABILITY_NAMES, sheetOf } from '../sheet/sheet.ts';

/** A choice among the able of the party. */
export const characterChoices = (campaign: Campaign, name = 'creature', label = 'Who'): Field => ({
  name,
  label,
  kind: 'choice',
  choices: partyOf(campaign).map(named),
});

/** Several of them, with some picked already. */
export const someOf = (
  creatures: readonly Creature[],
  name: string,
  label: string,
  value: string[],
): Field => ({ name, label, kind: 'choice', many: true, value, choices: creatures.map(named) });

/** An ally who may help (NS-22); nothing where there is none. */
export const helperBlank = (helpers: readonly Creature[]): Field[] =>
  helpers.length > 0
    ? [{ name: 'helper', label: 'Who helps', kind: 'choice', optional: true, choices: helpers.map(named) }]
    : [];

/** A point of Focus before the roll, where somebody has one (NS-36). */
export const focusBlank = (creature: Creature): Field[] =>
  sheetOf(creature).focus > 0
    ? [{ name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true }]
    : [];

/** Darkness and foul weather, where there is any (NS-101, NS-S7). */
export const surroundingsBlanks = (campaign: Campaign, system: System): Field[] => [
  ...(rulingOf(campaign, 'sight-checks') && isDark(campaign, system)
    ? [{ name: 'sight', label: 'It needs sight', kind: 'check' as const, value: false, optional: true }]
    : []),
  ...(campaign.weather.hard
    ? [{ name: 'exposed', label: 'Out in the weather', kind: 'check' as const, value: false, optional: true }]
    : []),
];

export const abilityBlank: Field = {
  name: 'ability',
  label: 'Ability',
  kind: 'choice',
  choices: ABILITIES.map((id) => ({ value: id, label: ABILITY_NAMES[id] })),
};

export const edgeBlank: Field = {
  name: 'edge',
  label: 'Edge',
  kind: 'choice',
  value: 'normal',
  optional: true,
  choices: [
    { value: 'normal', label: 'none' },
    { value: 'advantage', label: 'Advantage' },
    { value: 'disadvantage', label: 'Disadvantage' },
  ],
};

export const drBlank: Field = {
  name: 'dr',
  label: 'DR',
  kind: 'number',
  value: NORMAL_DR,
  choices: DIFFICULTIES.map(({ dr, word }) => ({ value: String(dr), label: `${dr} ${word}` })),
};

/** What a Check still has to be told (NS-17, NS-18, NS-22, NS-24, NS-101). */
export const checkNeeds = (campaign: Campaign, system: System): Field[] => [
  characterChoices(campaign),
  abilityBlank,
  drBlank,
  edgeBlank,
  ...helperBlank(campaign.fight || partyOf(campaign).length < 2 ? [] : partyOf(campaign)),
  ...surroundingsBlanks(campaign, system),
  { name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true },
  { name: 'nuanced', label: 'Nuanced', kind: 'check', value: false, optional: true },
];
