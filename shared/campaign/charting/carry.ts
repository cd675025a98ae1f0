import type { HexLabel } from '../../hex/coordinates.ts';
import { hexAt, putHex, type Hex } from '../../hex/land.ts';
import { undrafted } from '../drafted.ts';
import { keepLabels } from './keptLabels.ts';
import { present } from '../lookup.ts';
import type { Campaign } from '../state.ts';

/** Hexes, each with the one to which it goes; no two go to the same. */
export type Moves = readonly (readonly [from: HexLabel, to: HexLabel])[];

/** Which hexes go where. */
interface Carriage {
  /** All that come to others, as they are or as a copy. */
  to: ReadonlyMap<HexLabel, HexLabel>;
  /** Those of which nothing stays but terrain and region: all that are not merely copied. */
  gone: ReadonlyMap<HexLabel, HexLabel>;
  /** Those to which others come. */
  covered: ReadonlySet<HexLabel>;
}

/** Changes a campaign by how it was before, which is faster to read than the draft, and must be read before that is changed. */
type Carry = (campaign: Campaign, before: Campaign, carriage: Carriage) => void;

/**
 * Carries over what is on hexes: terrain, place, region, label, note, key, and whether players know it; with it the sites, people
 * and things that are kept there, and the roads and rivers that run through no other hex. What comes replaces what was there,
 * except for sites, people, things, roads and rivers. Hexes that are left behind keep terrain and region.
 *
 * As a `copy`, hexes to which no other comes stay as they are: the copy has neither note nor key, its place leads to no site, and
 * nobody is kept there. Roads and rivers stay too, unless others come to all of their hexes.
 */
export function carryOver(campaign: Campaign, moves: Moves, copy = false): void {
  const before = undrafted(campaign);
  const covered = new Set(moves.map(([, goal]) => goal));
  const gone = new Map(copy ? moves.filter(([from]) => covered.has(from)) : moves);
  const carriage = { to: new Map(moves), gone, covered };
  for (const carry of [carryGround, carryWays, carryLabels, carryKeys, carryKept])
    carry(campaign, before, carriage);
}

const carryGround: Carry = ({ land }, { land: before }, { to, gone, covered }) => {
  for (const from of gone.keys()) {
    if (covered.has(from)) continue;
    const { feature: _place, note: _note, ...left } = present(hexAt(before, from), from);
    putHex(land, from, left);
  }
  for (const [from, goal] of to) {
    const hex = present(hexAt(before, from), from);
    putHex(land, goal, gone.has(from) ? { ...hex } : copyOf(hex));
  }
};

function copyOf({ note: _note, feature, ...hex }: Hex): Hex {
  if (!feature) return hex;
  const { site: _site, ...place } = feature;
  return { ...hex, feature: place };
}

const carryWays: Carry = ({ land }, { land: { paths } }, { to, gone }) => {
  const inside = new Set(paths.filter(({ hexes }) => hexes.every((label) => to.has(label))));
  if (inside.size === 0) return;
  land.paths = paths.flatMap((path) => {
    if (!inside.has(path)) return [path];
    const carried = { ...path, hexes: path.hexes.map((label) => to.get(label) ?? label) };
    return path.hexes.every((label) => gone.has(label)) ? [carried] : [path, carried];
  });
};

const carryLabels: Carry = ({ land }, { land: { labels } }, { to, gone, covered }) => {
  if (!labels?.some(({ hex }) => to.has(hex) || covered.has(hex))) return;
  const carried = labels.flatMap((label) => {
    const goal = to.get(label.hex);
    return goal === undefined ? [] : [{ ...label, hex: goal }];
  });
  const left = labels.filter(({ hex }) => !gone.has(hex) && !covered.has(hex));
  keepLabels(land, [...left, ...carried]);
};

const carryKeys: Carry = (campaign, { keys }, { gone, covered }) => {
  if (!Object.keys(keys).some((at) => gone.has(at) || covered.has(at))) return;
  campaign.keys = Object.fromEntries(
    Object.entries(keys).flatMap(([at, key]) => {
      const goal = gone.get(at);
      if (goal !== undefined) return [[goal, key]];
      return covered.has(at) ? [] : [[at, key]];
    }),
  );
};

type Kept = Readonly<Record<string, { hex?: HexLabel | undefined }>>;

const carryKept: Carry = ({ land, creatures, caches }, before, { gone }) => {
  const all: [Kept, Kept][] = [
    [land.sites, before.land.sites],
    [creatures, before.creatures],
    [caches, before.caches],
  ];
  for (const [kept, were] of all)
    for (const [id, { hex }] of Object.entries(were)) {
      const goal = hex === undefined ? undefined : gone.get(hex);
      if (goal !== undefined) present(kept[id], id).hex = goal;
    }
};
