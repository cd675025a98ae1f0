import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps } from '../../shared/hex/boxes.ts';
import type { Box } from '../../shared/plan/ways.ts';
import type { PlayersPlan } from '../../shared/players.ts';
import { namesOn } from '../../src-renderer/site/drawing/names.ts';

const planOf = (rooms: PlayersPlan['rooms'], more: Partial<PlayersPlan> = {}): PlayersPlan => ({
  rooms,
  ways: [],
  on: [],
  stairs: [],
  box: { x: 0, y: 0, w: 40, h: 40 },
  ...more,
});
const way = (path: string): PlayersPlan['ways'][number] => ({ path, floor: path, doors: [], joins: [0, 1] });
const drawn = ({ x, y, w, h }: Box): Box => ({ x: x * 20, y: y * 20, w: w * 20, h: h * 20 });

it('a name has two lines in a room that is too narrow for one', () => {
  const { names } = namesOn(planOf([{ name: 'The Lychgate', box: { x: 0, y: 0, w: 4, h: 3 } }]), null);
  expect(names).toMatchObject([{ lines: ['The', 'Lychgate'], inside: true, size: 1 }]);
});

it('the party stands below both lines of a name, smaller where the room is low for it', () => {
  const { names, token } = namesOn(
    planOf([{ name: 'The Waiting Hall', box: { x: 0, y: 0, w: 5, h: 3 } }]),
    0,
  );
  expect(names).toMatchObject([{ lines: ['The Waiting', 'Hall'], inside: true }]);
  expect(token).toEqual({ at: [50, 45], radius: 11 });
  const low = namesOn(planOf([{ name: 'The Waiting Hall', box: { x: 0, y: 0, w: 5, h: 2.7 } }]), 0);
  expect(low.token?.radius).toBe(8);
});

it('a name that has no room stands beside, where no way leaves', () => {
  const plan = planOf(
    [
      { name: 'Gatehouse', box: { x: 10, y: 10, w: 2, h: 2 } },
      { name: 'Yard', box: { x: 8, y: 14, w: 6, h: 4 } },
    ],
    { ways: [way('M220 240L220 280')], on: [{ at: [11, 10], out: [0, -1], door: true }] },
  );
  const [gatehouse] = namesOn(plan, null).names;
  expect(gatehouse).toMatchObject({ inside: false, lines: ['Gatehouse'] });
  expect(gatehouse?.box.x).toBeGreaterThan(240);
});

it('a name in the midst of others is written small', () => {
  const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x: x * 2, y: y * 2, w: 2, h: 2 })));
  const { names, token } = namesOn(planOf(cells.map((box) => ({ name: 'Oubliette', box }))), 4);
  expect(names[4]).toMatchObject({ inside: true });
  expect(names[4]?.size).toBeLessThan(1);
  expect(token?.radius).toBe(8);
});

it('no name covers a wall, another name or the party, on any plan', () => {
  const side = fc.integer({ min: 1, max: 6 });
  const cell = fc.record({
    w: side,
    h: side,
    name: fc.stringMatching(/^[A-Z][a-z]{1,9}( [A-Za-z]{1,9}){0,3}$/),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 9 }), fc.nat(8), (cells, at) => {
      const rooms = cells.map(({ name, w, h }, index) => ({
        name,
        box: { x: (index % 3) * 7, y: Math.floor(index / 3) * 7, w, h },
      }));
      const here = at < rooms.length ? at : null;
      const { names, token } = namesOn(planOf(rooms), here);
      names.forEach(({ box, inside }, index) => {
        rooms.forEach((room, other) => {
          const wall = drawn(room.box);
          const isWithin =
            box.x >= wall.x &&
            box.y >= wall.y &&
            box.x + box.w <= wall.x + wall.w &&
            box.y + box.h <= wall.y + wall.h;
          expect(inside && index === other ? isWithin : !overlaps(box, wall)).toBe(true);
        });
        names.forEach((other, one) => expect(one !== index && overlaps(box, other.box)).toBe(false));
        if (token) {
          const {
            at: [x, y],
            radius: r,
          } = token;
          expect(overlaps(box, { x: x - r, y: y - r, w: 2 * r, h: 2 * r })).toBe(false);
        }
      });
    }),
  );
});
