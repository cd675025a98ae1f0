import type { KinOption } from '../kinRulings.ts';

/** Options of the body, the pack, the day and the road, with the values they start with. */
export const dayOptions = [
  { id: 'slots', theme: 'slots', name: 'Slots of a pack', value: 10, range: [1, 40] },
  {
    id: 'fatigue-fells',
    theme: 'full',
    name: 'Who can bear no more Fatigue collapses under the next',
    value: true,
  },
  {
    id: 'save-on-nothing',
    theme: 'spentScore',
    name: 'A Save on a score of 0',
    value: 'has failed',
    choices: ['has failed', 'passes on a 1'],
  },
  {
    id: 'joint-save',
    theme: 'jointSave',
    name: 'Of several who act as one there throws',
    value: 'the lowest score',
    choices: ['the lowest score', 'whoever is named first'],
  },
  {
    id: 'navigation',
    theme: 'travel',
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'never'],
  },
  {
    id: 'encounter-die',
    theme: 'encounters',
    name: 'Sides of the encounter check; a 1 brings somebody',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  {
    id: 'free-days',
    theme: 'days',
    name: 'Days of going without before the first Fatigue',
    value: 1,
    choices: [0, 1, 2, 3],
  },
  {
    id: 'daily-weather',
    theme: 'travel',
    name: 'The Die of Fate makes the weather at daybreak',
    value: true,
  },
] as const satisfies readonly KinOption<string>[];
