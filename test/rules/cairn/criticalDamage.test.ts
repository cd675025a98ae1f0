import { describe, expect, it } from 'vitest';
import { attack, body, done, fight, hit, one, party } from './party.ts';

describe('Critical Damage', () => {
  /** The ogre strikes Bryn, who has 2 HP and STR 12. */
  const struck = (faces: number[], game = party()) => {
    hit(fight('Ogre', 1, game), 'bryn', 2).given(done);
    return { game, ...game.when(attack('ogre', 'bryn'), faces) };
  };

  it('is what goes beyond HP: off STR, then a Save on what is left (CA-58, CA-59)', () => {
    const { game, events } = struck([7, 7]);
    expect(one(game, 'bryn').hitPoints.now).toBe(0);
    expect(body(game, 'bryn').str).toEqual({ now: 7, max: 12 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'save-made', attribute: 'str', total: 7, against: 7, passed: true }),
    );
  });

  it('that was saved against leaves one fighting, and the next hit goes to STR again (CA-60, CA-R11)', () => {
    const { game } = struck([7, 7]);
    expect(one(game, 'bryn').status).toBe('up');
    game.given(done).when(attack('ogre', 'bryn'), [3, 4]);
    expect(body(game, 'bryn').str.now).toBe(4);
  });

  it('that was not lets a PC only crawl, and die within the hour (CA-61, CA-62)', () => {
    const { game } = struck([7, 8]);
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'end-fight' }, { type: 'pass-time', scale: 'minute', count: 59 });
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'pass-time', scale: 'minute' });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('is stopped by help; who was helped stays helpless until a breather (CA-64, CA-12)', () => {
    const { game } = struck([7, 8]);
    game.given({ type: 'end-fight' }, { type: 'aid', actor: 'linnet', target: 'bryn' });
    expect(one(game, 'bryn').status).toBe('down');
    expect(Object.values(game.state.timers)).toEqual([]);
    game.given({ type: 'breather' });
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { now: 4 } });
    expect(body(game, 'bryn').str.now).toBe(7);
  });

  it('can be tended in the fight as the action of the Round (CA-64)', () => {
    const { game } = struck([7, 8]);
    game.when({ type: 'aid', actor: 'linnet', target: 'bryn' });
    expect(Object.values(game.state.timers)).toEqual([]);
  });

  it('is death for everybody else, unless the Warden says otherwise (CA-63)', () => {
    const game = hit(fight('Goblin', 2), 'goblin-1', 1).given(attack('bryn', 'goblin-1'));
    game.when(done, [5, 5]);
    expect(one(game, 'goblin-1').status).toBe('dead');
    game.given({ type: 'set-status', creature: 'goblin-1', status: 'down' });
    expect(one(game, 'goblin-1').status).toBe('down');
  });

  it('brings with it what the attacker does to the fallen (CA-65)', () => {
    expect(struck([7, 8]).events).toContainEqual(
      expect.objectContaining({ type: 'effect-suffered', target: 'bryn', actor: 'ogre' }),
    );
  });

  it('that takes all STR kills without a Save', () => {
    const { game, types } = struck([10], party({ scores: { str: 3, dex: 12, wil: 12 } }));
    expect(one(game, 'bryn').status).toBe('dead');
    expect(types).toContain('status-changed');
  });
});
