import type { Creature, Item } from '../../shared/campaign/state.ts';
import { asWare, BED, hirelingOf } from '../../shared/systems/common/wares.ts';
import { thing, type Gear } from '../../shared/systems/common/things.ts';
import type { LightRules, Slots, System, Ware } from '../../shared/systems/contract.ts';
import { HOUR } from '../../shared/time/scales.ts';

const blade = thing('Blade', { kind: 'weapon', die: 6, inUse: true });
const coat = thing('Padded coat', { kind: 'armour', inUse: true });
const torch = thing('Torch', { kind: 'light' });
const loaf = thing('Loaf', { kind: 'food' });

/** What every wayfarer sets out with. */
export const kit: readonly Gear[] = [blade, torch, { ...loaf, count: 2 }];

export const wares: readonly Ware[] = [
  asWare(blade, { price: 6 }),
  asWare(coat, { price: 8 }),
  asWare(torch, { price: 1 }),
  asWare(loaf, { price: 1 }),
  asWare(thing('Flask of oil'), { price: 2 }),
  hirelingOf('Lantern bearer', { price: 2 }),
  BED,
];

/** How many things a wayfarer carries (LR-12). */
const SLOTS = 8;

export const slots = ({ items }: Pick<Creature, 'items'>): Slots => ({
  used: items.reduce((sum, item) => sum + item.slots * item.count, 0),
  total: SLOTS,
  bad: 0,
});

/** A torch burns for an hour (LR-13). */
export const lightOf: LightRules['of'] = () => ({ kind: 'countdown', seconds: HOUR });

/** A padded coat takes a point off each blow (LR-14). */
export const guardOf = ({ items }: Pick<Creature, 'items'>): number =>
  items.some(({ kind, inUse }) => kind === 'armour' && inUse) ? 1 : 0;

/** Every blade has a d6 (LR-16). */
export const itemDice: System['itemDice'] = { sides: [6], rule: 'LR-16' };

/** What matters of a thing in a few words. */
export const itemLine = ({ die, kind }: Item): string =>
  die ? `d${die}` : kind === 'armour' ? 'a point off each blow' : '';
