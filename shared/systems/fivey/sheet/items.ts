import { Refusal } from '../../../campaign/refusal.ts';
import type { Item } from '../../../campaign/state.ts';

export type Goods = Omit<Item, 'id' | 'name'> & { cost: number };

const base = { slots: 1, count: 1, inUse: false, details: {} } as const;
const gear = (cost: number, more: Partial<Goods> = {}): Goods => ({ ...base, kind: 'gear', cost, ...more });
const armour = (
  cost: number,
  defense: number,
  strength: number,
  more: Item['details'] = { metal: true },
): Goods => gear(cost, { kind: 'armour', details: { defense, strength, ...more } });

interface WeaponTraits {
  ranged?: boolean;
  thrown?: boolean;
  twoHanded?: boolean;
  reload?: boolean;
  ammunition?: string;
  /** Paces: how far a long weapon strikes, how far a missile flies. */
  reach?: number;
  range?: number;
  type: 'bludgeoning' | 'piercing' | 'slashing';
}
const weapon = (cost: number, die: number, traits: WeaponTraits): Goods =>
  gear(cost, { kind: 'weapon', die, fullDie: die, details: { ...traits } });

/** Armour by its price in crowns: its defense class and the strength it asks for (FV-91). */
const ARMOUR: Record<string, Goods> = {
  Leather: armour(20, 12, 1, { sort: 'leather' }),
  'Scale mail': armour(50, 13, 2),
  'Chain mail': armour(100, 14, 3),
  'Ring mail': armour(150, 15, 4),
  Plate: armour(200, 16, 5),
  Shield: gear(10, { kind: 'shield' }),
};

/** Weapons: price, die, how they are used and what they do (FV-103, FV-104). */
const WEAPONS: Record<string, Goods> = {
  Club: weapon(10, 6, { type: 'bludgeoning', thrown: true }),
  Dagger: weapon(10, 6, { type: 'piercing', thrown: true }),
  Handaxe: weapon(10, 6, { type: 'slashing', thrown: true }),
  Javelin: weapon(10, 6, { type: 'piercing', thrown: true }),
  Axe: weapon(20, 8, { type: 'slashing' }),
  Hammer: weapon(20, 8, { type: 'bludgeoning' }),
  Spear: weapon(20, 8, { type: 'piercing', reach: 2 }),
  Sword: weapon(20, 8, { type: 'slashing' }),
  Greataxe: weapon(50, 10, { type: 'slashing', twoHanded: true }),
  Greatsword: weapon(50, 10, { type: 'slashing', twoHanded: true }),
  Maul: weapon(50, 10, { type: 'bludgeoning', twoHanded: true }),
  Pike: weapon(50, 10, { type: 'piercing', twoHanded: true, reach: 2 }),
  Sling: weapon(10, 6, { type: 'bludgeoning', ranged: true, range: 6 }),
  Bow: weapon(20, 8, { type: 'piercing', ranged: true, twoHanded: true, ammunition: 'Arrows', range: 24 }),
  Crossbow: weapon(40, 10, {
    type: 'piercing',
    ranged: true,
    twoHanded: true,
    reload: true,
    ammunition: 'Bolts',
    range: 18,
  }),
  Arrows: gear(10, { details: { ammunition: true } }),
  Bolts: gear(10, { details: { ammunition: true } }),
};

/** Small goods, four to ten crowns (FV-110). A ration is a meal. */
const SMALL = [
  'Ball bearings',
  'Bell',
  'Blanket',
  'Caltrops',
  'Candle',
  'Codex',
  'Incense',
  'Inkwell',
  'Nails',
  'Oil flask',
  'Parchment',
  'Perfume',
  'Pitons',
  'Ration',
  'Rope',
  'Scroll case',
  'Sealing wax',
  'Soap',
  'String',
  'Torch',
] as const;

/** The small goods that are more than gear. */
const MORE: Readonly<Partial<Record<(typeof SMALL)[number], Partial<Goods>>>> = {
  Ration: { kind: 'food' },
  Torch: { kind: 'light', details: { sort: 'torch' } },
};

/** Simple metal tools for ten, what takes a fine hand, and toolkits, for twenty (FV-109). A hammer to fight with is a weapon. */
const FINE: Record<string, Goods> = {
  Lamp: gear(20, { kind: 'light', details: { sort: 'lamp' } }),
  Lantern: gear(20, { kind: 'light', details: { sort: 'lamp' } }),
  'Grappling hook': gear(20),
  Toolkit: gear(20),
  'Thief’s kit': gear(20),
  'Cook’s kit': gear(20),
  Crowbar: gear(10),
  'Tool hammer': gear(10),
  Tinderbox: gear(10),
  Toolbox: gear(20),
  Waterskin: gear(10),
  'Camping gear': gear(20),
  'Inkwell and pen': gear(10),
  'Blank scroll': gear(10),
};

/** A slot each, large ones too. Everything that can be bought, by name, with its price in crowns. */
export const GOODS: Readonly<Record<string, Goods>> = {
  ...ARMOUR,
  ...WEAPONS,
  ...FINE,
  ...Object.fromEntries(SMALL.map((name) => [name, gear(3, MORE[name])])),
};

export const SMALL_GOODS: readonly string[] = SMALL;

/** Packs: what is in them and what they cost (FV-84, FV-85, FV-86, FV-87, FV-88). */
export const PACKS: Readonly<Record<string, { cost: number; contents: readonly string[] }>> = {
  burglar: {
    cost: 30,
    contents: ['Ball bearings', 'Candle', 'Crowbar', 'Tinderbox', 'Ration', 'Toolbox'],
  },
  dungeoneer: {
    cost: 20,
    contents: ['Grappling hook', 'Pitons', 'Ration', 'Rope', 'Tinderbox', 'Torch'],
  },
  explorer: {
    cost: 20,
    contents: ['Camping gear', 'Ration', 'Rope', 'Tinderbox', 'Torch', 'Waterskin'],
  },
  scholar: {
    cost: 40,
    contents: ['Inkwell and pen', 'Lamp', 'Oil flask', 'Ration', 'Tinderbox', 'Blank scroll'],
  },
  refill: { cost: 10, contents: ['Oil flask', 'Ration', 'Torch', 'Torch'] },
};

/** A thing of the list as an item without an id; undefined when the list has none of that name. */
export function goodsNamed(name: string): (Omit<Item, 'id'> & { cost: number }) | undefined {
  const listed = Object.keys(GOODS).find((one) => one.toLowerCase() === name.toLowerCase());
  const goods = listed === undefined ? undefined : GOODS[listed];
  return goods && listed !== undefined ? { ...goods, name: listed } : undefined;
}

/** The same; refuses `unknown-goods` what no list has. */
export function goodsOrRefuse(name: string, field: string): NonNullable<ReturnType<typeof goodsNamed>> {
  const goods = goodsNamed(name);
  if (!goods)
    throw new Refusal(
      'unknown-goods',
      `“${name}” is not on the price lists. Choose a listed item (FV-91, FV-103, FV-104, FV-109, FV-110).`,
      field,
    );
  return goods;
}

export const BASKET = { goods: 4, sides: 8, cost: 10 } as const;

/** What all of it costs: small goods by fours, what is left over singly (FV-110). */
export function priceOf(names: readonly string[]): number {
  const goods = names.map((name) => goodsOrRefuse(name, 'gear'));
  const small = goods.filter(({ name }) => SMALL_GOODS.includes(name));
  const over = small.slice(0, small.length % BASKET.goods);
  const singly = goods.filter(({ name }) => !SMALL_GOODS.includes(name));
  const sum = [...singly, ...over].reduce((total, { cost }) => total + cost, 0);
  return sum + Math.floor(small.length / BASKET.goods) * BASKET.cost;
}
