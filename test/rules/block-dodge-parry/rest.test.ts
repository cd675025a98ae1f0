import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  fact,
  facts,
  fatigue,
  fight,
  lower,
  offered,
  one,
  party,
  ruled,
  tired,
  type Command,
  type Game,
  type With,
} from './party.ts';

type Quality = NonNullable<With<'sleep'>['quality']>;
type Patients = NonNullable<With<'professional-care'>['patients']>;

const hurt = (game: Game = party(), creature = 'rook') =>
  game.given({ type: 'set-hit-points', creature, now: 1 });

const skin = (game: Game, id = 'rook') => one(game, id).items.find(({ details }) => details['water'])?.die;

describe('a breather', () => {
  it('gives back all HP and throws the skin’s die: 1–2 takes it down, d8, d6, d4 (BDP-72, BDP-73, BDP-74)', () => {
    const game = hurt();
    expect(fact(game.when({ type: 'breather' }, [2]), 'water-drunk')).toMatchObject({
      creature: 'rook',
      holder: 'rook',
      total: 2,
      from: 8,
      to: 6,
    });
    expect(one(game, 'rook').hitPoints.now).toBe(4);
    expect(skin(game)).toBe(6);
    hurt(game).when({ type: 'breather' }, [3]);
    expect(skin(game)).toBe(6);
    hurt(game).when({ type: 'breather' }, [1]);
    expect(skin(game)).toBe(4);
  });
  it('empties the skin with 1–2 on the d4; it keeps its slot (BDP-75)', () => {
    const game = hurt(party()).given({ type: 'set-item', creature: 'rook', item: 'waterskin', die: 4 });
    game.when({ type: 'breather' }, [1]);
    expect(skin(game)).toBe(0);
    expect(one(game, 'rook').items).toHaveLength(3);
  });
  it('throws for each drinker, from a companion’s skin where one’s own is empty (BDP-74, BDP-R16)', () => {
    const game = hurt(hurt(), 'fen').given({ type: 'set-item', creature: 'fen', item: 'waterskin', die: 0 });
    game.when({ type: 'breather' }, [8, 2]);
    expect(skin(game)).toBe(6);
  });
  it('with an emptied skin leaves nothing for the next drinker (BDP-74, BDP-75)', () => {
    const game = hurt(hurt(), 'fen').given(
      { type: 'set-item', creature: 'rook', item: 'waterskin', die: 4 },
      { type: 'set-item', creature: 'fen', item: 'waterskin', die: 0 },
    );
    expect(fact(game.when({ type: 'breather' }, [1]), 'drink-missed')).toMatchObject({ creature: 'fen' });
    expect([one(game, 'rook').hitPoints.now, one(game, 'fen').hitPoints.now]).toEqual([4, 1]);
  });
  it('is none in a fight (BDP-72)', () => {
    expect(hurt(fight()).refused({ type: 'breather' }).code).toBe('not-now');
  });
  it('without anything to drink is refused with the rule; at clean water it costs none (BDP-72, BDP-R16)', () => {
    const dry = hurt(party({ gear: [] }, { gear: [] }));
    expect(dry.refused({ type: 'breather' })).toMatchObject({ code: 'no-water' });
    dry.when({ type: 'breather', atWater: true });
    expect(one(dry, 'rook').hitPoints.now).toBe(4);
  });
  it('that gives nothing back takes no drink (BDP-R16)', () => {
    expect(party().refused({ type: 'breather' }).code).toBe('no-need');
  });
  it('skins are filled at clean water (BDP-73, BDP-R16)', () => {
    const game = party().given(
      { type: 'set-item', creature: 'rook', item: 'waterskin', die: 0 },
      { type: 'refill' },
    );
    expect(skin(game)).toBe(8);
  });
  it('HP gained otherwise takes no drink (BDP-R16)', () => {
    hurt().when({ type: 'adjust-hit-points', creature: 'rook', by: 2 });
  });
});

describe('sleep', () => {
  const sleep = (quality: Quality): Command => ({ type: 'sleep', quality });
  const sleepless = () =>
    tired(party(), 'rook', 2).given({ type: 'deprive', creatures: ['rook'], cause: 'sleep' });
  it('that is none deprives (BDP-76)', () => {
    expect(conditions(party().given({ type: 'pass-time', scale: 'day' }), 'rook')).toContain(
      'Deprived: sleep',
    );
  });
  it('in peril only ends that; someone may come (BDP-77)', () => {
    const game = sleepless();
    game.when(sleep('perilous'), [6]);
    expect(conditions(game, 'rook')).toEqual(['Fatigue', 'Fatigue']);
    const broken = sleepless();
    broken.when(sleep('perilous'), [1]);
    expect(broken.state.encounter).not.toBeNull();
  });
  it('that is normal takes all Fatigue (BDP-78)', () => {
    expect(conditions(sleepless().given(sleep('normal')), 'rook')).toEqual([]);
  });
  it('that is comfortable gives each lowered ability a point (BDP-79, BDP-R17)', () => {
    const game = lower(lower(party(), 'rook', 'str', 3), 'rook', 'wil', 3).given(sleep('comfortable'));
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([10, 10]);
  });
  it('that is comfortable gives the Deprived nothing, and says so (BDP-79)', () => {
    const game = lower(party(), 'rook', 'str', 3).given({
      type: 'deprive',
      creatures: ['rook'],
      cause: 'water',
    });
    expect(fact(game.when(sleep('comfortable')), 'recovery-barred')).toMatchObject({ creature: 'rook' });
    expect(body(game, 'rook').str.now).toBe(9);
  });
  it('by day does not make up for the waking night after it (BDP-76)', () => {
    const game = party().given(sleep('normal'), { type: 'pass-time', scale: 'hour', count: 16 });
    expect(conditions(game, 'rook')).toContain('Deprived: sleep');
    const slept = party().given({ type: 'pass-time', scale: 'hour', count: 14 }, sleep('normal'), {
      type: 'pass-time',
      scale: 'hour',
      count: 6,
    });
    expect(conditions(slept, 'rook')).not.toContain('Deprived: sleep');
  });
  it('in a fight there is none (BDP-77)', () => {
    expect(fight().state.mode.now).toBe('declare');
  });
});

describe('professional care', () => {
  const hopeless = () =>
    lower(party(), 'rook', 'str', 6).given({ type: 'deprive', creatures: ['rook'], cause: 'hope' });

  it('is refused for the Deprived who lack what no roof gives (BDP-103)', () => {
    const patients: Patients = [{ creature: 'rook', scores: ['str'] }];
    expect(hopeless().refused({ type: 'professional-care', patients })).toMatchObject({ code: 'deprived' });
    const hungry = lower(party(), 'rook', 'str', 6).given({
      type: 'deprive',
      creatures: ['rook'],
      cause: 'food',
    });
    hungry.when({ type: 'professional-care', patients }, [3]);
    expect(body(hungry, 'rook').str.now).toBe(9);
  });

  it('for a week gives the Deprived neither HP nor points (BDP-103)', () => {
    const game = hopeless().given({ type: 'set-hit-points', creature: 'rook', now: 1 });
    const week = game.when({ type: 'recuperate' });
    expect(facts(week, 'recovery-barred')).toMatchObject([{ creature: 'rook' }]);
    expect(body(game, 'rook').str.now).toBe(6);
    expect(one(game, 'rook').hitPoints.now).toBe(1);
  });

  it('gives 1d4 of a score back each day, not above its maximum (BDP-103, BDP-104, BDP-S14)', () => {
    const game = lower(lower(party(), 'rook', 'str', 6), 'rook', 'wil', 2);
    const outcome = game.when(
      {
        type: 'professional-care',
        patients: [{ creature: 'rook', scores: ['str', 'wil'] }],
        price: '5 silver',
      },
      [3, 4],
    );
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([9, 12]);
    expect(fact(outcome, 'care-found')).toMatchObject({ scores: ['str', 'wil'], price: '5 silver' });
    expect(facts(outcome, 'score-changed')).toMatchObject([
      { attribute: 'str', from: 6, to: 9 },
      { attribute: 'wil', from: 10, to: 12 },
    ]);
    const whole: Command = { type: 'professional-care', patients: [{ creature: 'rook', scores: ['str'] }] };
    expect(party().refused(whole)).toMatchObject({
      code: 'no-need',
      path: 'patients.0.scores',
    });
  });
  it('is given to all on the same day, to each for what they have lost (BDP-103)', () => {
    const game = lower(lower(party(), 'rook', 'str', 6), 'fen', 'dex', 3);
    const { clock } = game.state;
    const patients: Patients = [
      { creature: 'rook', scores: ['str'] },
      { creature: 'fen', scores: ['dex'] },
    ];
    game.when({ type: 'professional-care', patients }, [4, 2]);
    expect([body(game, 'rook').str.now, body(game, 'fen').dex.now]).toEqual([10, 11]);
    expect(game.state.clock - clock).toBe(24 * 60 * 60);
  });
  it('asks whom, and each once (BDP-103)', () => {
    const game = lower(party(), 'rook', 'str', 6);
    const care = (...patients: Patients) => game.refused({ type: 'professional-care', patients });
    expect(care({ creature: 'rook' })).toMatchObject({ code: 'no-need' });
    expect(care({ creature: 'rook', scores: ['str'] }, { creature: 'rook', scores: ['str'] })).toMatchObject({
      code: 'bad-field',
      path: 'patients',
    });
  });
});

describe('days under a roof', () => {
  it('with a healer give 1d4 STR a day and a point of each other lost score a night (BDP-79, BDP-103)', () => {
    const game = lower(lower(party(), 'rook', 'str', 9), 'rook', 'wil', 9);
    game.given({ type: 'set-option', option: 'wound-care-days', value: 3 });
    game.when({ type: 'recuperate' }, [2, 1, 3]);
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([9, 6]);
  });
  it('leave nobody tired: training and professional care are nights at an inn (BDP-78)', () => {
    const game = tired(party(), 'rook', 2).given(
      { type: 'begin-downtime' },
      { type: 'train', trainees: [{ creature: 'fen', attribute: 'wil' }] },
    );
    expect(fatigue(game, 'rook')).toBe(0);
    const cared = lower(tired(party(), 'rook', 2), 'fen', 'str', 3);
    cared.when({ type: 'professional-care', patients: [{ creature: 'fen', scores: ['str'] }] }, [2]);
    expect(fatigue(cared, 'rook')).toBe(0);
  });
});

describe('a campaign may say of rest', () => {
  const night = (quality: Quality, more: With<'sleep'> = {}): Command => ({
    type: 'sleep',
    quality,
    ...more,
  });
  const bitten = (until: string) => {
    const game = ruled('helpless-until', until);
    game.when({ type: 'harm', creature: 'rook', hazard: 'spider-venom' }, [5, 8]);
    return game;
  };
  it('how long a breather takes (BDP-72)', () => {
    const game = hurt(ruled('breather-minutes', 10));
    const { clock } = game.state;
    game.when({ type: 'breather' }, [8]);
    expect(game.state.clock - clock).toBe(600);
  });
  it('that the immobilised are up after a breather, even with all HP (BDP-S11)', () => {
    const game = bitten('breather');
    expect(offered(game, 'breather')).not.toEqual([]);
    game.when({ type: 'breather' });
    expect(one(game, 'rook')).toMatchObject({ status: 'up', conditions: [] });
    expect(bitten('night').refused({ type: 'breather' }).code).toBe('no-need');
  });
  it('that they are up after a night without peril (BDP-S11)', () => {
    const game = bitten('good-night');
    game.when(night('perilous'), [6]);
    expect(one(game, 'rook').status).toBe('down');
    game.given(night('normal'));
    expect(one(game, 'rook').status).toBe('up');
  });
  it('that a comfortable night mends the one score that the player chooses, else the first (BDP-R17)', () => {
    const lowered = () =>
      ruled('comfortable-sleep', 'one', lower(lower(party(), 'rook', 'str', 3), 'rook', 'wil', 3));
    const game = lowered();
    const [blank] =
      offered(game, 'sleep').find(({ command }) => command['quality'] === 'comfortable')?.needs ?? [];
    expect(blank).toMatchObject({
      name: 'restores.0.attribute',
      choices: [{ value: 'str' }, { value: 'wil' }],
    });
    game.given(night('comfortable', { restores: [{ creature: 'rook', attribute: 'wil' }] }));
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([9, 10]);
    const first = lowered().given(night('comfortable'));
    expect([body(first, 'rook').str.now, body(first, 'rook').wil.now]).toEqual([10, 9]);
  });
  it('that such a night gets the helpless up as well (BDP-R17, BDP-S11)', () => {
    const game = ruled('comfortable-sleep', 'one', bitten('good-night')).given(night('comfortable'));
    expect(body(game, 'rook').dex.now).toBe(8);
    expect(one(game, 'rook').status).toBe('up');
  });
});
