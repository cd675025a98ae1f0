import type { KinOption } from '../kinRulings.ts';

/** Options of fights, with the values they start with. */
export const fightOptions = [
  { id: 'unarmed-enhanced', theme: 'bareHands', name: 'Bare hands can be enhanced', value: false },
  { id: 'dark-impairs', theme: 'dark', name: 'In the dark characters strike impaired', value: true },
  { id: 'ambush-waives-save', theme: 'ambush', name: 'Who ambushes needs no DEX Save to act', value: true },
  {
    id: 'impaired-and-enhanced',
    theme: 'edges',
    name: 'An attack that is both impaired and enhanced',
    value: 'normal die',
    choices: ['normal die', 'impaired'],
  },
] as const satisfies readonly KinOption<string>[];
export type FightTheme = (typeof fightOptions)[number]['theme'];
