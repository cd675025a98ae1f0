import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  fact,
  facts,
  lower,
  offered,
  one,
  party,
  type Command,
  type Game,
  type With,
} from './party.ts';

type Disease = NonNullable<With<'expose'>['disease']>;

describe('diseases', () => {
  const expose = (disease: Disease, more: With<'expose'> = {}): Command => ({
    type: 'expose',
    creature: 'rook',
    disease,
    ...more,
  });
  const caught = (disease: Disease, faces: number[] = []) => {
    const game = party({ gear: [] }, { gear: [] });
    game.when(expose(disease), [20, ...faces]);
    return game;
  };
  it('are caught unless a STR Save passes (BDP-60, BDP-S13)', () => {
    const spared = party();
    spared.when(expose('swampsigh'), [12]);
    expect(conditions(spared, 'rook')).toEqual([]);
    expect(conditions(caught('shadowrot'), 'rook')).toEqual(['Shadowrot']);
    expect(caught('shadowrot').refused(expose('shadowrot', { save: false }))).toMatchObject({
      code: 'already-there',
      path: 'disease',
    });
  });
  it('throw their run time when they are caught (BDP-63, BDP-66)', () => {
    expect(one(caught('swampsigh', [3]), 'rook').conditions[0]?.details['left']).toBe(3);
  });

  /** A day with food and the Saves given; sleep is Deprived, which asks for no dice. */
  const day = (game: Game, faces: number[]) => {
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
  it.each([
    ['bonebreaker-plague', 3],
    ['shadowrot', 4],
    ['souls-despair', 1],
  ] as const)('%s is healed by %i passed Saves (BDP-62)', (disease, saves) => {
    const game = caught(disease);
    for (let left = saves; left > 1; left -= 1) day(game, [1]);
    expect(one(game, 'rook').conditions.some(({ id }) => id === disease)).toBe(true);
    expect(fact(day(game, [1]), 'disease-ended')).toMatchObject({ disease, how: 'healed' });
  });
  it('that last so many days ask for so many Saves (BDP-63)', () => {
    const game = caught('tick-jitters', [2]);
    day(game, [1]);
    expect(fact(day(game, [20, 1]), 'disease-ended')).toMatchObject({ how: 'run-out' });
    expect(body(game, 'rook').dex.now).toBe(11);
  });
  it('under rest and care throw two dice, of which the better counts (BDP-64, BDP-R15)', () => {
    const game = caught('shadowrot').given({ type: 'tend-sick', creature: 'rook' });
    const outcome = day(game, [20, 5]);
    expect(fact(outcome, 'save-made')).toMatchObject({ faces: [20, 5], total: 5, passed: true });
    expect(fact(outcome, 'disease-took-its-day')).toMatchObject({ passed: true, passes: 1, left: null });
    expect(body(game, 'rook').dex.now).toBe(12);
    expect(party().refused({ type: 'tend-sick', creature: 'rook' }).code).toBe('no-need');
  });
  it('are offered for as long as someone has not caught them (BDP-60)', () => {
    const choices = (game: Game) =>
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
    const patients: With<'professional-care'>['patients'] = [{ creature: 'rook', scores: ['str'] }];
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
  it('ask no more of whoever died of another on that day', () => {
    const game = caught('bonebreaker-plague');
    game.given({ type: 'expose', creature: 'rook', disease: 'tick-jitters', save: false });
    lower(game, 'rook', 'str', 10);
    expect(facts(day(game, [20]), 'save-made')).toHaveLength(1);
  });
});
