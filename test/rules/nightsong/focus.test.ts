import { describe, expect, it } from 'vitest';
import {
  act,
  attack,
  changed,
  conditions,
  fact,
  facts,
  fight,
  mae,
  NEXT,
  blow,
  nightsong,
  offers,
  OPEN,
  pair,
  ruled,
  sheet,
  thing,
  who,
  type Game,
} from './party.ts';

const opened = (gear: string[] = ['Longsword'], abilities?: Record<string, number>): Game =>
  mae(gear, abilities).given(OPEN);
const check = (more: object = {}) => act('check', { ability: 'str', ...more });
const spend = (more: object = {}) => act('spend-focus', more);
const seer = { str: -1, dex: 2, pre: 0, con: 1 };
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;
const outcomeOf = (game: Game, faces: number[]) => fact(game.when(spend(), faces), 'check-made').outcome;

describe('the pool', () => {
  it('NS-8, NS-35: it is DEX at the start of each session', () => {
    const game = mae().given(OPEN, { type: 'close-session' });
    expect(fact(game.when(OPEN), 'focus-filled')).toMatchObject({ creature: 'mae', from: 0, to: 2 });
  });

  it('NS-35: three points at most, however nimble', () => {
    const game = mae().given(act('set-sheet', { to: { dex: 5 } }), OPEN);
    expect(sheet(game).focus).toBe(3);
  });

  it('NS-16: who joins during a session has it at once', () => {
    const game = changed(mae(), () => undefined).given(OPEN);
    game.when({ type: 'make-character', name: 'Cid' }, [1, 1, 6, 6, 1, 1, 1, 1]);
    expect(sheet(game, 'cid').focus).toBe(3);
  });

  it('NS-99: more DEX counts from the next session on', () => {
    const game = opened();
    game.when(act('advance'), [1, 1, 6, 1, 1]);
    expect(sheet(game)).toMatchObject({ dex: 3, focus: 2 });
    expect(sheet(game.given({ type: 'close-session' }, OPEN)).focus).toBe(3);
  });

  it('NS-R9: it is never below 0, or below the house’s number', () => {
    expect(sheet(pair().given(OPEN), 'bran').focus).toBe(0);
    const game = ruled(pair(), { 'least-focus': 1 }).given(OPEN);
    expect([sheet(game, 'bran').focus, sheet(game).focus]).toEqual([1, 2]);
    const derived = nightsong.figures(who(game, 'bran'), game.state)[1]?.figures;
    expect(derived?.find(({ label }) => label === 'Focus at most')).toMatchObject({ value: '1' });
  });

  it('NS-37: what is left is lost with the session', () => {
    const game = opened();
    expect(fact(game.when({ type: 'close-session' }), 'focus-lapsed')).toMatchObject({ from: 2, to: 0 });
    expect(sheet(game).focus).toBe(0);
  });
});

describe('Focus on a Check', () => {
  it('NS-36: a point gives Advantage', () => {
    const game = opened();
    const outcome = game.when(check({ focus: true }), [3, 15]);
    expect(fact(outcome, 'focus-spent')).toMatchObject({ from: 2, to: 1, rules: ['NS-36'] });
    expect(fact(outcome, 'check-made')).toMatchObject({ edge: 'advantage', pros: ['Focus'] });
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-36: without points it is refused; a pool set by hand is used', () => {
    expect(mae().refused(check({ focus: true })).code).toBe('no-focus');
    const game = changed(mae(), (campaign) => {
      campaign.creatures['mae']!.sheet['focus'] = 1;
    });
    game.when(check({ focus: true }), [3, 4]);
    expect(sheet(game).focus).toBe(0);
  });

  it('no point is wasted on a roll that has Advantage, or that nothing can help', () => {
    expect(opened().refused(check({ focus: true, edge: 'advantage' })).code).toBe('has-advantage');
    const game = pair()
      .given(OPEN)
      .given(act('gain-condition', { condition: 'Sprained', hinders: ['str'] }));
    expect(game.refused(check({ helper: 'bran', focus: true }), [15]).code).toBe('outweighed');
    game.when(check({ helper: 'bran' }), [3]);
    expect(game.refused(spend(), [18]).code).toBe('outweighed');
    expect(sheet(game).focus).toBe(2);
  });

  it('NS-R8: afterwards one more die is thrown and the better one counts', () => {
    const game = opened();
    game.when(check(), [3]);
    const again = fact(game.when(spend(), [14]), 'check-made');
    expect(again).toMatchObject({ outcome: 'success', lay: [3], added: [14], total: 15 });
    expect(sheet(game).focus).toBe(1);
  });

  it('NS-R8: nuanced, the best two of three count', () => {
    const game = opened();
    game.when(check({ nuanced: true }), [3, 14]);
    expect(outcomeOf(game, [12])).toBe('strong success');
  });

  it('NS-R8: against Disadvantage the dice thrown first stand, and none is thrown', () => {
    const game = opened();
    game.when(check({ edge: 'disadvantage' }), [14, 3]);
    expect(outcomeOf(game, [])).toBe('success');
    const nuanced = opened();
    nuanced.when(check({ edge: 'disadvantage', nuanced: true }), [14, 3, 18]);
    expect(outcomeOf(nuanced, [])).toBe('weak success');
  });

  it('NS-R8: refused where the roll had Advantage; one point a roll', () => {
    const game = opened();
    expect(game.refused(spend()).code).toBe('no-roll');
    game.when(check({ edge: 'advantage' }), [3, 4]);
    expect(game.refused(spend()).code).toBe('has-advantage');
    game.when(check(), [3]);
    game.when(spend(), [4]);
    expect(game.refused(spend()).code).toBe('focus-spent');
  });

  it('NS-R8: a Condition that the roll had brought is taken back, with what was dropped for it', () => {
    const game = opened(Array.from({ length: 11 }, () => 'Rope'));
    game.when(check({ condition: 'Poisoned', drop: ['rope'] }), [3]);
    game.when(spend(), [19]);
    expect(conditions(game)).toEqual([]);
    expect(thing(game, 'rope')).toBeDefined();
  });

  it('NS-R8: a Condition that got worse is as it was before', () => {
    const game = opened().given(act('gain-condition', { condition: 'Poisoned' }));
    game.when(check({ condition: 'Poisoned' }), [3]);
    expect(conditions(game)).toEqual(['Poisoned 2']);
    game.when(spend(), [19]);
    expect(conditions(game)).toEqual(['Poisoned 1']);
  });

  it('NS-R8: Focus afterwards may turn a refusal', () => {
    const game = opened().given({ type: 'meet', statBlock: 'Pilgrim' });
    game.when(act('request'), [10]);
    expect(game.state.encounter?.request).toEqual({ granted: false });
    game.when(spend(), [18]);
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });

  it('focus-for-others: only into one’s own roll, or into a companion’s', () => {
    const game = pair().given(OPEN);
    game.when(check({ creature: 'bran' }), [3]);
    expect(game.refused(spend(), [14]).code).toBe('no-roll');
    ruled(game, { 'focus-for-others': 'friends-too' });
    expect(offers(game, 'spend-focus').map(({ actor }) => actor)).toEqual(['mae']);
    expect(outcomeOf(game, [14])).toBe('success');
    expect(sheet(game).focus).toBe(1);
  });

  it('is offered while it can help', () => {
    const game = mae().given(OPEN);
    expect(offers(game, 'spend-focus')).toEqual([]);
    game.when(check(), [3]);
    expect(offers(game, 'spend-focus')).toMatchObject([{ detail: 'the last Check · 2 left' }]);
    game.when(spend(), [4]);
    expect(offers(game, 'spend-focus')).toEqual([]);
  });
});

describe('Focus on an opposed Check', () => {
  const wrestled = (faces: number[]): Game => {
    const game = fight(opened([]), 'Ogre');
    game.when(act('opposed-check', { ability: 'str', against: 'ogre' }), faces);
    return game;
  };

  it('NS-36: once the totals are known one more die may turn it', () => {
    const game = wrestled([3, 9]);
    const again = fact(game.when(spend(), [15]), 'opposed-check-made');
    expect(again).toMatchObject({ lay: [3], added: [15], total: 16, against: 9, passed: true });
    expect(sheet(game).focus).toBe(1);
    expect(game.refused(spend()).code).toBe('focus-spent');
  });

  it('is offered to whoever has a point', () => {
    expect(offers(wrestled([3, 9]), 'spend-focus').map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('a tie that Focus makes is thrown again by both', () => {
    const game = pair().given(OPEN);
    game.when(act('opposed-check', { ability: 'str', against: 'bran' }), [3, 9]);
    const thrown = facts(game.when(spend(), [8, 2, 12, 5]), 'opposed-check-made');
    expect(thrown.map(({ tie, passed }) => [tie, passed])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('Focus on Damage', () => {
  const game = (): Game => fight(opened(), 'Ogre');

  it('NS-36: before the roll it is Advantage', () => {
    const now = game();
    now.when(attack({ focus: true }), [2, 8, 1]);
    expect(hitPoints(now)).toBe(8);
  });

  it('NS-R8: afterwards the better of two counts, and the Armor thrown stands', () => {
    const now = game();
    now.when(attack(), [4, 3]);
    const again = fact(now.when(spend(), [8]), 'attack-made');
    expect(again).toMatchObject({ again: true, thrown: 8, armour: 3, through: 5, damage: 4, left: 11 });
    expect(hitPoints(now)).toBe(11);
  });

  it('NS-R8: a miss may become a hit, and then Armor is thrown', () => {
    const now = game();
    now.when(attack(), [1]);
    now.when(spend(), [6, 2]);
    expect(hitPoints(now)).toBe(12);
  });

  it('NS-R8: a worse die changes nothing; against Disadvantage the first stands', () => {
    const now = game();
    now.when(attack(), [6, 2]);
    now.when(spend(), [3]);
    expect(hitPoints(now)).toBe(12);
    const other = game();
    other.when(attack({ edge: 'disadvantage' }), [8, 3, 2]);
    other.when(spend(), []);
    expect(hitPoints(other)).toBe(10);
  });

  it('NS-R8: the last foe may fall to it, and the fight is over', () => {
    const now = fight(opened(), 'Wolf');
    now.when(attack({ target: 'wolf' }), [2]);
    now.when(spend(), [8]);
    expect(now.state.mode.now).toBe('aftermath');
  });

  it('a blocked attack cannot be mended', () => {
    const now = fight(opened(), 'Knight');
    now.when(attack({ target: 'knight', shield: true }), [7, 6]);
    expect(now.refused(spend()).code).toBe('blocked');
    expect(sheet(now).focus).toBe(2);
  });

  it('nobody pays for the attack of a foe', () => {
    const now = game().given(NEXT);
    now.when(blow(), [2]);
    expect(now.refused(spend()).code).toBe('no-roll');
  });
});

describe('Focus on a harmful cast', () => {
  const cast = (): Game => {
    const game = fight(opened(['Shard of Embers'], seer), 'Bear');
    game.when(act('cast', { shard: 'shard-of-embers', target: 'bear' }), [2, 1, 5, 5]);
    return game;
  };

  it('NS-36: it may go into the Damage after all, and another point into the strain', () => {
    const game = cast();
    const before = hitPoints(game, 'bear');
    game.when(spend({ roll: 'damage' }), [6]);
    expect(hitPoints(game, 'bear')).toBe(before - 4);
    expect(conditions(game)).toEqual(['Fatigued 1']);
    game.when(spend({ roll: 'check' }), [18]);
    expect(conditions(game)).toEqual([]);
    expect(sheet(game).focus).toBe(0);
  });

  it('both are offered', () => {
    expect(offers(cast(), 'spend-focus').map(({ command, key }) => [command['roll'], key])).toEqual([
      ['check', 'u'],
      ['damage', undefined],
    ]);
  });

  it('NS-36: before the roll it goes into a Spell’s Damage, where it does any', () => {
    const game = fight(opened(['Shard of Embers', 'Shard of Hush']), 'Bear');
    const spell = act('cast', { shard: 'shard-of-embers', damageFocus: true });
    expect(game.refused({ ...spell, shard: 'shard-of-hush' }).code).toBe('one-roll');
    const struck = fact(game.when({ ...spell, target: 'bear' }, [3, 7, 2, 18, 6]), 'attack-made');
    expect(struck).toMatchObject({ edge: 'advantage', pros: ['Focus'], thrown: 7, armour: 2, damage: 5 });
  });
});

describe('Focus on a blast', () => {
  const targets = ['wolf-1', 'wolf-2'];
  const game = (): Game => fight(opened(['Fire flask']), 'Wolf', 2);
  const flask = (more: object = {}) => attack({ weapon: 'fire-flask', target: undefined, targets, ...more });
  const left = (now: Game): number[] => targets.map((id) => hitPoints(now, id));

  it('NS-36: before the roll for the Damage to one of them, unless it is said to the first', () => {
    const now = game();
    now.when(flask({ focus: true, focusOn: 'wolf-2' }), [2, 1, 4]);
    expect(left(now)).toEqual([3, 1]);
    expect(sheet(now).focus).toBe(1);
    const first = game();
    first.when(flask({ focus: true }), [1, 4, 2]);
    expect(left(first)).toEqual([1, 3]);
  });

  it('NS-36: afterwards for each of them a point', () => {
    const now = game();
    now.when(flask(), [2, 1]);
    now.when(spend({ target: 'wolf-2' }), [4]);
    expect(left(now)).toEqual([3, 1]);
    now.when(spend(), [3]);
    expect(left(now)).toEqual([2, 1]);
    expect(now.refused(spend()).code).toBe('focus-spent');
  });

  it('for nobody who is not caught', () => {
    expect(game().refused(flask({ focus: true, focusOn: 'mae' })).path).toBe('focusOn');
  });
});
