import { describe, expect, it } from 'vitest';
import { attack, blow, check, fight, mae, NEXT, onLand, pair, ruled } from './party.ts';

describe('the words of the log', () => {
  it('a figure below 0 has a real minus', () => {
    const { told } = mae().when({ type: 'set-hit-points', creature: 'mae', now: -5 });
    expect(told).toEqual([expect.stringContaining('Correction: Mae has −5 of')]);
  });

  it('say a Check with its arithmetic', () => {
    expect(mae().when(check(), [11]).told).toEqual([
      'Mae makes a STR Check: 11 + 1 = 12 against DR 12, success.',
    ]);
    const game = mae();
    game.when(check({ edge: 'disadvantage', about: 'the door' }), [3, 2]);
    expect(game.when({ type: 'spend-focus', actor: 'mae' }, []).told.at(-1)).toBe(
      'Mae makes a STR Check (the door) with Focus (the first dice count): 3 + 1 = 4 against DR 12, failure.',
    );
  });

  it('say who helps and what is against it', () => {
    const game = pair().given({ type: 'set-weather', name: 'storm', hard: true });
    expect(game.when(check({ helper: 'bran', exposed: true }), [11]).told).toEqual([
      'Mae makes a STR Check with Bran’s help cancelled by storm: 11 + 1 = 12 against DR 12, success.',
    ]);
  });

  it('say an opposed Check, with what speaks for each side', () => {
    const game = pair().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Lame',
      hinders: ['dex'],
    });
    const { told } = game.when(
      { type: 'opposed-check', actor: 'mae', ability: 'dex', target: 'bran' },
      [10, 9, 14],
    );
    expect(told).toEqual([
      'Opposed Check: Mae 9 + 2 = 11 with Disadvantage due to a condition; Bran 14 − 1 = 13. Bran wins.',
    ]);
  });

  it('say a blow in one line', () => {
    const game = fight(mae(['Longsword', 'Round shield']), 'Ogre');
    expect(game.when(attack(), [7, 3]).told[0]).toBe(
      'Mae hits Ogre with longsword for 4 (7 on d8 − 3 Armor; 16 → 12 HP).',
    );
    game.given(NEXT);
    expect(game.when(blow({ shield: true }), [9, 3]).told).toEqual([
      'Ogre attacks Mae with tree trunk (rolled 9): blocked with round shield.',
      'Mae’s round shield: rolled 3, D6 → D4.',
    ]);
  });

  it('say what a Check is made for', () => {
    const game = ruled(pair(['Shard of Hush']), { 'helped-rise': 'check' });
    expect(game.when({ type: 'cast', actor: 'mae', shard: 'shard-of-hush' }, [13, 6]).told).toContain(
      'Mae makes a PRE Check (strain of casting): 13 − 1 = 12 against DR 12, success.',
    );
    game.when({ type: 'adjust-hit-points', creature: 'bran', by: -9 }, [1]);
    expect(game.when({ type: 'rescue', actor: 'mae', target: 'bran' }, [3]).told).toContain(
      'Mae makes a DEX Check (helping Bran): 3 + 2 = 5 against DR 12, failure.',
    );
  });

  it('say what a blow was made with', () => {
    const armed = fight(mae(['Hand axe', 'Knife']), 'Ogre');
    const two = { weapon: 'hand-axe', second: 'knife' };
    expect(armed.when(attack(two), [1, 1]).told).toEqual([
      'Mae misses Ogre with hand axe and knife (rolled 1).',
    ]);
    expect(fight(mae(), 'Ogre').when(attack({ weapon: undefined }), [1]).told).toEqual([
      'Mae misses Ogre unarmed (rolled 1).',
    ]);
    const feat = { type: 'feat', actor: 'mae', target: 'ogre', die: 6 } as const;
    expect(fight(mae(), 'Ogre').when(feat, [1]).told).toEqual(['Mae misses Ogre with a feat (rolled 1).']);
    expect(fight(mae(), 'Ogre').when({ ...feat, about: 'a burning cart' }, [1]).told).toEqual([
      'Mae misses Ogre (a burning cart) (rolled 1).',
    ]);
  });

  it('say how often the clock of a danger is rolled', () => {
    const cult = { type: 'start-danger', sort: 'faction', name: 'The cult' } as const;
    expect(mae().when(cult).told[0]).toBe('Clock started: The cult, D6, rolled each week.');
  });

  it('say how long the dying have, and who helps', () => {
    const game = pair();
    expect(game.when({ type: 'adjust-hit-points', creature: 'mae', by: -6 }, [1]).told).toEqual([
      'Mae loses 6 HP: 6 → 0 HP.',
      'Mae is down and dying: 1 minute left without help.',
    ]);
    expect(game.when({ type: 'rescue', actor: 'bran', target: 'mae' }).told).toEqual([
      'Bran helps Mae, who is no longer dying.',
    ]);
  });

  it('say what a Die of Fate was about', () => {
    expect(mae().when({ type: 'die-of-fate', about: 'An inn', chance: 35 }, [36]).told).toEqual([
      'Die of Fate (An inn): 36 against 35%, it doesn’t happen.',
    ]);
    const game = ruled(onLand(mae(), 'hills'), { 'lost-watches': 2 });
    expect(game.when({ type: 'travel', to: '0203' }, [60]).told[0]).toBe(
      'Navigation check: 60 against 50, the party gets lost and loses 2 Watches.',
    );
  });
});
