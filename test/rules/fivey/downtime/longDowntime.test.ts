import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import {
  one,
  party,
  points,
  ruled,
  sheet,
  type Command,
  type DowntimePlan,
  type Game,
  type With,
} from '../party.ts';

type Institution = { owner: string; capital: number; spent?: number };
const institutions = (game: Game) => game.state.details['institutions'] as Record<string, Institution>;
/** Mae at downtime with her purse; with events of downtime only where they are wanted. */
const away = (events = 'none', game: Game = party()): Game =>
  ruled('downtime-events', events, game).given(
    { type: 'set-sheet', creature: 'mae', to: { crowns: 20_000 } },
    { type: 'begin-downtime' },
  );
const tennite = (...plans: DowntimePlan[]): Command => ({ type: 'tennite', plans });
const season = (...plans: DowntimePlan[]): Command => ({ type: 'long-downtime', span: 'season', plans });
const found = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
  actor: 'mae',
  lifestyle: 'wealthy',
  activity: 'establish',
  stat: 'str',
  institution: 'Guild',
  ...more,
});
const ball = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
  actor: 'mae',
  lifestyle: 'decadent',
  activity: 'ball',
  ...more,
});
/** Mae’s institution of so much capital at least, and her purse as full as it is said. */
const endowed = (game: Game, capital: number, name = 'Guild', crowns = 1000): Game => {
  ruled('downtime-events', 'none', game);
  while ((institutions(game)[name]?.capital ?? 0) < capital)
    game.when(tennite(found({ institution: name })), [19]);
  return game.given({ type: 'set-sheet', creature: 'mae', to: { crowns } });
};
const unlucky = (game: Game): Game => ruled('downtime-events', 'disadvantage', game);

describe('bad luck in downtime', () => {
  it('of an institution is disadvantage, or the loss where the referee says so', () => {
    const worse = unlucky(endowed(away(), 100));
    worse.when(tennite(found()), [4, 19, 9]);
    expect(institutions(worse)['Guild']?.capital).toBe(100 + 10);
    const loss = unlucky(endowed(away(), 100));
    const { events } = loss.when(tennite(found({ trouble: 'listed' })), [4, 19]);
    expect(institutions(loss)['Guild']?.capital).toBe(100 + 20 - 10);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'capital-invested', total: 20, loss: 10, capital: 110 }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'trouble-came', activity: 'establish' }));
  });
  it('of an institution is the loss where the campaign prefers what is listed', () => {
    const game = ruled('downtime-events', 'trouble', endowed(away(), 100));
    game.when(tennite(found()), [4, 19]);
    expect(institutions(game)['Guild']?.capital).toBe(110);
  });
  it('finds an institution whatever the case of its name, and keeps the first spelling', () => {
    const game = endowed(away(), 20);
    game.when(tennite(found({ institution: 'guild' })), [19]);
    game.given({ type: 'set-institution', institution: 'GUILD', capital: 30 });
    expect(Object.keys(institutions(game))).toEqual(['Guild']);
    game.given({ type: 'spend-credit', institution: 'guild', crowns: 1, what: 'rope' });
    game.given({ type: 'close-institution', institution: 'guild' });
    expect(institutions(game)).toEqual({});
  });
  it('of one that has nothing to lose is disadvantage', () => {
    const game = away('disadvantage');
    game.when(tennite(found({ trouble: 'listed' })), [4, 19, 9]);
    expect(institutions(game)['Guild']?.capital).toBe(10);
  });
  it('brings the unbidden guest to a ball, which has no roll to worsen (FV-184)', () => {
    expect(away('disadvantage').when(tennite(ball()), [2]).types).toContain('trouble-came');
    expect(away('disadvantage').when(tennite(ball()), [10]).types).not.toContain('trouble-came');
  });
});

describe('study in a season', () => {
  const study = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
    actor: 'mae',
    lifestyle: 'comfortable',
    activity: 'study',
    stat: 'dex',
    teacher: true,
    purpose: 'feat',
    subject: 'Flight',
    ...more,
  });
  const feats = (game: Game) => sheet(game, 'mae')['feats'] as string[];
  const studious = (free: number): Game =>
    away().given({ type: 'set-sheet', creature: 'mae', to: { feats: ['Night Vision'].slice(free - 1) } });

  it.each([1, 2])('that succeeds early learns once, with %i slots free (FV-166, FV-176)', (free) => {
    const game = studious(free);
    const { events } = game.when(season(study()), [2, 13]);
    expect(feats(game).filter((feat) => feat === 'Flight')).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'activity-ended', creature: 'mae', reason: 'learnt', span: 'season' }),
    );
  });
  it('of what is known already is refused (FV-176)', () => {
    expect(studious(1).refused(tennite(study({ subject: 'night vision' }))).code).toBe('known-already');
  });
});

describe('credit in a season', () => {
  const byCredit = found({ byCredit: true });
  const asked = (game: Game): string[] =>
    (fivey.commands.find(({ type }) => type === 'tennite')?.offers?.(game.state, fivey) ?? []).flatMap(
      ({ needs = [] }) => needs.map(({ name }) => name),
    );

  it('is asked about where someone owns a massive one only (FV-182)', () => {
    expect(asked(endowed(away(), 20))).not.toContain('plans.0.byCredit');
    const names = asked(endowed(away(), 480));
    expect(names).toContain('plans.0.byCredit');
    expect(names).not.toContain('plans.1.byCredit');
  });
  it('pays each turn’s share out of that turn’s credit (FV-166, FV-181, FV-182)', () => {
    const game = endowed(away(), 480, 'Guild', 0);
    const { events } = game.when(season(byCredit), [1, 1, 1]);
    const paid = events.filter(({ type }) => type === 'life-paid-by-credit');
    expect(paid.map(({ crowns }) => crowns)).toEqual([66, 67, 67]);
    expect(institutions(game)['Guild']?.spent).toBe(67);
  });
  it('that is spent already is renewed before it pays (FV-181)', () => {
    const game = endowed(away(), 480, 'Guild', 0).given({
      type: 'spend-credit',
      institution: 'Guild',
      crowns: 150,
      what: 'lanterns',
    });
    game.when(season(byCredit), [1, 1, 1]);
    expect(institutions(game)['Guild']?.spent).toBe(67);
  });
  it('ends the work with a loss that leaves the institution less than massive (FV-182)', () => {
    const game = unlucky(endowed(away(), 480, 'Guild', 0));
    const { events } = game.when(season({ ...byCredit, trouble: 'listed' }), [4, 1]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'activity-ended', reason: 'unpaid', institution: 'Guild' }),
    );
  });
});

describe('an institution', () => {
  it('is built on by its owner alone, while alive (FV-182)', () => {
    const game = endowed(away(), 20).given({ type: 'set-sheet', creature: 'odo', to: { crowns: 500 } });
    expect(game.refused(tennite(found({ actor: 'odo' }))).code).toBe('not-owner');
    game.when(tennite(found({ actor: 'odo', institution: 'Inn' })), [10]);
    expect([institutions(game)['Guild']?.owner, institutions(game)['Inn']?.owner]).toEqual(['mae', 'odo']);
    game.given({ type: 'set-status', creature: 'mae', status: 'dead' });
    game.when(tennite(found({ actor: 'odo' })), [10]);
    expect(institutions(game)['Guild']?.owner).toBe('odo');
  });
  const spend = (more: With<'spend-credit'> = {}): Command => ({
    type: 'spend-credit',
    institution: 'Guild',
    crowns: 5,
    into: 'Inn',
    ...more,
  });
  it('puts its credit into another of the same owner (FV-181)', () => {
    const game = endowed(endowed(away(), 40), 20, 'Inn');
    const { events } = game.when(spend());
    expect(institutions(game)['Inn']?.capital).toBe(25);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'credit-spent', into: 'Inn', capital: 25, crowns: 5, left: 0 }),
    );
    expect(game.refused(spend({ crowns: 1 })).code).toBe('no-credit');
    expect(game.refused(spend({ into: undefined })).code).toBe('bad-field');
  });
  it('puts none into itself, into another’s, or into none, nor the credit of others (FV-182, FV-S25)', () => {
    const game = endowed(endowed(away(), 40), 40, 'Inn');
    game.given({ type: 'set-sheet', creature: 'odo', to: { crowns: 500 } });
    game.when(tennite(found({ actor: 'odo', institution: 'Temple' })), [10]);
    expect(game.refused(spend({ into: 'Guild' })).code).toBe('own-capital');
    expect(game.refused(spend({ into: 'Temple' })).code).toBe('not-owner');
    expect(game.refused(spend({ into: 'Nowhere' })).code).toBe('unknown-institution');
    expect(game.refused(spend({ crowns: 6 })).code).toBe('no-credit');
  });
});

describe('what the table invents for downtime', () => {
  const brew: DowntimePlan = {
    actor: 'mae',
    lifestyle: 'poor',
    activity: 'other',
    subject: 'brews a potion',
  };
  it('takes no roll, at the price of the life that is lived', () => {
    const game = away();
    const { events } = game.when(tennite({ ...brew, thrifty: true }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'downtime-spent', actor: 'mae', what: 'brews a potion' }),
    );
    expect(sheet(game, 'mae')['crowns']).toBe(20_000 - 10);
    game.when(tennite({ actor: 'odo', activity: 'other' }));
  });
  it('has its trouble named by the referee', () => {
    expect(away('disadvantage').when(tennite(brew), [3]).events).toContainEqual(
      expect.objectContaining({ type: 'trouble-came', activity: 'other', lost: 0 }),
    );
  });
});

describe('time heals', () => {
  it('and ends the force of will with it', () => {
    const game = party().given({ type: 'make-character', name: 'Zed', templates: ['Orc', 'Noble'] });
    game.when({ type: 'harm', creature: 'zed', dice: '3d20', damageType: 'fire' }, [20, 20, 20]);
    game.given({ type: 'force-of-will', actor: 'zed' });
    expect(one(game, 'zed').conditions.map(({ id }) => id)).toEqual(['force-of-will']);
    away('none', game).given(tennite());
    expect([one(game, 'zed').conditions, points(game, 'zed')]).toEqual([[], one(game, 'zed').hitPoints.max]);
  });
});

describe('the hungry', () => {
  it('pay once a day, also when someone cooks for too few (FV-156)', () => {
    const game = ruled('hungry-toll', 1, party(['plain'], false, [])).given({ type: 'camp' });
    game.given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Mushrooms', kind: 'gear', count: 1, details: { sort: 'fresh-ingredients' } },
    });
    game.given({ type: 'rest-action', actor: 'mae', action: 'cook' });
    expect(['mae', 'odo', 'ansa'].map((id) => points(game, id))).toEqual(
      ['mae', 'odo', 'ansa'].map((id) => one(game, id).hitPoints.max - 1),
    );
  });
});

describe('inspiration at the end of an adventure', () => {
  it('becomes experience only for those who want it', () => {
    const game = party();
    game.when({ type: 'begin-downtime', creatures: ['odo'] }, [5]);
    expect(
      ['mae', 'odo'].map((id) => [sheet(game, id)['experience'], sheet(game, id)['inspiration']]),
    ).toEqual([
      [100, 1],
      [105, 0],
    ]);
  });
  it('of nobody known is refused', () => {
    expect(party().refused({ type: 'begin-downtime', creatures: ['nobody'] }).code).toBe('unknown-creature');
  });
});
