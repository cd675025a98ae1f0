import type { RulingKind } from '../../contract.ts';

/** Options about the road, sites, meals and nights. */
export const dayRulings = [
  {
    id: 'hex-begun',
    rule: 'FV-126',
    name: 'A hex that the day has no time for',
    value: 'is finished tomorrow',
    choices: ['is finished tomorrow', 'cannot be begun'],
  },
  { id: 'second-march', rule: 'FV-127', name: 'A second rest action buys a second march', value: false },
  { id: 'world-encounters', rule: 'FV-129', name: 'Encounter check on entering a hex', value: true },
  { id: 'camp-encounters', rule: 'FV-130', name: 'Encounter check when camp is made', value: false },
  { id: 'site-encounters', rule: 'FV-133', name: 'Encounter check every turn in a site', value: true },
  {
    id: 'site-return',
    rule: 'FV-S27',
    name: 'The encounter clock of a site that one comes back to',
    value: 'starts again',
    choices: ['starts again', 'goes on'],
  },
  {
    id: 'hard-weather',
    rule: 'FV-S20',
    name: 'Days in six that dawn with hard weather (0: the referee says)',
    value: 0,
    range: [0, 6],
  },
  {
    id: 'way-dc',
    rule: 'FV-S20',
    name: 'DC of INT to keep the way off the roads (0: it is never lost)',
    value: 0,
    range: [0, 30],
  },
  {
    id: 'practice-beyond-level',
    rule: 'FV-152',
    name: 'Practice brings dice beyond the level',
    value: false,
  },
  {
    id: 'meals-of-one',
    rule: 'FV-153',
    name: 'Meals of one portion of ingredients',
    value: 1,
    choices: [1, 2, 3],
  },
  {
    id: 'scavenge-die',
    rule: 'FV-154',
    name: 'Die of the portions that scavenging finds',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  { id: 'hungry-rest', rule: 'FV-S9', name: 'Who has not eaten does not recover', value: true },
  {
    id: 'hungry-toll',
    rule: 'FV-S9',
    name: 'Hit points that a day without a meal costs',
    value: 0,
    range: [0, 20],
  },
  {
    id: 'march-toll',
    rule: 'FV-S10',
    name: 'Hit points that a march instead of sleep costs',
    value: 0,
    range: [0, 20],
  },
] as const satisfies readonly RulingKind[];
