import { freshId } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Item } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import { thing, type Gear } from '../../common/things.ts';
import { familyNumber } from '../options/index.ts';
import { spellOf } from '../book/spells.ts';
import { itemDetails } from './details.ts';

const weapon = (name: string, die: number, details: Gear['details'] = {}, slots = 1): Gear =>
  thing(name, { kind: 'weapon', die, fullDie: die, slots, details });
const armour = (name: string, value: number, slots = 1): Gear =>
  thing(name, { kind: 'armour', slots, inUse: true, details: { armour: value } });

/** Things of everyday use in a sensible size; the texts at hand have no list, so this one is ours. */
export const GEAR: readonly Gear[] = [
  weapon('Dagger', 6),
  weapon('Club', 6),
  weapon('Staff', 6),
  weapon('Sword', 8),
  weapon('Axe', 8),
  weapon('Spear', 8),
  weapon('Mace', 8),
  weapon('Halberd', 10, { hands: 2 }, 2),
  weapon('Greatsword', 10, { hands: 2 }, 2),
  weapon('Sling', 4, { ranged: true }),
  weapon('Bow', 6, { ranged: true, hands: 2 }, 2),
  weapon('Crossbow', 8, { ranged: true, hands: 2 }, 2),
  weapon('Two short blades', 6, { dice: [6, 6] }),
  weapon('Bomb', 8, { blast: true, ranged: true }),
  armour('Gambeson', 1),
  armour('Brigandine', 1, 2),
  armour('Chainmail', 2, 2),
  armour('Plate', 3, 2),
  thing('Helmet', { kind: 'armour', inUse: true, details: { armour: 1, protects: 'head' } }),
  thing('Shield', { kind: 'shield', inUse: true, details: { armour: 1 } }),
  thing('Torch', { kind: 'light', count: 3 }),
  thing('Lantern', { kind: 'light' }),
  thing('Rations', { kind: 'food', count: 3, details: { meal: 'ration' } }),
  thing('Bandages', { count: 3 }),
  thing('Rope, 25ft'),
  thing('Spikes', { count: 5 }),
  thing('Crowbar'),
  thing('Lockpicks'),
  thing('Bedroll'),
  thing('Tinderbox', { slots: 0 }),
  thing('Cooking pot'),
  thing('Chalk', { slots: 0 }),
  thing('Spellbook: Sleep', { kind: 'spell', details: { magic: 'book', spell: 74 } }),
  thing('Spellbook: Illuminate', { kind: 'spell', details: { magic: 'book', spell: 43 } }),
  thing('Spellbook: Cure Wounds', { kind: 'spell', details: { magic: 'book', spell: 20 } }),
  thing('Scroll: Shield', { kind: 'spell', slots: 0, details: { magic: 'scroll', spell: 71 } }),
  thing('Glass eye', {
    kind: 'spell',
    slots: 0,
    details: { magic: 'relic', spell: 5, uses: 3, mostUses: 3, recharge: 'a night under open sky' },
  }),
];

/** A spell as a thing to carry: a book fills a slot, a scroll none (CA-93, CA-101). */
export function spellThing(number: number, magic: 'book' | 'scroll'): Gear {
  const spell = spellOf(number);
  if (!spell)
    throw new Refusal('no-spell', `There is no spell ${number}. Enter a number from 1 to 100.`, 'spell');
  return thing(`${magic === 'book' ? 'Spellbook' : 'Scroll'}: ${spell.name}`, {
    kind: 'spell',
    slots: magic === 'book' ? 1 : 0,
    details: { magic, spell: number },
  });
}

/** A thing of the list as the campaign has it: so many rations fill a slot. */
export const sized = (campaign: Campaign, one: Gear): Gear => ({
  ...one,
  count: itemDetails(one).meal === 'ration' ? familyNumber(campaign, 'rations-in-slot') : one.count,
});

/** Things of the list (or `more`) by their names, each with an id; refuses `unknown-gear`. */
export function gearOf(campaign: Campaign, names: readonly string[], more: readonly Gear[] = []): Item[] {
  const items: Record<string, Item> = {};
  names.forEach((name, index) => {
    const found = [...more, ...GEAR].find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new Refusal('unknown-gear', `The gear list has no “${name}”.`, `gear.${index}`);
    const id = freshId(found.name, 'item', items);
    items[id] = { ...sized(campaign, found), id, details: { ...found.details } };
  });
  // The first weapon is the one in hand.
  const first = Object.values(items).find(({ kind }) => kind === 'weapon');
  return Object.values(items).map((item) => (item === first ? { ...item, inUse: true } : item));
}

/** Hours of light, by the option that holds them. */
const LIGHTS = [
  [/torch/i, 'torch-hours'],
  [/lantern|lamp/i, 'lantern-hours'],
] as const;

/** Torches burn an hour, lanterns four, or as the campaign says (BDP-S7). */
export function lightOf(
  { name }: { name: string },
  campaign: Campaign,
): { kind: 'countdown'; seconds: number } | undefined {
  const found = LIGHTS.find(([like]) => like.test(name));
  return found && { kind: 'countdown', seconds: familyNumber(campaign, found[1]) * HOUR };
}
