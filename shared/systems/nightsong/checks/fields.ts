import { named, type Field } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { System } from '../../contract.ts';
import { DIFFICULTIES, NORMAL_DR } from './checks.ts';
import { ABILITIES, ABILITY_NAMES, sheetOf } from '../sheet/sheet.ts';

/** A choice among the able of the party. */
export const characterField = (campaign: Campaign, name = 'creature', label = 'Who'): Field => ({
  name,
  label,
  kind: 'choice',
  choices: partyOf(campaign).map(named),
});

/** Several of them, with some picked already. */
export const severalField = (
  creatures: readonly Creature[],
  name: string,
  label: string,
  value: string[],
): Field => ({ name, label, kind: 'choice', many: true, value, choices: creatures.map(named) });

/** An ally who may help; nothing where there is none. */
export const helperField = (helpers: readonly Creature[]): Field[] =>
  helpers.length > 0
    ? [{ name: 'helper', label: 'Who helps', kind: 'choice', optional: true, choices: helpers.map(named) }]
    : [];

/** A point of Focus before the roll, where somebody has one. */
export const focusField = (creature: Creature): Field[] =>
  sheetOf(creature).focus > 0
    ? [{ name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true }]
    : [];

/** Darkness and foul weather, where there is any. */
export const surroundingsFields = (campaign: Campaign, system: System): Field[] => [
  ...(isDark(campaign, system)
    ? [{ name: 'sight', label: 'It needs sight', kind: 'check' as const, value: false, optional: true }]
    : []),
  ...(campaign.weather.hard
    ? [{ name: 'exposed', label: 'Out in the weather', kind: 'check' as const, value: false, optional: true }]
    : []),
];

export const abilityField: Field = {
  name: 'ability',
  label: 'Ability',
  kind: 'choice',
  choices: ABILITIES.map((id) => ({ value: id, label: ABILITY_NAMES[id] })),
};

export const edgeField: Field = {
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

export const drField: Field = {
  name: 'dr',
  label: 'DR',
  kind: 'number',
  value: NORMAL_DR,
  choices: DIFFICULTIES.map(({ dr, word }) => ({ value: String(dr), label: `${dr} ${word}` })),
};

/** What a Check still has to be told. */
export const checkNeeds = (campaign: Campaign, system: System): Field[] => [
  characterField(campaign),
  abilityField,
  drField,
  edgeField,
  ...helperField(campaign.fight || partyOf(campaign).length < 2 ? [] : partyOf(campaign)),
  ...surroundingsFields(campaign, system),
  { name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true },
  { name: 'nuanced', label: 'Nuanced', kind: 'check', value: false, optional: true },
];
