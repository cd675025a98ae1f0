import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOfLetter } from '../../../shared/drawing/map/names/along.ts';
import { layOut } from '../../../shared/drawing/map/names/layOut.ts';
import type { Layout, NameAlong } from '../../../shared/drawing/map/names/placed.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { hexUnder, meets, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { Bridge, DrawnLand } from '../../../shared/drawing/map/scene.ts';
import { hexAt, LandSchema, type Land } from '../../../shared/hex/land.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { sampleLand as blockLand } from '../../../shared/systems/block-dodge-parry/sample/land.ts';
import { sampleLand as cairnLand } from '../../../shared/systems/cairn/sample/sampleLand.ts';
import { sampleLand as fiveyLand } from '../../../shared/systems/fivey/sample/sampleLand.ts';
import { sampleLand as nightsongLand } from '../../../shared/systems/nightsong/sample/sampleLand.ts';
import { sampleLand as vogtLand } from '../../../shared/systems/vogt/sample/sampleLand.ts';
import { DISTANCES, landOf, sceneOf, waysOf } from './lands.ts';

const SAMPLES = [blockLand, cairnLand, fiveyLand, nightsongLand, vogtLand].map((land) =>
  LandSchema.parse(land),
);
const BRIDGES: Bridge[] = [{ x: 240, y: 310, angle: 1, width: 8 }];

const laid = (land: DrawnLand, distance: Distance, whose: 'referee' | 'players' = 'referee'): Layout =>
  layOut(sceneOf(land, whose), waysOf(land), BRIDGES, distance);

const lettersOf = ({ letters, lettering }: NameAlong): Box[] =>
  letters.map((letter) => boxOfLetter(letter, lettering));

/** Pairs of things that cover each other; letters of one name may. */
function overlaps({ signs, labels, names }: Layout): string[] {
  const things = [
    ...signs.map(({ hex, box }) => ({ who: `sign ${hex}`, box })),
    ...labels.map(({ hex, box }) => ({ who: `label ${hex}`, box })),
    ...names.flatMap((name, index) => lettersOf(name).map((box) => ({ who: `name ${index}`, box }))),
  ];
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => other.who !== one.who && meets(one.box, other.box))
      .map((other) => `${one.who} and ${other.who}`),
  );
}

describe.each(DISTANCES)('from $id', (distance) => {
  it.each(SAMPLES)('nothing covers anything on the map of $name', (land) => {
    for (const whose of ['referee', 'players'] as const)
      expect(overlaps(laid(land, distance, whose))).toEqual([]);
  });

  it('nothing covers anything whatever names a land has, however full it is', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
      fc.constantFrom(
        'Greywick',
        'The Old Tower of the Winds',
        'قصر الرياح القديم',
        'बूढ़ा किला',
        '界'.repeat(100),
        '🏰👩‍👩‍👧',
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(name, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('referee', 'players'),
        (columns, rows, each, block, names, whose) => {
          const land = landOf(columns, rows, each, block, (index) => names[index % names.length] ?? '');
          expect(overlaps(laid(land, distance, whose))).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('the same land is laid out in the same way', () => {
    const [first, second] = [
      laid(fiveyLand as Land, distance),
      laid(structuredClone(fiveyLand) as Land, distance),
    ];
    expect(first).toEqual(second);
  });

  it('the crowd holds all that stands, and bridges', () => {
    const { signs, labels, names, crowd } = laid(SAMPLES[2]!, distance);
    const boxes = [...signs, ...labels].map(({ box }) => box).concat(names.flatMap(lettersOf));
    expect(boxes.every((box) => crowd.touches(box))).toBe(true);
    expect(crowd.touches({ left: 238, top: 308, right: 242, bottom: 312 })).toBe(true);
  });
});

const [FAR, , MIDDLE, CLOSE] = DISTANCES as [Distance, Distance, Distance, Distance];

it('close by, and in samples already from the middle, every place has its name', () => {
  for (const land of SAMPLES)
    for (const distance of [MIDDLE, CLOSE]) {
      const { signs, labels } = laid(land, distance);
      expect(labels.map(({ hex }) => hex)).toEqual(signs.map(({ hex }) => hex));
    }
});

it('close by every place of a full land has its name, however long', () => {
  const land = landOf(16, 16, 1, 4, (index) =>
    'Llanfair Pwll Gwyngyll Goger '.repeat(7).slice(0, 10 + (index % 190)),
  );
  const { signs, labels } = laid(land, CLOSE);
  expect([signs.length, labels.length]).toEqual([256, 256]);
});

it('from far only towns and castles are seen', () => {
  const { signs } = laid(SAMPLES[2]!, FAR);
  expect(new Set(signs.map(({ kind }) => kind))).toEqual(new Set(['town', 'castle']));
});

it('players see no place that they do not know, no secret, and no letter of a name beyond what they know', () => {
  for (const distance of DISTANCES)
    for (const land of SAMPLES) {
      const { signs, names } = laid(land, distance, 'players');
      for (const { hex } of signs)
        expect(hexAt(land, hex)).toMatchObject({ known: true, feature: { secret: false } });
      for (const { letters } of names)
        for (const letter of letters) {
          const { column, row } = hexUnder(letter);
          expect(hexAt(land, labelOf(column, row))?.known).toBe(true);
        }
    }
});

it('the referee sees which places are known and which are secret', () => {
  const { signs } = laid(SAMPLES[2]!, MIDDLE);
  for (const { hex, isKnown, isSecret } of signs)
    expect(hexAt(SAMPLES[2]!, hex)).toMatchObject({ known: isKnown, feature: { secret: isSecret } });
  expect(signs.some(({ isSecret }) => isSecret)).toBe(true);
});

it('regions, seas, roads and rivers have their names on them, in the letters of each', () => {
  const { names } = laid(SAMPLES[2]!, MIDDLE);
  const of = (kind: NameAlong['of']): string[] =>
    names.filter((name) => name.of === kind).map(({ name }) => name);
  expect([of('region').length, of('sea'), of('road').length, of('river')]).toEqual([
    6,
    ['The Coast'],
    3,
    ['The Harrow'],
  ]);
  const italic = new Set(names.filter(({ lettering }) => lettering.isItalic).map((name) => name.of));
  expect([...italic].toSorted()).toEqual(['river', 'road', 'sea']);
});

it('a name that cannot be taken apart is written as a whole, upright', () => {
  const land = landOf(12, 12, 40, 12, () => 'قصر الرياح');
  const { names } = laid(land, MIDDLE);
  expect(names.length).toBeGreaterThan(0);
  for (const { letters } of names) expect(letters).toMatchObject([{ text: 'قصر الرياح', angle: 0 }]);
});

it('a region that is called like something all objects have is no region', () => {
  const land = landOf(8, 8, 100, 8, () => 'Vane');
  const columns = land.columns.map((column) => column.map((hex) => hex && { ...hex, region: 'constructor' }));
  expect(laid({ columns, paths: [], regions: {} }, MIDDLE).names).toEqual([]);
});
