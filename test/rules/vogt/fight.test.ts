import { describe, expect, it } from 'vitest';
import { ALL, attack, fight, one, party, round, saying, sheet, slots, statuses, type Game } from './party.ts';

describe('a round', () => {
  it('lasts six seconds and begins with everybody deciding (BV-5, BV-7, BV-8)', () => {
    const game = fight();
    expect(game.state.fight?.phase).toBe('declare');
    const before = game.state.clock;
    round(game, ALL, [1, 2, 3]);
    expect(game.state.fight?.phase).toBe('turns');
    game.given({ type: 'end-turn' }, { type: 'end-turn' }, { type: 'end-turn' });
    expect(game.state.clock - before).toBe(6);
    expect(game.state.fight).toMatchObject({ round: 2, phase: 'declare' });
  });

  it('rolls the die of what was decided: the weapon’s, the technique’s, a d4, a d6 (BV-8, BV-14 to BV-18, BV-S5)', () => {
    const game = fight();
    game.when({ type: 'declare', actor: 'ada', action: 'defend' });
    game.when({ type: 'declare', actor: 'bo', action: 'technique', technique: 'Ember lash', dice: 2 });
    const { events } = game.when(
      { type: 'declare', actor: 'marauder', action: 'other', task: 'climbs' },
      [4, 5, 6, 6],
    );
    expect(events.flatMap(({ rolls = [] }) => rolls.map(({ dice }) => dice.map(([sides]) => sides)))).toEqual(
      [[4], [6, 6], [6]],
    );
  });

  it('lets the lower result go first, anew each round (BV-9)', () => {
    expect(slots(round(fight(), ALL, [7, 3, 5]))).toEqual([['bo'], ['marauder'], ['ada']]);
  });

  it('lets the higher DEX go first on a tie (BV-10)', () => {
    expect(slots(round(fight(), ALL, [3, 3, 6]))).toEqual([['bo'], ['ada'], ['marauder']]);
  });

  it('then the smaller initiative die (BV-11)', () => {
    expect(slots(round(fight(), ALL, [3, 4, 3]))).toEqual([['marauder'], ['ada'], ['bo']]);
  });

  it('and lets the GM say between those whom nothing tells apart (BV-12)', () => {
    const game = fight(party({ gear: ['Sword'] }, {}), 2);
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [8, 4, 2, 2]);
    expect(slots(game)).toEqual([['marauder-1', 'marauder-2'], ['bo'], ['ada']]);
    game.given({ type: 'end-turn', actor: 'marauder-2' });
    expect(slots(game)?.[0]).toEqual(['marauder-1', 'marauder-2']);
  });

  it('has no surprise: whoever is ambushed decides like everybody else (BV-S22)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Marauder' },
      { type: 'start-fight', surprised: 'others' },
    );
    expect(slots(game)).toEqual([['ada', 'bo', 'marauder']]);
  });

  it('lets the unconscious roll ten d10 and decide nothing; their blood still flows (BV-61, BV-52)', () => {
    const game = fight();
    game.given(
      { type: 'give-status', creature: 'bo', status: 'unconscious' },
      { type: 'give-status', creature: 'bo', status: 'bleeding' },
    );
    round(game, { ada: {}, marauder: {} }, [8, ...Array<number>(10).fill(5), 6]);
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(one(game, 'bo').hitPoints.now).toBe(9);
  });

  it('takes whoever comes in: they roll at once and act when their count is still to come (BV-S16)', () => {
    const game = round(fight(), ALL, [2, 4, 6]).given({
      type: 'add-person',
      name: 'Late',
      statBlock: 'Guard',
    });
    game.when({ type: 'join-fight', creature: 'late', side: 'others' }, [5]);
    expect(slots(game)).toEqual([['ada'], ['bo'], ['late'], ['marauder']]);
    const missed = round(fight(), ALL, [5, 4, 6]).given(
      { type: 'end-turn' },
      { type: 'add-person', name: 'Late', statBlock: 'Guard' },
    );
    missed.when({ type: 'join-fight', creature: 'late', side: 'others' }, [1]);
    missed.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(missed.state.fight?.round).toBe(2);
  });
});

it('an order can be rolled without a fight (BV-6, BV-9)', () => {
  const { told } = party().when(
    { type: 'order', who: [{ creature: 'ada' }, { creature: 'bo', die: '1d4' }] },
    [5, 2],
  );
  expect(told).toEqual(['Order: Bo 2, Ada 5.']);
});

/** Ada first, then Bo, then the marauder. */
const ready = (decided: object = {}, game = fight()) => round(game, { ...ALL, ...decided }, [1, 2, 3]);

describe('a turn', () => {
  it('is one action and so many squares, before or after it (BV-13)', () => {
    const game = ready();
    game.given({ type: 'move', actor: 'ada', squares: 4 });
    game.when(attack('ada', 'marauder'), [3]);
    expect(game.refused(attack('ada', 'marauder'))).toMatchObject({
      code: 'action-spent',
      message: saying('BV-13'),
    });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 3 })).toMatchObject({
      code: 'too-far',
      message: saying('BV-13'),
    });
    game.given({ type: 'move', actor: 'ada', squares: 2 });
  });

  it('ends with the action where the table wants that (BV-13)', () => {
    const game = ready(
      {},
      fight(party().given({ type: 'set-ruling', ruling: 'action-ends-turn', value: true })),
    );
    game.when(attack('ada', 'marauder'), [3]);
    expect(game.state.fight?.slot).toBe(1);
  });

  it('does what was decided; anything else takes a reevaluation (BV-8, BV-19, BV-S14)', () => {
    const game = ready({ ada: { action: 'defend' } });
    expect(game.refused(attack('ada', 'marauder'))).toMatchObject({
      code: 'not-declared',
      message: saying('BV-19'),
    });
  });

  it('is refused to the dead, with the rule (BV-14)', () => {
    const game = ready().given({ type: 'set-status', creature: 'ada', status: 'dead' });
    expect(game.refused(attack('ada', 'marauder'))).toMatchObject({
      code: 'not-able',
      message: saying('BV-14'),
    });
  });

  it('lets one stand up for half of the movement, rounded down (BV-S8, BV-S1, BV-65)', () => {
    const game = ready().given({ type: 'give-status', creature: 'ada', status: 'prone' });
    game.given({ type: 'stand-up', actor: 'ada' });
    expect(statuses(game, 'ada')).toEqual([]);
    expect(game.refused({ type: 'move', actor: 'ada', squares: 6 }).code).toBe('too-far');
    game.given({ type: 'move', actor: 'ada', squares: 5 });
  });

  it('counts squares of five feet (BV-S12)', () => {
    expect(sheet(party(), 'ada').movement).toBe(6);
  });
});

describe('attack', () => {
  it('does the weapon’s die and the STR modifier, less AR, off HP (BV-14, BV-22, BV-23, BV-24, BV-S4)', () => {
    const game = ready();
    const { told } = game.when(attack('ada', 'marauder'), [4]);
    expect(told[0]).toBe('Ada at Marauder: 5 slash, AR 1, 4 damage.');
    expect(one(game, 'marauder').hitPoints.now).toBe(4);
  });

  it('adds no modifier where the weapon says so, and takes no AR off where the table says so (BV-23, BV-S4)', () => {
    const game = ready({}, fight(party().given({ type: 'set-ruling', ruling: 'ar-reduces', value: false })));
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
      fight(party().given({ type: 'set-ruling', ruling: 'critical-repeats', value: false })),
    );
    once.when(attack('ada', 'marauder'), [8, 8]);
    const never = ready({}, fight(party().given({ type: 'set-ruling', ruling: 'criticals', value: false })));
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
    expect(game.state.fight?.combatants['ada']?.own['count']).toBe(5);
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

describe('being struck down', () => {
  const felled = (hp: number) => {
    const game = ready({}, fight().given({ type: 'set-hit-points', creature: 'ada', now: hp }));
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    game.when(attack('marauder', 'ada'), [5]);
    return game;
  };

  it('to 0 or fewer tires by a level and knocks prone (BV-31, BV-24)', () => {
    const game = felled(3);
    expect(one(game, 'ada').hitPoints.now).toBe(-2);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
    expect(statuses(game, 'ada')).toEqual(['Prone']);
  });

  it('again tires again (BV-31)', () => {
    const game = felled(3).given({ type: 'adjust-hit-points', creature: 'ada', by: -1 });
    expect(sheet(game, 'ada').exhaustion).toBe(2);
  });

  it('not at all above 0, nor by 0 damage (BV-31)', () => {
    expect(sheet(felled(6), 'ada').exhaustion).toBe(0);
  });

  it('prone: half movement, AR 0 even while defending (BV-65)', () => {
    const game = ready({ bo: { action: 'defend' } }).given(
      { type: 'end-turn' },
      { type: 'act', actor: 'bo' },
    );
    game.given({ type: 'give-status', creature: 'bo', status: 'prone' }, { type: 'end-turn' });
    game.when(attack('marauder', 'bo'), [3]);
    expect(one(game, 'bo').hitPoints.now).toBe(7);
  });

  it('halves speed at the first level, and lying down halves again (BV-33, BV-65)', () => {
    const game = ready({}, fight().given({ type: 'exhaust', creature: 'ada' }));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 4 }).code).toBe('too-far');
    game.given({ type: 'give-status', creature: 'ada', status: 'prone' });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 2 }).code).toBe('too-far');
  });

  it('without a leg there is 1 square a turn, however tired one is (BV-37, BV-33)', () => {
    const tired = fight().given({ type: 'exhaust', creature: 'ada' });
    const game = ready({}, tired.given({ type: 'set-sheet', creature: 'ada', to: { lost: ['leg'] } }));
    game.given({ type: 'move', actor: 'ada', squares: 1 });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });

  it('without a voice one stays mute until it is given back by hand (BV-37, BV-60)', () => {
    const lost = (what: string[]) => ({ type: 'set-sheet', creature: 'ada', to: { lost: what } });
    const speaks = { type: 'end-status', creature: 'ada', status: 'mute' };
    const game = party().given({ type: 'give-status', creature: 'ada', status: 'mute' }, lost(['voice']));
    expect(game.refused(speaks)).toMatchObject({ message: saying('BV-37') });
    expect(statuses(game.given(lost([]), speaks), 'ada')).toEqual([]);
  });

  it('without a leg there is 1 square a turn (BV-37)', () => {
    const game = ready({}, fight().given({ type: 'set-sheet', creature: 'ada', to: { lost: ['leg'] } }));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 2 }).code).toBe('too-far');
  });
});

describe('statuses', () => {
  it('bleeding costs 1 at the start of each turn, before acting, and counts as damage (BV-52)', () => {
    const game = fight().given(
      { type: 'set-hit-points', creature: 'ada', now: 1 },
      { type: 'give-status', creature: 'ada', status: 'bleeding' },
    );
    round(game, ALL, [1, 2, 3]);
    expect(one(game, 'ada').hitPoints.now).toBe(0);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });

  it('bleeding is not lost twice by a reevaluation (BV-52)', () => {
    const game = fight().given({ type: 'give-status', creature: 'ada', status: 'bleeding' });
    round(game, ALL, [1, 2, 3]);
    game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(one(game, 'ada').hitPoints.now).toBe(9);
  });

  it('immobile: no movement (BV-59)', () => {
    const game = ready({}, fight().given({ type: 'give-status', creature: 'ada', status: 'immobile' }));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });

  it('dead: out of the fight, a new character is made (BV-55)', () => {
    const game = ready().given({ type: 'give-status', creature: 'bo', status: 'dead' });
    expect(one(game, 'bo').status).toBe('dead');
    expect(game.refused({ type: 'give-status', creature: 'bo', status: 'blind' })).toMatchObject({
      message: saying('BV-55'),
    });
    expect(game.refused({ type: 'end-status', creature: 'bo', status: 'dead' })).toMatchObject({
      message: saying('BV-55'),
    });
  });

  it('hallucinating: what is seen stands in the log for the GM alone (BV-58)', () => {
    const { events } = party().when({
      type: 'give-status',
      creature: 'ada',
      status: 'hallucinating',
      secret: 'her sister',
    });
    expect(events.find(({ text }) => text?.includes('her sister'))?.secret).toBe(true);
  });

  it('afraid has to have a source (BV-51)', () => {
    expect(party().refused({ type: 'give-status', creature: 'ada', status: 'afraid' })).toMatchObject({
      message: saying('BV-51'),
    });
  });

  it('end when the GM says (BV-S19)', () => {
    const game = party().given(
      { type: 'give-status', creature: 'ada', status: 'blind' },
      { type: 'end-status', creature: 'ada', status: 'blind' },
    );
    expect(statuses(game, 'ada')).toEqual([]);
  });

  it('unconscious from exhaustion ends only below 3 (BV-S11)', () => {
    const game = party();
    for (let level = 0; level < 3; level += 1) game.given({ type: 'exhaust', creature: 'ada' });
    expect(game.refused({ type: 'end-status', creature: 'ada', status: 'unconscious' })).toMatchObject({
      message: saying('BV-S11'),
    });
  });

  it('types of damage are words; any will do (BV-S21)', () => {
    const game = fight().given({ type: 'set-sheet', creature: 'marauder', to: { resistances: ['song'] } });
    round(game, { ...ALL, bo: { action: 'technique', technique: 'Ember lash' } }, [6, 1, 3]);
    game.when(
      {
        type: 'technique',
        actor: 'bo',
        targets: ['marauder'],
        damageType: 'song',
        damage: '1d8',
        modifier: 2,
      },
      [3],
    );
    expect(one(game, 'marauder').hitPoints.now).toBe(6);
  });
});
