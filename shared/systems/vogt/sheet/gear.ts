import { freshId } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { type Item } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import type { LightKind } from '../../contract.ts';
import { thing, type Gear } from '../../common/things.ts';

/** A weapon with its dice and the type of its damage. */
export const weapon = (
  name: string,
  dice: string,
  damage: string,
  details: Gear['details'] = {},
  slots = 1,
): Gear =>
  thing(name, {
    kind: 'weapon',
    slots,
    die: Number(dice.split('d')[1]),
    details: { dice, damage, quick: true, ...details },
  });

/** The list of gear. The text has none; this is Hexwatch’s. */
export const GEAR: readonly Gear[] = [
  weapon('Club', '1d6', 'blunt'),
  weapon('Dagger', '1d4', 'stab'),
  weapon('Sword', '1d8', 'slash'),
  weapon('Spear', '1d8', 'stab'),
  weapon('Greataxe', '2d6', 'slash', { hands: 2 }, 2),
  weapon('Bow', '1d8', 'stab', { hands: 2, ranged: true }, 2),
  weapon('Fire flask', '1d6', 'fire', { ranged: true, wide: true }),
  thing('Leather armour', { kind: 'armour', inUse: true, details: { ar: 1 } }),
  thing('Mail', { kind: 'armour', slots: 2, inUse: true, details: { ar: 2 } }),
  thing('Torch', { kind: 'light', count: 3, details: { bundle: 3 } }),
  thing('Lantern', { kind: 'light' }),
  thing('Rations', { kind: 'food', count: 6, details: { bundle: 6 } }),
  thing('Rope'),
  thing('Bandages', { count: 4, details: { bundle: 4, quick: true } }),
  thing('Bedroll'),
];

/** Gear from the list by name, each item with an id; the first weapon is in hand. Refuses `unknown-gear`. */
export function gearOf(names: readonly string[]): Item[] {
  const items: Record<string, Item> = {};
  let armed = false;
  names.forEach((name, index) => {
    const found = GEAR.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!found)
      throw new Refusal(
        'unknown-gear',
        `The gear list has no “${name}”. Check its spelling, or add the item later.`,
        `gear.${index}`,
      );
    const id = freshId(found.name, 'item', items);
    const first = found.kind === 'weapon' && !armed;
    armed ||= first;
    items[id] = { ...found, id, details: { ...found.details }, inUse: found.inUse || first };
  });
  return Object.values(items);
}

const LIGHT_HOURS = [
  [/torch/i, 1],
  [/lantern|lamp/i, 4],
] as const;

/** Torches burn one hour, lanterns four: the text is silent, and that is usual elsewhere. */
export function lightOf({ name }: { name: string }): LightKind | undefined {
  const light = LIGHT_HOURS.find(([like]) => like.test(name));
  return light && { kind: 'countdown', seconds: light[1] * HOUR };
}
