import { describe, expect, it } from 'vitest';
import { standing } from '../../../../shared/campaign/fight.ts';
import {
  attack,
  fact,
  fight,
  mae,
  NEXT,
  nightsong,
  OPEN,
  play,
  ruled,
  type Game,
  type Given,
} from '../party.ts';

const others = (game: Game): number => standing(game.state, 'others').length;
const due = (game: Game): string[] => game.state.fight?.moraleDue ?? [];
const at = (target: string) => attack({ target });
const armed = (statBlock: string, count: number, options: Record<string, string> = {}): Game =>
  fight(ruled(mae(['Longsword']), options), statBlock, count);
const MORALE: Given<'check-morale'> = { type: 'check-morale' };

describe('morale', () => {
  it('NS-S1: the first loss calls for it; above their Resolve on 1D% they flee', () => {
    const game = armed('Wolf', 3);
    game.when(at('wolf-1'), [6]);
    expect(due(game)).toEqual(['first-loss']);
    const tested = fact(game.when(MORALE, [40]), 'morale-rolled');
    expect(tested).toMatchObject({ resolve: 30, total: 40, against: 30, passed: false, rules: ['NS-S1'] });
    expect(game.state.mode.now).toBe('aftermath');
  });

  it('NS-S1: at or under it they hold, and half losses call for it again, each reason once', () => {
    const game = armed('Restless dead', 4);
    game.when(at('restless-dead-1'), [8]);
    expect(fact(game.when(MORALE, [90]), 'morale-rolled')['passed']).toBe(true);
    expect(others(game)).toBe(3);
    game.given(NEXT, NEXT);
    game.when(at('restless-dead-2'), [8]);
    expect(due(game)).toEqual(['half-out']);
  });

  it('NS-S1: the leader’s fall calls for it, and the leader’s Resolve counts while they stand', () => {
    const game = mae(['Longsword']).given(
      { type: 'meet', statBlock: 'Bandit', count: 3 },
      { type: 'identify', statBlock: 'Witch' },
      { type: 'start-fight' },
      { type: 'name-leader', creature: 'witch' },
    );
    game.when(at('bandit-1'), [8, 1]);
    expect(fact(game.when(MORALE, [70]), 'morale-rolled')).toMatchObject({ resolve: 70, passed: true });
    game.given(NEXT, NEXT);
    game.when(at('witch'), [8]);
    expect(due(game)).toEqual(['half-out', 'leader-out']);
  });

  it('NS-S1: without a leader the best Resolve counts', () => {
    const game = mae(['Longsword']).given(
      { type: 'meet', statBlock: 'Wolf', count: 2 },
      { type: 'identify', statBlock: 'Pilgrim' },
      { type: 'start-fight' },
    );
    game.when(at('wolf-1'), [8]);
    expect(fact(game.when(MORALE, [50]), 'morale-rolled')).toMatchObject({ resolve: 50, passed: true });
  });

  it('NS-S1: one alone checks at half its HP', () => {
    const game = armed('Ogre', 1);
    game.when(at('ogre'), [8, 1]);
    expect(due(game)).toEqual(['half-hp']);
  });

  it.each([
    ['half-or-leader', 3, 'wolf-1', []],
    ['half-or-leader', 2, 'wolf-1', ['half-out']],
    ['referee', 2, 'wolf-1', []],
  ])('NS-S1, morale-loss: %s, one of %i lost', (value, count, target, reasons) => {
    const game = armed('Wolf', count, { 'morale-loss': value });
    game.when(at(target), [6]);
    expect(due(game)).toEqual(reasons);
  });

  it.each([
    [13, false],
    [14, true],
  ])('NS-S1, morale-resolve: or a d20 and a bonus against DR 12: a %i of wolves', (face, passed) => {
    const game = armed('Wolf', 3, { 'morale-resolve': 'bonus' });
    game.when(at('wolf-1'), [6]);
    const tested = fact(game.when(MORALE, [face]), 'morale-rolled');
    expect(tested).toMatchObject({ resolve: 30, bonus: -2, against: 12, total: face - 2, passed });
  });

  it('NS-S1, morale-resolve, morale-loss: the Referee may call for a bonus at any time', () => {
    const game = armed('Pilgrim', 2, { 'morale-resolve': 'bonus', 'morale-loss': 'referee' });
    expect(fact(game.when(MORALE, [12]), 'morale-rolled')).toMatchObject({ bonus: 0, passed: true });
  });

  it.each([
    ['hundred', 31],
    ['hundred-mixed', 35],
  ])('NS-S1, fate-die: %s, a %i is above a Resolve of 30', (value, face) => {
    const game = armed('Wolf', 3, { 'fate-die': value });
    game.when(at('wolf-1'), [6]);
    expect(fact(game.when(MORALE, [face]), 'morale-rolled')['passed']).toBe(false);
  });

  it('only one of them leads', () => {
    expect(fight(mae()).refused({ type: 'name-leader', creature: 'mae' }).code).toBe('not-in-fight');
  });
});

describe('the bestiary', () => {
  it('NS-82: each has HP, Resolve as a percentage and Weapons, and can be met', () => {
    expect(nightsong.statBlocks.length).toBeGreaterThanOrEqual(12);
    for (const { name, line } of nightsong.statBlocks) {
      const game = play(nightsong).given(OPEN, { type: 'meet', statBlock: name });
      const one = Object.values(game.state.creatures)[0]!;
      expect(line).toContain(`${one.hitPoints.max} HP, Resolve`);
      expect(one.items.some((item) => item.kind === 'weapon' && (item.die ?? 0) > 0)).toBe(true);
      expect(nightsong.sheet.safeParse(one.sheet).success).toBe(true);
      const { marks, arms = [] } = nightsong.summary(one, game.state);
      expect(marks[0]).toMatch(/^Resolve \d+$/);
      expect(arms[0]).toMatch(/ D\d+/);
    }
  });
});
