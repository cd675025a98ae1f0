import type { FamilyOption } from './option.ts';

/** Options of the body, the pack and the day, with the values they start with. */
export const dayOptions = [
  {
    id: 'score-dice',
    theme: 'creation',
    name: 'Dice of each score of a new PC',
    value: '3d6',
    choices: ['3d6', '2d6+6'],
  },
  {
    id: 'hit-point-die',
    theme: 'creation',
    name: 'Sides of the die for the HP of a new PC',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  { id: 'slots', theme: 'slots', name: 'Slots of a pack', value: 10, range: [1, 40] },
  {
    id: 'bulky-slots',
    theme: 'slots',
    name: 'Slots of a bulky thing taken from the list of gear',
    value: 2,
    range: [1, 4],
  },
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
    id: 'free-days',
    theme: 'days',
    name: 'Days of going without before the first Fatigue',
    value: 1,
    choices: [0, 1, 2, 3],
  },
  { id: 'meal-hour', theme: 'mealHour', name: 'Hour of the day’s meal', value: 18, range: [0, 23] },
  { id: 'rations-a-day', theme: 'meals', name: 'Rations that somebody eats a day', value: 1, range: [1, 3] },
  {
    id: 'rations-in-slot',
    theme: 'meals',
    name: 'Rations in a slot of the list of gear',
    value: 3,
    range: [1, 10],
  },
  { id: 'torch-hours', theme: 'lights', name: 'Hours that a torch burns', value: 1, range: [1, 24] },
  { id: 'lantern-hours', theme: 'lights', name: 'Hours that a lantern burns', value: 4, range: [1, 48] },
] as const satisfies readonly FamilyOption<string>[];
