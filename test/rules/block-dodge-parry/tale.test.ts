import { describe, expect, it } from 'vitest';
import { fact, facts, fight, party, type Command, type Game } from './party.ts';

const status = (game: Game, creature: string) =>
  game.events.findLast((one) => one.type === 'status-changed' && one['creature'] === creature);

describe('a change of status says', () => {
  it('whose blow it was, and with which weapon', () => {
    const game = fight('Ogre').given(
      { type: 'set-hit-points', creature: 'ogre', now: 1 },
      { type: 'adjust-score', creature: 'ogre', attribute: 'str', by: -15 },
      { type: 'attack', actor: 'rook', target: 'ogre' },
    );
    game.when({ type: 'end-turn' }, [6]);
    expect(status(game, 'ogre')).toMatchObject({ to: 'dead', by: { actor: 'rook', means: 'Sword' } });
  });

  it('nobody where gas kills', () => {
    const game = party().given({ type: 'adjust-score', creature: 'rook', attribute: 'str', by: -11 });
    game.when({ type: 'harm', creature: 'rook', hazard: 'other' }, [6]);
    expect(status(game, 'rook')).toMatchObject({ to: 'dead' });
    expect(status(game, 'rook')).not.toHaveProperty('by');
  });
});

it('a contested Save says by how much the first was made, and what the die showed', () => {
  const contest: Command = {
    type: 'contested-save',
    actor: 'rook',
    attribute: 'dex',
    target: 'fen',
    targetAttribute: 'dex',
  };
  const outcome = party().when(contest, [10, 14]);
  expect(fact(outcome, 'contest-thrown')).toMatchObject({ passed: true, margin: 2, natural: 10 });
});

it('what is brewed was made, and what is foraged comes from the hex', () => {
  const herb = (name: string, region: string): Command => ({
    type: 'add-item',
    creature: 'rook',
    item: { name, count: 3, details: { ingredient: 'rare', region } },
  });
  const game = party({ gear: [] }).given(herb('Lark’s foot', 'hills'), herb('Drowned star', 'swamp'));
  const brewed = game.when({
    type: 'brew',
    actor: 'rook',
    recipe: 'bitterbark-chew',
    ingredients: [
      { item: 'lark-s-foot', units: 3 },
      { item: 'drowned-star', units: 3 },
    ],
  });
  expect(fact(brewed, 'item-added')).toMatchObject({ from: { place: 'made' } });
  const found = party({ gear: [] }).when({ type: 'forage', actor: 'rook' }, [1, 3, 6]);
  expect(facts(found, 'item-added')).toMatchObject([{ from: { place: 'hex' } }]);
});
