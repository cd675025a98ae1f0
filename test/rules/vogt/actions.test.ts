import { describe, expect, it } from 'vitest';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { ALL, attack, fight, one, party, round, saying, sheet, slots, statuses, type Game } from './party.ts';

/** Ada first, then Bo, then the marauder. */
const ready = (decided: object = {}, game = fight()) => round(game, { ...ALL, ...decided }, [1, 2, 3]);

describe('attack', () => {
  it('does the weapon’s die and the STR modifier, less AR, off HP (BV-14, BV-22, BV-23, BV-24, BV-S4)', () => {
    const game = ready();
    const { told } = game.when(attack('ada', 'marauder'), [4]);
    expect(told[0]).toBe('Ada at Marauder: 5 slash, AR 1, 4 damage.');
    expect(one(game, 'marauder').hitPoints.now).toBe(4);
  });

  it('adds no modifier where the weapon says so, and takes no AR off where the table says so (BV-23, BV-S4)', () => {
    const game = ready({}, fight(party().given({ type: 'set-option', option: 'ar-reduces', value: false })));
    game.when(attack('ada', 'marauder', { strength: false }), [4]);
    expect(one(game, 'marauder').hitPoints.now).toBe(4);
  });

  it('is never less than 0 (BV-25)', () => {
    const game = ready({}, fight(party({ abilities: { str: { die: '1d4', modifier: -8 } } })));
    game.when(attack('ada', 'marauder'), [3]);
    expect(one(game, 'marauder').hitPoints.now).toBe(8);
  });

  it('brings one more die for the highest face, and again (BV-27, BV-28)', () => {
    const game = ready();
    game.when(attack('ada', 'marauder'), [8, 8, 2]);
    expect(one(game, 'marauder').hitPoints.now).toBe(8 - (8 + 8 + 2 + 1 - 1));
  });

  it('brings just one where the table says so, or none (BV-27, BV-28)', () => {
    const once = ready(
      {},
      fight(party().given({ type: 'set-option', option: 'critical-repeats', value: false })),
    );
    once.when(attack('ada', 'marauder'), [8, 8]);
    const never = ready({}, fight(party().given({ type: 'set-option', option: 'criticals', value: false })));
    never.when(attack('ada', 'marauder'), [8]);
  });

  it('that strikes several is one throw for all, with what each resists (BV-26, BV-29)', () => {
    const game = fight(party({ gear: ['Fire flask'] }), 2);
    game.given({ type: 'set-sheet', creature: 'marauder-1', to: { resistances: ['fire'] } });
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [1, 2, 3, 4]);
    game.when({ type: 'attack', actor: 'ada', targets: ['marauder-1', 'marauder-2'] }, [5]);
    expect([one(game, 'marauder-1').hitPoints.now, one(game, 'marauder-2').hitPoints.now]).toEqual([6, 3]);
  });

  it('at several with a weapon for one is refused with the rule (BV-14)', () => {
    const game = fight(party(), 2);
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [1, 2, 3, 4]);
    expect(
      game.refused({ type: 'attack', actor: 'ada', targets: ['marauder-1', 'marauder-2'] }),
    ).toMatchObject({ message: saying('BV-14') });
  });

  it.each([
    [{ resistances: ['slash'] }, 6, 'BV-29, BV-S1'],
    [{ vulnerabilities: ['slash'] }, -2, 'BV-30'],
    [{ resistances: ['slash'], vulnerabilities: ['slash'] }, 3, 'BV-30'],
  ])('against %j leaves %i HP (%s)', (to: object, left, _rule) => {
    const game = fight().given({ type: 'set-sheet', creature: 'marauder', to });
    ready({}, game).when(attack('ada', 'marauder'), [5]);
    expect(one(game, 'marauder').hitPoints.now).toBe(left);
  });

  it.each([
    ['drenched', 'fire', 6, 'BV-56'],
    ['drenched', 'lightning', 0, 'BV-56'],
    ['nauseated', 'blunt', 0, 'BV-64'],
    ['nauseated', 'slash', 0, 'BV-64'],
    ['nauseated', 'stab', 0, 'BV-64'],
  ])('at somebody %s with %s leaves %i HP (%s)', (status, damageType, left) => {
    const game = fight(party({}, { prepared: ['Ember lash'] })).given({
      type: 'give-status',
      creature: 'marauder',
      status,
    });
    round(game, { ...ALL, bo: { action: 'technique', technique: 'Ember lash', dice: 1 } }, [6, 1, 3]);
    game.when({ type: 'technique', actor: 'bo', targets: ['marauder'], damageType }, [5]);
    expect(one(game, 'marauder').hitPoints.now).toBe(left);
  });

  it('with a broken weapon is refused with the rule (BV-37)', () => {
    const game = fight().given({ type: 'set-item', creature: 'ada', item: 'sword', die: 0 });
    expect(game.refused({ type: 'declare', actor: 'ada', action: 'attack', weapon: 'sword' })).toMatchObject({
      message: saying('BV-37'),
    });
  });

  it('with a weapon from the bag is refused with the rule: fetching it is an action (BV-21, BV-46)', () => {
    const away = (game: Game, quick: boolean): Game =>
      game.given(
        { type: 'set-item', creature: 'ada', item: 'sword', inUse: false },
        ...(quick ? [] : [{ type: 'stow', creature: 'ada', item: 'sword', quick: false }]),
      );
    const strikes = { type: 'declare', actor: 'ada', action: 'attack', weapon: 'sword' };
    expect(away(fight(), false).refused(strikes)).toMatchObject({
      code: 'in-the-bag',
      message: saying('BV-21'),
    });
    away(fight(), true).given(strikes);
    away(fight(party({ hasBag: false })), false).given(strikes);
  });

  const afraidOf = (game: Game, ...sources: string[]): Game =>
    game.given(
      ...sources.map((source) => ({ type: 'give-status', creature: 'ada', status: 'afraid', source })),
    );
  it('of who is afraid strikes the source within reach, and does not go near it (BV-51)', () => {
    const game = ready({}, afraidOf(fight(), 'marauder'));
    const near = { code: 'afraid', message: saying('BV-51') };
    expect(game.refused(attack('ada', 'marauder', { approach: true }))).toMatchObject(near);
    expect(game.refused({ type: 'move', actor: 'ada', squares: 2, towards: 'marauder' })).toMatchObject(near);
    expect(game.when(attack('ada', 'marauder'), [4]).told[0]).toContain('4 damage');
  });
  it('with a technique neither goes near what is feared (BV-51)', () => {
    const lash = { action: 'technique', technique: 'Ember lash' };
    const game = round(
      fight().given({ type: 'give-status', creature: 'bo', status: 'afraid', source: 'Marauder' }),
      { ...ALL, bo: lash },
      [6, 1, 3],
    );
    const used = { type: 'technique', actor: 'bo', targets: ['marauder'] };
    expect(game.refused({ ...used, approach: true }).code).toBe('afraid');
    game.when(used, [3]);
  });
  it('of who fears several goes near none of them until each fear is over (BV-51)', () => {
    const game = ready({}, afraidOf(fight(), 'The dark', 'Marauder'));
    const nearer = attack('ada', 'marauder', { approach: true });
    expect(game.refused(nearer).code).toBe('afraid');
    const offers = vogt.commands.flatMap((kind) => kind.offers?.(game.state, vogt) ?? []);
    expect(offers).toContainEqual(
      expect.objectContaining({
        label: 'Ada: no longer afraid of marauder',
        command: { type: 'end-status', creature: 'ada', status: 'afraid', source: 'marauder' },
      }),
    );
    const again = { type: 'give-status', creature: 'ada', status: 'afraid', source: 'the dark' };
    expect(game.refused(again).code).toBe('already-there');
    game.given({ type: 'end-status', creature: 'ada', status: 'afraid', source: 'marauder' });
    expect(statuses(game, 'ada')).toEqual(['Afraid']);
    game.when(nearer, [4]);
    game.given({ type: 'end-status', creature: 'ada', status: 'afraid' });
    expect(statuses(game, 'ada')).toEqual([]);
  });

  it('that is frozen is weaker by 1 (BV-57)', () => {
    const game = ready({}, fight().given({ type: 'give-status', creature: 'ada', status: 'frozen' }));
    game.when(attack('ada', 'marauder'), [4]);
    expect(one(game, 'marauder').hitPoints.now).toBe(5);
  });
});

describe('the other actions', () => {
  it('defend: AR +2 until one’s next turn (BV-16)', () => {
    const game = ready({ ada: { action: 'defend' } });
    game.given({ type: 'act', actor: 'ada' }, { type: 'end-turn' }, { type: 'end-turn' });
    game.when(attack('marauder', 'ada'), [5]);
    expect(one(game, 'ada').hitPoints.now).toBe(7);
    game.given({ type: 'end-turn' });
    round(game, ALL, [8, 1, 2]);
    game.given({ type: 'end-turn' });
    game.when(attack('marauder', 'ada'), [3]);
    expect(one(game, 'ada').hitPoints.now).toBe(6);
  });

  it('help: advantage on the next check for the task, until the helper’s next turn (BV-17)', () => {
    const helping = () =>
      ready({ ada: { action: 'help', ally: 'bo', task: 'the lock' } }).given({ type: 'act', actor: 'ada' });
    const used = helping();
    expect(
      used.when({ type: 'check', creature: 'bo', ability: 'dex', purpose: 'the lock' }, [2, 7]).told.at(-1),
    ).toContain('DEX, the lock: 7');
    expect(statuses(used, 'bo')).toEqual([]);
    const late = helping().given({ type: 'end-turn' }, { type: 'end-turn' }, { type: 'end-turn' });
    round(late, ALL, [1, 2, 3]);
    expect(statuses(late, 'bo')).toEqual([]);
  });

  const helpedWith = (task?: string): Game =>
    ready({ ada: { action: 'help', ally: 'bo', ...(task ? { task } : {}) } }).given({
      type: 'act',
      actor: 'ada',
    });
  const climbs = (purpose = '') => ({ type: 'check', creature: 'bo', ability: 'dex', purpose });
  it.each([
    ['the next check', '', [2, 7]],
    ['the next check', 'the lock', [2, 7]],
    [undefined, 'the lock', [2, 7]],
    ['The Lock', 'the lock', [2, 7]],
    ['the lock', 'the wall', [2]],
  ])('help with %j serves a check for “%s” with %j (BV-17)', (task, purpose, faces) => {
    helpedWith(task).when(climbs(purpose), faces);
  });
  it('help of two for one task is one advantage, and both are used (BV-17)', () => {
    const help = { action: 'help', ally: 'bo', task: 'the lock' };
    const game = round(fight(), { ada: help, bo: {}, marauder: help }, [1, 2, 3]);
    game.given({ type: 'act', actor: 'ada' }, { type: 'end-turn' }, { type: 'end-turn' });
    game.given({ type: 'act', actor: 'marauder' });
    game.when(climbs('the lock'), [2, 7]);
    expect(statuses(game, 'bo')).toEqual([]);
  });
  it('help is over with the fight, and with the time a round takes (BV-17)', () => {
    const broken = helpedWith('the lock').given({ type: 'end-fight' });
    expect(statuses(broken, 'bo')).toEqual([]);
    const felled = helpedWith('the lock').given(
      { type: 'give-status', creature: 'ada', status: 'unconscious' },
      { type: 'end-turn' },
      { type: 'end-turn' },
    );
    round(felled, { bo: {}, marauder: {} }, [...Array<number>(10).fill(5), 1, 2]);
    felled.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(statuses(felled, 'bo')).toEqual([]);
  });

  it('help is for others (BV-17)', () => {
    expect(fight().refused({ type: 'declare', actor: 'ada', action: 'help', ally: 'ada' })).toMatchObject({
      message: saying('BV-17'),
    });
  });

  it('run: twice the movement this round (BV-18)', () => {
    const game = ready({ ada: { action: 'run' } }).given({ type: 'act', actor: 'ada' });
    game.given({ type: 'move', actor: 'ada', squares: 12 });
  });

  it('technique: its dice, prepared and unspent, are spent when it is used (BV-15)', () => {
    const game = round(
      fight(),
      { ...ALL, bo: { action: 'technique', technique: 'Ember lash', dice: 2 } },
      [1, 1, 1, 3],
    );
    game.given({ type: 'end-turn' });
    game.when({ type: 'technique', actor: 'bo', targets: ['marauder'], damageType: 'fire' }, [3, 2]);
    expect(sheet(game, 'bo').technique.now).toBe(2);
    expect(one(game, 'marauder').hitPoints.now).toBe(4);
    const poor = fight();
    expect(
      poor.refused({ type: 'declare', actor: 'bo', action: 'technique', technique: 'Ember lash', dice: 5 }),
    ).toMatchObject({ code: 'no-dice', message: saying('BV-15') });
    expect(
      poor.refused({ type: 'declare', actor: 'bo', action: 'technique', technique: 'Frost' }),
    ).toMatchObject({ code: 'not-prepared', message: saying('BV-15') });
  });

  it('fetch: a thing from the bag is an action, from a quick slot it is free (BV-21, BV-46)', () => {
    const game = fight(party({ gear: ['Sword', 'Rope', 'Bandages'] }));
    expect(game.refused({ type: 'draw', actor: 'ada', item: 'rope' })).toMatchObject({
      code: 'in-the-bag',
      message: saying('BV-21'),
    });
    game.given({ type: 'draw', actor: 'ada', item: 'bandages' });
    round(game, { ...ALL, ada: { action: 'retrieve', item: 'rope' } }, [1, 2, 3]);
    game.given({ type: 'act', actor: 'ada' });
    expect(one(game, 'ada').items.find(({ id }) => id === 'rope')?.inUse).toBe(true);
  });

  it('reevaluate: another action, its die added to the count, the turn then (BV-19)', () => {
    const game = ready();
    game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
    expect(slots(game)).toEqual([['bo'], ['marauder'], ['ada']]);
    expect(game.state.fight?.combatants['ada']?.details['count']).toBe(5);
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('not-your-turn');
    game.given({ type: 'end-turn' }, { type: 'end-turn' }, { type: 'act', actor: 'ada' });
  });

  it('reevaluate: nobody moves in between (BV-20); technique dice that were not used stay (BV-S15)', () => {
    const game = round(
      fight(),
      { ...ALL, bo: { action: 'technique', technique: 'Ember lash', dice: 3 } },
      [4, 1, 1, 1, 5],
    );
    game.when({ type: 'reevaluate', actor: 'bo', action: 'attack' }, [4]);
    expect(game.refused({ type: 'move', actor: 'bo', squares: 1 }).code).toBe('not-your-turn');
    expect(sheet(game, 'bo').technique.now).toBe(4);
  });
});
