import type { RulingKind } from '../../contract.ts';

/** Options about tennites, seasons and years, lifestyles and institutions. */
export const downtimeRulings = [
  { id: 'downtime-events', rule: 'FV-168', name: 'Events of downtime', value: true },
  {
    id: 'event-for',
    rule: 'FV-168',
    name: 'The event of a tennite is thrown for',
    value: 'each',
    choices: ['each', 'the whole party'],
  },
  {
    id: 'bad-luck',
    rule: 'FV-170',
    name: 'Bad luck, where nobody says, is',
    value: 'disadvantage',
    choices: ['disadvantage', 'the activity’s trouble'],
  },
  { id: 'settlement', rule: 'FV-172', name: 'Die for begging', value: 6, choices: [4, 6, 8, 10, 12] },
  { id: 'tennite-heals', rule: 'FV-S7', name: 'A tennite of downtime heals all', value: true },
  { id: 'tennite-cures', rule: 'FV-S24', name: 'A tennite of downtime cures ailments', value: false },
  {
    id: 'unpaid-lifestyle',
    rule: 'FV-164',
    name: 'A lifestyle above one’s purse',
    value: 'cannot be had',
    choices: ['cannot be had', 'takes what is left'],
  },
  { id: 'long-thrift', rule: 'FV-167', name: 'Seasons and years may be lived thriftily', value: false },
  {
    id: 'long-spans',
    rule: 'FV-S3',
    name: 'How long a season and a year are',
    value: 'calendar',
    choices: ['calendar', 'literal'],
  },
  { id: 'feat-study-skilled', rule: 'FV-177', name: 'A skill helps to learn a feat', value: false },
  {
    id: 'study-beyond-slots',
    rule: 'FV-S22',
    name: 'Study teaches beyond the slots of a level',
    value: false,
  },
  {
    id: 'institution-levels',
    rule: 'FV-179',
    name: 'A level of an institution takes its figure of',
    value: 'all its capital',
    choices: ['all its capital', 'new capital'],
  },
  {
    id: 'own-credit',
    rule: 'FV-182',
    name: 'The credit that a massive institution spends on itself',
    value: 'pays for the life',
    choices: ['pays for the life', 'is added to its capital'],
  },
  {
    id: 'loss-comes',
    rule: 'FV-183',
    name: 'Bad luck takes its part of the capital',
    value: 'before the investment',
    choices: ['before the investment', 'after it'],
  },
  { id: 'loss-of-level', rule: 'FV-183', name: 'A loss may cost an institution its level', value: true },
  { id: 'pooled-credit', rule: 'FV-S25', name: 'Institutions of one owner share their credit', value: false },
] as const satisfies readonly RulingKind[];
