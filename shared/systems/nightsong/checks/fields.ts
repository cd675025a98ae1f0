import { named, type Field } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { System } from '../../contract.ts';
import { DIFFICULTIES, NORMAL_DR } from './checks.ts';
import { ABILITIES, ABILITY_NAMES, sheetOf } from '../sheet/sheet.ts';

const partyField = <Name extends string>(campaign: Campaign, name: Name): Field<Name> => ({
  name,
  label: 'Who',
  kind: 'choice',
  choices: partyOf(campaign).map(named),
});

/** Which party member acts. */
export const actorField = (campaign: Campaign): Field<'actor'> => partyField(campaign, 'actor');

/** Which party member is concerned. */
export const characterField = (campaign: Campaign): Field<'creature'> => partyField(campaign, 'creature');

/** A choice of several creatures, some of them already picked. */
export const severalField = <Name extends string>(
  creatures: readonly Creature[],
  name: Name,
  label: string,
  value: string[],
): Field<Name> => ({ name, label, kind: 'choice', many: true, value, choices: creatures.map(named) });

/** An ally who may help; empty where there is none. */
export const helperField = (helpers: readonly Creature[]): Field<'helper'>[] =>
  helpers.length > 0
    ? [{ name: 'helper', label: 'Helper', kind: 'choice', optional: true, choices: helpers.map(named) }]
    : [];

/** An ally of the party who may help outside of a fight. */
export const partyHelpers = (campaign: Campaign): Field<'helper'>[] =>
  helperField(campaign.fight || partyOf(campaign).length < 2 ? [] : partyOf(campaign));

/** A point of Focus before the roll, where the character has one. */
export const focusField = (creature: Creature): Field<'focus'>[] =>
  sheetOf(creature).focus > 0
    ? [{ name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true }]
    : [];

const surroundings = { kind: 'check', value: false, optional: true } as const;

/** Asks about darkness and harsh weather, where there is any. */
export const surroundingsFields = (campaign: Campaign, system: System) => [
  ...(isDark(campaign, system) ? [{ ...surroundings, name: 'sight' as const, label: 'Needs sight' }] : []),
  ...(campaign.weather.hard
    ? [{ ...surroundings, name: 'exposed' as const, label: 'Exposed to the weather' }]
    : []),
];

export const abilityField: Field<'ability'> = {
  name: 'ability',
  label: 'Ability',
  kind: 'choice',
  choices: ABILITIES.map((id) => ({ value: id, label: ABILITY_NAMES[id] })),
};

export const edgeField: Field<'edge'> = {
  name: 'edge',
  label: 'Advantage',
  kind: 'choice',
  value: 'normal',
  optional: true,
  choices: [
    { value: 'normal', label: 'Neither' },
    { value: 'advantage', label: 'Advantage' },
    { value: 'disadvantage', label: 'Disadvantage' },
  ],
};

export const drField: Field<'dr'> = {
  name: 'dr',
  label: 'DR',
  kind: 'number',
  value: NORMAL_DR,
  choices: DIFFICULTIES.map(({ dr, word }) => ({ value: String(dr), label: `${dr} ${word}` })),
};

type CheckField = 'actor' | 'ability' | 'dr' | 'edge' | 'helper' | 'sight' | 'exposed' | 'focus' | 'nuanced';

/** What has to be chosen for a Check. */
export const checkNeeds = (campaign: Campaign, system: System): Field<CheckField>[] => [
  actorField(campaign),
  abilityField,
  drField,
  edgeField,
  ...partyHelpers(campaign),
  ...surroundingsFields(campaign, system),
  { name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true },
  { name: 'nuanced', label: 'Nuanced Check', kind: 'check', value: false, optional: true },
];
