import type { HexLabel } from '../../hex/coordinates.ts';
import { hexAt, labelAt, type Land } from '../../hex/land.ts';
import { TERRAINS } from '../../hex/terrain.ts';
import { find } from '../ids.ts';
import type { Campaign } from '../state.ts';

/** A hex where nothing is put, what is there already, and of what kind that is. */
export interface Passed {
  hex: HexLabel;
  name: string;
  why: string;
}

const LONGEST = 60;
const short = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
};

/** Whatever stands in no hex of the map itself, by its hex. */
function elsewhere({ creatures, caches, land, party, groups }: Campaign): Map<HexLabel, Omit<Passed, 'hex'>> {
  const found = new Map<HexLabel, Omit<Passed, 'hex'>>();
  for (const hex of [party, ...groups.map((group) => group.party)].flatMap(({ trail, hex: at }) => [
    ...trail,
    ...(at === null ? [] : [at]),
  ]))
    found.set(hex, { name: 'The party', why: 'was here' });
  for (const { hex, items } of Object.values(caches))
    if (hex !== undefined) found.set(hex, { name: items[0]?.name ?? 'Coins', why: 'a cache' });
  for (const { hex, name } of Object.values(creatures))
    if (hex !== undefined) found.set(hex, { name, why: 'lives here' });
  for (const { hex, name } of Object.values(land.sites)) found.set(hex, { name, why: 'a site' });
  return found;
}

/** What people wrote in a hex; undefined where nothing is. */
function written(land: Land, keys: Campaign['keys'], at: HexLabel): Omit<Passed, 'hex'> | undefined {
  const { feature, note = '' } = hexAt(land, at) ?? {};
  if (feature) return { name: feature.name, why: 'a place' };
  const key = find(keys, at);
  const text = key
    ? [key.aloud, key.secret, ...key.places.map(({ name }) => name)].find((one) => one.trim())
    : undefined;
  if (text !== undefined) return { name: short(text), why: 'a key' };
  if (note.trim() !== '') return { name: short(note), why: 'a note' };
  const label = labelAt(land, at);
  return label && { name: label.words, why: 'a label' };
}

/** Parts hexes into those that are free and those where something is already; those that can’t be walked are neither. */
export function partedByRoom(
  campaign: Campaign,
  hexes: readonly HexLabel[],
): { free: HexLabel[]; passed: Passed[] } {
  const { land, keys } = campaign;
  const others = elsewhere(campaign);
  const free: HexLabel[] = [];
  const passed: Passed[] = [];
  for (const hex of hexes) {
    const { terrain } = hexAt(land, hex) ?? {};
    if (!terrain || TERRAINS[terrain].barred) continue;
    const there = written(land, keys, hex) ?? others.get(hex);
    if (there) passed.push({ hex, ...there });
    else free.push(hex);
  }
  return { free, passed };
}
