import { describe, expect, it } from 'vitest';
import {
  madeAgain,
  marked,
  markedAnew,
  takenBack,
  whyUnmarked,
  type MarkHistory,
  type Marks,
} from '../../../src-renderer/road/marks/marks.ts';

const NONE: Marks = { to: '0704', stops: [], forbidden: [] };
const history: MarkHistory = { before: [], now: NONE, after: [] };
const clicked = (from: MarkHistory, tool: 'stop' | 'avoid' | 'end', hex: string): MarkHistory =>
  markedAnew(from, marked(from.now, tool, hex));

describe('a hex that is marked', () => {
  it('is a stop or one to avoid, and with a second mark of the kind neither', () => {
    const stop = marked(NONE, 'stop', '0506');
    expect(stop).toEqual({ ...NONE, stops: ['0506'] });
    expect(marked(stop, 'avoid', '0506')).toEqual({ ...NONE, forbidden: ['0506'] });
    expect(marked(stop, 'stop', '0506')).toEqual(NONE);
  });

  it('as the end leaves no stops, and can be entered', () => {
    const marks = { to: '0704', stops: ['0506'], forbidden: ['0507', '0508'] };
    expect(marked(marks, 'end', '0507')).toEqual({ to: '0507', stops: [], forbidden: ['0508'] });
  });

  it.each([
    ['stop', '0704', 'The way ends in 0704, so it can’t be a stop.'],
    ['avoid', '0704', 'The way ends in 0704, so it can’t be avoided.'],
    ['end', '0704', 'The way ends in 0704 already.'],
    ['stop', '0509', 'The party is in 0509, so it can’t be a stop.'],
    ['avoid', '0509', 'The party is in 0509, so it can’t be avoided.'],
    ['end', '0509', 'The party is in 0509, so the way can’t end there.'],
    ['stop', '0506', undefined],
  ] as const)('is none as “%s” of %s where that makes no sense, and it is said why', (tool, hex, why) => {
    expect(whyUnmarked(NONE, '0509', tool, hex)).toBe(why);
  });

  it('can be freed of its mark also where the party is by now', () => {
    const marks = { ...NONE, stops: ['0509'] };
    expect(whyUnmarked(marks, '0509', 'stop', '0509')).toBeUndefined();
    expect(whyUnmarked(marks, '0509', 'avoid', '0509')).toBeDefined();
  });
});

describe('marks', () => {
  it('are taken back one by one, and made again', () => {
    const two = clicked(clicked(history, 'stop', '0506'), 'avoid', '0507');
    const one = takenBack(two)!;
    expect(one.now).toEqual({ ...NONE, stops: ['0506'] });
    const none = takenBack(one)!;
    expect(none.now).toEqual(NONE);
    expect(takenBack(none)).toBeUndefined();
    expect(madeAgain(madeAgain(none)!)).toEqual(two);
    expect(madeAgain(two)).toBeUndefined();
  });

  it('that were taken back are gone after another one', () => {
    const back = takenBack(clicked(history, 'stop', '0506'))!;
    expect(madeAgain(clicked(back, 'avoid', '0507'))).toBeUndefined();
  });
});
