import type { NumberKind } from '../../ruleBook.ts';

const DC = [1, 40] as const;
const ACTIONS = [0, 1, 2] as const;

/** Difficulties, fights and what a body carries: numbers that a house may change. */
const tableNumbers = [
  { id: 'easy', name: 'DC for “easy”', theme: 'Checks', value: 12, range: DC, others: '8, 10' },
  { id: 'moderate', name: 'DC for “moderate”', theme: 'Checks', value: 14, range: DC, others: '12, 15' },
  { id: 'difficult', name: 'DC for “difficult”', theme: 'Checks', value: 16, range: DC, others: '18' },
  { id: 'incredible', name: 'DC for “incredible”', theme: 'Checks', value: 20, range: DC, others: '18' },
  {
    id: 'cover',
    name: 'Defense class bonus for cover',
    theme: 'Fights',
    value: 0,
    range: [0, 10],
    others: '2',
  },
  {
    id: 'unarmed-die',
    name: 'Bare hands damage die',
    theme: 'Fights',
    value: 'd4',
    choices: ['none', 'd4', 'd6'],
    others: 'no damage',
  },
  {
    id: 'two-handed-die',
    name: 'Medium weapon in two hands, if the item gives no die',
    theme: 'Fights',
    value: 'd8',
    choices: ['d8', 'd10'],
    others: 'd10',
  },
  {
    id: 'help-cost',
    name: 'Actions to help an ally',
    theme: 'Fights',
    value: 1,
    choices: ACTIONS,
    others: '2',
  },
  { id: 'hide-cost', name: 'Actions to hide', theme: 'Fights', value: 1, choices: ACTIONS, others: '2' },
  { id: 'disarm-cost', name: 'Actions to disarm', theme: 'Fights', value: 1, choices: ACTIONS, others: '2' },
  {
    id: 'push-cost',
    name: 'Actions to push something over',
    theme: 'Fights',
    value: 1,
    choices: ACTIONS,
    others: '2',
  },
  {
    id: 'retrieve-cost',
    name: 'Actions to take from a backpack',
    theme: 'Fights',
    value: 1,
    choices: ACTIONS,
    others: '2',
  },
  {
    id: 'stash-cost',
    name: 'Actions to put in a backpack',
    theme: 'Fights',
    value: 1,
    choices: ACTIONS,
    others: '0',
  },
  {
    id: 'large-slots',
    name: 'Slots for armour and large weapons',
    theme: 'Characters',
    value: 1,
    choices: [1, 2, 3],
    others: '2',
  },
  {
    id: 'crowns-a-slot',
    name: 'Crowns in a slot (0: crowns take no slot)',
    theme: 'Characters',
    value: 0,
    range: [0, 10_000],
    others: '100, 1000',
  },
] as const satisfies readonly NumberKind[];

const DICE = ['d4', 'd6', 'd8', 'd10', 'd12'] as const;

/** The road, meals, light and money: numbers that a house may change. */
const dayNumbers = [
  {
    id: 'hard-weather',
    name: 'Difficult weather on a d6, this or less (0: the referee decides)',
    theme: 'Travel',
    value: 0,
    range: [0, 6],
    others: '1, 2',
  },
  {
    id: 'way-dc',
    name: 'DC to find the way off road (0: never lost)',
    theme: 'Travel',
    value: 0,
    range: [0, 30],
    others: '12, 14',
  },
  {
    id: 'scavenge-die',
    name: 'Die for scavenged portions',
    theme: 'Rest',
    value: 'd6',
    choices: DICE,
    others: 'd4',
  },
  {
    id: 'hungry-toll',
    name: 'Hit points lost for a missed meal',
    theme: 'Rest',
    value: 0,
    range: [0, 20],
    others: '1',
  },
  {
    id: 'fall-die',
    name: 'Die for each 10 feet of a fall',
    theme: 'Harm and healing',
    value: 'd6',
    choices: DICE,
    others: 'd10',
  },
  {
    id: 'torch-turns',
    name: 'Turns a torch burns',
    theme: 'Travel',
    value: 6,
    range: [1, 144],
    others: '12',
  },
  {
    id: 'lamp-turns',
    name: 'Turns a flask of oil burns',
    theme: 'Travel',
    value: 24,
    range: [1, 144],
    others: '36',
  },
  {
    id: 'settlement',
    name: 'Die for begging, by settlement',
    theme: 'Downtime',
    value: 'd6',
    choices: DICE,
    others: 'd4 in a hamlet up to d12 in a metropolis',
  },
  {
    id: 'sell-share',
    name: 'Fraction of the price when selling (1 in …)',
    theme: 'Downtime',
    value: 2,
    choices: [1, 2, 3, 4],
    others: '1, 4',
  },
  {
    id: 'hireling-crowns',
    name: 'Hireling’s pay in crowns a day',
    theme: 'People',
    value: 1,
    range: [0, 100],
    others: '2, 5',
  },
] as const satisfies readonly NumberKind[];

/** Every number of FIVEY that a house may change. */
export const numbers = [...tableNumbers, ...dayNumbers] as const;
