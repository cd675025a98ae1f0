import { describe, expect, it } from 'vitest';
import { knownLand } from '../../../shared/hex/knownLand.ts';
import { landSvg, type Subject } from '../../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { seedOf } from '../../../shared/drawing/map/seed.ts';
import type { Land } from '../../../shared/hex/land.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { openedSample } from '../../helpers/play.ts';
import { overlaps, readOn } from './readSvg.ts';

const lands = systems.map((system) => [system.name, openedSample(system).state.land] as const);
const subjectOf = (land: Land, whose: Subject['whose'] = 'referee'): Subject => ({
  land: whose === 'players' ? knownLand(land) : land,
  seed: seedOf(land.name),
  palette: PALETTES.light,
  whose,
  isHatched: false,
  trail: [],
  party: undefined,
});

/** What lies so many hexes around each place of a land. */
const partsOf = (land: Land, around: number): Land[] =>
  land.columns.flatMap((column, x) =>
    column.flatMap((hex, y) =>
      hex?.feature
        ? {
            ...land,
            columns: land.columns.map((other, column) =>
              other.map((one, row) =>
                Math.abs(column - x) <= around && Math.abs(row - y) <= around ? one : null,
              ),
            ),
          }
        : [],
    ),
  );
const namesOn = ({ columns }: Land): string[] =>
  columns.flatMap((column) => column.flatMap((hex) => hex?.feature?.name ?? []));

describe.each(lands)('the land of %s', (_, land) => {
  it.each([
    ['the whole', 34],
    ['the middle', 56],
    ['close by', 120],
  ])('has nothing that is read beneath another, seen from %s', (_distance, radius) => {
    for (const whose of ['referee', 'players'] as const) {
      const read = readOn(landSvg(subjectOf(land, whose), radius));
      expect(read.filter(({ part }) => part === 'places').length).toBeGreaterThan(0);
      expect(read.filter(({ part }) => part === 'labels').length).toBeGreaterThan(0);
      expect(read.filter(({ part }) => part === 'numbers').length).toBeGreaterThan(0);
      expect(overlaps(read)).toEqual([]);
    }
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [1, 16],
  ])(
    'has all its names within the picture, also where %i hexes around a place are all of it, with a rim of %i',
    (around, rim) => {
      for (const part of partsOf(land, around)) {
        const svg = landSvg({ ...subjectOf(part), rim }, 34);
        const [x = 0, y = 0, width = 0, height = 0] =
          /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
        const [left, top, wide, high] = [x + rim, y + rim, width - 2 * rim, height - 2 * rim];
        const read = readOn(svg);
        const cut = read.filter(
          ({ box }) => box.left < left || box.top < top || box.right > left + wide || box.bottom > top + high,
        );
        expect(cut.map(({ text }) => text)).toEqual([]);
        const written = read.filter((one) => one.part === 'labels').map(({ text }) => text);
        for (const word of namesOn(part).flatMap((name) => name.split(' ')))
          expect(written.join(' ')).toContain(word);
      }
    },
  );

  it('names every place, seen close by', () => {
    const written = readOn(landSvg(subjectOf(land), 120)).filter(({ part }) => part === 'labels');
    const all = written.map(({ text }) => text).join(' ');
    for (const word of namesOn(land).flatMap((name) => name.split(' '))) expect(all).toContain(word);
  });

  it('is the same picture, letter for letter, from the same seed, and another from another', () => {
    const draw = (seed: number): string => landSvg({ ...subjectOf(land), seed }, 34);
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });
});

it('what lies beneath something else is found', () => {
  const [, land] = lands[0] ?? [];
  const svg = land ? landSvg(subjectOf(land), 56) : '';
  const [before = '', labels = ''] = /<g class="labels">([\s\S]*?)<\/g>/.exec(svg) ?? [];
  const heaped = labels.replaceAll(/ x="[^"]*" y="[^"]*"/g, ' x="0" y="0"');
  expect(overlaps(readOn(svg.replace(before, before.replace(labels, heaped)))).length).toBeGreaterThan(5);
});
