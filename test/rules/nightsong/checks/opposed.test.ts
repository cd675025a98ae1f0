import { describe, expect, it } from 'vitest';
import { fact, facts, mae, offers, pair, ruled, type Given } from '../party.ts';

describe('opposed Checks', () => {
  const opposed: Given<'opposed-check'> = {
    type: 'opposed-check',
    actor: 'mae',
    ability: 'dex',
    target: 'bran',
  };

  it('NS-23, NS-R10: the higher total wins, one d20 a side', () => {
    expect(fact(pair().when(opposed, [10, 12]), 'opposed-check-made')).toMatchObject({
      actor: 'mae',
      target: 'bran',
      total: 12,
      against: 11,
      passed: true,
      tie: false,
    });
    fact(ruled(pair(), { solo: 'on' }).when(opposed, [10, 12]), 'opposed-check-made');
  });

  it('NS-23: equal totals are thrown again, both', () => {
    const thrown = facts(pair().when(opposed, [9, 12, 4, 9]), 'opposed-check-made');
    expect(thrown.map(({ tie, passed }) => [tie, passed])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('NS-23: nobody is against themselves', () => {
    expect(mae().refused({ ...opposed, target: 'mae' }).code).toBe('bad-field');
  });

  it('NS-S10: a chase is offered with those who are met, and is an opposed Check of DEX', () => {
    const game = mae().given({ type: 'meet', statBlock: 'Wolf' });
    const chase = offers(game, 'opposed-check').find(({ command }) => 'about' in command);
    expect(chase?.command).toEqual({ type: 'opposed-check', ability: 'dex', about: 'chase' });
    const outcome = game.when({ ...opposed, target: 'wolf' }, [9, 10]);
    expect(fact(outcome, 'opposed-check-made')).toMatchObject({ ability: 'dex', total: 11, against: 10 });
  });
});
