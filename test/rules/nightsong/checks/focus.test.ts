import { describe, expect, it } from 'vitest';
import {
  changed,
  check,
  conditions,
  fact,
  facts,
  fight,
  mae,
  nightsong,
  offers,
  OPEN,
  pair,
  ruled,
  sheet,
  thing,
  who,
  type Game,
  armed,
  spend,
} from '../party.ts';

const outcomeOf = (game: Game, faces: number[]) => fact(game.when(spend(), faces), 'check-made').outcome;

describe('the pool', () => {
  it('NS-8, NS-35: it is DEX at the start of each session', () => {
    const game = mae().given({ type: 'close-session' });
    expect(fact(game.when(OPEN), 'focus-filled')).toMatchObject({ creature: 'mae', from: 0, to: 2 });
  });

  it('NS-35: three points at most, however nimble', () => {
    const game = mae().given(
      { type: 'close-session' },
      { type: 'set-sheet', creature: 'mae', to: { dex: 5 } },
      OPEN,
    );
    expect(sheet(game).focus).toBe(3);
  });

  it('NS-16: who joins during a session has it at once', () => {
    const game = mae();
    game.when({ type: 'make-character', name: 'Cid' }, [1, 1, 6, 6, 1, 1, 1, 1]);
    expect(sheet(game, 'cid').focus).toBe(3);
  });

  it('NS-99: more DEX counts from the next session on', () => {
    const game = armed();
    game.when({ type: 'advance', creature: 'mae' }, [1, 1, 6, 1, 1]);
    expect(sheet(game)).toMatchObject({ dex: 3, focus: 2 });
    expect(sheet(game.given({ type: 'close-session' }, OPEN)).focus).toBe(3);
  });

  it('NS-R9: it is never below 0, or below the house’s number', () => {
    expect(sheet(pair(), 'bran').focus).toBe(0);
    const game = ruled(pair(), { 'least-focus': 1 }).given({ type: 'close-session' }, OPEN);
    expect([sheet(game, 'bran').focus, sheet(game).focus]).toEqual([1, 2]);
    const derived = nightsong.figures(who(game, 'bran'), game.state)[1]?.figures;
    expect(derived?.find(({ label }) => label === 'Max Focus')).toMatchObject({ value: '1' });
  });

  it('NS-37: what is left is lost with the session', () => {
    const game = armed();
    expect(fact(game.when({ type: 'close-session' }), 'focus-lapsed')).toMatchObject({ from: 2, to: 0 });
    expect(sheet(game).focus).toBe(0);
  });
});

describe('Focus on a Check', () => {
  it('NS-36: a point gives Advantage', () => {
    const game = armed();
    const outcome = game.when(check({ focus: true }), [3, 15]);
    expect(fact(outcome, 'focus-spent')).toMatchObject({ from: 2, to: 1, rules: ['NS-36'] });
    expect(fact(outcome, 'check-made')).toMatchObject({ edge: 'advantage', pros: ['focus'] });
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-36: without points it is refused; a pool set by hand is used', () => {
    const spent = mae().given({ type: 'set-sheet', creature: 'mae', to: { focus: 0 } });
    expect(spent.refused(check({ focus: true })).code).toBe('no-focus');
    const game = changed(mae(), (campaign) => {
      campaign.creatures['mae']!.sheet['focus'] = 1;
    });
    game.when(check({ focus: true }), [3, 4]);
    expect(sheet(game).focus).toBe(0);
  });

  it('no point is wasted on a roll that has Advantage, or that nothing can help', () => {
    expect(armed().refused(check({ focus: true, edge: 'advantage' })).code).toBe('has-advantage');
    const game = pair().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Sprained',
      hinders: ['str'],
    });
    expect(game.refused(check({ helper: 'bran', focus: true }), [15]).code).toBe('outweighed');
    game.when(check({ helper: 'bran' }), [3]);
    expect(game.refused(spend(), [18]).code).toBe('outweighed');
    expect(sheet(game).focus).toBe(2);
  });

  it('NS-R8: afterwards one more die is thrown and the better one counts', () => {
    const game = armed();
    game.when(check(), [3]);
    const again = fact(game.when(spend(), [14]), 'check-made');
    expect(again).toMatchObject({ outcome: 'success', lay: [3], added: [14], total: 15 });
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-R8: nuanced, the best two of three count', () => {
    const game = armed();
    game.when(check({ nuanced: true }), [3, 14]);
    expect(outcomeOf(game, [12])).toBe('strong success');
  });

  it('NS-R8: against Disadvantage the dice thrown first stand, and none is thrown', () => {
    const game = armed();
    game.when(check({ edge: 'disadvantage' }), [14, 3]);
    expect(outcomeOf(game, [])).toBe('success');
    const nuanced = armed();
    nuanced.when(check({ edge: 'disadvantage', nuanced: true }), [14, 3, 18]);
    expect(outcomeOf(nuanced, [])).toBe('weak success');
  });

  it('NS-R8: refused where the roll had Advantage; one point a roll', () => {
    const game = armed();
    expect(game.refused(spend()).code).toBe('no-roll');
    game.when(check({ edge: 'advantage' }), [3, 4]);
    expect(game.refused(spend()).code).toBe('has-advantage');
    game.when(check(), [3]);
    game.when(spend(), [4]);
    expect(game.refused(spend()).code).toBe('focus-spent');
  });

  it('NS-R8: a Condition that the roll had brought is taken back, with what was dropped for it', () => {
    const game = armed(Array.from({ length: 11 }, () => 'Rope'));
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [3]);
    game.when(spend(), [19]);
    expect(conditions(game)).toEqual([]);
    expect(thing(game, 'rope')).toBeDefined();
  });

  it('NS-R8: a Condition that got worse is as it was before', () => {
    const game = armed().given({ type: 'gain-condition', creature: 'mae', condition: 'Poisoned' });
    game.when(check({ condition: 'Poisoned' }), [3]);
    expect(conditions(game)).toEqual(['Poisoned 2']);
    game.when(spend(), [19]);
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });

  it('NS-R8: Focus afterwards may turn a refusal', () => {
    const game = armed().given({ type: 'meet', statBlock: 'Pilgrim' });
    game.when({ type: 'request', actor: 'mae' }, [10]);
    expect(game.state.encounter?.request).toEqual({ granted: false });
    game.when(spend(), [18]);
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });

  it('focus-for-others: only into one’s own roll, or into a companion’s', () => {
    const game = pair();
    game.when(check({ actor: 'bran' }), [3]);
    expect(game.refused(spend(), [14]).code).toBe('no-roll');
    ruled(game, { 'focus-for-others': 'friends-too' });
    expect(offers(game, 'spend-focus').map(({ actor }) => actor)).toEqual(['mae']);
    expect(outcomeOf(game, [14])).toBe('success');
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-R9, focus-for-others with least-focus: who has some by the house’s number alone may give it', () => {
    const paid = (least: number): Game => {
      const game = ruled(pair(), { 'focus-for-others': 'friends-too', 'least-focus': least });
      game.given({ type: 'close-session' }, OPEN).when(check(), [3]);
      return game;
    };
    expect(paid(0).refused(spend({ actor: 'bran' }), [14]).code).toBe('no-focus');
    const game = paid(1);
    expect(fact(game.when(spend({ actor: 'bran' }), [14]), 'check-made').outcome).toBe('success');
    expect([sheet(game, 'bran').focus, sheet(game).focus]).toEqual([0, 2]);
  });

  it('is offered while it can help', () => {
    const game = mae();
    expect(offers(game, 'spend-focus')).toEqual([]);
    game.when(check(), [3]);
    expect(offers(game, 'spend-focus')).toMatchObject([{ detail: 'the last Check · 2 left' }]);
    game.when(spend(), [4]);
    expect(offers(game, 'spend-focus')).toEqual([]);
  });
});

describe('Focus on an opposed Check', () => {
  const wrestled = (faces: number[]): Game => {
    const game = fight(armed([]), 'Ogre');
    game.when({ type: 'opposed-check', actor: 'mae', ability: 'str', target: 'ogre' }, faces);
    return game;
  };

  it('NS-36: once the totals are known one more die may turn it', () => {
    const game = wrestled([3, 9]);
    const again = fact(game.when(spend(), [15]), 'opposed-check-made');
    expect(again).toMatchObject({ lay: [3], added: [15], total: 16, against: 9, passed: true });
    expect(sheet(game).focus).toBe(1);
    expect(game.refused(spend()).code).toBe('focus-spent');
  });

  it('is offered to anyone who has a point', () => {
    expect(offers(wrestled([3, 9]), 'spend-focus').map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('a tie that Focus makes is thrown again by both', () => {
    const game = pair();
    game.when({ type: 'opposed-check', actor: 'mae', ability: 'str', target: 'bran' }, [3, 9]);
    const thrown = facts(game.when(spend(), [8, 2, 12, 5]), 'opposed-check-made');
    expect(thrown.map(({ tie, passed }) => [tie, passed])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
