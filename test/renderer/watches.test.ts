import { describe, expect, it } from 'vitest';
import { watchAfter, watchersOf, watchesForLog, watchesOf } from '../../src-renderer/camp/watches.ts';

const mae = { id: 'mae', name: 'Mae' };
const bo = { id: 'bo', name: 'Bo' };
const ada = { id: 'ada', name: 'Ada' };
const three = [mae, bo, ada];

describe('the watches of a night', () => {
  it('are kept by whoever is up, and by no companion', () => {
    const up = { id: 'mae', along: false, status: 'up' } as const;
    const hurt = { id: 'bo', along: false, status: 'down' } as const;
    const companion = { id: 'ada', along: true, status: 'up' } as const;
    expect(watchersOf([up, hurt, companion])).toEqual([up]);
  });

  it('go one after another, in the order of the party', () => {
    expect(watchesOf(three, {})).toEqual({ mae: 1, bo: 2, ada: 3 });
  });

  it('are what the referee said, for those of whom it was said', () => {
    expect(watchesOf(three, { mae: 3, ada: 0 })).toEqual({ mae: 3, bo: 2, ada: 0 });
  });

  it('are none after the last, and the first after none', () => {
    expect([0, 1, 2, 3].map((watch) => watchAfter(watch, three))).toEqual([1, 2, 3, 0]);
  });
});

describe('what the log remembers of the watches', () => {
  it('is nothing while nobody chose any', () => {
    expect(watchesForLog(three, {})).toBeUndefined();
  });

  it('is who keeps them, the first watch first', () => {
    expect(watchesForLog(three, { mae: 3, ada: 1 })).toBe('Watches: 1 Ada, 2 Bo, 3 Mae.');
  });

  it('names those who share a watch in the order of the party', () => {
    expect(watchesForLog(three, { bo: 1 })).toBe('Watches: 1 Mae, 1 Bo, 3 Ada.');
  });

  it('leaves out who keeps none', () => {
    expect(watchesForLog(three, { bo: 0 })).toBe('Watches: 1 Mae, 3 Ada.');
  });

  it('says so where nobody keeps any', () => {
    expect(watchesForLog([mae, bo], { mae: 0, bo: 0 })).toBe('Watches: none.');
  });
});
