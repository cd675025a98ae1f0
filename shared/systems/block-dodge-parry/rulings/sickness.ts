import type { RulingKind } from '../../contract.ts';

/** Catching a disease, and how it takes its days. */
export const sicknessRulings = [
  {
    id: 'exposure',
    rule: 'BDP-S13',
    name: 'Who is exposed to a disease',
    value: 'saves on STR',
    choices: ['saves on STR', 'catches it'],
  },
  {
    id: 'disease-delay',
    rule: 'BDP-R14',
    name: 'Days from catching a disease to its first Save',
    value: 1,
    range: [0, 7],
  },
  {
    id: 'passes-shorten',
    rule: 'BDP-R14',
    name: 'A passed Save takes a day more off a disease',
    value: false,
  },
  {
    id: 'passes-in-a-row',
    rule: 'BDP-R14',
    name: 'Saves that heal a disease must be passed in a row',
    value: false,
  },
  {
    id: 'despair-passes',
    rule: 'BDP-R14',
    name: 'Passed Saves that heal Soul’s Despair',
    value: 1,
    range: [1, 10],
  },
  {
    id: 'disease-loss-saves',
    rule: 'BDP-R14',
    name: 'A disease’s toll calls for a Critical Damage Save',
    value: false,
  },
] as const satisfies readonly RulingKind[];
