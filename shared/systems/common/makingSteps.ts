import type { Campaign } from '../../campaign/state.ts';
import { find } from '../../campaign/ids.ts';
import type { Drawn } from '../../campaign/making/draft.ts';
import type { AnyCommand } from '../../campaign/offer.ts';
import type { MakingStep } from '../makingRules.ts';

/** A way to set out, by a die with as many sides as there are kits, or chosen. */
export const kitStep = (kits: Readonly<Record<string, { gear: readonly string[] }>>): MakingStep => ({
  id: 'kit',
  title: 'Kit',
  kind: 'choice',
  dice: `1d${Object.keys(kits).length}`,
  rows: Object.entries(kits).map(([id, { gear }], index) => ({
    value: id,
    label: id,
    detail: gear.join(', '),
    from: index + 1,
    to: index + 1,
  })),
});

/** Gear from the price list; the kit’s own unless something else is chosen. */
export const gearStep = (
  { prices }: Campaign,
  wares: readonly { name: string; price?: number; things?: readonly unknown[] }[],
  usual: readonly string[] = [],
): MakingStep => {
  const priced = wares
    .filter(({ things }) => things?.length === 1)
    .map(({ name, price }) => ({
      name,
      cost: find(prices, name) ?? price,
    }));
  const others = usual.filter((name) => !priced.some((one) => one.name === name));
  return {
    id: 'gear',
    title: 'Gear',
    kind: 'many',
    usual: [...usual],
    rows: [
      ...priced.map(({ name, cost }) => ({
        value: name,
        label: name,
        ...(cost === undefined ? {} : { detail: String(cost) }),
      })),
      ...others.map((name) => ({ value: name, label: name })),
    ],
  };
};

/** A command with the fields that were drawn. */
export const commandWith = (drawn: Drawn, names: readonly string[]): AnyCommand => ({
  type: 'make-character',
  ...Object.fromEntries(names.flatMap((name) => (drawn[name] === undefined ? [] : [[name, drawn[name]]]))),
});
