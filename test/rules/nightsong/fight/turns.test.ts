import { describe, expect, it } from 'vitest';
import { nightsong } from '../../../../shared/systems/nightsong/index.ts';
import { derivedOf } from '../../../../src-main/queries/derived.ts';
import {
  attack,
  blow,
  fact,
  facts,
  fight,
  mae,
  NEXT,
  offers,
  pair,
  ruled,
  type Game,
  type Given,
} from '../party.ts';

const act = (actor: string, what: Given<'act'>['what'] = 'other'): Given<'act'> => ({
  type: 'act',
  actor,
  what,
});
const order = (game: Game): string[][] => game.state.fight?.slots.map(({ who: ids }) => ids) ?? [];
const turnOf = (game: Game): string[] => game.state.fight?.slots[game.state.fight.slot]?.who ?? [];
const round = (game: Game): number => game.state.fight?.round ?? 0;
const met = (options: Record<string, number | string> = {}): Game =>
  ruled(mae(), options).given({ type: 'meet', statBlock: 'Wolf' });

describe('who acts when', () => {
  it('NS-60: the players begin, or by a house rule the others', () => {
    expect(order(fight(mae()))).toEqual([['mae'], ['wolf']]);
    expect(order(fight(ruled(mae(), { 'first-side': 'enemies' })))).toEqual([['wolf'], ['mae']]);
  });

  it('NS-60, first-side: or the Die of Fate says, once for each fight', () => {
    const game = met({ 'first-side': 'die-of-fate' });
    const outcome = game.when({ type: 'start-fight' }, [60]);
    expect(fact(outcome, 'first-side-rolled')).toMatchObject({ side: 'others', total: 60, against: 50 });
    expect(order(game)).toEqual([['wolf'], ['mae']]);
    game.when(NEXT, []);
    game.when(NEXT, []);
    expect(order(game)).toEqual([['wolf'], ['mae']]);
  });

  it('NS-61, NS-1: sides alternate, Round by Round, and the clock stands', () => {
    const game = fight(mae(['Longsword']), 'Bear');
    const { clock } = game.state;
    game.given(NEXT);
    expect(turnOf(game)).toEqual(['bear']);
    expect(game.refused(attack({ target: 'bear' })).code).toBe('not-your-turn');
    game.given(NEXT);
    expect([round(game), turnOf(game)]).toEqual([2, ['mae']]);
    expect(game.state.clock).toBe(clock);
  });

  it('NS-62: characters caught off guard act last in Round 1, then as ever', () => {
    const game = met();
    const outcome = game.when({ type: 'start-fight', surprised: 'party' });
    expect(fact(outcome, 'caught-off-guard')).toMatchObject({ creatures: ['mae'], rules: ['NS-62'] });
    expect(order(game)).toEqual([['wolf'], ['mae']]);
    game.given(NEXT, NEXT);
    expect(order(game)).toEqual([['mae'], ['wolf']]);
  });

  it.each(['others', 'both'] as const)(
    'NS-R26: with %s surprised the players begin even where they would not',
    (who) => {
      const game = ruled(mae(), { 'first-side': 'enemies' });
      expect(order(fight(game, 'Wolf', 1, { surprised: who }))).toEqual([['mae'], ['wolf']]);
    },
  );

  it('NS-R26: of a side only those drop to the end who were caught off guard', () => {
    const game = pair().given({ type: 'meet', statBlock: 'Wolf' });
    game.when({ type: 'surprise', side: 'party' }, [20]);
    const abilities = { str: 2, dex: 1, pre: 0, con: -1 };
    game.given({ type: 'make-character', name: 'Cid', abilities, gear: [] }, { type: 'start-fight' });
    expect(order(game)).toEqual([['cid'], ['wolf'], ['mae', 'bran']]);
  });

  it('NS-62, NS-R26: single characters and NPCs can be surprised; they alone act last', () => {
    const game = pair().given({ type: 'meet', statBlock: 'Wolf', count: 2 });
    const outcome = game.when({ type: 'start-fight', caught: ['bran', 'wolf-2'] });
    expect(fact(outcome, 'caught-off-guard')).toMatchObject({ creatures: ['bran', 'wolf-2'] });
    expect(order(game)).toEqual([['mae'], ['wolf-1'], ['bran'], ['wolf-2']]);
    game.given(NEXT, NEXT, NEXT, NEXT);
    expect(order(game)).toEqual([
      ['mae', 'bran'],
      ['wolf-1', 'wolf-2'],
    ]);
  });

  it('NS-62: only those in the fight can be named as surprised', () => {
    const game = pair().given({ type: 'meet', statBlock: 'Wolf' });
    const refused = game.refused({ type: 'start-fight', party: ['mae'], caught: ['bran'] });
    expect(refused).toMatchObject({ code: 'not-in-fight', path: 'caught.0' });
  });

  it.each([
    ['players', 'others', [['wolf'], ['mae']]],
    ['enemies', 'party', [['mae'], ['wolf']]],
    ['die-of-fate', 'others', [['wolf'], ['mae']]],
  ] as const)('NS-60, first-side: %s, but the Referee lets the %s go first', (rule, first, expected) => {
    const game = met({ 'first-side': rule });
    game.when({ type: 'start-fight', first }, []);
    expect(order(game)).toEqual(expected);
    game.given(NEXT, NEXT);
    expect(order(game)).toEqual(expected);
  });

  it('NS-60, NS-62: who goes first and who is surprised is offered with everyone present', () => {
    const [chosen] = offers(pair().given({ type: 'meet', statBlock: 'Wolf' }), 'start-fight').filter(
      ({ needs }) => needs,
    );
    expect(chosen?.needs?.map(({ name, choices }) => [name, choices?.map(({ value }) => value)])).toEqual([
      ['first', ['party', 'others']],
      ['caught', ['mae', 'bran', 'wolf']],
    ]);
  });

  it('NS-S4: by the dice, each side is surprised at 30 or less', () => {
    const game = met();
    const outcome = game.when({ type: 'start-fight', surprised: 'contest' }, [30, 40]);
    expect(facts(outcome, 'surprise-checked')).toMatchObject([
      { side: 'party', total: 30, against: 30, caught: true, rules: ['NS-S4'] },
      { side: 'others', total: 40, against: 30, caught: false },
    ]);
    expect(order(game)).toEqual([['wolf'], ['mae']]);
  });

  it('NS-S4: who is on their guard is taken off the list; the house has a number of its own', () => {
    const game = met();
    game.when({ type: 'surprise', side: 'others' }, [10]);
    expect(game.state.encounter?.surprised).toEqual(['wolf']);
    game.when({ type: 'surprise', side: 'others' }, [60]);
    expect(game.state.encounter?.surprised).toEqual([]);
    ruled(game, { 'surprise-threshold': 60 }).when({ type: 'surprise', side: 'others' }, [60]);
    expect(game.state.encounter?.surprised).toEqual(['wolf']);
  });
});

describe('a turn', () => {
  it('NS-63: the players act in any order; the turn lasts until each has moved as well, or it is ended', () => {
    const game = fight(pair()).given(act('bran'), act('mae'));
    expect(turnOf(game)).toEqual(['mae', 'bran']);
    game.given(act('mae', 'move'), act('bran', 'move'));
    expect(turnOf(game)).toEqual(['wolf']);
  });

  it('NS-63: one short move a Round; more is an action', () => {
    const game = fight(mae()).given({ ...act('mae', 'move'), text: 'up the bank' });
    expect(game.refused(act('mae', 'move')).code).toBe('moved');
    game.given({ ...act('mae'), text: 'further up' });
    expect(turnOf(game)).toEqual(['wolf']);
  });

  it('NS-63: one action a Round, before the move or after it', () => {
    const game = fight(mae()).given(act('mae'));
    expect(game.refused(act('mae')).code).toBe('action-spent');
    game.given(act('mae', 'move'));
    expect(turnOf(game)).toEqual(['wolf']);
    expect(offers(game, 'act').map(({ actor }) => actor)).toEqual(['wolf', 'wolf']);
  });

  it('NS-63: who has had their turn while their side still acts has no action left', () => {
    const game = fight(pair()).given(act('bran'), act('bran', 'move'));
    expect(turnOf(game)).toContain('mae');
    expect(game.refused(act('bran')).code).toBe('action-spent');
  });

  it('NS-63: who has taken the action and may still move has no action left', () => {
    const left = (game: Game) => derivedOf(nightsong, game.state).creatures['mae']?.actionsLeft;
    const game = fight(mae());
    expect(left(game)).toBe(1);
    expect(left(game.given(act('mae')))).toBe(0);
    expect(game.state.fight?.combatants['mae']?.acted).toBe(false);
  });

  it('NS-63: a passed turn leaves the next Round’s action alone', () => {
    const game = fight(mae(), 'Wolf').given(act('mae'), NEXT, NEXT, act('mae'));
    expect(round(game)).toBe(2);
  });

  it('NS-63: using a thing is the action; stress on it is nobody’s', () => {
    const game = fight(mae(['Quiver']), 'Wolf');
    const use = { type: 'use-item', actor: 'mae', item: 'quiver' } as const;
    game.when({ ...use, stress: true }, [6]);
    game.when(use, [6]);
    expect(game.refused(use).code).toBe('action-spent');
    game.given(NEXT);
    expect(game.refused(use).code).toBe('not-your-turn');
    game.when({ ...use, stress: true }, [6]);
  });

  it('NS-63: a thing is used by whose action it is', () => {
    const game = fight(pair(['Quiver'], ['Quiver'])).given(act('bran'));
    expect(offers(game, 'use-item').map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('NS-S9: a short move is told in words, without a grid', () => {
    const outcome = fight(mae()).when({ ...act('mae', 'move'), text: 'behind the cart' });
    expect(fact(outcome, 'short-move-made')).toMatchObject({
      actor: 'mae',
      what: 'behind the cart',
      rules: ['NS-S9'],
    });
  });

  it('nobody casts or helps before morale is settled; Focus cannot change who is out already', () => {
    const game = fight(mae(['Longsword', 'Shard of Hush']), 'Wolf', 3);
    game.when(attack({ target: 'wolf-1' }), [6]);
    expect(game.refused({ type: 'cast', actor: 'mae', shard: 'shard-of-hush' }).code).toBe('not-now');
    expect(game.refused({ type: 'rescue', actor: 'mae', target: 'mae' }).code).toBe('not-now');
    expect(game.refused({ type: 'spend-focus', actor: 'mae' }).code).toBe('no-use');
  });

  it('a turn out of turn is refused', () => {
    expect(fight(mae(), 'Ogre').refused(blow()).code).toBe('not-your-turn');
  });
});
