import Papa from 'papaparse';
import { ownOf } from '../../../../shared/hex/ground.ts';
import { hexesOf, type Land } from '../../../../shared/hex/land.ts';
import { TERRAINS } from '../../../../shared/hex/terrain.ts';
import { harmless, SKIPPED } from '../../harmless.ts';
import { writtenSpot } from '../textMapper/coordinates.ts';

const HEAD = [
  'hex',
  'terrain',
  'place',
  'name',
  'label',
  'size',
  'way',
  'region',
  'secret',
  'known',
  'note',
  'looks',
  'symbols',
  'counts',
] as const;
type Row = Partial<Record<(typeof HEAD)[number], string | number>>;

const yes = (is: boolean | undefined): string => (is ? 'yes' : '');

/** A land as CSV that reads back as the same land: a row for each hex, and one for each road and river. */
export function writeCsvMap(land: Land): string {
  const labels = new Map((land.labels ?? []).map((label) => [label.hex, label]));
  const hexes = [...hexesOf(land)].map(([at, hex]): Row => {
    const own = ownOf(land, hex);
    const label = labels.get(at);
    return {
      hex: writtenSpot(at),
      terrain: own?.name ?? TERRAINS[hex.terrain].name,
      ...(hex.feature && {
        place: hex.feature.kind,
        name: hex.feature.name,
        secret: yes(hex.feature.secret),
      }),
      ...(label && { label: label.words, size: label.size }),
      ...(hex.region !== undefined && { region: land.regions[hex.region]?.name ?? hex.region }),
      known: hex.known ? 'yes' : 'no',
      ...(hex.note && { note: hex.note }),
      ...(own && { looks: own.looks, symbols: own.symbols ?? '', counts: own.counts }),
    };
  });
  const ways = land.paths.map(({ kind, name, hexes: way }): Row => ({
    hex: way.map(writtenSpot).join('-'),
    way: kind,
    name,
  }));
  const rows = [...hexes, ...ways].map((row) => HEAD.map((column) => harmless(String(row[column] ?? ''))));
  return `\uFEFF${Papa.unparse([[...HEAD], ...rows], { escapeFormulae: SKIPPED, newline: '\r\n' })}\r\n`;
}
