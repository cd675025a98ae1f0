import type { SizeId } from '../sheet/dieSizes.ts';
import type { ABILITIES } from '../sheet/sheet.ts';

type Ability = (typeof ABILITIES)[number];

export interface Kit {
  name: string;
  face: string;
  dice: Readonly<Record<Ability, SizeId>>;
  modifiers?: Partial<Record<Ability, number>>;
  hp: number;
  dicePool?: number;
  prepared?: readonly string[];
  gear: readonly string[];
}

/** Four starting kits. The text has none; these are Hexwatch’s. */
export const KITS: Readonly<Record<string, Kit>> = {
  bruiser: {
    name: 'Hask',
    face: 'person:43',
    dice: { str: '1d10', dex: '1d6', awr: '1d6', wil: '1d6' },
    modifiers: { str: 2 },
    hp: 14,
    gear: ['Greataxe', 'Leather armour', 'Rations', 'Torch'],
  },
  scout: {
    name: 'Wren',
    face: 'person:56',
    dice: { str: '1d6', dex: '1d10', awr: '1d8', wil: '1d4' },
    modifiers: { dex: 2 },
    hp: 10,
    gear: ['Bow', 'Dagger', 'Leather armour', 'Rope', 'Rations'],
  },
  adept: {
    name: 'Ilse',
    face: 'person:74',
    dice: { str: '1d4', dex: '1d6', awr: '1d8', wil: '1d10' },
    modifiers: { wil: 2 },
    hp: 9,
    dicePool: 4,
    prepared: ['Ember lash', 'Stillness'],
    gear: ['Dagger', 'Fire flask', 'Lantern', 'Rations'],
  },
  medic: {
    name: 'Toma',
    face: 'person:12',
    dice: { str: '1d8', dex: '1d6', awr: '1d8', wil: '1d8' },
    hp: 12,
    dicePool: 2,
    prepared: ['Second wind'],
    gear: ['Sword', 'Mail', 'Bandages', 'Rations', 'Bedroll'],
  },
};
