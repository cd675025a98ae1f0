import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOfLetter } from '../../../shared/drawing/map/names/along.ts';
import { layOut } from '../../../shared/drawing/map/names/layOut.ts';
import type { Layout, NameAlong } from '../../../shared/drawing/map/names/placed.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { centreOf, meets, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { DrawnLand } from '../../../shared/drawing/map/scene.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { LandSchema, type LandLabel } from '../../../shared/hex/land.ts';
import { sampleLand } from '../../../shared/systems/fivey/sample/sampleLand.ts';
import { DISTANCES, landOf, sceneOf, waysOf } from './lands.ts';

const [FAR, WHOLE, MIDDLE, CLOSE] = DISTANCES as [Distance, Distance, Distance, Distance];

const laid = (land: DrawnLand, distance: Distance, whose: 'referee' | 'players' = 'referee'): Layout =>
  layOut(sceneOf(land, whose), waysOf(land), [], distance);

const labelsIn = ({ names }: Layout): NameAlong[] =>
  names.filter(({ of }) => of === 'onLand' || of === 'onWater');
const wordsIn = (layout: Layout): string[] =>
  labelsIn(layout)
    .map(({ name }) => name)
    .toSorted();
const boxesOf = ({ letters, lettering }: NameAlong): Box[] =>
  letters.map((letter) => boxOfLetter(letter, lettering));

/** Open ground without any name, of which players know the western half. */
const open = (labels: LandLabel[]): DrawnLand => ({ ...landOf(10, 8, 1000, 20, () => ''), labels });
const label = (hex: string, words: string, size: LandLabel['size'] = 2): LandLabel => ({ hex, words, size });
const reading = ({ letters }: NameAlong): string => letters.map(({ text }) => text).join('');

describe('a label of the referee’s', () => {
  it('stands upright in the middle of its hex where nothing is in its way', () => {
    const [placed] = labelsIn(laid(open([label('0304', 'Mire')]), CLOSE));
    const middle = centreOf('0304')!;
    expect(placed!.letters.map(({ text, angle }) => [text, angle])).toEqual(
      Array.from('Mire').map((text) => [text, 0]),
    );
    for (const { x, y } of placed!.letters) {
      expect(Math.abs(x - middle.x)).toBeLessThan(SIZE);
      expect(Math.abs(y - middle.y)).toBeLessThan(SIZE * 0.6);
    }
  });

  it('has letters of three sizes', () => {
    for (const distance of [MIDDLE, CLOSE]) {
      const labels = ([1, 2, 3] as const).map((size) => label(`0${size * 2}04`, 'Mire', size));
      const sizes = labelsIn(laid(open(labels), distance)).map(({ letters }) => letters[0]!.size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(new Set(sizes).size).toBe(3);
    }
  });

  it('is seen the further the larger it is', () => {
    const land = open([label('0204', 'Small', 1), label('0504', 'Usual'), label('0804', 'Large', 3)]);
    expect(DISTANCES.map((distance) => wordsIn(laid(land, distance)))).toEqual([
      ['Large'],
      ['Large', 'Usual'],
      ['Large', 'Small', 'Usual'],
      ['Large', 'Small', 'Usual'],
    ]);
  });

  it('of many words has several lines and all its letters, from wherever it is seen', () => {
    const words = 'Beware of the reeve’s men after dark, and of the bridge that was never finished.';
    for (const distance of [MIDDLE, CLOSE]) {
      const [placed] = labelsIn(laid(open([label('0504', words)]), distance));
      expect(reading(placed!)).toBe(words.replaceAll(' ', ''));
      expect(new Set(placed!.letters.map(({ y }) => y)).size).toBeGreaterThan(1);
    }
  });

  it('gives way to a place in its hex, and the name of the place to it', () => {
    const land = LandSchema.parse(sampleLand);
    const towns = land.columns.flatMap((column, x) =>
      column.flatMap((hex, y) => (hex?.feature ? [labelOf(x + 1, y + 1)] : [])),
    );
    const labels = towns.map((hex) => label(hex, 'Plague'));
    const layout = laid({ ...land, labels }, MIDDLE);
    expect(labelsIn(layout)).toHaveLength(towns.length);
    expect(layout.labels).toHaveLength(layout.signs.length);
  });

  it('on water is written as the sea is, elsewhere as the land', () => {
    const { columns, ...rest } = open([label('0101', 'Gull Sound'), label('0505', 'Wolf Wood')]);
    const wet = columns.map((column, x) =>
      x < 3 ? column.map((hex) => hex && { ...hex, terrain: 'water' as const }) : column,
    );
    const placed = labelsIn(laid({ ...rest, columns: wet }, MIDDLE));
    expect(placed.map(({ name, of }) => [name, of])).toEqual([
      ['Gull Sound', 'onWater'],
      ['Wolf Wood', 'onLand'],
    ]);
  });

  it('is shown to players where they know its hex, and to nobody off the map', () => {
    const land = open([label('0204', 'Known'), label('0904', 'Unknown'), label('2020', 'Nowhere')]);
    expect(wordsIn(laid(land, MIDDLE))).toEqual(['Known', 'Unknown']);
    expect(wordsIn(laid(land, MIDDLE, 'players'))).toEqual(['Known']);
  });
});

const things = (layout: Layout): { who: string; box: Box }[] => [
  ...layout.signs.map(({ hex, box }) => ({ who: `sign ${hex}`, box })),
  ...layout.labels.map(({ hex, box }) => ({ who: `name ${hex}`, box })),
  ...layout.names.flatMap((name, index) => boxesOf(name).map((box) => ({ who: `${name.of} ${index}`, box }))),
];

describe.each(DISTANCES)('labels from $id', (distance) => {
  it('cover nothing and are covered by nothing, however many there are', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc.constantFrom(
        'Wolf Wood',
        'Beware of the reeve’s men after dark',
        'قصر الرياح القديم',
        '界'.repeat(40),
      ),
    );
    const written = fc.record({
      hex: fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10 }))
        .map(([x, y]) => labelOf(x, y)),
      words,
      size: fc.constantFrom(1 as const, 2 as const, 3 as const),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(written, { selector: ({ hex }) => hex, minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('referee', 'players'),
        (labels, each, whose) => {
          const land = { ...landOf(12, 10, each, 4, (index) => `Greywick ${index}`), labels };
          const layout = laid(land, distance, whose);
          const all = things(layout);
          for (const own of all.filter(({ who }) => who.startsWith('on')))
            expect(all.filter(({ who, box }) => who !== own.who && meets(box, own.box))).toEqual([]);
          for (const { box } of all) expect(layout.crowd.touches(box)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('that are none leave a map as it was', () => {
    const land = LandSchema.parse(sampleLand);
    expect(laid({ ...land, labels: [] }, distance)).toEqual(laid(land, distance));
  });
});

it('a label is laid out in the same way whatever the order in which labels were written', () => {
  const labels = [label('0304', 'Mire'), label('0404', 'Wolf Wood', 3), label('0303', 'Old Stones', 1)];
  for (const distance of [FAR, WHOLE, MIDDLE, CLOSE])
    expect(laid(open(labels.toReversed()), distance)).toEqual(laid(open(labels), distance));
});
