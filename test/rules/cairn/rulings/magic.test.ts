import { describe, expect, it } from 'vitest';
import { body, conditions, done, fight, one, party, ruled, type Game } from '../party.ts';

const cast = (item: string, more: object = {}) => ({ type: 'cast', actor: 'bryn', item, ...more });
/** Bryn, who has drunk nothing, so that casting is dangerous. */
const thirsty = (gear: string[], ruling?: string, value?: unknown): Game => {
  const game = party({ gear }).given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
  return ruling === undefined ? game : ruled(ruling, value, game);
};
const fatigued = (game: Game): boolean => conditions(game, 'bryn').includes('Fatigue');

describe('a spell whose Save failed', () => {
  it('may do nothing (CA-R19)', () => {
    const game = thirsty(['Scroll: Shield'], 'failed-spell', 'does nothing');
    expect(game.when(cast('scroll-shield'), [13]).told.join()).toContain('Nothing comes of it');
    expect(conditions(game, 'bryn')).toEqual(['Deprived: water']);
  });

  it('may cost no Fatigue (CA-R19)', () => {
    const game = thirsty(['Spellbook: Sleep'], 'failed-spell-costs', false);
    game.when(cast('spellbook-sleep'), [13]);
    expect(fatigued(game)).toBe(false);
    game.when(cast('spellbook-sleep'), [12]);
    expect(fatigued(game)).toBe(true);
  });

  it('may leave the scroll it was read from (CA-R20)', () => {
    const game = thirsty(['Scroll: Shield'], 'failed-scroll-goes', false);
    game.when(cast('scroll-shield'), [13]);
    expect(one(game, 'bryn').items).toHaveLength(1);
  });
});

describe('a campaign may say', () => {
  it('that scrolls and relics are safe to use in danger (CA-R20)', () => {
    const game = thirsty(['Scroll: Shield', 'Spellbook: Sleep'], 'save-for-scrolls-and-relics', false);
    game.when(cast('scroll-shield'));
    game.when(cast('spellbook-sleep'), [1]);
  });

  it('that who is full of Fatigue may cast, and collapses (CA-R21)', () => {
    const game = ruled('slots', 1, party({ gear: ['Spellbook: Sleep'] })).given({
      type: 'fatigue',
      creature: 'bryn',
    });
    expect(game.refused(cast('spellbook-sleep')).code).toBe('too-burdened');
    ruled('full-may-cast', true, game).given(cast('spellbook-sleep'));
    expect(conditions(game, 'bryn')).toEqual(['Fatigue', 'Collapsed']);
  });

  it('that a Fatigue too many changes nothing (CA-R21)', () => {
    const game = ruled('slots', 1, ruled('fatigue-fells', false)).given(
      { type: 'fatigue', creature: 'bryn' },
      { type: 'fatigue', creature: 'bryn' },
    );
    expect(one(game, 'bryn').status).toBe('up');
    expect(conditions(game, 'bryn')).toEqual(['Fatigue']);
  });

  const heal = cast('spellbook-cure-wounds', { targets: ['linnet'] });
  const curing = (value: string): Game =>
    ruled('cured-again', value, party({ gear: ['Spellbook: Cure Wounds'] })).given({
      type: 'adjust-score',
      creature: 'linnet',
      attribute: 'str',
      by: -8,
    });

  it('that Cure Wounds works at any time (CA-R26)', () => {
    const game = curing('at any time');
    game.when(heal, [2]);
    game.when(heal, [3]);
    expect(body(game, 'linnet').str.now).toBe(9);
  });

  it('that Cure Wounds works again from daybreak on (CA-R26)', () => {
    const game = curing('from daybreak on').given({ type: 'pass-time', scale: 'hour', count: 12 });
    game.when(heal, [2]);
    expect(game.when(heal).told.join()).toContain('once today');
    game.given({ type: 'sleep', safe: true }, { type: 'pass-time', scale: 'hour', count: 4 });
    game.when(heal, [2]);
    expect(body(game, 'linnet').str.now).toBe(8);
  });

  it('how many minutes a spell lasts, and that it is so outside of fights too (CA-S10)', () => {
    const game = ruled(
      'spell-minutes',
      10,
      ruled('spells-outside-fights', 'as in a fight', party({ gear: [] })),
    );
    game.given({ type: 'find-spell', creature: 'bryn', spell: 36, as: 'scroll' }, cast('scroll-haste'), {
      type: 'pass-time',
      scale: 'minute',
      count: 9,
    });
    expect(conditions(game, 'bryn')).toHaveLength(1);
    game.given({ type: 'pass-time', scale: 'minute' });
    expect(conditions(game, 'bryn')).toEqual([]);
  });

  it('that a relic needs neither hands nor voice, though a book does (CA-S11)', () => {
    const game = ruled('relics-need-hands', false, party({ gear: ['Glass eye', 'Spellbook: Sleep'] }));
    game.given({ type: 'gain-condition', creature: 'bryn', condition: 'Bound' }, cast('glass-eye'));
    expect(game.refused(cast('spellbook-sleep')).code).toBe('no-hands');
  });
});

describe('Saves', () => {
  it('on a score of 0 may pass on a 1, and on nothing else (CA-R25)', () => {
    const game = ruled('save-on-nothing', 'passes on a 1').given({
      type: 'set-sheet',
      creature: 'bryn',
      to: { wil: { now: 0, max: 12 } },
    });
    const save = { type: 'save', who: ['bryn'], attribute: 'wil' };
    expect(game.when(save, [1]).told[0]).toContain('passed');
    expect(game.when(save, [2]).told[0]).toContain('failed');
  });

  it('on a WIL of 0 may hold a group on a 1 (CA-R25)', () => {
    const game = fight('Goblin', 3, ruled('save-on-nothing', 'passes on a 1'));
    for (const creature of ['goblin-2', 'goblin-3'])
      game.given({ type: 'set-sheet', creature, to: { wil: { now: 0, max: 8 } } });
    game.given({ type: 'set-status', creature: 'goblin-1', status: 'dead' });
    game.when({ type: 'check-morale' }, [1]);
    expect(one(game, 'goblin-2').status).toBe('up');
    game.given(done);
  });

  it('of several may be thrown by whom the Warden names first (CA-R27)', () => {
    const game = ruled(
      'joint-save',
      'whoever is named first',
      party({}, { scores: { str: 12, dex: 6, wil: 12 } }),
    );
    const { told } = game.when({ type: 'save', who: ['bryn', 'linnet'], attribute: 'dex' }, [7]);
    expect(told[0]).toContain('Bryn, DEX Save');
  });
});
