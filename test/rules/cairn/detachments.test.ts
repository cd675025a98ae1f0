import { describe, expect, it } from 'vitest';
import { attack, body, diceOf, done, fight, hit, one, party } from './party.ts';

describe('detachments', () => {
  const company = (more: object = {}) =>
    fight('Spear company', 1, party({ gear: ['Sword', 'Bomb'], ...more }));

  it('are one stat block (CA-72)', () => {
    expect(body(company(), 'spear-company').detachment).toBe(true);
  });

  it('are struck impaired by one, but not by a blast (CA-75)', () => {
    const struck = company().given(attack('bryn', 'spear-company', { weapon: 'sword' }));
    expect(diceOf(struck.when(done, [4]))).toEqual([[4, 4]]);
    const bombed = company().given(attack('bryn', 'spear-company', { weapon: 'bomb' }));
    bombed.when(done, [8]);
    expect(one(bombed, 'spear-company').hitPoints.now).toBe(3);
  });

  it('strike each of their targets enhanced, as a blast (CA-76)', () => {
    const game = company().given(done);
    game.when({ type: 'attack', actor: 'spear-company', targets: ['bryn', 'linnet'] }, [3, 12, 9]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
    expect(body(game, 'linnet').str.now).toBe(4);
  });

  it('against each other use their own dice (CA-R22)', () => {
    const game = party().given({ type: 'set-sheet', creature: 'bryn', to: { detachment: true } });
    fight('Spear company', 1, game).given(attack('bryn', 'spear-company'));
    expect(diceOf(game.when(done, [8]))).toEqual([[8, 8]]);
  });

  it('with Critical Damage are routed (CA-73)', () => {
    const game = party({ gear: ['Bomb'] });
    hit(fight('Spear company', 1, game), 'spear-company', 1);
    game.given(attack('bryn', 'spear-company'));
    game.when(done, [4, 20]);
    expect(one(game, 'spear-company').status).toBe('fled');
  });

  it('are destroyed without STR (CA-74)', () => {
    const game = company().given({
      type: 'adjust-score',
      creature: 'spear-company',
      attribute: 'str',
      by: -13,
    });
    expect(one(game, 'spear-company').status).toBe('dead');
  });
});
