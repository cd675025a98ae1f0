import { counted } from '../../../text/words.ts';
import type { Item } from '../../../campaign/state.ts';

export type Gear = Omit<Item, 'id'>;

const thing = (
  name: string,
  kind: Item['kind'],
  slots: number,
  die?: number,
  details: Item['details'] = {},
): Gear => ({
  name,
  kind,
  slots,
  count: 1,
  inUse: kind === 'weapon' || kind === 'armour' || kind === 'shield',
  details,
  ...(die === undefined ? {} : { die, fullDie: die }),
});

/** Gear with its dice: supplies as in the rules, Remedies by their grade, the rest our own along the same lines (NS-33, NS-59). */
export const GEAR: readonly Gear[] = [
  thing('Knife', 'weapon', 1, 4),
  thing('Staff', 'weapon', 1, 4),
  thing('Sling', 'weapon', 1, 4, { ranged: true }),
  thing('Hand axe', 'weapon', 1, 6),
  thing('Short sword', 'weapon', 1, 6),
  thing('Spear', 'weapon', 1, 6),
  thing('Short bow', 'weapon', 1, 6, { ranged: true, ammunition: 'arrows' }),
  thing('Mace', 'weapon', 1, 6),
  thing('Longsword', 'weapon', 1, 8),
  thing('Battle axe', 'weapon', 1, 8),
  thing('Longbow', 'weapon', 2, 8, { ranged: true, ammunition: 'arrows' }),
  thing('Crossbow', 'weapon', 2, 10, { ranged: true, ammunition: 'arrows' }),
  thing('Halberd', 'weapon', 2, 10),
  thing('Greatsword', 'weapon', 2, 12),
  thing('Fire flask', 'weapon', 1, 6, { ranged: true, blast: true }),
  thing('Leather jerkin', 'armour', 1, 4),
  thing('Mail', 'armour', 1, 6),
  thing('Plate', 'armour', 2, 6),
  thing('Buckler', 'shield', 1, 4),
  thing('Round shield', 'shield', 1, 6),
  thing('Quiver', 'gear', 1, 10, { holds: 'arrows' }),
  thing('Torch', 'light', 1, 6),
  thing('Lantern', 'light', 1, 8),
  thing('Rations', 'food', 1, 6),
  thing('Healing herbs', 'remedy', 1, 4),
  thing('Healing salve', 'remedy', 1, 6),
  thing('Elixir', 'remedy', 1, 8),
  thing('Shard of Hush', 'spell', 1, 6, {
    spell: 'No sound can be heard within a stone’s throw for a Turn.',
  }),
  thing('Shard of Lamplight', 'spell', 1, 8, {
    spell: 'An object you touch shines like a lantern for a Watch.',
  }),
  thing('Shard of Embers', 'spell', 1, 6, { spell: 'Burning sparks hit one creature in sight.', harm: 8 }),
  thing('Shard of Briars', 'spell', 1, 4, { spell: 'Thorns block a gap as wide as a road for a Turn.' }),
  thing('Rope', 'gear', 1),
  thing('Crowbar', 'gear', 1),
  thing('Bedroll', 'gear', 1),
  thing('Tent', 'gear', 2),
  thing('Grappling hook', 'gear', 1),
  thing('Lockpicks', 'gear', 1, 6),
  thing('Chalk', 'gear', 0),
  thing('Flint and steel', 'gear', 0),
  thing('Purse', 'gear', 0),
];

/** The gear of that name, in upper or lower case. */
export const gearNamed = (name: string): Gear | undefined =>
  GEAR.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

export const gearChoices = GEAR.map(({ name, die, slots }) => ({
  value: name,
  label: name,
  detail: [die ? `D${die}` : '', counted(slots, 'slot')].filter(Boolean).join(', '),
}));
