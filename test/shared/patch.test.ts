import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatches, patchesBetween } from '../../shared/patch.ts';

const json = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false } as never)
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('patches', () => {
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
