import { describe, expect, it } from 'vitest';
import { servedAs } from '../../../shared/systems/block-dodge-parry/food/food.ts';
import { body, conditions, fatigue, fight, lower, offered, one, party, saying, tired } from './party.ts';

const hurt = (game = party(), creature = 'rook') => game.given({ type: 'set-hit-points', creature, now: 1 });
const skin = (game: ReturnType<typeof party>, id = 'rook') =>
  one(game, id).items.find(({ details }) => details['water'])?.die;

describe('a breather', () => {
  it('gives back all HP and throws the skin’s die: 1–2 takes it down, d8, d6, d4 (BDP-72, BDP-73, BDP-74)', () => {
    const game = hurt();
    game.when({ type: 'breather' }, [2]);
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
  it('without anything to drink is refused with the rule; at clean water it costs none (BDP-72, BDP-R16)', () => {
    const dry = hurt(party({ gear: [] }, { gear: [] }));
    expect(dry.refused({ type: 'breather' })).toMatchObject({ code: 'no-water', message: saying('BDP-72') });
    dry.when({ type: 'breather', atWater: true });
    expect(one(dry, 'rook').hitPoints.now).toBe(4);
  });
  it('that gives nothing back takes no drink (BDP-R16)', () => {
    expect(party().refused({ type: 'breather' })).toMatchObject({
      code: 'no-need',
      message: saying('BDP-72'),
    });
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
  const sleep = (quality: string) => ({ type: 'sleep', quality });
  const sleepless = () =>
    tired(party(), 'rook', 2).given({ type: 'deprive', creatures: ['rook'], cause: 'sleep' });
  it('that is none deprives (BDP-76)', () => {
    expect(conditions(party().given({ type: 'pass-time', scale: 'day' }), 'rook')).toContain(
      'Deprived: sleep',
    );
  });
  it('in peril only ends that; somebody may come (BDP-77, BDP-S5)', () => {
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
  it('that is comfortable gives each lowered ability a point, or one by the table’s word (BDP-79, BDP-R17)', () => {
    const game = lower(lower(party(), 'rook', 'str', 3), 'rook', 'wil', 3).given(sleep('comfortable'));
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([10, 10]);
    const narrow = lower(lower(party(), 'rook', 'str', 3), 'rook', 'wil', 3).given(
      { type: 'set-option', option: 'comfortable-sleep', value: 'one' },
      sleep('comfortable'),
    );
    expect([body(narrow, 'rook').str.now, body(narrow, 'rook').wil.now]).toEqual([10, 9]);
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
    expect(fight().state.fight?.phase).toBe('declare');
  });
});

describe('food', () => {
  const eat = (meal: string, more: object = {}) => ({ type: 'eat', who: ['rook'], meal, ...more });
  const hungry = () =>
    tired(party({ gear: [] }, { gear: [] }), 'rook', 3).given({
      type: 'deprive',
      creatures: ['rook'],
      cause: 'food',
    });
  const full = { fire: true, pot: true };

  it('that is missing all day deprives; a ration at dusk is a simple meal (BDP-80, BDP-84, BDP-R20)', () => {
    const game = tired(party(), 'rook', 2).given({ type: 'pass-time', scale: 'hour', count: 12 });
    expect(fatigue(game, 'rook')).toBe(1);
    const starved = party({ gear: [] }, { gear: [] }).given({ type: 'pass-time', scale: 'day' });
    expect(conditions(starved, 'rook')).toContain('Deprived: food');
  });
  it('that is desperate takes a WIL Save, or it comes up and was no meal (BDP-81, BDP-R19)', () => {
    const kept = hungry();
    kept.when(eat('desperate'), [12]);
    expect(conditions(kept, 'rook')).not.toContain('Deprived: food');
    const lost = hungry();
    lost.when(eat('desperate'), [13]);
    expect(conditions(lost, 'rook')).toContain('Deprived: food');
  });
  it('that is fresh feeds, no more (BDP-82)', () => {
    const game = hungry().given(eat('fresh'));
    expect(conditions(game, 'rook')).toEqual(['Fatigue', 'Fatigue', 'Fatigue']);
  });
  it('that is simple takes a Fatigue, over a fire (BDP-83)', () => {
    expect(fatigue(hungry().given(eat('simple', { fire: true })), 'rook')).toBe(2);
  });
  it('that is fancy takes all Fatigue, with fire and pot (BDP-85)', () => {
    expect(fatigue(hungry().given(eat('fancy', full)), 'rook')).toBe(0);
  });
  it.each([
    ['fancy', true, false, false, 'simple'],
    ['fancy', false, false, false, 'fresh'],
    ['simple', false, true, true, 'desperate'],
    ['fresh', false, false, true, 'fresh'],
  ] as const)('%s with fire %s, pot %s and meat %s is %s (BDP-R21)', (meal, fire, pot, meat, served) => {
    expect(servedAs(meal, fire, pot, meat)).toBe(served);
  });
  it('that is a ration needs no fire and takes a Fatigue each, as often as one is eaten (BDP-84, BDP-R20)', () => {
    const game = tired(party(), 'rook', 3).given(eat('ration'), eat('ration'));
    expect(fatigue(game, 'rook')).toBe(1);
    expect(one(game, 'rook').items.find(({ name }) => name === 'Rations')?.count).toBe(1);
    expect(hungry().refused(eat('ration'))).toMatchObject({ code: 'no-ration', message: saying('BDP-84') });
  });
  it('takes Fatigue off the Deprived as well (BDP-R18)', () => {
    const game = hungry().given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      eat('simple', { fire: true }),
    );
    expect(fatigue(game, 'rook')).toBe(2);
  });
});

describe('diseases', () => {
  const expose = (disease: string) => ({ type: 'expose', creature: 'rook', disease });
  const caught = (disease: string, faces: number[] = []) => {
    const game = party({ gear: [] }, { gear: [] });
    game.when(expose(disease), [20, ...faces]);
    return game;
  };
  it('are caught unless a STR Save passes (BDP-60, BDP-S13)', () => {
    const spared = party();
    spared.when(expose('swampsigh'), [12]);
    expect(conditions(spared, 'rook')).toEqual([]);
    expect(conditions(caught('shadowrot'), 'rook')).toEqual(['Shadowrot']);
    expect(caught('shadowrot').refused({ ...expose('shadowrot'), save: false })).toMatchObject({
      message: saying('BDP-60'),
    });
  });
  it('throw their run time when they are caught (BDP-63, BDP-66)', () => {
    expect(one(caught('swampsigh', [3]), 'rook').conditions[0]?.details['left']).toBe(3);
  });

  /** A day with food and the Saves given; sleep is Deprived, which asks for no dice. */
  const day = (game: ReturnType<typeof party>, faces: number[]) => {
    game.given({
      type: 'add-item',
      creature: 'fen',
      item: { name: 'Bread', kind: 'food', count: 2, slots: 0, details: { meal: 'ration' } },
    });
    return game.when({ type: 'pass-time', scale: 'day' }, faces);
  };

  it.each([
    ['swampsigh', [2], [20], 'str', 11, 'BDP-66'],
    ['bonebreaker-plague', [], [20], 'str', 10, 'BDP-67'],
    ['tick-jitters', [5], [20, 2], 'dex', 10, 'BDP-68'],
    ['shadowrot', [], [20], 'dex', 10, 'BDP-69'],
    ['mindfog-fever', [2], [20], 'wil', 11, 'BDP-70'],
    ['souls-despair', [], [20, 4], 'wil', 8, 'BDP-71'],
  ] as const)(
    '%s takes its toll each day that a STR Save fails (BDP-61, %s %s)',
    (disease, run, faces, attribute, left, _rule) => {
      const game = caught(disease, [...run]);
      day(game, [...faces]);
      expect(body(game, 'rook')[attribute].now).toBe(left);
    },
  );
  it('spare the day that a Save passes, and end with their last day (BDP-61, BDP-63, BDP-R14)', () => {
    const game = caught('swampsigh', [1]);
    day(game, [5]);
    expect(body(game, 'rook').str.now).toBe(12);
    expect(conditions(game, 'rook')).not.toContain('Swampsigh');
  });
  it('without an end of their own heal with so many passed Saves, in all (BDP-62, BDP-67, BDP-R14)', () => {
    const game = caught('bonebreaker-plague');
    day(game, [5]);
    day(game, [20]);
    day(game, [5]);
    expect(conditions(game, 'rook')).toContain('Bonebreaker Plague');
    day(game, [5]);
    expect(conditions(game, 'rook')).not.toContain('Bonebreaker Plague');
  });
  it('under rest and care throw two dice, of which the better counts (BDP-64, BDP-R15)', () => {
    const game = caught('shadowrot').given({ type: 'tend-sick', creature: 'rook' });
    day(game, [20, 5]);
    expect(body(game, 'rook').dex.now).toBe(12);
    expect(party().refused({ type: 'tend-sick', creature: 'rook' })).toMatchObject({
      message: saying('BDP-64'),
    });
  });
  it('are offered for as long as somebody has not caught them (BDP-60)', () => {
    const choices = (game: ReturnType<typeof party>) =>
      offered(game, 'expose')[0]
        ?.needs?.find(({ name }) => name === 'disease')
        ?.choices?.map(({ value }) => value);
    const game = caught('shadowrot');
    expect(choices(game)).toContain('shadowrot');
    game.given({ type: 'expose', creature: 'fen', disease: 'shadowrot', save: false });
    expect(choices(game)).not.toContain('shadowrot');
  });
  it('of those in good hands are saved against with two dice, each day (BDP-64)', () => {
    const game = caught('shadowrot').given({ type: 'set-option', option: 'wound-care-days', value: 2 });
    game.when({ type: 'recuperate' }, [20, 5, 5, 20]);
    expect(body(game, 'rook').dex.now).toBe(12);
    const patient = lower(caught('shadowrot'), 'rook', 'str', 3);
    const patients = [{ creature: 'rook', scores: ['str'] }];
    patient.when({ type: 'professional-care', patients }, [20, 5, 2]);
    expect(body(patient, 'rook').dex.now).toBe(12);
  });
  it('are ended by a cure without a Save (BDP-65)', () => {
    expect(
      conditions(caught('shadowrot').given({ type: 'cure', creature: 'rook', disease: 'shadowrot' }), 'rook'),
    ).toEqual([]);
  });
  it('kill where the last STR goes, without a Critical Damage Save (BDP-R14)', () => {
    const game = caught('bonebreaker-plague');
    lower(game, 'rook', 'str', 10);
    day(game, [20]);
    expect(one(game, 'rook').status).toBe('dead');
  });
});

describe('professional care', () => {
  it('gives 1d4 of a score back each day, not above its maximum (BDP-103, BDP-104, BDP-S14)', () => {
    const game = lower(lower(party(), 'rook', 'str', 6), 'rook', 'wil', 2);
    const { told } = game.when(
      {
        type: 'professional-care',
        patients: [{ creature: 'rook', scores: ['str', 'wil'] }],
        price: '5 silver',
      },
      [3, 4],
    );
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([9, 12]);
    expect(told[0]).toContain('5 silver');
    const whole = { type: 'professional-care', patients: [{ creature: 'rook', scores: ['str'] }] };
    expect(party().refused(whole)).toMatchObject({
      message: saying('BDP-103'),
      path: 'patients.0.scores',
    });
  });
  it('is given to all on the same day, to each for what they have lost (BDP-103)', () => {
    const game = lower(lower(party(), 'rook', 'str', 6), 'fen', 'dex', 3);
    const { clock } = game.state;
    const patients = [
      { creature: 'rook', scores: ['str'] },
      { creature: 'fen', scores: ['dex'] },
    ];
    game.when({ type: 'professional-care', patients }, [4, 2]);
    expect([body(game, 'rook').str.now, body(game, 'fen').dex.now]).toEqual([10, 11]);
    expect(game.state.clock - clock).toBe(24 * 60 * 60);
  });
  it('asks whom, and each once (BDP-103)', () => {
    const game = lower(party(), 'rook', 'str', 6);
    const care = (...patients: object[]) => game.refused({ type: 'professional-care', patients });
    expect(care({ creature: 'rook' })).toMatchObject({ code: 'no-need', message: saying('BDP-103') });
    expect(care({ creature: 'rook', scores: ['str'] }, { creature: 'rook', scores: ['str'] })).toMatchObject({
      code: 'bad-field',
      path: 'patients',
    });
  });
});

describe('days under a roof', () => {
  it('with a healer give 1d4 STR a day and a point of each other lost score a night (BDP-47, BDP-79, BDP-103)', () => {
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

it('healing by hand gives the Deprived nothing; setting HP by hand stays free (BDP-26)', () => {
  const game = party().given(
    { type: 'set-hit-points', creature: 'rook', now: 1 },
    { type: 'deprive', creatures: ['rook'], cause: 'food' },
  );
  const healed = game.refused({ type: 'adjust-hit-points', creature: 'rook', by: 2 });
  expect(healed).toMatchObject({ code: 'deprived', message: saying('BDP-26') });
  game.given({ type: 'set-hit-points', creature: 'rook', now: 3 });
  expect(one(game, 'rook').hitPoints.now).toBe(3);
});

describe('time and the road', () => {
  it('are counted in turns of ten minutes and Watches of eight hours (BDP-1, BDP-R1, BDP-S5, BDP-S6)', () => {
    const game = party();
    const before = game.state.clock;
    game.when({ type: 'travel', to: '0102' }, [6]);
    expect((game.state.clock - before) / 3600).toBe(8);
    game.given({ type: 'place-party', hex: '0101' }, { type: 'enter-site', site: 'crypt' });
    game.when({ type: 'explore' });
    expect((game.state.clock - before) / 60).toBe(490);
  });
  it('are two Watches on hard ground, where the way may be lost (BDP-S6)', () => {
    const game = party().given({ type: 'place-party', hex: '0102' });
    game.when({ type: 'travel', to: '0103' }, [1, 6]);
    game.when({ type: 'travel', to: '0103' }, [6]);
    expect(game.state.party.hex).toBe('0102');
  });
});
