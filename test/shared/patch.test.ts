import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patch } from '../../shared/api.ts';
import { packed, unpacked } from '../../shared/page/repeatedParts.ts';
import { applyPatches, changed, changesBetween, patchesBetween } from '../../shared/page/patch.ts';

const json = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false } as never)
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const overTheWire = (before: unknown, after: unknown): Patch[] =>
  JSON.parse(JSON.stringify(patchesBetween(before, after))) as Patch[];

/** Lists as a view holds them: elements with ids (now and then one of them twice), with numbers, with neither. */
const element = fc.oneof(
  fc.record({
    id: fc.constantFrom('ada', 'bo', 'cy', 'dee', 'eve'),
    hitPoints: fc.nat(3),
    marks: fc.array(fc.nat(2)),
  }),
  fc.record({ seq: fc.nat(8), text: fc.constantFrom('hits', 'misses') }),
  fc.record({
    label: fc.constantFrom('Rest', 'March'),
    command: fc.record({ type: fc.constantFrom('a', 'b') }),
  }),
);
const alike = fc.oneof(
  ...[0, 1, 2].map((kind) =>
    fc.array(
      element.filter((one) => String(['id', 'seq', 'label'][kind]) in one),
      { maxLength: 8 },
    ),
  ),
  fc.array(element, { maxLength: 8 }),
);
const view = fc.record({ log: alike, fight: fc.option(fc.record({ who: alike })) });

describe('patches', () => {
  it('lead from any list of elements with ids to any other', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        expect(applyPatches(before, overTheWire(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('say a line that is added and one that drops out in one patch', () => {
    const lines = (from: number) =>
      Array.from({ length: 150 }, (_, index) => ({ seq: from + index, text: 'x' }));
    expect(patchesBetween({ log: lines(1) }, { log: lines(2) })).toEqual([
      { path: ['log'], runs: [[1, 149], { value: { seq: 151, text: 'x' } }] },
    ]);
  });

  it('keep what moved in a list the same object', () => {
    const [ada, bo] = [{ id: 'ada' }, { id: 'bo' }];
    const moved = applyPatches(
      [ada, bo],
      patchesBetween([ada, bo], [{ id: 'bo', hurt: true }, { id: 'ada' }]),
    );
    expect(moved).toEqual([{ id: 'bo', hurt: true }, { id: 'ada' }]);
    expect(moved[1]).toBe(ada);
  });

  it('match elements without ids by what they hold where that is shorter', () => {
    const acts = ['Rest', 'March', 'Search', 'Camp'].map((title) => ({
      title,
      detail: `${title} until the evening comes`,
    }));
    expect(patchesBetween(acts, acts.slice(1))).toEqual([{ path: [], runs: [[1, 3]] }]);
  });

  it('match offers by their labels, so that one that changed is not sent whole', () => {
    const [rest, march] = [
      { label: 'Rest', detail: 'until the evening comes', hours: 6 },
      { label: 'March', detail: 'until the evening comes', hours: 6 },
    ];
    expect(patchesBetween([rest, march], [{ ...march, hours: 4 }])).toEqual([
      { path: [], runs: [[1, 1]] },
      { path: [0, 'hours'], value: 4 },
    ]);
  });

  it('lead from any value to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = JSON.parse(JSON.stringify(before)) as unknown;
        const patches = JSON.parse(JSON.stringify(patchesBetween(before, after))) as ReturnType<
          typeof patchesBetween
        >;
        expect(applyPatches(copy, patches)).toEqual(after);
      }),
    );
  });

  it.each(['toString', '__proto__', 'constructor', 'valueOf'])('know %s for a key like any other', (key) => {
    const holds = JSON.parse(`{"${key}":{"a":1}}`) as object;
    const other = JSON.parse(`{"${key}":{"b":2}}`) as object;
    for (const [before, after] of [
      [holds, {}],
      [{}, holds],
      [holds, other],
    ] as const)
      expect(JSON.stringify(applyPatches(before, patchesBetween(before, after)))).toBe(JSON.stringify(after));
  });

  it('skip what is the same object', () => {
    const land = { columns: [1, 2, 3] };
    expect(patchesBetween({ land, clock: 1 }, { land, clock: 2 })).toEqual([{ path: ['clock'], value: 2 }]);
  });

  it('name what is gone', () => {
    expect(patchesBetween({ a: 1, b: { c: 2 } }, { b: {} })).toEqual([{ path: ['b', 'c'] }, { path: ['a'] }]);
  });
});

describe('a long message', () => {
  const offers = (count: number, targets: number): object[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `orc-${index}`,
      choices: Array.from({ length: targets }, (_target, at) => ({
        value: `hero-${at}`,
        label: `Hero ${at}`,
      })),
    }));

  it('says what stands there often once, and comes out whole', () => {
    const after = { fight: offers(30, 20), clock: 2 };
    const changes = JSON.parse(JSON.stringify(changesBetween({ fight: [] }, after))) as ReturnType<
      typeof changesBetween
    >;
    expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(after).length / 5);
    expect(changed({ fight: [] }, changes)).toEqual(after);
  });

  it('comes out whole whatever it holds', () => {
    const many = fc
      .array(fc.oneof(json, view), { maxLength: 6 })
      .map((some) => [...some, offers(60, 5), ...some]);
    fc.assert(
      fc.property(many, (value) => {
        expect(unpacked(JSON.parse(JSON.stringify(packed(value))) as ReturnType<typeof packed>)).toEqual(
          value,
        );
      }),
    );
  });

  it('is sent as it is where it uses the sign itself', () => {
    const value = [...offers(60, 5), { '§': 0 }];
    expect(packed(value)).toEqual({ value });
  });
});
