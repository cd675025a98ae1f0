import { describe, expect, it } from 'vitest';
import { keptOf, outcomeOf } from '../../../../shared/systems/nightsong/checks/checks.ts';
import {
  check,
  conditions,
  fact,
  fight,
  mae,
  NEXT,
  offers,
  pair,
  ruled,
  thing,
  type Game,
  type Given,
  type With,
} from '../party.ts';

const made = (game: Game, more: With<'check'>, faces: number[]) =>
  fact(game.when(check(more), faces), 'check-made');
const afflicted = (game: Game, more: With<'gain-condition'>) =>
  game.given({ type: 'gain-condition', creature: 'mae', condition: 'Sprained', ...more });

describe('Checks', () => {
  it('NS-18, NS-19: d20 and the Ability at the DR or above succeeds; 12 is the usual DR', () => {
    expect(made(mae(), {}, [11])).toMatchObject({
      actor: 'mae',
      ability: 'str',
      bonus: 1,
      total: 12,
      against: 12,
      passed: true,
      outcome: 'success',
      rolls: [{ for: 'Strength Check', dice: [[20, 11]], bonus: 1, total: 12 }],
      rules: ['NS-19'],
    });
    expect(made(mae(), { dr: 15 }, [13])).toMatchObject({ total: 14, passed: false, outcome: 'failure' });
  });

  it('NS-R6: a 20 can fail and a 1 can succeed', () => {
    expect(made(mae(), { dr: 25 }, [20]).passed).toBe(false);
    expect(made(mae(), { dr: 2 }, [1]).passed).toBe(true);
  });

  it('NS-R6, naturals: or a 20 always succeeds and a 1 always fails', () => {
    const game = ruled(mae(), { naturals: 'always' });
    expect(made(game, { dr: 25 }, [20]).passed).toBe(true);
    expect(made(game, { dr: 2 }, [1]).passed).toBe(false);
  });

  it('NS-R6, NS-28: natural faces count in nuanced Checks as well', () => {
    const game = ruled(mae(), { naturals: 'always', solo: 'on' });
    expect(made(game, { dr: 2 }, [1, 3]).outcome).toBe('weak success');
  });

  it('NS-20: with Advantage the higher of two counts', () => {
    const advantage = made(mae(), { edge: 'advantage' }, [3, 15]);
    expect(advantage).toMatchObject({ edge: 'advantage', total: 16, rolls: [{ kept: [1], total: 16 }] });
  });

  it('NS-21: with Disadvantage the lower of two counts', () => {
    expect(made(mae(), { edge: 'disadvantage' }, [3, 15])).toMatchObject({ edge: 'disadvantage', total: 4 });
  });

  it('NS-R7: for and against cancel, whatever the count', () => {
    const game = afflicted(pair(), { hinders: ['str'] });
    expect(made(game, { edge: 'disadvantage', helper: 'bran' }, [12])).toMatchObject({
      edge: 'normal',
      pros: ['help'],
      helper: 'bran',
      cons: ['situation', 'condition'],
    });
  });

  it.each([
    [[12, 14], 'strong success'],
    [[2, 14], 'weak success'],
    [[2, 3], 'failure'],
  ])('NS-24: nuanced, %o is a %s', (faces, outcome) => {
    expect(made(mae(), { nuanced: true }, faces)).toMatchObject({
      outcome,
      totals: faces.map((face) => face + 1),
    });
  });

  it('NS-25: nuanced with Advantage the best two of three count', () => {
    expect(made(mae(), { nuanced: true, edge: 'advantage' }, [2, 14, 12])).toMatchObject({
      outcome: 'strong success',
      rolls: [{ kept: [1, 2] }],
    });
  });

  it('NS-26: nuanced with Disadvantage the worst two of three count', () => {
    const worst = made(mae(), { nuanced: true, edge: 'disadvantage' }, [2, 14, 12]);
    expect(worst.outcome).toBe('weak success');
  });

  it('NS-27, NS-28: alone every Check is nuanced, at DR 12', () => {
    expect(made(ruled(mae(), { solo: 'on' }), {}, [11, 10])).toMatchObject({
      outcome: 'weak success',
      against: 12,
    });
  });

  it('NS-101: harsh weather hampers what stands in it, darkness what needs sight', () => {
    const game = mae().given({ type: 'set-weather', name: 'storm', hard: true });
    expect(made(game, { exposed: true }, [18, 4])).toMatchObject({ edge: 'disadvantage', cons: ['weather'] });
    expect(made(game, { sight: true }, [18]).edge).toBe('normal');
    game.given({ type: 'pass-time', scale: 'watch', count: 2 });
    expect(made(game, { sight: true }, [18, 4])).toMatchObject({ cons: ['darkness'] });
  });

  it('who is out of action makes no Check', () => {
    const game = mae().given({ type: 'set-status', creature: 'mae', status: 'down' });
    expect(game.refused(check()).code).toBe('not-able');
  });

  it.each([
    [[3, 15], 'advantage', false, [1]],
    [[3, 15], 'disadvantage', false, [0]],
    [[7, 7], 'advantage', false, [0]],
    [[1, 9, 5], 'advantage', true, [1, 2]],
    [[1, 9, 5], 'disadvantage', true, [0, 2]],
  ] as const)('of %o with %s, nuanced %s, these count: %o', (faces, edge, nuanced, kept) => {
    expect(keptOf(faces, edge, nuanced)).toEqual(kept);
  });

  it('NS-19, NS-24: the outcome follows the number of totals at the DR', () => {
    expect([outcomeOf([11], 1, 12, false), outcomeOf([11, 12], 0, 12, true)]).toEqual([
      'success',
      'weak success',
    ]);
  });
});

describe('the Referee’s word before any die', () => {
  const verdict = (word: Given<'verdict'>['verdict'], more: With<'verdict'> = {}): Given<'verdict'> => ({
    type: 'verdict',
    actor: 'mae',
    verdict: word,
    ...more,
  });

  it('NS-17: what is assured just happens, without a die', () => {
    const outcome = mae().when(verdict('assured', { about: 'picks the lock in peace' }));
    expect(fact(outcome, 'verdict-given')).toMatchObject({
      actor: 'mae',
      verdict: 'assured',
      rules: ['NS-17'],
    });
    expect(outcome.events.flatMap(({ rolls }) => rolls ?? [])).toEqual([]);
  });

  it('NS-17: what is impossible says why', () => {
    const said = fact(mae().when(verdict('impossible', { why: 'it is forty paces wide' })), 'verdict-given');
    expect(said).toMatchObject({ verdict: 'impossible', why: 'it is forty paces wide' });
  });

  it('NS-17: in a fight an assured act is the action, an impossible one costs nothing', () => {
    const game = fight(pair());
    game.when(verdict('impossible'));
    game.when(verdict('assured'));
    expect(game.refused(verdict('assured')).code).toBe('action-spent');
  });

  it('NS-17: who is out of action does nothing', () => {
    const game = mae().given({ type: 'set-status', creature: 'mae', status: 'down' });
    expect(game.refused(verdict('assured')).code).toBe('not-able');
  });
});

describe('helping', () => {
  it('NS-22: an ally gives Advantage', () => {
    expect(made(pair(), { helper: 'bran' }, [3, 15])).toMatchObject({
      edge: 'advantage',
      pros: ['help'],
      helper: 'bran',
    });
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

  it('NS-22: in a fight it is the helper’s action, not their move', () => {
    const game = fight(pair());
    const outcome = game.when(check({ helper: 'bran' }), [3, 15]);
    expect(fact(outcome, 'help-given')).toMatchObject({ actor: 'bran', target: 'mae' });
    expect(game.refused(check({ helper: 'bran' })).code).toBe('helper-spent');
    expect(game.refused({ type: 'act', actor: 'bran', what: 'other' }).code).toBe('action-spent');
    game.given({ type: 'act', actor: 'bran', what: 'move' });
  });

  it('NS-22: nobody helps who is not in the fight, or of the other side', () => {
    const game = fight(pair(), 'Wolf', 1, { party: ['mae'] });
    expect(game.refused(check({ helper: 'bran' })).code).toBe('bad-helper');
    expect(game.refused(check({ helper: 'wolf' }))).toMatchObject({ code: 'bad-helper', path: 'helper' });
  });

  it('NS-22: who helps before their side’s turn has the move left in it', () => {
    const game = fight(pair(), 'Wolf', 1, { surprised: 'party' });
    game.when(check({ ability: 'con', helper: 'bran' }), [9, 12]);
    game.given(NEXT);
    expect(game.refused({ type: 'act', actor: 'bran', what: 'other' }).code).toBe('action-spent');
    game.given({ type: 'act', actor: 'bran', what: 'move' });
  });
});

describe('Conditions by a failed Check', () => {
  const laden = () => mae(Array.from({ length: 11 }, () => 'Rope'));

  it('NS-100: a failure brings one, a success none', () => {
    const game = mae();
    game.when(check({ ability: 'con', condition: 'Poisoned' }), [12]);
    expect(conditions(game)).toEqual([]);
    const gained = fact(game.when(check({ ability: 'con', condition: 'Poisoned' }), [3]), 'condition-gained');
    expect(gained['rules']).toContain('NS-100');
  });

  it('with no Slot free it is said before the roll what is dropped', () => {
    const game = laden();
    expect(game.refused(check({ condition: 'Poisoned' }), [3])).toMatchObject({
      code: 'choose-drop',
      path: 'drop',
    });
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [3]);
    expect(thing(game, 'rope')).toBeUndefined();
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });

  it('nothing is dropped where the Check succeeds', () => {
    const game = laden();
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [19]);
    expect(thing(game, 'rope')).toBeDefined();
  });

  it('NS-100: poison is resisted with CON, without choosing the Ability', () => {
    const game = mae();
    const resist = offers(game, 'check').find(({ command }) => 'ability' in command);
    expect(resist?.command).toEqual({ type: 'check', ability: 'con' });
    game.when(check({ ability: 'con', condition: 'Poisoned' }), [3]);
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });
});

describe('requests', () => {
  it('are Presence Checks', () => {
    const game = mae().given({ type: 'meet', statBlock: 'Pilgrim' });
    const outcome = game.when({ type: 'request', actor: 'mae', dr: 9, about: 'water' }, [10]);
    expect(fact(outcome, 'check-made')).toMatchObject({ ability: 'pre', total: 9, passed: true });
    expect(fact(outcome, 'request-made')).toMatchObject({ granted: true, rules: ['NS-19'] });
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });
});
