import type { NumberKind } from '../../ruleBook.ts';

const DICE = ['d4', 'd6', 'd8', 'd10', 'd12'] as const;

/** Numbers of new characters and their packs that a house may set otherwise, in all systems of the family. */
const characterNumbers = [
  {
    id: 'score-dice',
    name: 'Dice for each score',
    theme: 'Characters',
    value: '3d6',
    choices: ['3d6', '2d6+6'],
    others: '2d6+6 for tougher PCs',
  },
  {
    id: 'hit-point-die',
    name: 'Die for starting HP',
    theme: 'Characters',
    value: 'd6',
    choices: DICE,
    others: 'd4, d8',
  },
  { id: 'slots', name: 'Item slots', theme: 'Characters', value: 10, range: [1, 40], others: '8, 12' },
  {
    id: 'rations-in-slot',
    name: 'Rations per slot',
    theme: 'Characters',
    value: 3,
    range: [1, 10],
    others: '1, 5',
  },
] as const satisfies readonly NumberKind[];

/** Numbers of rest and of going without. */
const restNumbers = [
  {
    id: 'free-days',
    name: 'Days Deprived before Fatigue starts',
    theme: 'Rest',
    value: 1,
    range: [0, 3],
    others: '0',
  },
  {
    id: 'breather-minutes',
    name: 'Minutes to catch breath',
    theme: 'Rest',
    value: 1,
    range: [1, 60],
    others: '10 (a turn)',
  },
] as const satisfies readonly NumberKind[];

/** Numbers of time, light and the road. */
const roadNumbers = [
  {
    id: 'torch-hours',
    name: 'Hours a torch burns',
    theme: 'Travel',
    value: 1,
    range: [1, 24],
    others: '2, 4',
  },
  {
    id: 'lantern-hours',
    name: 'Hours a filled lantern burns',
    theme: 'Travel',
    value: 4,
    range: [1, 48],
    others: '6',
  },
  {
    id: 'turn-minutes',
    name: 'Minutes in a turn',
    theme: 'Travel',
    value: 10,
    range: [1, 60],
    others: '15, 30',
  },
  {
    id: 'watch-hours',
    name: 'Hours in a watch',
    theme: 'Travel',
    value: 8,
    choices: [4, 6, 8, 12],
    others: '4, 6',
  },
  {
    id: 'encounter-die',
    name: 'Encounter die',
    theme: 'Travel',
    value: 'd6',
    choices: DICE,
    others: 'd8, d12',
  },
  {
    id: 'encounter-up-to',
    name: 'Highest roll for an encounter',
    theme: 'Travel',
    value: 1,
    range: [1, 3],
    others: '2',
  },
  {
    id: 'encounter-turns',
    name: 'Turns between encounter checks at a site',
    theme: 'Travel',
    value: 3,
    range: [1, 24],
    others: '1, 2',
  },
  { id: 'hex-watches', name: 'Watches per hex', theme: 'Travel', value: 1, range: [1, 6], others: '2' },
  {
    id: 'hard-watches',
    name: 'Extra watches for hard terrain or weather',
    theme: 'Travel',
    value: 1,
    range: [0, 6],
    others: '2',
  },
  {
    id: 'way-lost-up-to',
    name: 'Highest d6 roll to get lost',
    theme: 'Travel',
    value: 2,
    range: [1, 5],
    others: '3 in the wild',
  },
  {
    id: 'lost-watches',
    name: 'Watches wasted when lost',
    theme: 'Travel',
    value: 1,
    range: [1, 6],
    others: '2',
  },
  {
    id: 'storm-up-to',
    name: 'Highest d6 roll for a storm',
    theme: 'Travel',
    value: 1,
    range: [0, 5],
    others: '0',
  },
  {
    id: 'rain-up-to',
    name: 'Highest d6 roll for rain',
    theme: 'Travel',
    value: 3,
    range: [0, 6],
    others: '2, 4',
  },
] as const satisfies readonly NumberKind[];

/** The numbers that all systems of the family share. */
export const familyNumbers = [...characterNumbers, ...restNumbers, ...roadNumbers] as const;

/** A number of spells, where the system leaves it open; elsewhere it stays as it starts. */
export const spellNumbers = [
  {
    id: 'spell-minutes',
    name: 'Minutes a spell lasts in a fight',
    theme: 'Magic',
    value: 1,
    range: [1, 120],
    others: '10',
  },
] as const satisfies readonly NumberKind[];
