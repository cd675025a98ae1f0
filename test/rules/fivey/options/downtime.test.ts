import { describe, expect, it } from 'vitest';
import { institutionNamed } from '../../../../shared/systems/fivey/downtime/institutions.ts';
import { one, ruled, sheet, type Command, type DowntimePlan, type Game } from '../party.ts';

/** Downtime in which events are what is said. */
const away = (events: string, crowns = 5000): Game =>
  ruled('downtime-events', events).given(
    { type: 'set-sheet', creature: 'mae', to: { crowns } },
    { type: 'begin-downtime' },
  );
const tennite = (...plans: DowntimePlan[]): Command => ({ type: 'tennite', plans });
const beg: DowntimePlan = { actor: 'odo', activity: 'beg', stat: 'cha' };
const found = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
  actor: 'mae',
  lifestyle: 'wealthy',
  activity: 'establish',
  stat: 'str',
  institution: 'Guild',
  ...more,
});
const capital = (game: Game): number => institutionNamed(game.state, 'Guild')?.capital ?? 0;

describe('downtime-events', () => {
  it('may not come at all (FV-168)', () => {
    expect(away('none').when(tennite(beg), [5]).types).not.toContain('downtime-event-rolled');
  });

  it('may bring the trouble of the activity when they are bad (FV-170)', () => {
    const game = away('trouble');
    const { events } = game.when(tennite(beg), [3, 5]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'downtime-event-rolled', creature: 'odo', total: 3, luck: 'bad' }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'trouble-came', creature: 'odo', activity: 'beg', lost: 6 }),
    );
    expect(sheet(game, 'odo')['crowns']).toBe(100);
  });

  it('mean disadvantage else', () => {
    const { types, events } = away('disadvantage').when(tennite(beg), [3, 5, 6]);
    expect(types).not.toContain('trouble-came');
    expect(events).toContainEqual(expect.objectContaining({ type: 'crowns-earned', total: 6 }));
  });

  it('take their part of the capital by the figure, or as it is rolled (with figures, FV-183)', () => {
    const lost = (figures: string, faces: number[]): number => {
      const game = ruled('figures', figures, away('none'));
      for (let turn = 0; turn < 6; turn += 1) game.when(tennite(found()), [19]);
      const before = capital(game);
      ruled('downtime-events', 'trouble', game);
      const { events } = game.when(tennite(found()), faces);
      expect(capital(game)).toBe(before + 20 - Number(events.find(({ loss }) => loss)?.['loss']));
      return before + 20 - capital(game);
    };
    expect(lost('flat', [4, 19])).toBe(12);
    expect(lost('roll', [4, 5, 19])).toBe(6);
  });
});

describe('settlement', () => {
  it('is the die of begging', () => {
    const game = ruled('settlement', 'd12', away('none'));
    const { events } = game.when(tennite(beg), [11]);
    expect(events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice))).toEqual([[12, 11]]);
  });
});

describe('sell-share', () => {
  it('is what part of their price goods sell for', () => {
    const game = ruled('sell-share', 4);
    const { events } = game.when({ type: 'sell', creature: 'mae', item: 'bow' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'goods-sold', creature: 'mae', name: 'Bow', crowns: 5 }),
    );
    expect(sheet(game, 'mae')['crowns']).toBe(105);
  });
});

describe('hireling-crowns', () => {
  it('is what a day of a hireling costs', () => {
    const game = ruled('hireling-crowns', 5);
    const { events } = game.when({ type: 'hire', name: 'Tam', actor: 'mae', days: 3 }, [4]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'hireling-hired', actor: 'mae', creature: 'tam', crowns: 15 }),
    );
    expect([sheet(game, 'mae')['crowns'], one(game, 'tam').kind]).toEqual([85, 'person']);
  });
});

describe('fall-die', () => {
  it('is thrown for each ten feet of a fall', () => {
    const game = ruled('fall-die', 'd10');
    game.given({ type: 'set-hit-points', creature: 'mae', now: 40, max: 40 });
    const { events } = game.when({ type: 'fall', creature: 'mae', feet: 30 }, [1, 2, 3]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'creature-fell', feet: 30, borne: 0, thrown: 6 }),
    );
    expect(events[0]?.rolls?.[0]?.dice).toEqual([1, 2, 3].map((face) => [10, face]));
  });
});
