import { describe, expect, it } from 'vitest';
import {
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
  sheet,
  statuses,
  withStatus,
  type Game,
  type With,
  type Status,
} from './party.ts';

const check = (ability: string, more: With<'check'> = {}) => ({
  type: 'check' as const,
  actor: 'ada',
  ability,
  ...more,
});
const ends = (status: Status, more: With<'end-status'> = {}) => ({
  type: 'end-status' as const,
  creature: 'ada',
  status,
  ...more,
});

describe('statuses in checks', () => {
  it.each([
    ['blind', 'sight', 'BV-53'],
    ['deaf', 'hearing', 'BV-54'],
    ['mute', 'voice', 'BV-60'],
  ] as const)('%s has disadvantage on what needs %s (%s)', (status, needs, _rule) => {
    const outcome = withStatus(party(), 'ada', status).when(check('wil', { needs }), [4, 2]);
    expect(facts(outcome, 'check-made')).toMatchObject([{ edge: 'disadvantage', total: 2 }]);
  });

  it.each([
    [['blind'], 'awr', -1, 'BV-53'],
    [['deaf'], 'awr', -1, 'BV-54'],
    [['blind', 'deaf'], 'awr', -2, 'BV-54'],
    [['frozen'], 'dex', -1, 'BV-57'],
    [['scorched'], 'wil', -1, 'BV-66'],
    [['scorched'], 'awr', -1, 'BV-66'],
  ] satisfies [Status[], string, number, string][])(
    '%j takes so much off: %s %i (%s)',
    (given, ability, bonus, _rule) => {
      const outcome = withStatus(party(), 'ada', ...given).when(check(ability), [4]);
      expect(facts(outcome, 'check-made')).toMatchObject([{ bonus, total: 4 + bonus }]);
    },
  );
});

describe('fear (BV-51)', () => {
  const afraidOf = (game: Game, ...sources: string[]): Game =>
    game.given(
      ...sources.map((source) => ({
        type: 'give-status' as const,
        creature: 'ada',
        status: 'afraid' as const,
        source,
      })),
    );

  it('has to have a source', () => {
    const given = { type: 'give-status', creature: 'ada', status: 'afraid' } as const;
    expect(party().refused(given).path).toBe('source');
  });
  it('lets one strike the source within reach, and not go near it', () => {
    const game = ready({}, afraidOf(fight(), 'marauder'));
    expect(game.refused(attack('ada', 'marauder', { approach: true })).code).toBe('afraid');
    const nearer = { type: 'move', actor: 'ada', squares: 2, towards: 'marauder' } as const;
    expect(game.refused(nearer).code).toBe('afraid');
    game.when(attack('ada', 'marauder'), [4]);
  });
  it('keeps techniques from going near as well', () => {
    const lash = { action: 'technique', technique: 'Ember lash' } as const;
    const scared = fight().given({
      type: 'give-status',
      creature: 'bo',
      status: 'afraid',
      source: 'Marauder',
    });
    const game = round(scared, { ...ALL, bo: lash }, [6, 1, 3]);
    const used = { type: 'technique' as const, actor: 'bo', targets: ['marauder'] };
    expect(game.refused({ ...used, approach: true }).code).toBe('afraid');
    game.when(used, [3]);
  });
  it('of several things goes near none of them until each fear is over', () => {
    const game = ready({}, afraidOf(fight(), 'The dark', 'Marauder'));
    const nearer = attack('ada', 'marauder', { approach: true });
    expect(game.refused(nearer).code).toBe('afraid');
    expect(offered(game, 'end-status').map(({ command }) => command['source'])).toEqual([
      'the dark',
      'marauder',
    ]);
    const again = { type: 'give-status', creature: 'ada', status: 'afraid', source: 'the dark' } as const;
    expect(game.refused(again).code).toBe('already-there');
    game.given(ends('afraid', { source: 'marauder' }));
    expect(statuses(game, 'ada')).toEqual(['Afraid']);
    game.when(nearer, [4]);
    game.given(ends('afraid'));
    expect(statuses(game, 'ada')).toEqual([]);
  });
});

describe('statuses in fights', () => {
  it('bleeding costs 1 at the start of each turn, before acting, and counts as damage (BV-52)', () => {
    const game = fight().given({ type: 'set-hit-points', creature: 'ada', now: 1 });
    round(withStatus(game, 'ada', 'bleeding'), ALL, [1, 2, 3]);
    expect(one(game, 'ada').hitPoints.now).toBe(0);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('bleeding is not lost twice by a reevaluation (BV-52)', () => {
    const game = round(withStatus(fight(), 'ada', 'bleeding'), ALL, [1, 2, 3]);
    game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
    game.given(done, done);
    expect(one(game, 'ada').hitPoints.now).toBe(9);
  });

  it.each([
    ['drenched', 'fire', 6, 'BV-56'],
    ['drenched', 'lightning', 0, 'BV-56'],
    ['nauseated', 'blunt', 0, 'BV-64'],
    ['nauseated', 'slash', 0, 'BV-64'],
    ['nauseated', 'stab', 0, 'BV-64'],
  ] satisfies [Status, string, number, string][])(
    '%s: %s leaves %i of 8 HP behind AR 1 (%s)',
    (status, damageType, left, _rule) => {
      const game = withStatus(fight(), 'marauder', status);
      round(game, { ...ALL, bo: { action: 'technique', technique: 'Ember lash', dice: 1 } }, [6, 1, 3]);
      const used = { type: 'technique' as const, actor: 'bo', targets: ['marauder'], damageType };
      expect(facts(game.when(used, [5]), 'attack-made')).toMatchObject([{ thrown: 5, armour: 1, left }]);
    },
  );

  it('frozen is weaker by 1 (BV-57)', () => {
    const outcome = ready({}, withStatus(fight(), 'ada', 'frozen')).when(attack('ada', 'marauder'), [4]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ thrown: 4 }]);
  });

  it('immobile: no movement (BV-59)', () => {
    const game = ready({}, withStatus(fight(), 'ada', 'immobile'));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });

  it('the unconscious roll ten d10 and decide nothing; their blood still flows (BV-61)', () => {
    const game = withStatus(fight(), 'bo', 'unconscious', 'bleeding');
    round(game, { ada: {}, marauder: {} }, [8, ...Array<number>(10).fill(5), 6]);
    game.given(done, done);
    expect(one(game, 'bo').hitPoints.now).toBe(9);
  });

  it('the unconscious bleed at their own count, not at the end of the round (BV-52, BV-61)', () => {
    const game = withStatus(fight(), 'bo', 'unconscious', 'bleeding');
    round(game, { ada: { die: '2d10' }, marauder: {} }, [9, 9, ...Array<number>(10).fill(1), 6]);
    expect(one(game, 'bo').hitPoints.now).toBe(10);
    const outcome = game.when(done);
    expect(outcome.types.filter((type) => ['bled', 'slot-began', 'round-began'].includes(type))).toEqual([
      'slot-began',
      'bled',
      'slot-began',
    ]);
    expect(one(game, 'bo').hitPoints.now).toBe(9);
    expect(offered(game, 'attack')).toMatchObject([{ actor: 'ada' }]);
    expect(facts(game.when(done), 'bled')).toEqual([]);
  });

  it('prone: half movement, AR 0 even while defending (BV-65)', () => {
    const game = ready({ bo: { action: 'defend' } }).given(done, { type: 'act', actor: 'bo' });
    withStatus(game, 'bo', 'prone').given(done);
    expect(facts(game.when(attack('marauder', 'bo'), [3]), 'attack-made')).toMatchObject([
      { armour: 0, damage: 3 },
    ]);
    const lying = ready({}, withStatus(fight(), 'ada', 'prone'));
    expect(lying.refused({ type: 'move', actor: 'ada', squares: 4 }).code).toBe('too-far');
  });

  it('dead: out of the fight, a new character is made (BV-55)', () => {
    const game = withStatus(ready(), 'bo', 'dead');
    expect(one(game, 'bo').status).toBe('dead');
    const dead = { code: 'not-able' };
    expect(game.refused({ type: 'give-status', creature: 'bo', status: 'blind' })).toMatchObject(dead);
    expect(game.refused({ type: 'end-status', creature: 'bo', status: 'dead' })).toMatchObject(dead);
    expect(game.refused({ type: 'exhaust', creature: 'bo' })).toMatchObject(dead);
  });
});

it('hallucinating: what is seen stands in the log for the GM alone (BV-58)', () => {
  const given = {
    type: 'give-status',
    creature: 'ada',
    status: 'hallucinating',
    secret: 'her sister',
  } as const;
  expect(facts(party().when(given), 'vision-seen')).toMatchObject([
    { creature: 'ada', vision: 'her sister', secret: true },
  ]);
});

it('statuses end when the GM says (BV-S19)', () => {
  const game = withStatus(party(), 'ada', 'blind').given(ends('blind'));
  expect(statuses(game, 'ada')).toEqual([]);
  expect(game.refused(ends('blind')).code).toBe('no-need');
});

describe('a full rest ends the statuses that pass, where the house says so (BV-S19)', () => {
  const slept = (value: string): string[] => {
    const game = party().given({ type: 'set-option', option: 'rest-ends-statuses', value });
    withStatus(game, 'ada', 'frozen', 'bleeding', 'blind', 'mute', 'prone');
    return statuses(game.given({ type: 'full-rest' }), 'ada');
  };
  it.each([
    ['no', ['Frozen', 'Bleeding', 'Blind', 'Mute']],
    ['yes', ['Blind', 'Mute']],
  ])('%s', (value, left) => {
    expect(slept(value)).toEqual(left);
  });
});
