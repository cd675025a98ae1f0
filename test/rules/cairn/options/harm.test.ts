import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  diceOf,
  done,
  fight,
  hit,
  one,
  party,
  ruled,
  type Game,
  type With,
  type Command,
} from '../party.ts';

const week = { type: 'recuperate' as const };
/** Bryn loses the last of 4 HP to a bandit and breaks a limb. */
const broken = (game: Game): Game => {
  fight('Bandit', 1, game).given({ type: 'set-hit-points', creature: 'bryn', now: 4, max: 6 }, done);
  game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [4, 4]);
  return game.given({ type: 'end-fight' });
};
/** Bryn is critically hurt by an ogre. */
const felled = (game: Game): Game => {
  hit(fight('Ogre', 1, game), 'bryn', 2).given(done);
  game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [7, 20]);
  return game.given({ type: 'end-fight' });
};
type Hazard = Extract<Command, { type: 'harm' }>['source'];
const harm = (source: Hazard, more: With<'harm'> = {}): Command => ({
  type: 'harm',
  creature: 'bryn',
  source,
  ...more,
});

describe('dying-minutes', () => {
  it('is how long the untended live (CA-R13)', () => {
    const game = felled(ruled('dying-minutes', 10)).given({ type: 'pass-time', scale: 'minute', count: 10 });
    expect(one(game, 'bryn').status).toBe('dead');
  });
});

describe('stabilised-gets-up', () => {
  it('at-once: the stabilised get up (CA-R12)', () => {
    const game = felled(ruled('stabilised-gets-up', 'at-once'));
    game.given({ type: 'aid', actor: 'linnet', target: 'bryn' });
    expect(one(game, 'bryn').status).toBe('up');
  });
});

describe('limb-weeks', () => {
  it('is how many weeks a broken limb takes (CA-S13)', () => {
    const game = broken(ruled('limb-weeks', 2));
    game.when(week);
    expect(conditions(game, 'bryn')).toHaveLength(1);
    game.when(week, [5, 6]);
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(one(game, 'bryn').hitPoints.max).toBe(11);
  });

  it('is nothing that extraordinary aid waits for (CA-S13)', () => {
    const game = broken(ruled('limb-weeks', 6));
    game.when({ type: 'restore', creature: 'bryn' }, [5, 6]);
    expect(conditions(game, 'bryn')).toEqual([]);
  });
});

describe('harm outside of fights', () => {
  const armoured = (): Game => ruled('harm-meets-armour', 'where-it-helps', party({ gear: ['Chainmail'] }));

  it('harm-meets-armour: where-it-helps, against all but poison (CA-R23)', () => {
    const game = armoured();
    game.when(harm('fire'), [5]);
    expect(body(game, 'bryn').str.now).toBe(9);
    game.when(harm('fire'), [2]);
    expect(body(game, 'bryn').str.now).toBe(9);
    game.when(harm('poison'), [2]);
    expect(body(game, 'bryn').str.now).toBe(7);
  });

  it('harm-asks-for-save: yes (CA-R23)', () => {
    const game = ruled('harm-asks-for-save', 'yes');
    game.when(harm('fire'), [5, 8]);
    expect(conditions(game, 'bryn')).toEqual(['Critical Damage']);
  });

  it('asks for no Save when Armor keeps it all off (CA-R23)', () => {
    ruled('harm-asks-for-save', 'yes', armoured()).when(harm('fall'), [2]);
  });

  it('fall-die is the die of a fall, for each 10ft (CA-S15)', () => {
    const thrown = diceOf(ruled('fall-die', 'd10').when(harm('fall', { feet: 20 }), [4, 1]));
    expect(thrown).toEqual([
      [10, 4],
      [10, 1],
    ]);
  });
});
