import type { RulingKind } from '../../contract.ts';

/** Foraging, brewing and what is brewed. */
export const wildcraftRulings = [
  {
    id: 'forage-die',
    rule: 'BDP-S6',
    name: 'Sides of the die for ingredients that a Watch finds',
    value: 3,
    choices: [2, 3, 4, 6],
  },
  {
    id: 'find-rarity',
    rule: 'BDP-S6',
    name: 'Faces of the d6 that are common, uncommon, rare',
    value: '3, 2, 1',
    choices: ['3, 2, 1', '4, 1, 1', '4, 2, 0'],
  },
  {
    id: 'forage-check',
    rule: 'BDP-S5',
    name: 'A Watch of foraging asks for an encounter check',
    value: true,
  },
  {
    id: 'ingredients-per-slot',
    rule: 'BDP-S12',
    name: 'Ingredients of a kind in a slot',
    value: 3,
    range: [1, 20],
  },
  { id: 'brewing-hours', rule: 'BDP-S12', name: 'Hours that brewing takes', value: 1, range: [0, 24] },
  { id: 'potion-days', rule: 'BDP-S12', name: 'Days that a potion keeps', value: 7, range: [1, 365] },
  { id: 'potency-of-each', rule: 'BDP-R22', name: 'Each unit of a kind counts for Potency', value: true },
  {
    id: 'potency-left',
    rule: 'BDP-R22',
    name: 'Potency beyond the recipe’s',
    value: 'is lost',
    choices: ['is lost', 'makes more doses'],
  },
  { id: 'brewing-fire', rule: 'BDP-R23', name: 'Brewing takes a fire', value: true },
  {
    id: 'brewing-save',
    rule: 'BDP-R23',
    name: 'Brewing with time and fire',
    value: 'works by itself',
    choices: ['works by itself', 'takes a WIL Save'],
  },
  {
    id: 'tonics-stack',
    rule: 'BDP-R24',
    name: 'Each further tonic lifts the night another level',
    value: false,
  },
  {
    id: 'salve-and-comfort',
    rule: 'BDP-R25',
    name: 'A salve works on top of a comfortable night',
    value: true,
  },
  {
    id: 'salve-doses',
    rule: 'BDP-R25',
    name: 'Doses of a salve that work in one rest',
    value: 1,
    range: [1, 3],
  },
  { id: 'bitterbark-fatigue', rule: 'BDP-R26', name: 'Bitterbark Chew takes a Fatigue', value: true },
] as const satisfies readonly RulingKind[];
