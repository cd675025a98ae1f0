import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  fight,
  fighting,
  inspired,
  made,
  meets,
  party,
  ruled,
  spend,
  theirTurn,
  withSword,
  wound,
  type Command,
  type Game,
} from './party.ts';

const status = (game: Game, creature: string) =>
  game.events.findLast((one) => one.type === 'status-changed' && one['creature'] === creature);
const at1 = (game: Game, creature: string): Game => game.given({ type: 'set-hit-points', creature, now: 1 });
const cast = (spell: 'Fire Ball', ...targets: string[]): Command => ({
  type: 'cast',
  actor: 'mae',
  vessel: 'small-flute',
  spell,
  targets,
});

describe('a change of status says', () => {
  it('whose blow it was, and with which weapon', () => {
    const game = at1(fight('Bear', 1), 'bear');
    game.when(withSword('bear'), [19, 4]);
    expect(status(game, 'bear')).toMatchObject({ to: 'dead', by: { actor: 'odo', means: 'Longsword' } });
  });

  it('whose miss it was that another one’s inspiration made a hit', () => {
    const game = at1(inspired(fight('Bear', 1)), 'bear');
    game.when(withSword('bear'), [3]);
    game.when(spend({ actor: 'ansa', creature: 'odo' }), [6, 4]);
    expect(status(game, 'bear')).toMatchObject({ to: 'dead', by: { actor: 'odo', means: 'Longsword' } });
  });

  it('whose blow it was that an inspiration die made deadly', () => {
    const game = inspired(fight('Bear', 1)).given({ type: 'set-hit-points', creature: 'bear', now: 8 });
    game.when(withSword('bear'), [10, 1]);
    expect(status(game, 'bear')).toBeUndefined();
    game.when(spend({ actor: 'mae', creature: 'odo', damage: true }), [6]);
    expect(status(game, 'bear')).toMatchObject({ to: 'dead', by: { actor: 'odo', means: 'Longsword' } });
  });

  it('whose blow an orc fell to at last', () => {
    const game = at1(fighting(made(party(), ['Orc', 'Noble'])), 'zed');
    theirTurn(game).when(attack('bear', 'zed'), [19]);
    expect(status(game, 'zed')).toBeUndefined();
    game.given({ type: 'force-of-will', actor: 'zed', stand: false });
    expect(status(game, 'zed')).toMatchObject({ to: 'dead', by: { actor: 'bear' } });
  });

  it('whose spell it was', () => {
    const game = at1(fight('Goblin', 2), 'goblin-1');
    game.when(cast('Fire Ball', 'goblin-1'), [3, 2]);
    expect(status(game, 'goblin-1')).toMatchObject({ by: { actor: 'mae', means: 'Fire Ball' } });
  });

  it('whose breath it was', () => {
    const game = at1(theirTurn(fight('Dragon, Elder', 1)), 'mae');
    game.when({ type: 'area-attack', actor: 'dragon-elder', targets: ['odo', 'mae'] }, [20, 2]);
    expect(status(game, 'mae')).toMatchObject({ by: { actor: 'dragon-elder', means: 'breath' } });
  });

  it('whose inspiration saved someone after all', () => {
    const game = at1(inspired(fight('Goblin', 1)), 'odo');
    game.when(cast('Fire Ball', 'odo'), [1, 8]);
    expect(status(game, 'odo')).toMatchObject({ to: 'dead', by: { actor: 'mae', means: 'Fire Ball' } });
    game.when(spend({ actor: 'ansa', creature: 'odo' }), [6]);
    expect(status(game, 'odo')).toMatchObject({ to: 'up', by: { actor: 'ansa', means: 'inspiration' } });
  });

  it('whose blessing brought someone back', () => {
    const game = wound(ruled('dying-minutes', 'hour').given({ type: 'camp' }), 'mae', 30);
    expect(status(game, 'mae')).not.toHaveProperty('by');
    game.given({ type: 'rest-action', actor: 'ansa', action: 'blessing', target: 'mae' });
    expect(status(game, 'mae')).toMatchObject({ to: 'up', by: { actor: 'ansa', means: 'blessing' } });
  });
});

describe('a roll says by how much it was made or missed, and what the die showed', () => {
  const check: Command = { type: 'check', actor: 'mae', stat: 'dex', purpose: 'climb', dc: 12 };

  it('of a check', () => {
    expect(fact(party(), check, [10], 'check-made')).toMatchObject({ passed: true, margin: 1, natural: 10 });
    expect(fact(party(), check, [4], 'check-made')).toMatchObject({ passed: false, margin: -5, natural: 4 });
  });

  it('of one that an inspiration die raised', () => {
    const game = inspired(party());
    game.when(check, [4]);
    expect(fact(game, spend({ actor: 'mae' }), [6], 'roll-raised')).toMatchObject({
      passed: true,
      margin: 1,
    });
  });

  it('of a contest, for its winner', () => {
    const contest: Command = {
      type: 'contest',
      parties: [
        { actor: 'mae', stat: 'dex' },
        { actor: 'odo', stat: 'str' },
      ],
    };
    const decided = fact(party(), contest, [15, 9], 'contest-decided');
    expect(decided).toMatchObject({
      winner: 'mae',
      margin: 6,
      parties: [
        { actor: 'mae', natural: 15 },
        { actor: 'odo', natural: 9 },
      ],
    });
    expect(fact(party(), contest, [9, 9], 'contest-decided')).not.toHaveProperty('margin');
  });

  it('of a save against a spell', () => {
    const saved = fact(fight('Goblin', 1), cast('Fire Ball', 'goblin'), [3, 2], 'spell-endured');
    expect(saved).toMatchObject({ passed: false, natural: 2 });
    expect(saved?.['margin']).toBe(Number(saved?.['total']) - Number(saved?.['against']));
  });
});

describe('a request says what was asked for', () => {
  const asks = (more: object = {}): Command => ({
    type: 'request',
    actor: 'ansa',
    what: 'help',
    words: 'carry this chest',
    ...more,
  });
  const met = (): Game => meets('Goblin').given({ type: 'react', mood: 'uncertain' });

  it('of whom, if one was named', () => {
    const asked = fact(met(), asks({ target: 'goblin' }), [19], 'request-made');
    expect(asked).toMatchObject({ words: 'carry this chest', target: 'goblin', granted: true });
    expect(fact(met(), asks(), [19], 'request-made')).not.toHaveProperty('target');
  });
});

it.each([
  [3, -2],
  [10, 0],
  [18, 1],
])('a reaction of %i is of the mood %i', (face, mood) => {
  expect(fact(meets('Goblin'), { type: 'react' }, [face], 'reaction-rolled')).toMatchObject({ mood });
});

it('a custom table of reactions has no mood', () => {
  const nap = { name: 'Nap', rows: [{ text: 'Sleepy' }, { text: 'Awake' }] };
  const game = meets('Goblin').given({ type: 'keep-tables', tables: [nap] });
  game.given({ type: 'choose-reaction-table', table: Object.keys(game.state.tables)[0] });
  expect(fact(game, { type: 'react' }, [1], 'reaction-rolled')).not.toHaveProperty('mood');
});

it('a meal says that it was the last food of whoever had it', () => {
  const game = party();
  const last = () =>
    game
      .when({ type: 'camp' })
      .events.filter(({ type }) => type === 'meal-eaten')
      .map((meal) => meal['last']);
  expect(last()).toEqual([undefined, undefined, undefined]);
  game.given({ type: 'sleep' });
  expect(last()).toEqual([true, true, true]);
});

it('what is bought comes from a shop, at its price', () => {
  const bought = fact(party(), { type: 'buy', creature: 'mae', goods: 'Club' }, [], 'item-added');
  expect(bought).toMatchObject({ from: { place: 'shop' }, worth: 10 });
});

it('what the table settles before a check is about somebody', () => {
  const risky: Command = { type: 'check', actor: 'mae', stat: 'dex', purpose: 'leap', risk: 'a fall' };
  expect(fact(party(), risky, [10], 'check-settled')).toMatchObject({ actor: 'mae', purpose: 'leap' });
});
