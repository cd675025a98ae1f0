import type { FamilyOption } from './option.ts';

/** Options of turns and watches, the road, the weather and chance meetings, with the values they start with. */
export const roadOptions = [
  { id: 'turn-minutes', theme: 'lengths', name: 'Minutes of a turn', value: 10, range: [1, 60] },
  { id: 'watch-hours', theme: 'lengths', name: 'Hours of a watch', value: 8, choices: [4, 6, 8, 12] },
  {
    id: 'encounter-die',
    theme: 'encounters',
    name: 'Sides of the encounter check',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  {
    id: 'encounter-up-to',
    theme: 'encounters',
    name: 'The encounter check brings somebody up to a',
    value: 1,
    choices: [1, 2, 3],
  },
  {
    id: 'encounter-turns',
    theme: 'encounters',
    name: 'Turns in a site from one encounter check to the next',
    value: 3,
    range: [1, 24],
  },
  { id: 'hex-watches', theme: 'travel', name: 'Watches for a hex', value: 1, range: [1, 6] },
  {
    id: 'hard-watches',
    theme: 'travel',
    name: 'Watches that hard ground or weather adds',
    value: 1,
    range: [0, 6],
  },
  { id: 'roads-ease', theme: 'travel', name: 'A road makes hard ground easy', value: true },
  {
    id: 'navigation',
    theme: 'travel',
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'off roads', 'never'],
  },
  {
    id: 'way-lost-up-to',
    theme: 'travel',
    name: 'The Die of Fate loses the way up to a',
    value: 2,
    range: [1, 5],
  },
  { id: 'lost-watches', theme: 'travel', name: 'Watches that a lost way wastes', value: 1, range: [1, 6] },
  {
    id: 'daily-weather',
    theme: 'travel',
    name: 'The Die of Fate makes the weather at daybreak',
    value: true,
  },
  { id: 'storm-up-to', theme: 'travel', name: 'The weather is a storm up to a', value: 1, range: [0, 5] },
  { id: 'rain-up-to', theme: 'travel', name: 'The weather is rain up to a', value: 3, range: [0, 6] },
] as const satisfies readonly FamilyOption<string>[];
