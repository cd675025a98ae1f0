import { describe, expect, it } from 'vitest';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { type Land } from '../../shared/hex/land.ts';
import { wayBetween, type Asked } from '../../shared/road/ways.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { drawnLand, on, refusedWay, without } from './lands.ts';

const PLAIN = drawnLand(['....', '....', '....']);
const quickest = (from: string, to: string, more: Partial<Asked> = {}): Asked => ({
  from,
  to,
  by: 'quickest',
  ...more,
});
const refusedOn = (land: Land, asked: Asked) => refusedWay(on(fivey, land), fivey, asked);

describe('a way is refused', () => {
  it.each<[string, Asked, object]>([
    ['from a hex that the map lacks', quickest('0909', '0101'), { code: 'unknown-hex', path: 'from' }],
    ['to a hex that the map lacks', quickest('0101', '0909'), { code: 'unknown-hex', path: 'to' }],
    ['to what is no hex', quickest('0101', 'the inn'), { code: 'unknown-hex', path: 'to' }],
    [
      'by a stop that the map lacks',
      quickest('0101', '0103', { stops: ['0102', '0909'] }),
      { code: 'unknown-hex', path: 'stops.1' },
    ],
    [
      'around a hex that the map lacks',
      quickest('0101', '0103', { forbidden: ['0909'] }),
      { code: 'unknown-hex', path: 'forbidden.0' },
    ],
    [
      'to where it begins',
      quickest('0101', '0101'),
      { code: 'same-hex', path: 'to', message: 'The way begins in 0101 already. Choose another hex.' },
    ],
    [
      'by the same stop twice in a row',
      quickest('0101', '0103', { stops: ['0102', '0102'] }),
      { code: 'same-hex', path: 'stops.1' },
    ],
    ['to its last stop', quickest('0101', '0103', { stops: ['0103'] }), { code: 'same-hex', path: 'to' }],
    [
      'to a hex to avoid',
      quickest('0101', '0103', { forbidden: ['0103'] }),
      { code: 'forbidden', path: 'to' },
    ],
    [
      'by a stop to avoid',
      quickest('0101', '0103', { stops: ['0201'], forbidden: ['0201'] }),
      { code: 'forbidden', path: 'stops.0' },
    ],
    [
      'with 21 stops',
      quickest('0101', '0103', { stops: Array.from({ length: 21 }, () => '0201') }),
      { code: 'too-many', path: 'stops', message: 'A way can have at most 20 stops, not 21.' },
    ],
    [
      'with 2,001 hexes to avoid',
      quickest('0101', '0103', { forbidden: Array.from({ length: 2001 }, () => '0201') }),
      { code: 'too-many', path: 'forbidden' },
    ],
  ])('%s', (_, asked, why) => {
    expect(refusedOn(PLAIN, asked)).toMatchObject(why);
  });

  it('into open water, and not out of it', () => {
    const land = drawnLand(['~..']);
    expect(refusedOn(land, quickest('0201', '0101'))).toMatchObject({
      code: 'barred',
      path: 'to',
      message: '0101 is open water. The party can’t travel there on foot.',
    });
    expect(wayBetween(on(fivey, land), fivey, quickest('0101', '0201')).hexes).toEqual(['0201']);
  });

  it.each<[string, readonly string[], Partial<Asked>, readonly string[], string]>([
    [
      'of water around an island',
      ['..~.', '..~.'],
      {},
      [],
      'No way leads from 0101 to 0401: around 0401 lies open water and the edge of the map.',
    ],
    [
      'of water on all sides',
      ['.~~~~.', '~~~~~.', '.....~'],
      {},
      [],
      'around 0101 lies open water and the edge of the map.',
    ],
    ['of blank paper', ['. .'], {}, [], 'around 0301 lies the edge of the map.'],
    ['of the hexes to avoid', ['...'], { forbidden: ['0201'] }, [], 'leads through hexes to avoid.'],
    [
      'of what the players don’t know',
      ['...'],
      { knownOnly: true },
      ['0201'],
      'leads through hexes that the players don’t know.',
    ],
    [
      'of both',
      ['....'],
      { knownOnly: true, forbidden: ['0201'] },
      ['0301'],
      'leads through hexes to avoid, or that the players don’t know.',
    ],
    [
      'of water, whatever else is wished',
      ['.~.'],
      { knownOnly: true, forbidden: ['0101'] },
      [],
      'lies open water',
    ],
  ])('because %s', (_, rows, more, unknown, why) => {
    const last = labelOf(rows[0]?.length ?? 1, 1);
    const refusal = refusedOn(without(drawnLand(rows), unknown), quickest('0101', last, more));
    expect(refusal).toMatchObject({ code: 'no-way', path: 'to' });
    expect(refusal.message).toContain(why);
  });

  it('to an island in the middle of the sea', () => {
    const land = drawnLand(['.....', '.~~~.', '.~.~.', '.~~~.', '.....']);
    expect(refusedOn(land, quickest('0101', '0303')).message).toBe(
      'No way leads from 0101 to 0303: around 0303 lies open water.',
    );
  });

  it('to a hex that the players don’t know, where it is to keep to those they know', () => {
    const land = without(PLAIN, ['0103']);
    const asked = quickest('0101', '0103', { knownOnly: true });
    expect(refusedOn(land, asked)).toMatchObject({
      code: 'no-way',
      path: 'to',
      message: 'The players don’t know 0103 yet, so they know no way there.',
    });
  });

  it('for its stops as for its end', () => {
    const asked = quickest('0101', '0103', { stops: ['0102', '0401'] });
    expect(refusedOn(drawnLand(['..~.', '..~~', '....']), asked)).toMatchObject({
      code: 'no-way',
      path: 'stops.1',
    });
  });
});
