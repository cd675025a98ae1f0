import type { Region } from './herbs.ts';

export interface Recipe {
  name: string;
  potency: number;
  region?: { of: Region; units: number };
  effect:
    | { restores: 'str' | 'dex' | 'wil' }
    | { heals: string }
    | { lasts: string }
    | { feeds: true }
    | { tonic: true };
}

/**
 * The nine recipes: Healing Salve (BDP-94), Musclesoothe Mixture (BDP-95), Dreamweed Tea (BDP-96), Sleeping Tonic (BDP-97), Coldroot Salve
 * (BDP-98), Herbal Antidote (BDP-99), Emberglow Tea (BDP-100), Ironroot Brew (BDP-101), Bitterbark Chew (BDP-102).
 */
export const RECIPES = {
  'healing-salve': { name: 'Healing Salve', potency: 4, effect: { restores: 'str' } },
  'musclesoothe-mixture': {
    name: 'Musclesoothe Mixture',

    potency: 4,
    effect: { restores: 'dex' },
  },
  'dreamweed-tea': { name: 'Dreamweed Tea', potency: 4, effect: { restores: 'wil' } },
  'sleeping-tonic': { name: 'Sleeping Tonic', potency: 4, effect: { tonic: true } },
  'coldroot-salve': {
    name: 'Coldroot Salve',

    potency: 3,
    region: { of: 'hills', units: 1 },
    effect: { heals: 'burn' },
  },
  'herbal-antidote': {
    name: 'Herbal Antidote',

    potency: 3,
    region: { of: 'swamp', units: 1 },
    effect: { heals: 'poisoning' },
  },
  'emberglow-tea': {
    name: 'Emberglow Tea',

    potency: 3,
    region: { of: 'desert', units: 1 },
    effect: { heals: 'frostbite' },
  },
  'ironroot-brew': {
    name: 'Ironroot Brew',

    potency: 4,
    region: { of: 'hills', units: 2 },
    effect: { lasts: 'Stiff joints at will: hard to disarm, climbs easily' },
  },
  'bitterbark-chew': { name: 'Bitterbark Chew', potency: 4, effect: { feeds: true } },
} as const satisfies Readonly<Record<string, Recipe>>;
export type RecipeId = keyof typeof RECIPES;
export const RECIPE_IDS = Object.keys(RECIPES) as [RecipeId, ...RecipeId[]];
export const recipeOf = (id: RecipeId): Recipe => RECIPES[id];
