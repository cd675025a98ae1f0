import { describe, expect, it } from 'vitest';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import {
  ada,
  ALL,
  attack,
  done,
  facts,
  fight,
  offered,
  one,
  party,
  ready,
  round,
  ruled,
  slots,
  statuses,
  withStatus,
  type Game,
  type With,
} from './party.ts';
import type { Outcome } from '../../helpers/play.ts';

describe('a round', () => {
  it('lasts six seconds and begins with everybody deciding (BV-5, BV-7, BV-8)', () => {
    const game = fight();
    expect(game.state.mode.now).toBe('declare');
    const before = game.state.clock;
    round(game, ALL, [1, 2, 3]);
    expect(game.state.mode.now).toBe('turns');
    game.given(done, done, done);
    expect(game.state.clock - before).toBe(6);
    expect(game.state).toMatchObject({ fight: { round: 2 }, mode: { now: 'declare' } });
  });

  const falls: [how: string, fall: (game: Game) => Outcome][] = [
    ['a blow', (game) => game.when(attack('ada', 'marauder'), [4])],
    ['exhaustion', (game) => game.when({ type: 'exhaust', creature: 'marauder' })],
    ['a status', (game) => game.when({ type: 'give-status', creature: 'marauder', status: 'unconscious' })],
    ['lost hit points', (game) => game.when({ type: 'adjust-hit-points', creature: 'marauder', by: -9 })],
  ];
  it.each(falls)('is the last when %s leaves nobody of a side conscious (BV-5)', (_how, fall) => {
    const game = ready();
    for (const _level of [1, 2]) game.given({ type: 'exhaust', creature: 'marauder' });
    game.given({ type: 'set-hit-points', creature: 'marauder', now: 1 });
    const outcome = fall(game);
    expect(facts(outcome, 'fight-ended')).toMatchObject([{ outcome: 'the party wins', rules: ['BV-5'] }]);
    expect(outcome.told.at(-1)).toBe('The fight is over: the party wins. Marauder lies unconscious.');
    expect(one(game, 'marauder').status).toBe('down');
  });

  it('says at its end who of the party died in it', () => {
    const game = withStatus(ready(), 'ada', 'dead');
    game.given(...[1, 2].map(() => ({ type: 'exhaust', creature: 'bo' }) as const));
    expect(game.when({ type: 'exhaust', creature: 'bo' }).told.at(-1)).toMatch(
      /^The fight is over: the party is beaten\. Ada is dead\. Bo lies unconscious\.$/,
    );
  });

  it('is the last for a party of which nobody is conscious, however they fell (BV-5)', () => {
    const game = withStatus(ready(), 'ada', 'unconscious');
    const levels = [1, 2, 3].map(() => ({ type: 'exhaust', creature: 'bo' }) as const);
    game.given(...levels.slice(1));
    expect(facts(game.when({ type: 'exhaust', creature: 'bo' }), 'fight-ended')).toMatchObject([
      { outcome: 'the party is beaten' },
    ]);
  });

  it('is followed by others while somebody of each side is conscious, or slept before the fight (BV-5)', () => {
    const two = withStatus(fight(party(), 2), 'marauder-1', 'unconscious');
    expect(two.state.mode.now).toBe('declare');
    const slept = withStatus(
      party().given({ type: 'meet', statBlock: 'Marauder' }),
      'marauder',
      'unconscious',
    );
    slept.given({ type: 'start-fight' });
    round(slept, { ada: {}, bo: {} }, [4, 2, ...Array<number>(10).fill(5)]);
    expect(slept.given(done, done).state.fight).toMatchObject({ round: 2 });
    slept.given({ type: 'end-status', creature: 'marauder', status: 'unconscious' });
    round(slept, ALL, [1, 2, 3]);
    slept.given(done, done, done);
    expect(
      facts(slept.when({ type: 'give-status', creature: 'marauder', status: 'unconscious' }), 'fight-ended'),
    ).toMatchObject([{ outcome: 'the party wins' }]);
  });

  it('rolls the die of what was decided, a d6 for anything else (BV-8, BV-S5)', () => {
    const game = fight();
    game.when({ type: 'declare', actor: 'ada', action: 'defend' });
    game.when({ type: 'declare', actor: 'bo', action: 'technique', technique: 'Ember lash', dice: 2 });
    const other = { type: 'declare', actor: 'marauder', action: 'other', task: 'climbs' } as const;
    expect(facts(game.when(other, [4, 5, 6, 6]), 'initiative-rolled')).toMatchObject([
      { actor: 'ada', die: '1d4', roll: 4, added: 0, total: 4 },
      { actor: 'bo', die: '2d6', roll: 11 },
      { actor: 'marauder', die: '1d6', roll: 6 },
    ]);
  });

  it('has another die for anything else where the house says so (BV-S5)', () => {
    round(fight(ruled('other-die', 'd10')), { ...ALL, ada: { action: 'other' } }, [9, 1, 2]);
    ruled('other-die', 'd10').when({ type: 'order', actors: ['ada'] }, [9]);
  });

  it('lets the lower result go first, anew each round (BV-9)', () => {
    expect(slots(round(fight(), ALL, [7, 3, 5]))).toEqual([['bo'], ['marauder'], ['ada']]);
  });

  it('lets the higher DEX go first on a tie: the die, then the modifier (BV-10)', () => {
    expect(slots(round(fight(), ALL, [3, 3, 6]))).toEqual([['bo'], ['ada'], ['marauder']]);
    const dex = (modifier: number) => ({
      gear: ['Dagger'],
      abilities: { dex: { die: '1d8' as const, modifier } },
    });
    const even = fight(party(dex(0), dex(3)));
    expect(slots(round(even, ALL, [3, 3, 6]))?.[0]).toEqual(['bo']);
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

  it('has each of those who act at once as the one to act next, in turn', () => {
    const game = fight(party({ gear: ['Sword'] }, {}), 2);
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [8, 4, 2, 2]);
    const next = (): unknown[] => offered(game, 'attack').flatMap(({ main, actor }) => (main ? [actor] : []));
    expect(next()).toEqual(['marauder-1']);
    game.when(attack('marauder-1', 'ada'), [1]);
    expect(next()).toEqual(['marauder-2']);
  });
});

describe('being caught off guard', () => {
  const ambushed = (game: Game, surprised: With<'start-fight'>['surprised']): Game =>
    game.given({ type: 'meet', statBlock: 'Marauder' }, { type: 'start-fight', surprised });

  it('has no effect: anyone who is ambushed decides like everybody else (BV-S22)', () => {
    expect(slots(ambushed(party(), 'others'))).toEqual([['ada', 'bo', 'marauder']]);
  });
  it('costs the first round where the house says so (BV-S22)', () => {
    const game = ambushed(ruled('surprise', 'lose-first-round'), 'others');
    expect(slots(game)).toEqual([['ada', 'bo']]);
    round(game, { ada: {}, bo: {} }, [3, 2]);
    expect(slots(game)).toEqual([['bo'], ['ada']]);
    game.given(done, done);
    expect(slots(game)).toEqual([['ada', 'bo', 'marauder']]);
  });
  it('of both sides lets the round go by (BV-S22)', () => {
    const game = ruled('surprise', 'lose-first-round').given({ type: 'meet', statBlock: 'Marauder' });
    const outcome = game.when({ type: 'start-fight', surprised: 'both' });
    expect(facts(outcome, 'decisions-opened')[0]).toMatchObject({ caught: ['ada', 'bo', 'marauder'] });
    expect(game.state).toMatchObject({ fight: { round: 2 }, mode: { now: 'declare' } });
  });
});

describe('a newcomer (BV-S16)', () => {
  const late = { type: 'add-person', name: 'Late', statBlock: 'Guard' } as const;
  const join = { type: 'join-fight', creature: 'late', side: 'others' } as const;
  it('rolls at once and acts when the count is still to come', () => {
    const game = round(fight(), ALL, [2, 4, 6]).given(late);
    game.when(join, [5]);
    expect(slots(game)).toEqual([['ada'], ['bo'], ['late'], ['marauder']]);
  });
  it('whose count has gone by waits for the next round', () => {
    const game = round(fight(), ALL, [5, 4, 6]).given(done, late);
    game.when(join, [1]);
    game.given(done, done);
    expect(game.state.fight?.round).toBe(2);
  });
  it('decides with the others while they decide', () => {
    const game = fight().given(late, join);
    expect(slots(game)?.[0]).toContain('late');
  });
});

describe('an order without a fight (BV-6)', () => {
  it('goes from the lowest up', () => {
    const order = {
      type: 'order' as const,
      actors: [{ actor: 'ada' }, { actor: 'bo', die: '1d4' as const }],
    };
    expect(facts(party().when(order, [5, 2]), 'order-rolled')).toMatchObject([
      {
        places: [
          { total: 2, actors: ['bo'] },
          { total: 5, actors: ['ada'] },
        ],
      },
    ]);
  });
  it('breaks ties by DEX, then the smaller die, then as the GM says', () => {
    const game = party().given(ada({ name: 'Cy' }), ada({ name: 'Dee' }));
    const actors = ['ada', 'cy', 'dee', 'bo'].map((actor) => ({
      actor,
      ...(actor === 'dee' ? { die: '1d4' as const } : {}),
    }));
    const [rolled] = facts(game.when({ type: 'order', actors }, [3, 3, 3, 3]), 'order-rolled');
    expect(rolled?.['places']).toEqual(
      [['bo'], ['dee'], ['ada', 'cy']].map((ids) => ({ total: 3, actors: ids })),
    );
  });
});

describe('a turn', () => {
  it('is one action and so many squares, before or after it (BV-13)', () => {
    const game = ready();
    expect(facts(game.when({ type: 'move', actor: 'ada', squares: 4 }), 'moved')).toMatchObject([
      { squares: 4, walked: 4 },
    ]);
    game.when(attack('ada', 'marauder'), [3]);
    expect(game.refused(attack('ada', 'marauder')).code).toBe('action-spent');
    expect(game.refused({ type: 'move', actor: 'ada', squares: 3 }).code).toBe('too-far');
    game.given({ type: 'move', actor: 'ada', squares: 2 });
  });

  it('has all moving before the action or after it, where the house says so (BV-13)', () => {
    const game = ready({}, fight(ruled('split-movement', 'no')));
    game.given({ type: 'move', actor: 'ada', squares: 1 }, { type: 'move', actor: 'ada', squares: 1 });
    game.when(attack('ada', 'marauder'), [3]);
    expect(slots(game)?.[game.state.fight?.slot ?? 0]).toEqual(['bo']);
    game.when(attack('bo', 'marauder'), [2]);
    game.given({ type: 'move', actor: 'bo', squares: 6 });
  });

  it('does what was decided; anything else takes a reevaluation, as often as one likes (BV-S14)', () => {
    const game = ready({ ada: { action: 'defend' } });
    expect(game.refused(attack('ada', 'marauder')).code).toBe('not-declared');
    game.when({ type: 'reevaluate', actor: 'ada', action: 'run' }, [1]);
    game.given(done);
    game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
  });

  it('is refused to the dead', () => {
    const game = ready().given({ type: 'set-status', creature: 'ada', status: 'dead' });
    expect(game.refused(attack('ada', 'marauder')).code).toBe('not-able');
  });

  it('counts squares of five feet, or as many as the house says (BV-S12)', () => {
    const feet = (game: Game): string | undefined =>
      vogt
        .figures(one(game, 'ada'), game.state)
        .flatMap(({ figures }) => figures)
        .find(({ label }) => label === 'Movement')?.detail;
    expect(feet(party())).toMatch(/^30 ft/);
    expect(feet(ruled('square-feet', 10))).toMatch(/^60 ft/);
  });
});

describe('getting up from prone (BV-S8)', () => {
  const lying = (value: string, game = ruled('standing-up', value)): Game =>
    withStatus(ready({}, fight(game)), 'ada', 'prone');
  const up = { type: 'stand-up', actor: 'ada' } as const;

  it.each([
    ['half', 5],
    ['all', 0],
    ['free', 6],
  ])('takes %s and leaves %i squares', (value, left) => {
    const game = lying(value).given(up);
    expect(statuses(game, 'ada')).toEqual([]);
    if (left > 0) game.given({ type: 'move', actor: 'ada', squares: left });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });
  it('is not offered to who has moved too far for it', () => {
    const game = lying('all');
    expect(offered(game, 'stand-up')).toHaveLength(1);
    game.given({ type: 'move', actor: 'ada', squares: 1 });
    expect(offered(game, 'stand-up')).toEqual([]);
    expect(game.refused(up).code).toBe('too-far');
  });
  it.each([
    ['half', 'no', 0],
    ['half', 'yes', 5],
    ['free', 'no', 6],
  ])('by %s, with movement split: %s, leaves %i squares after the action', (value, split, left) => {
    const game = lying(value, ruled('standing-up', value, ruled('split-movement', split)));
    game.given(up).when(attack('ada', 'marauder'), [3]);
    if (left > 0) game.given({ type: 'move', actor: 'ada', squares: left });
    else expect(slots(game)?.[game.state.fight?.slot ?? 0]).toEqual(['bo']);
  });
});
