import type { Rule } from '../../ruleBook.ts';

/** Wild herbs, and ability points that come back. */
export const wildcraft: readonly Rule[] = [
  {
    id: 'BDP-87',
    line: 'Wild ingredients become potions, teas and salves.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts brew',
    options: ['brewing-hours'],
    refuses: ['brew'],
  },
  {
    id: 'BDP-88',
    line: 'They are found by foraging.',
    commands: ['add-item', 'forage'],
    at: 'block-dodge-parry/wildcraft/foraging.ts FORAGED',
    refuses: ['forage'],
  },
  {
    id: 'BDP-89',
    line: 'Common counts 1, uncommon 2, rare 4.',
    commands: ['forage'],
    at: 'block-dodge-parry/wildcraft/herbs.ts POTENCY',
  },
  {
    id: 'BDP-90',
    line: 'They come from desert, forest, hills, mountain, plains or swamp.',
    commands: ['forage'],
    at: 'block-dodge-parry/wildcraft/herbs.ts REGIONS',
  },
  {
    id: 'BDP-91',
    line: 'Together they must reach the recipe’s Potency.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-92',
    line: 'At least two different ones.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-93',
    line: 'Some recipes want some of a region.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-94',
    line: 'Healing Salve, 4: 1d3 STR over eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
    refuses: ['use-potion'],
  },
  {
    id: 'BDP-95',
    line: 'Musclesoothe Mixture, 4: 1d3 DEX over eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-96',
    line: 'Dreamweed Tea, 4: 1d3 WIL over eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-97',
    line: 'Sleeping Tonic, 4: the night counts a level better.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-98',
    line: 'Coldroot Salve, 3, one from hills: heals light burns.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-99',
    line: 'Herbal Antidote, 3, one from swamp: heals light poisoning.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-100',
    line: 'Emberglow Tea, 3, one from desert: heals light frostbite.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-101',
    line: 'Ironroot Brew, 4, two from hills: stiff joints for a day.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-102',
    line: 'Bitterbark Chew, 4: a simple meal.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-103',
    line: 'Professionals give 1d4 of an ability back a day.',
    commands: ['professional-care'],
    at: 'block-dodge-parry/rest/comfort.ts careFor',
    refuses: ['professional-care'],
  },
  {
    id: 'BDP-104',
    line: 'Lost STR is scrapes, DEX cramps, WIL low spirits.',
    commands: ['professional-care'],
    at: 'block-dodge-parry/rest/comfort.ts careFor',
  },
];
