import { describe, expect, it } from 'vitest';
import { focusCommands } from '../../../../shared/systems/nightsong/checks/focusCommands.ts';
import { opposedCommand } from '../../../../shared/systems/nightsong/checks/opposedCommand.ts';
import { checkNeeds } from '../../../../shared/systems/nightsong/checks/fields.ts';
import { conditions, fight, mae, nightsong, pair, play, ruled, sheet, who, type Game } from '../party.ts';

const check = (more: object = {}): { type: string } =>
  ({ type: 'check', creature: 'mae', ability: 'str', ...more }) as never;
const focus = (creature = 'mae'): { type: string } => ({ type: 'spend-focus', creature }) as never;
const open = { type: 'open-session' };
const last = (told: string[]): string => told.at(-1) ?? '';

describe('new characters: a campaign may say', () => {
  const make = (kit = 'fighter'): { type: string } =>
    ({ type: 'make-character', name: 'Mae', kit, gear: [] }) as never;

  it('that a weak set is thrown again but once (NS-R5)', () => {
    const weak = Array.from({ length: 8 }, (_, index) => 3 + (index % 2));
    const game = ruled(play(nightsong), { 'weak-sets': 'once' });
    game.when(make(), [...weak, ...weak]);
    expect(sheet(game)).toMatchObject({ str: 0, dex: 0, pre: 0, con: 0 });
  });

  it('that the best of rolled scores go where the kit needs them (NS-R5)', () => {
    const game = ruled(play(nightsong), { 'rolled-scores': 'the best where the kit needs it' });
    game.when(make('seer'), [6, 6, 3, 4, 1, 1, 5, 5]);
    expect(sheet(game)).toMatchObject({ pre: 3, dex: 1, con: 0, str: -3 });
  });
});

describe('Checks: a campaign may say', () => {
  it('that a 20 always succeeds and a 1 always fails (NS-R6)', () => {
    const game = ruled(mae(), { naturals: true });
    expect(last(game.when(check({ dr: 25 }), [20]).told)).toContain(', success.');
    expect(last(game.when(check({ dr: 2 }), [1]).told)).toContain(', failure.');
    expect(last(game.when(check({ dr: 2, nuanced: true }), [1, 3]).told)).toContain(', weak success.');
  });

  const hampered = (game: Game): Game =>
    game.given({ type: 'gain-condition', creature: 'mae', condition: 'Sprained', hinders: ['str'] });

  it('that the greater number of grounds wins (NS-R7)', () => {
    const game = ruled(hampered(pair()), { grounds: 'the greater number wins' });
    const { told } = game.when(check({ edge: 'disadvantage', helper: 'bran' }), [15, 3]);
    expect(told[0]).toContain('with Disadvantage');
    expect(told[0]).toContain('3 +1 = 4');
    game.when(check({ helper: 'bran' }), [15]);
  });

  it('that the greater number wins, and then no Focus is wasted on what outweighs it (NS-R7, NS-R8)', () => {
    const game = ruled(hampered(mae().given(open)), { grounds: 'the greater number wins' });
    expect(game.refused(check({ edge: 'disadvantage', focus: true }), [15, 3]).code).toBe('outweighed');
    game.when(check({ edge: 'disadvantage' }), [15, 3]);
    expect(game.refused(focus(), [18]).code).toBe('outweighed');
    expect(focusCommands[0]?.offers?.(game.state, nightsong)).toEqual([]);
  });

  it('nothing else: where both cancel whatever their number, Focus would be wasted too (NS-R7)', () => {
    const game = hampered(pair().given(open));
    expect(game.refused(check({ helper: 'bran', focus: true }), [15]).code).toBe('outweighed');
    game.when(check({ helper: 'bran' }), [3]);
    expect(game.refused(focus(), [18]).code).toBe('outweighed');
    expect(sheet(game).focus).toBe(2);
  });

  it('that sight is not hampered by the dark, and then nobody is asked (NS-S7)', () => {
    const game = ruled(mae(), { 'sight-checks': false }).given({
      type: 'pass-time',
      scale: 'hour',
      count: 13,
    });
    game.when(check({ sight: true }), [18]);
    expect(checkNeeds(game.state, nightsong).map(({ name }) => name)).not.toContain('sight');
    ruled(game, { 'sight-checks': true });
    expect(checkNeeds(game.state, nightsong).map(({ name }) => name)).toContain('sight');
  });

  it('what a chase is a Check of (NS-S10)', () => {
    const game = ruled(mae().given(open, { type: 'meet', statBlock: 'Wolf' }), { 'chase-ability': 'CON' });
    const chase = opposedCommand.offers?.(game.state, nightsong).find(({ label }) => label === 'A chase');
    expect(chase).toMatchObject({ detail: 'opposed, CON', command: { ability: 'con' } });
  });

  it('that alone an opposed Check is nuanced against the other’s total (NS-R10)', () => {
    const opposed = { type: 'opposed-check', creature: 'mae', ability: 'dex', against: 'bran' };
    const nuanced = { 'solo-opposed': 'nuanced, against the other’s total' };
    const game = ruled(pair(), { solo: true, ...nuanced });
    const { told } = game.when(opposed, [12, 9, 3]);
    expect(told).toEqual([
      'Bran 12 −1 = 11; that is the DR.',
      'Mae, DEX Check (against Bran): 9 +2 = 11 and 3 +2 = 5 against DR 11, weak success.',
    ]);
    ruled(pair(), nuanced).when(opposed, [10, 12]);
  });
});

describe('Focus: a campaign may say', () => {
  it('that after Disadvantage one more die is thrown (NS-R8)', () => {
    const another = { 'focus-after-disadvantage': 'one more die, the best counts' };
    const game = ruled(mae().given(open), another);
    game.when(check({ edge: 'disadvantage' }), [5, 3]);
    expect(last(game.when(focus(), [14]).told)).toContain(', success.');
    const now = ruled(fight(mae(['Longsword']).given(open), 'Ogre'), another);
    const blow = { type: 'attack', actor: 'mae', weapon: 'longsword', target: 'ogre', edge: 'disadvantage' };
    now.when(blow, [3, 2, 2]);
    now.when(focus(), [8]);
    expect(who(now, 'ogre').hitPoints.now).toBe(10);
  });

  it('what a session begins with at least (NS-R9)', () => {
    const game = ruled(pair(), { 'least-focus': 1 }).given(open);
    expect([sheet(game, 'bran').focus, sheet(game).focus]).toEqual([1, 2]);
    const derived = nightsong.figures(who(game, 'bran'), game.state)[1]?.figures;
    expect(derived?.find(({ label }) => label === 'Focus at most')).toMatchObject({
      value: '1',
      detail: 'DEX, from 1 to 3',
    });
  });

  it('that it may go into a companion’s roll (NS-R9)', () => {
    const game = pair().given(open);
    game.when(check({ creature: 'bran' }), [3]);
    expect(game.refused(focus(), [14]).code).toBe('no-roll');
    ruled(game, { 'focus-for-others': true });
    expect(focusCommands[0]?.offers?.(game.state, nightsong)).toMatchObject([
      { label: 'Mae spends Focus', detail: 'Bran’s last Check · 2 left' },
    ]);
    expect(last(game.when(focus(), [14]).told)).toBe(
      'Bran, STR Check with Focus, 14 beside 3: 14 +0 = 14 against DR 12, success.',
    );
    expect(sheet(game).focus).toBe(1);
  });
});

describe('strain and Advancements: a campaign may say', () => {
  const cast = { type: 'cast', creature: 'mae', shard: 'shard-of-hush' };
  const alone = (strain: string): Game =>
    ruled(mae(['Shard of Hush'], { str: -1, dex: 1, pre: 2, con: 0 }).given(open), {
      solo: true,
      'weak-strain': strain,
    });

  it('that a weak success costs nothing (NS-R11)', () => {
    const game = alone('nothing');
    expect(game.when(cast, [15, 3, 5]).told.join()).not.toContain('complication');
    expect(conditions(game)).toEqual([]);
  });

  it('that a weak success fatigues, also where Focus makes no more of it (NS-R11)', () => {
    const game = alone('fatigue');
    game.when(cast, [15, 3, 5]);
    expect(conditions(game)).toEqual(['Fatigued 1']);
    game.when(focus(), [4]);
    expect(conditions(game)).toEqual(['Fatigued 1']);
    const spared = alone('fatigue');
    spared.when(cast, [15, 3, 5]);
    spared.when(focus(), [16]);
    expect(conditions(spared)).toEqual([]);
  });

  const advanced = (options: Record<string, boolean>): Game => {
    const game = ruled(mae().given(open), options);
    game.when({ type: 'advance', creature: 'mae' }, [4, 1, 2, 1, 1]);
    return game;
  };

  it('that HP of the moment rise as well, but nobody gets up by it (NS-R30)', () => {
    expect(who(advanced({ 'advancement-hit-points': true })).hitPoints).toEqual({ now: 10, max: 10 });
    const down = ruled(mae(), { 'advancement-hit-points': true });
    down.when({ type: 'adjust-hit-points', creature: 'mae', by: -7 }, [3]);
    down.when({ type: 'advance', creature: 'mae' }, [4, 1, 2, 1, 1]);
    expect(who(down)).toMatchObject({ status: 'down', hitPoints: { now: -1, max: 10 } });
  });

  it('that Focus rises at once with DEX (NS-R30)', () => {
    expect(sheet(advanced({ 'advancement-focus': true }))).toMatchObject({ dex: 3, focus: 3 });
    expect(sheet(advanced({}))).toMatchObject({ dex: 3, focus: 2 });
  });

  it('that more CON is one HP more (NS-R30)', () => {
    const game = advanced({ 'advancement-constitution': true });
    expect([sheet(game).con, who(game).hitPoints]).toEqual([1, { now: 6, max: 11 }]);
  });
});
