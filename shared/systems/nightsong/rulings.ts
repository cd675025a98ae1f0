import type { Campaign, Ruling } from '../../campaign/state.ts';
import type { RulingKind } from '../contract.ts';

/** The options of a campaign of Nightsong, each with the value it starts with. */
export const rulings = [
  { id: 'solo', rule: 'NS-28', name: 'Solo play: every Check is nuanced', value: false },
  {
    id: 'fate-die',
    rule: 'NS-R27',
    name: 'How the Die of Fate is read',
    value: 'tens',
    choices: ['tens', 'hundred'],
  },
  {
    id: 'first-side',
    rule: 'NS-60',
    name: 'Who begins a fight',
    value: 'party',
    choices: ['party', 'others'],
  },
  { id: 'action-ends-turn', rule: 'NS-63', name: 'The action ends a character’s turn', value: true },
  {
    id: 'arrows',
    rule: 'NS-R3',
    name: 'When a quiver is rolled',
    value: 'each shot',
    choices: ['each shot', 'after the fight'],
  },
  {
    id: 'shields-of-others',
    rule: 'NS-81',
    name: 'The Shields of others are thrown after a block as well',
    value: false,
  },
  { id: 'darkness', rule: 'NS-S7', name: 'Without light attacks have Disadvantage', value: true },
  { id: 'hunger', rule: 'NS-S6', name: 'A day without food tires', value: true },
  { id: 'sleep', rule: 'NS-S6', name: 'A day without a Long Rest tires', value: true },
  { id: 'daily-weather', rule: 'NS-87', name: 'The Die of Fate makes the weather at daybreak', value: true },
  {
    id: 'navigation',
    rule: 'NS-S5',
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'off roads', 'never'],
  },
  { id: 'roads-ease', rule: 'NS-S5', name: 'A road makes hard ground easy', value: false },
  {
    id: 'encounter-threshold',
    rule: 'NS-S3',
    name: 'Threshold for an encounter',
    value: 30,
    range: [0, 100],
  },
  {
    id: 'surprise-threshold',
    rule: 'NS-S4',
    name: 'Threshold for being surprised',
    value: 30,
    range: [0, 100],
  },
  {
    id: 'navigation-threshold',
    rule: 'NS-S5',
    name: 'Threshold for keeping the way',
    value: 50,
    range: [0, 100],
  },
  { id: 'foraging-threshold', rule: 'NS-S5', name: 'Threshold for finding food', value: 50, range: [0, 100] },
  { id: 'weather-threshold', rule: 'NS-S5', name: 'Threshold for fair weather', value: 50, range: [0, 100] },
] as const satisfies readonly RulingKind[];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {};

export type RulingId = (typeof rulings)[number]['id'];

/** The value of an option where only the campaign is at hand. */
export const rulingOf = (campaign: Campaign, id: RulingId): Ruling =>
  campaign.rulings[id] ?? rulings.find((one) => one.id === id)?.value ?? false;
