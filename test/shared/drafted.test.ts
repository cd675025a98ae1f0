import { produce } from 'immer';
import { expect, it } from 'vitest';
import { assign, drafted, frozen, undrafted } from '../../shared/campaign/drafted.ts';

interface Thing {
  id: string;
  count: number;
  details: Record<string, number>;
}
interface Place {
  clock: number;
  note?: string;
  things: Record<string, Thing>;
  list: Thing[];
  names: string[];
  chosen: Thing | null;
}

const thing = (id: string): Thing => ({ id, count: 1, details: { weight: 2 } });
const place = (): Place =>
  frozen({
    clock: 5,
    note: 'rain',
    things: { a: thing('a'), b: thing('b') },
    list: [thing('c'), thing('d'), thing('e')],
    names: ['x', 'y', 'z'],
    chosen: null,
  });

const first = (list: Thing[]): Thing => list.find(({ id }) => id !== '') ?? thing('none');

/** Everything that events do to a draft. */
const CHANGES: readonly [string, (draft: Place) => void][] = [
  ['a number', (draft) => void (draft.clock += 1)],
  ['a field that goes', (draft) => void Reflect.deleteProperty(draft, 'note')],
  ['a part far in', (draft) => void (first(draft.list).details['weight'] = 7)],
  ['figures merged', (draft) => void Object.assign(first(Object.values(draft.things)).details, { x: 1 })],
  ['values at once', (draft) => assign(first(draft.list).details, { weight: 3, x: 1 })],
  ['values at once, one of which is new', (draft) => assign(draft, { chosen: thing('n'), clock: 6 })],
  ['new parts at once', (draft) => assign(draft.things, { b: thing('m'), n: thing('n') })],
  [
    'a part that was changed before something new came in its place',
    (draft) => {
      first(draft.list).count = 4;
      assign(draft, { list: [thing('n')] });
    },
  ],
  [
    'a part that was changed before another was put in its place and given at once',
    (draft) => {
      const part = draft.list;
      first(part).count = 4;
      assign(draft, { list: undrafted(part).slice(0, 2) });
    },
  ],
  ['the same values at once', (draft) => assign(draft, { clock: draft.clock, list: undrafted(draft.list) })],
  ['all of a record', (draft) => Object.values(draft.things).forEach((one) => (one.count = 9))],
  ['all of a list', (draft) => draft.list.forEach((one, index) => (one.count = index))],
  ['something new', (draft) => void (draft.things['n'] = thing('n'))],
  ['something that goes', (draft) => void Reflect.deleteProperty(draft.things, 'a')],
  ['a list with one more', (draft) => void draft.list.push(thing('n'))],
  ['a list with one more in front', (draft) => void draft.list.unshift(thing('n'))],
  ['a list with one less', (draft) => void (draft.list = draft.list.filter(({ id }) => id !== 'd'))],
  ['a list cut', (draft) => void draft.list.splice(0, 1)],
  ['a list emptied', (draft) => void (draft.names.length = 0)],
  ['a list sorted', (draft) => void draft.list.sort((a, b) => b.id.localeCompare(a.id))],
  ['a list made anew of its parts', (draft) => void (draft.list = [...draft.list.slice(1), thing('n')])],
  ['a whole made anew of its parts', (draft) => void (draft.list = [{ ...first(draft.list), count: 3 }])],
  ['a part in another place too', (draft) => void (draft.chosen = first(draft.list))],
  [
    'a part moved and changed then',
    (draft) => {
      const moved = first(draft.list);
      draft.chosen = moved;
      draft.list = draft.list.slice(1);
      moved.details['weight'] = 11;
    },
  ],
  ['the same value again', (draft) => void Object.assign(draft, { clock: draft.clock, chosen: null })],
  ['nothing', () => undefined],
];

it.each(CHANGES)('makes of a draft what Immer makes of it: %s', (_what, change) => {
  const before = place();
  const after = frozen(drafted(before, change), before);
  expect(after).toEqual(produce(before, change));
  expect(before).toEqual(place());
  expect(Object.isFrozen(after)).toBe(true);
  expect(Object.isFrozen(after.list) && after.list.every((one) => Object.isFrozen(one))).toBe(true);
});

it('makes all changes after another as Immer does', () => {
  const change = (draft: Place): void => CHANGES.forEach(([, one]) => one(draft));
  expect(drafted(place(), change)).toEqual(produce(place(), change));
});

it('keeps what is not changed as the same objects', () => {
  const before = place();
  const after = drafted(before, (draft) => void (first(draft.list).count = 2));
  expect(after.things).toBe(before.things);
  expect(after.list[1]).toBe(before.list[1]);
  expect(after.list[0]?.details).toBe(before.list[0]?.details);
  expect(drafted(before, (draft) => void (draft.clock = 5))).toBe(before);
});

it('shows a draft as what it stands for', () => {
  const before = place();
  drafted(before, (draft) => {
    draft.names.push('n');
    expect(Array.isArray(draft.names)).toBe(true);
    expect(Object.keys(draft)).toEqual(Object.keys(before));
    expect('b' in draft.things && Object.hasOwn(draft.things, 'b')).toBe(true);
    expect([...draft.names]).toEqual(['x', 'y', 'z', 'n']);
    expect(JSON.stringify(draft.things)).toBe(JSON.stringify(before.things));
  });
});

it('is looked through for what it stands for by now', () => {
  const before = place();
  drafted(before, (draft) => {
    expect(undrafted(draft.things)).toBe(before.things);
    first(draft.list).count = 2;
    expect(undrafted(draft.list)).toEqual([{ ...thing('c'), count: 2 }, thing('d'), thing('e')]);
    expect(undrafted(draft.list)[1]).toBe(before.list[1]);
  });
});

it('can be changed further after it was looked through', () => {
  const after = drafted(place(), (draft) => {
    const one = first(draft.list);
    one.count = 2;
    undrafted(draft.list);
    one.count = 3;
  });
  expect(after.list[0]?.count).toBe(3);
});

it('is copied in the way that it is told', () => {
  const copied = (value: Place): Place => ({ ...value, note: 'copied' });
  const after = drafted(place(), (draft) => void (draft.things = {}), { copied });
  expect(after).toEqual({ ...place(), note: 'copied', things: {} });
});

it('does not look through what is brought along, and finds drafts in anything else', () => {
  const brought = { chosen: thing('n') };
  const after = drafted(
    place(),
    (draft) => {
      draft.chosen = brought.chosen;
      draft.list = [first(draft.list), brought.chosen];
    },
    { brought },
  );
  expect(after.chosen).toBe(brought.chosen);
  expect(after.list).toEqual([thing('c'), thing('n')]);
  expect(() => frozen(after)).not.toThrow();
});
