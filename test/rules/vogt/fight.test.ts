import { describe, expect, it } from 'vitest';
import { ada, ALL, attack, fight, one, party, round, saying, sheet, slots, statuses } from './party.ts';

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

  it('rolls another die where a weapon or the decision notes one (BV-14, BV-15)', () => {
    const game = fight().given({
      type: 'add-item',
      creature: 'ada',
      item: { name: 'Whip', kind: 'weapon', details: { dice: '1d4', initiative: '1d12', quick: true } },
    });
    const lash = { action: 'technique', technique: 'Ember lash', dice: 2, die: '1d10' };
    round(game, { ada: { weapon: 'whip' }, bo: lash, marauder: { die: '1d4' } }, [12, 10, 4]);
    expect(slots(game)).toEqual([['marauder'], ['bo'], ['ada']]);
    game.when({ type: 'reevaluate', actor: 'marauder', action: 'defend', die: '0' });
    expect(game.refused({ type: 'declare', actor: 'ada', action: 'attack', die: '1d7' }).path).toBe('die');
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

it('in an order ties go by DEX, then the smaller die, then as the GM says (BV-6, BV-10 to BV-12)', () => {
  const game = party({}, { abilities: { dex: { die: '1d8' } } }).given(
    { ...ada(), name: 'Cy' },
    { ...ada(), name: 'Dee' },
  );
  const who = [{ creature: 'ada' }, { creature: 'cy' }, { creature: 'dee', die: '1d4' }, { creature: 'bo' }];
  expect(game.when({ type: 'order', who }, [3, 3, 3, 3]).told).toEqual([
    'Order: Bo 3, Dee 3, Ada 3 and Cy 3 (the GM says who is first).',
  ]);
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
      fight(party().given({ type: 'set-option', option: 'action-ends-turn', value: true })),
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
