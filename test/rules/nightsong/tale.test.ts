import { describe, expect, it } from 'vitest';
import {
  armed,
  attack,
  blow,
  check,
  fact,
  facts,
  fight,
  mae,
  NEXT,
  onLand,
  pair,
  ruled,
  SEER,
  spend,
  type Game,
} from './party.ts';

const status = (game: Game, creature: string) =>
  game.events.findLast((one) => one.type === 'status-changed' && one['creature'] === creature);
const at1 = (game: Game, creature: string): Game => game.given({ type: 'set-hit-points', creature, now: 1 });

describe('a change of status says', () => {
  it('whose attack it was, and with which Weapon', () => {
    const game = at1(fight(armed(), 'Ogre'), 'ogre');
    game.when(attack(), [8, 1]);
    expect(status(game, 'ogre')).toMatchObject({ to: 'down', by: { actor: 'mae', means: 'Longsword' } });
  });

  it('whose attack felled a character', () => {
    const game = at1(fight(armed(), 'Ogre'), 'mae').given(NEXT);
    game.when(blow(), [8, 2]);
    expect(status(game, 'mae')).toMatchObject({ to: 'down', by: { actor: 'ogre', means: 'Tree trunk' } });
  });

  it('whose attack it was that Focus made a hit afterwards', () => {
    const game = at1(fight(armed(), 'Ogre'), 'ogre');
    game.when(attack(), [1]);
    game.when(spend(), [8, 1]);
    expect(status(game, 'ogre')).toMatchObject({ to: 'down', by: { actor: 'mae', means: 'Longsword' } });
  });

  it('which Spell it was', () => {
    const game = at1(fight(mae(['Shard of Embers'], SEER), 'Wolf'), 'wolf');
    game.given({ type: 'cast', actor: 'mae', shard: 'shard-of-embers', target: 'wolf' });
    expect(status(game, 'wolf')).toMatchObject({
      to: 'down',
      by: { actor: 'mae', means: 'Shard of Embers' },
    });
  });

  it('who helped someone up, where help does that', () => {
    const game = ruled(pair(), { 'helped-rise': 'rise' });
    game.when({ type: 'adjust-hit-points', creature: 'bran', by: -20 }, [2]);
    expect(status(game, 'bran')).not.toHaveProperty('by');
    game.given({ type: 'rescue', actor: 'mae', target: 'bran' });
    expect(status(game, 'bran')).toMatchObject({ to: 'up', by: { actor: 'mae' } });
  });

  it('whose Remedy brought someone round', () => {
    const game = onLand(pair(['Healing salve'])).given({
      type: 'adjust-hit-points',
      creature: 'bran',
      by: -8,
    });
    game.given({ type: 'use-remedy', actor: 'mae', item: 'healing-salve', target: 'bran' });
    expect(status(game, 'bran')).toMatchObject({ to: 'up', by: { actor: 'mae', means: 'Healing salve' } });
  });
});

describe('a Check says by how much it was made or missed, and what the die showed', () => {
  it('of one alone', () => {
    expect(fact(mae().when(check({ dr: 12 }), [13]), 'check-made')).toMatchObject({ margin: 2, natural: 13 });
    expect(fact(mae().when(check({ dr: 12 }), [4]), 'check-made')).toMatchObject({ margin: -7, natural: 4 });
  });

  it('of the better of two', () => {
    const made = mae().when(check({ dr: 12, edge: 'advantage' }), [4, 11]);
    expect(fact(made, 'check-made')).toMatchObject({ passed: true, margin: 0, natural: 11 });
  });

  it('of two against each other, unless they tie', () => {
    const outcome = pair().when(
      { type: 'opposed-check', actor: 'mae', target: 'bran', ability: 'str' },
      [9, 10, 9, 4],
    );
    const [tied, won] = facts(outcome, 'opposed-check-made');
    expect(tied).not.toHaveProperty('margin');
    expect(won).toMatchObject({ passed: true, margin: 6, natural: 9 });
  });
});

it('a request says what was asked for, also where Focus grants it after all', () => {
  const game = mae().given({ type: 'meet', statBlock: 'Pilgrim' });
  const asked = game.when({ type: 'request', actor: 'mae', dr: 12, about: 'a bed for the night' }, [3]);
  expect(fact(asked, 'request-made')).toMatchObject({ granted: false, words: 'a bed for the night' });
  const again = game.when(spend(), [18]);
  expect(fact(again, 'request-made')).toMatchObject({ granted: true, words: 'a bed for the night' });
});

it.each([
  [10, 2],
  [40, 1],
  [60, -1],
  [100, -2],
])('a reaction of %i is of the mood %i', (face, mood) => {
  const game = mae().given({ type: 'meet', statBlock: 'Pilgrim' });
  expect(fact(game.when({ type: 'react' }, [face]), 'reaction-rolled')).toMatchObject({ mood });
});

it('a Spell says whom it was aimed at', () => {
  const game = fight(mae(['Shard of Embers'], SEER), 'Wolf');
  game.given({ type: 'cast', actor: 'mae', shard: 'shard-of-embers', target: 'wolf' });
  const cast = game.events.find(({ type }) => type === 'spell-cast');
  expect(cast).toMatchObject({ targets: ['wolf'] });
});

describe('the last food', () => {
  it('of a counted supply is told by the meal', () => {
    const bread = { name: 'Bread', kind: 'food' as const, count: 2 };
    const game = onLand(mae()).given({ type: 'add-item', creature: 'mae', item: bread });
    const eat = { type: 'eat' as const, creature: 'mae', item: 'bread' };
    expect(fact(game.when(eat), 'meal-eaten')).not.toHaveProperty('last');
    expect(fact(game.when(eat), 'meal-eaten')).toMatchObject({ last: true });
  });

  it('of rations with a die is told by the die', () => {
    const game = onLand(mae(['Rations'])).given({
      type: 'set-item',
      creature: 'mae',
      item: 'rations',
      die: 4,
    });
    const eat = { type: 'eat' as const, creature: 'mae', item: 'rations' };
    expect(fact(game.when(eat, [1]), 'step-die-rolled')).toMatchObject({ spent: 'used up', last: true });
  });
});

it('a Rest says which encounter broke it off', () => {
  const game = onLand(mae(), 'plain', true).given({ type: 'adjust-hit-points', creature: 'mae', by: -3 });
  const broken = fact(game.when({ type: 'long-rest' }, [20]), 'rest-broken-off');
  expect(broken).toMatchObject({ by: game.state.encounter?.title });
});

it('foraged food comes from the hex', () => {
  const game = onLand(mae());
  const found = game.when({ type: 'forage', actor: 'mae' }, [10]);
  expect(fact(found, 'item-added')).toMatchObject({ from: { place: 'hex' } });
});
