import type { Field } from '../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../campaign/state.ts';
import { DIFFICULTIES, NORMAL_DR } from './checks.ts';
import { ABILITIES, ABILITY_NAMES } from './sheet.ts';

const named = ({ id, name }: Creature): { value: string; label: string } => ({ value: id, label: name });

/** A choice among the able of the party. */
export const characterChoices = (campaign: Campaign, name = 'creature', label = 'Who'): Field => ({
  name,
  label,
  kind: 'choice',
  choices: partyOf(campaign).map(named),
});

/** A choice among creatures; with only one it is made already. */
export function creatureChoices(creatures: readonly Creature[], name: string, label: string): Field {
  const [only] = creatures;
  return {
    name,
    label,
    kind: 'choice',
    choices: creatures.map(named),
    ...(creatures.length === 1 && only ? { value: only.id } : {}),
  };
}

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

/** What a Check still has to be told (NS-17, NS-18). */
export const checkNeeds = (campaign: Campaign): Field[] => [
  characterChoices(campaign),
  {
    name: 'ability',
    label: 'Ability',
    kind: 'choice',
    choices: ABILITIES.map((id) => ({ value: id, label: ABILITY_NAMES[id] })),
  },
  drBlank,
  edgeBlank,
  { name: 'focus', label: 'Spend Focus', kind: 'check', value: false, optional: true },
];
