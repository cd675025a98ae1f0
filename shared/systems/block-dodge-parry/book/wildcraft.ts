import type { Rule } from '../../ruleBook.ts';

/** Wild herbs, and ability points that come back. */
export const wildcraft: readonly Rule[] = [
  {
    id: 'BDP-87',
    line: 'Wild ingredients can be made into potions, teas and salves.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts brew',
    options: ['brewing-hours'],
    refuses: ['brew'],
  },
  {
    id: 'BDP-88',
    line: 'Ingredients are found by foraging.',
    commands: ['add-item', 'forage'],
    at: 'block-dodge-parry/wildcraft/foraging.ts FORAGED',
    refuses: ['forage'],
  },
  {
    id: 'BDP-89',
    line: 'A common ingredient has potency 1, an uncommon one 2, a rare one 4.',
    commands: ['forage'],
    at: 'block-dodge-parry/wildcraft/herbs.ts POTENCY',
  },
  {
    id: 'BDP-90',
    line: 'Ingredients come from desert, forest, hills, mountain, plains or swamp.',
    commands: ['forage'],
    at: 'block-dodge-parry/wildcraft/herbs.ts REGIONS',
  },
  {
    id: 'BDP-91',
    line: 'The ingredients’ combined potency must reach the recipe’s.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-92',
    line: 'A recipe needs at least two different ingredients.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-93',
    line: 'Some recipes need ingredients of a certain region.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
  },
  {
    id: 'BDP-94',
    line: 'Healing Salve (potency 4) restores 1d3 STR with eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
    refuses: ['use-potion'],
  },
  {
    id: 'BDP-95',
    line: 'Musclesoothe Mixture (potency 4) restores 1d3 DEX with eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-96',
    line: 'Dreamweed Tea (potency 4) restores 1d3 WIL with eight hours of rest.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-97',
    line: 'Sleeping Tonic (potency 4) improves a night’s sleep by one level.',
    commands: ['sleep', 'brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-98',
    line: 'Coldroot Salve (potency 3, one from hills) heals light burns.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-99',
    line: 'Herbal Antidote (potency 3, one from swamp) heals light poisoning.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-100',
    line: 'Emberglow Tea (potency 3, one from desert) heals light frostbite.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-101',
    line: 'Ironroot Brew (potency 4, two from hills) stiffens joints at will for a day.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-102',
    line: 'Bitterbark Chew (potency 4) counts as a simple meal.',
    commands: ['brew', 'use-potion'],
    at: 'block-dodge-parry/wildcraft/recipes.ts RECIPES',
  },
  {
    id: 'BDP-103',
    line: 'Professional care restores 1d4 points of an ability per day.',
    commands: ['professional-care'],
    at: 'block-dodge-parry/rest/comfort.ts careFor',
    refuses: ['professional-care'],
  },
  {
    id: 'BDP-104',
    line: 'Lost STR means scrapes, lost DEX cramps, lost WIL low spirits.',
    commands: ['professional-care'],
    at: 'block-dodge-parry/rest/comfort.ts careFor',
  },
];
