import { describe, expect, it } from 'vitest';
import { keptOf, outcomeOf } from '../../../shared/systems/nightsong/checks/checks.ts';
import { changed, conditions, fight, mae, pair, sheet, thing, who } from './party.ts';

const check = (more: object = {}): { type: string } =>
  ({ type: 'check', creature: 'mae', ability: 'str', ...more }) as never;
const outcome = (told: string[]): string => told.at(-1)?.match(/, ([a-z ]+)\.$/)?.[1] ?? '';

describe('Checks', () => {
  it('NS-18, NS-19: d20 and the Ability at the DR or above succeeds; 12 is the usual DR', () => {
    const { told, events } = mae().when(check(), [11]);
    expect(told).toEqual(['Mae, STR Check: 11 +1 = 12 against DR 12, success.']);
    expect(events[0]?.rolls).toEqual([{ for: 'Strength Check', dice: [[20, 11]], bonus: 1, total: 12 }]);
  });

  it('NS-19: below the DR it fails', () => {
    expect(outcome(mae().when(check({ dr: 15 }), [13]).told)).toBe('failure');
  });

  it('NS-R6: a 20 can fail and a 1 can succeed', () => {
    expect(outcome(mae().when(check({ dr: 25 }), [20]).told)).toBe('failure');
    expect(outcome(mae().when(check({ dr: 2 }), [1]).told)).toBe('success');
  });

  it('NS-20: with Advantage the higher of two counts', () => {
    const { told, events } = mae().when(check({ edge: 'advantage' }), [3, 15]);
    expect(told[0]).toContain('15 +1 = 16');
    expect(events[0]?.rolls?.[0]).toMatchObject({ kept: [1], total: 16 });
  });

  it('NS-21: with Disadvantage the lower of two counts', () => {
    expect(mae().when(check({ edge: 'disadvantage' }), [3, 15]).told[0]).toContain('3 +1 = 4');
  });

  it('NS-R7: for and against cancel, whatever the count', () => {
    const game = pair().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Sprained',
      hinders: ['str'],
    });
    expect(outcome(game.when(check({ edge: 'disadvantage', helper: 'bran' }), [12]).told)).toBe('success');
  });

  it.each([
    [[12, 14], 'strong success'],
    [[2, 14], 'weak success'],
    [[2, 3], 'failure'],
  ])('NS-24: nuanced, %o is a %s', (faces, word) => {
    expect(outcome(mae().when(check({ nuanced: true }), faces).told)).toBe(word);
  });

  it('NS-25: nuanced with Advantage the best two of three count', () => {
    const { told, events } = mae().when(check({ nuanced: true, edge: 'advantage' }), [2, 14, 12]);
    expect(outcome(told)).toBe('strong success');
    expect(events[0]?.rolls?.[0]?.kept).toEqual([1, 2]);
  });

  it('NS-26: nuanced with Disadvantage the worst two of three count', () => {
    expect(outcome(mae().when(check({ nuanced: true, edge: 'disadvantage' }), [2, 14, 12]).told)).toBe(
      'weak success',
    );
  });

  it('NS-27, NS-28: alone every Check is nuanced, at DR 12', () => {
    const game = mae().given({ type: 'set-option', option: 'solo', value: true });
    expect(outcome(game.when(check(), [11, 10]).told)).toBe('weak success');
  });

  it('NS-101: harsh weather hampers what stands in it; NS-S7: darkness what needs sight', () => {
    const game = mae().given({ type: 'set-weather', name: 'storm', hard: true });
    expect(game.when(check({ exposed: true }), [18, 4]).told[0]).toContain('with Disadvantage (storm)');
    expect(game.when(check({ sight: true }), [18]).told[0]).not.toContain('darkness');
    game.given({ type: 'pass-time', scale: 'watch', count: 2 });
    expect(game.when(check({ sight: true }), [18, 4]).told[0]).toContain('with Disadvantage (darkness)');
  });

  it('NS-48: a Condition may rule deeds out', () => {
    const game = mae().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Broken arm',
      bars: ['str'],
    });
    expect(game.refused(check())).toMatchObject({ code: 'ruled-out' });
    game.when(check({ ability: 'con' }), [10]);
  });

  it('who is out of action makes no Check', () => {
    const game = mae().given({ type: 'set-status', creature: 'mae', status: 'down' });
    expect(game.refused(check()).code).toBe('not-able');
  });
});

describe('helping', () => {
  it('NS-22: an ally gives Advantage', () => {
    expect(pair().when(check({ helper: 'bran' }), [3, 15]).told[0]).toContain('Advantage (help of Bran)');
  });

  it('NS-22: nobody helps themselves, and only companions help', () => {
    expect(mae().refused(check({ helper: 'mae' })).code).toBe('bad-helper');
    const game = mae().given({ type: 'add-person', name: 'Pell', statBlock: 'Villager' });
    expect(game.refused(check({ helper: 'pell' })).code).toBe('bad-helper');
  });

  it('NS-22, NS-100: a failure’s Condition comes to both', () => {
    const game = pair();
    game.when(check({ ability: 'con', helper: 'bran', condition: 'Poisoned' }), [3, 4]);
    expect([conditions(game), conditions(game, 'bran')]).toEqual([['Poisoned 1'], ['Poisoned 1']]);
  });

  it('NS-22: in a fight it is the helper’s action', () => {
    const game = fight(pair());
    game.when(check({ helper: 'bran' }), [3, 15]);
    expect(game.state.fight?.combatants['bran']?.acted).toBe(true);
    expect(game.refused(check({ helper: 'bran' })).code).toBe('helper-spent');
  });

  it('NS-22: who is not in the fight does not help in it', () => {
    const game = fight(pair(), 'Wolf', 1, { party: ['mae'] });
    expect(game.refused(check({ helper: 'bran' })).code).toBe('bad-helper');
  });
});

describe('Conditions by a failed Check', () => {
  it('NS-100: a success brings none', () => {
    const game = mae();
    game.when(check({ ability: 'con', condition: 'Poisoned' }), [12]);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-47: with no Slot free it is said before the roll what is dropped', () => {
    const game = mae(Array.from({ length: 11 }, () => 'Rope'));
    const error = game.refused(check({ condition: 'Poisoned' }), [3]);
    expect(error).toMatchObject({ code: 'choose-drop', path: 'drop' });
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [3]);
    expect(thing(game, 'rope')).toBeUndefined();
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });

  it('NS-47: nothing is dropped where the Check succeeds', () => {
    const game = mae(Array.from({ length: 11 }, () => 'Rope'));
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [19]);
    expect(thing(game, 'rope')).toBeDefined();
  });
});

describe('opposed Checks', () => {
  const opposed = { type: 'opposed-check', creature: 'mae', ability: 'dex', against: 'bran' };

  it('NS-23: the higher total wins', () => {
    const { told } = pair().when(opposed, [10, 12]);
    expect(told).toEqual(['Opposed Check: Mae 10 +2 = 12; Bran 12 −1 = 11. Mae wins.']);
  });

  it('NS-23, NS-R10: equal totals are thrown again, both', () => {
    const { told } = pair().when(opposed, [9, 12, 4, 9]);
    expect(told[0]).toContain('A tie; again.');
    expect(told[1]).toContain('Bran wins.');
  });

  it('NS-23: nobody is against themselves', () => {
    expect(mae().refused({ ...opposed, against: 'mae' }).code).toBe('bad-field');
  });
});

describe('Focus', () => {
  const session = (): ReturnType<typeof mae> => mae(['Longsword']).given({ type: 'open-session' });

  it('NS-36: a point gives Advantage to a Check', () => {
    const game = session();
    expect(game.when(check({ focus: true }), [3, 15]).told.at(-1)).toContain('Advantage (Focus)');
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-36: without points it is refused', () => {
    expect(mae().refused(check({ focus: true })).code).toBe('no-focus');
  });

  it('NS-R7: no point is wasted on a roll that has Advantage', () => {
    expect(session().refused(check({ focus: true, edge: 'advantage' })).code).toBe('has-advantage');
  });

  it('NS-R8: afterwards one more die is thrown and the better one counts', () => {
    const game = session();
    game.when(check(), [3]);
    expect(outcome(game.when({ type: 'spend-focus', creature: 'mae' }, [14]).told)).toBe('success');
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-R8: nuanced, the best two of three count', () => {
    const game = session();
    game.when(check({ nuanced: true }), [3, 14]);
    expect(outcome(game.when({ type: 'spend-focus', creature: 'mae' }, [12]).told)).toBe('strong success');
  });

  it('NS-R8: against Disadvantage the die thrown first stands, and none is thrown', () => {
    const game = session();
    game.when(check({ edge: 'disadvantage' }), [14, 3]);
    expect(outcome(game.when({ type: 'spend-focus', creature: 'mae' }, []).told)).toBe('success');
  });

  it('NS-R8: against Disadvantage, nuanced, the first two stand', () => {
    const game = session();
    game.when(check({ edge: 'disadvantage', nuanced: true }), [14, 3, 18]);
    expect(outcome(game.when({ type: 'spend-focus', creature: 'mae' }, []).told)).toBe('weak success');
  });

  it('NS-R8: refused where the roll had Advantage; NS-R9: one point a roll, for one’s own', () => {
    const game = session();
    expect(game.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('no-roll');
    game.when(check({ edge: 'advantage' }), [3, 4]);
    expect(game.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('has-advantage');
    game.when(check(), [3]);
    game.when({ type: 'spend-focus', creature: 'mae' }, [4]);
    expect(game.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('focus-spent');
  });

  it('NS-R8: a Condition that the roll had brought is taken back, with what was dropped for it', () => {
    const full = mae(Array.from({ length: 11 }, () => 'Rope')).given({ type: 'open-session' });
    full.when(check({ condition: 'Poisoned', drop: ['rope'] }), [3]);
    full.when({ type: 'spend-focus', creature: 'mae' }, [19]);
    expect(conditions(full)).toEqual([]);
    expect(thing(full, 'rope')).toBeDefined();
  });

  it('NS-R8, NS-R18: a Condition that got worse is as it was before', () => {
    const game = session().given({ type: 'gain-condition', creature: 'mae', condition: 'Poisoned' });
    game.when(check({ condition: 'Poisoned' }), [3]);
    expect(conditions(game)).toEqual(['Poisoned 2']);
    game.when({ type: 'spend-focus', creature: 'mae' }, [19]);
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });

  it('NS-37: what is left is lost with the session', () => {
    const game = session().given({ type: 'close-session' });
    expect(sheet(game).focus).toBe(0);
    expect(who(game).status).toBe('up');
  });
});

describe('requests', () => {
  const met = (): ReturnType<typeof mae> =>
    mae().given({ type: 'open-session' }, { type: 'meet', statBlock: 'Pilgrim' });

  it('NS-9, NS-19: a request is a Presence Check', () => {
    const game = met();
    const { told } = game.when({ type: 'request', creature: 'mae', dr: 9, about: 'water' }, [10]);
    expect(told).toEqual(['Mae, PRE Check (water): 10 −1 = 9 against DR 9, success.', 'It is granted.']);
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });

  it('NS-R8: Focus afterwards may turn a refusal', () => {
    const game = met();
    game.when({ type: 'request', creature: 'mae' }, [10]);
    expect(game.state.encounter?.request).toEqual({ granted: false });
    game.when({ type: 'spend-focus', creature: 'mae' }, [18]);
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });
});

describe('which dice count', () => {
  it.each([
    [[3, 15], 'advantage', false, [1]],
    [[3, 15], 'disadvantage', false, [0]],
    [[7, 7], 'advantage', false, [0]],
    [[1, 9, 5], 'advantage', true, [1, 2]],
    [[1, 9, 5], 'disadvantage', true, [0, 2]],
  ] as const)('of %o with %s, nuanced %s: %o', (faces, edge, nuanced, kept) => {
    expect(keptOf(faces, edge, nuanced)).toEqual(kept);
  });

  it('NS-19, NS-24: the outcome follows the number of totals at the DR', () => {
    expect([outcomeOf([11], 1, 12, false), outcomeOf([11, 12], 0, 12, true)]).toEqual([
      'success',
      'weak success',
    ]);
  });
});

describe('a changed campaign', () => {
  it('NS-R9: a pool set by hand is used', () => {
    const game = changed(mae(), (campaign) => {
      campaign.creatures['mae']!.sheet['focus'] = 1;
    });
    game.when(check({ focus: true }), [3, 4]);
    expect(sheet(game).focus).toBe(0);
  });
});
