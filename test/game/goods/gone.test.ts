import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { lyingHere } from '../../../shared/campaign/goods/move.ts';
import { openedSample, type Playthrough } from '../../helpers/play.ts';

const TORCHES = { id: 'brand', name: 'Torch', kind: 'light', slots: 1, count: 3 } as const;

/** A sample whose first member has torches of which one burns. */
function lit(id: string, torches: object = TORCHES): { game: Playthrough; who: string } {
  const system = systems.find((one) => one.id === id)!;
  const game = openedSample(system);
  const [who = ''] = game.state.party.members;
  for (const item of game.state.creatures[who]?.items ?? [])
    game.given({ type: 'drop-item', creature: who, item: item.id });
  game.given(
    { type: 'add-item', creature: who, item: torches },
    { type: 'light', creature: who, item: 'brand' },
  );
  return { game, who };
}
const burns = ({ state }: Playthrough): boolean =>
  Object.values(state.timers).some(({ order, item }) => order === 'light' && item === 'brand');
const left = ({ state }: Playthrough, who: string): number =>
  state.creatures[who]?.items.find(({ id }) => id === 'brand')?.count ?? 0;

describe.each(systems.map(({ id }) => id))('a thing that burns in %s', (id) => {
  it('is gone in so many as are named; the light goes out with the last of them', () => {
    const { game, who } = lit(id);
    const drop = { type: 'drop-item', creature: who, item: 'brand', gone: true };
    expect(game.refused({ ...drop, count: 4 }).code).toBe('too-few');
    game.given({ ...drop, count: 1 });
    expect([left(game, who), burns(game)]).toEqual([2, true]);
    game.given(drop);
    expect([left(game, who), burns(game)]).toEqual([0, false]);
  });

  it('is offered to be lit only where it gives light', () => {
    const { game, who } = lit(id);
    game.given({
      type: 'add-item',
      creature: who,
      item: { id: 'stub', name: 'Stub of wax', kind: 'light', slots: 0 },
    });
    const offers = game.offersOf('light').filter(({ command }) => command['item'] === 'stub');
    if (offers.length === 0)
      expect(game.refused({ type: 'light', creature: who, item: 'stub' }).code).toBe('no-light');
    for (const { command } of offers) game.given(command);
  });

  it('is lit by nobody who can’t act', () => {
    const { game, who } = lit(id);
    game.given(
      { type: 'douse', creature: who, item: 'brand' },
      { type: 'set-status', creature: who, status: 'dead' },
    );
    expect(game.refused({ type: 'light', creature: who, item: 'brand' }).code).toBe('not-able');
  });

  /** What the receipt offers against the end of its light. */
  const keptLit = (game: Playthrough): { type: string } => {
    const event = game.events.findLast(({ type }) => type === 'timer-ended')!;
    return game.rulebook.kinds.amends.get('timer-ended')!.offers(event)[0]!.command;
  };

  it('burns on as the referee says, and what has burned down is not used up twice', () => {
    const { game, who } = lit(id);
    const { id: timer, kind } = Object.values(game.state.timers).find(({ item }) => item === 'brand')!;
    const end = () => {
      if (kind === 'countdown') game.given({ type: 'set-timer', timer, left: 0 });
      else while (game.state.timers[timer]) game.when({ type: 'advance-timer', timer }, [1]);
    };
    end();
    expect([left(game, who), Object.keys(game.state.timers)]).toEqual([
      2,
      expect.not.arrayContaining([timer]),
    ]);
    game.given(keptLit(game));
    end();
    expect([left(game, who), Object.keys(game.state.timers)]).toEqual([
      2,
      expect.not.arrayContaining([timer]),
    ]);
  });

  it('that was put out by mistake is theirs again as it burns on, and burns only once', () => {
    const { game, who } = lit(id);
    game.given({ type: 'douse', creature: who, item: 'brand' });
    const again = keptLit(game);
    game.given(again);
    expect(burns(game)).toBe(true);
    const [timer] = Object.values(game.state.timers).filter(({ item }) => item === 'brand');
    const other = { type: 'restart-timer', timer: { ...timer, id: 'other' } };
    expect(game.refused(other).code).toBe('already-lit');
    expect(game.refused({ ...other, timer: { ...other.timer, item: 'stone' } }).code).toBe('unknown-item');
  });

  it('burns on while some of its kind are sold, and is put out before the last is', () => {
    const { game, who } = lit(id);
    const sale = (count: number) => ({
      type: 'trade',
      sells: [{ from: who, item: 'brand', count, price: 1 }],
    });
    game.given(sale(1));
    expect([left(game, who), burns(game)]).toEqual([2, true]);
    game.given(sale(2));
    expect([left(game, who), burns(game)]).toEqual([0, false]);
  });
});

it('what the referee has set to none is eaten as if it were the last, in Nightsong', () => {
  const { game, who } = lit('nightsong');
  const bread = { id: 'bread', name: 'Bread', kind: 'food', slots: 0 };
  game.given(
    { type: 'add-item', creature: who, item: bread },
    { type: 'set-item', creature: who, item: 'bread', count: 0 },
    { type: 'eat', creature: who, item: 'bread' },
  );
  expect(game.state.creatures[who]?.items.map(({ id }) => id)).not.toContain('bread');
});

it.each<[string, (who: string) => { type: string; [field: string]: unknown }]>([
  ['cairn', (creature) => ({ type: 'make-room', creature, drop: ['brand'] })],
  ['cairn', (creature) => ({ type: 'fatigue', creature, why: 'a climb', drop: ['brand'] })],
  [
    'block-dodge-parry',
    (creature) => ({ type: 'pay-cost', creatures: [creature], cost: 'break', item: 'brand' }),
  ],
  ['nightsong', (creature) => ({ type: 'take-gear', creature, gear: 'Torch', inPlaceOf: 'brand' })],
  ['fivey', (creature) => ({ type: 'sell', creature, item: 'brand' })],
])('a single torch of %s goes out as it goes by %j', (id, command) => {
  const { game, who } = lit(id, { ...TORCHES, count: 1 });
  game.given(command(who));
  expect([left(game, who), burns(game)]).toEqual([0, false]);
});

it.each<[string, (who: string) => { type: string; [field: string]: unknown }]>([
  ['cairn', (creature) => ({ type: 'make-room', creature, drop: ['brand'] })],
  ['block-dodge-parry', (creature) => ({ type: 'fatigue', creature, why: 'a climb', drop: ['brand'] })],
  ['nightsong', (creature) => ({ type: 'take-gear', creature, gear: 'Rope', inPlaceOf: 'brand' })],
])('what is dropped in %s to make room lies there to be taken up, by %j', (id, command) => {
  const { game, who } = lit(id, { ...TORCHES, count: 1 });
  game.given(command(who));
  const lying = lyingHere(game.state);
  expect(lying?.items.map((item) => item.id)).toContain('brand');
  game.given({ type: 'take-item', creature: who, cache: lying?.id, item: 'brand' });
  expect(left(game, who)).toBe(1);
});

it('of several things one is sold at a time in FIVEY', () => {
  const { game, who } = lit('fivey');
  game.given({ type: 'sell', creature: who, item: 'brand' });
  expect([left(game, who), burns(game)]).toEqual([2, true]);
});
