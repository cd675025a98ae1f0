import { describe, expect, it } from 'vitest';
import { attack, facts, fight, hit, party, ruled, type Command, type Game } from './party.ts';

const lower = (creature: string, by: number): Command => ({
  type: 'adjust-score',
  creature,
  attribute: 'str',
  by: -by,
});
/** Bryn and Linnet against a goblin whom any blow kills. */
const frail = (): Game => hit(fight('Goblin'), 'goblin', 1).given(lower('goblin', 7));
const status = (game: Game, creature: string) =>
  game.events.findLast((one) => one.type === 'status-changed' && one['creature'] === creature);

describe('a change of status says', () => {
  it('whose blow it was that counted, and with which weapon', () => {
    const game = frail().given(attack('bryn', 'goblin', { unarmed: true }));
    game.when(attack('linnet', 'goblin'), [2, 6]);
    expect(status(game, 'goblin')).toMatchObject({ to: 'dead', by: { actor: 'linnet', means: 'Sword' } });
  });

  it('no weapon where hands were bare', () => {
    const game = frail().given(attack('bryn', 'goblin', { unarmed: true }));
    game.when({ type: 'end-turn' }, [4]);
    expect(status(game, 'goblin')?.['by']).toEqual({ actor: 'bryn' });
  });

  it('that it was a fall, and nobody’s deed', () => {
    const game = party().given(lower('bryn', 11));
    game.when({ type: 'harm', creature: 'bryn', source: 'fall' }, [6]);
    expect(status(game, 'bryn')).toMatchObject({ to: 'dead', by: { means: 'fall' } });
    expect(status(game, 'bryn')?.['by']).not.toHaveProperty('actor');
  });

  it('nobody where the Warden puts someone down', () => {
    const game = party().given({ type: 'set-status', creature: 'linnet', status: 'down' });
    expect(status(game, 'linnet')).not.toHaveProperty('by');
  });

  it('nobody where a blow puts a detachment to flight', () => {
    const game = hit(fight('Spear company', 1, party({ gear: ['Bomb'] })), 'spear-company', 1);
    game.given(attack('bryn', 'spear-company'));
    game.when({ type: 'end-turn' }, [4, 20]);
    expect(status(game, 'spear-company')).toMatchObject({ to: 'fled' });
    expect(status(game, 'spear-company')).not.toHaveProperty('by');
  });

  it('who tended somebody that is on their feet again at once', () => {
    const game = hit(ruled('stabilised-gets-up', 'at-once'), 'linnet', 0);
    game.when({ type: 'adjust-hit-points', creature: 'linnet', by: -1 }, [20]);
    expect(status(game, 'linnet')).not.toHaveProperty('by');
    game.when({ type: 'aid', actor: 'bryn', target: 'linnet' });
    expect(status(game, 'linnet')).toMatchObject({ to: 'up', by: { actor: 'bryn' } });
  });
});

it('somebody who was dying says whose spell or help saved them', () => {
  const dying = (): Game => {
    const game = hit(party(), 'linnet', 0);
    game.when({ type: 'adjust-hit-points', creature: 'linnet', by: -1 }, [20]);
    return game.given({ type: 'find-spell', creature: 'bryn', spell: 20, as: 'scroll' });
  };
  const tended = dying().when({ type: 'aid', actor: 'bryn', target: 'linnet' });
  expect(facts(tended, 'dying-stopped')).toMatchObject([{ by: { actor: 'bryn' } }]);
  const cure: Command = { type: 'cast', actor: 'bryn', item: 'scroll-cure-wounds', targets: ['linnet'] };
  const cured = dying().when({ ...cure, danger: false }, [2]);
  expect(facts(cured, 'dying-stopped')).toMatchObject([{ by: { actor: 'bryn', means: 'Cure Wounds' } }]);
});

describe('a Save says', () => {
  const save = (face: number, actors = ['bryn']) =>
    facts(party().when({ type: 'save', actors, attribute: 'dex' }, [face]), 'save-made')[0];

  it('by how much it was made or missed, and what the die showed', () => {
    expect(save(9)).toMatchObject({ passed: true, margin: 3, natural: 9 });
    expect(save(12)).toMatchObject({ passed: true, margin: 0, natural: 12 });
    expect(save(15)).toMatchObject({ passed: false, margin: -3, natural: 15 });
  });

  it('nothing of it where the face decides against the score', () => {
    const game = party().given({
      type: 'adjust-score',
      creature: 'bryn',
      attribute: 'dex',
      by: 8,
      maximum: true,
    });
    game.given({ type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: 8 });
    const [missed] = facts(
      game.when({ type: 'save', actors: ['bryn'], attribute: 'dex' }, [20]),
      'save-made',
    );
    expect(missed).toMatchObject({ passed: false, natural: 20 });
    expect(missed).not.toHaveProperty('margin');
  });

  it('for whom it stands besides the one who rolls', () => {
    const game = party({ scores: { str: 12, dex: 9, wil: 12 } });
    const group: Command = { type: 'save', actors: ['linnet', 'bryn'], attribute: 'dex' };
    expect(facts(game.when(group, [9]), 'save-made')).toMatchObject([{ actor: 'bryn', also: ['linnet'] }]);
    expect(save(9)).not.toHaveProperty('also');
  });
});

it.each([
  [2, -2],
  [3, -1],
  [7, 0],
  [10, 1],
  [12, 2],
])('a reaction of %i is of the mood %i', (total, mood) => {
  const game = party().given({ type: 'meet', statBlock: 'Goblin' });
  const faces = [Math.min(6, total - 1), total - Math.min(6, total - 1)];
  expect(facts(game.when({ type: 'react' }, faces), 'reaction-rolled')).toMatchObject([{ total, mood }]);
});

it.each([
  [4, 'yes'],
  [3, 'no'],
])('fate on a %i answers %s', (face, answer) => {
  expect(facts(party().when({ type: 'die-of-fate' }, [face]), 'fate-asked')).toMatchObject([{ answer }]);
});

it('a meal says that it was the last ration of one’s own', () => {
  const game = party().given({ type: 'set-item', creature: 'bryn', item: 'rations', count: 2 });
  game.given({ type: 'set-item', creature: 'linnet', item: 'rations', count: 1 });
  const { events } = game.when({ type: 'pass-time', scale: 'hour', count: 12 });
  const last = (type: string, creature: string) =>
    events.find((one) => one.type === type && one['creature'] === creature)?.['last'];
  expect([last('meal-eaten', 'bryn'), last('meal-eaten', 'linnet')]).toEqual([undefined, true]);
  expect([last('thing-used-up', 'bryn'), last('thing-used-up', 'linnet')]).toEqual([undefined, true]);
});

it('sleep says which encounter broke it', () => {
  const game = party();
  const broken = facts(game.when({ type: 'sleep' }, [1]), 'sleep-broken');
  expect(broken).toMatchObject([{ by: game.state.encounter?.title }]);
});

it('what is found in the wild comes from the hex, what is inherited from the dead', () => {
  const game = party({ gear: [] });
  const food = facts(game.when({ type: 'forage', actor: 'bryn' }, [6, 3, 6]), 'item-added');
  expect(food).toMatchObject([{ item: { name: 'Foraged food' }, from: { place: 'hex' } }]);
  game.given({ type: 'set-status', creature: 'linnet', status: 'dead' });
  const left = facts(game.when({ type: 'inherit', creature: 'linnet', heir: 'bryn' }), 'item-added');
  expect(left[0]).toMatchObject({ creature: 'bryn', from: { creature: 'linnet' } });
});

it('Cure Wounds says for whom it works', () => {
  const game = party({ gear: [] }).given(
    { type: 'find-spell', creature: 'bryn', spell: 20, as: 'scroll' },
    { type: 'find-spell', creature: 'bryn', spell: 20 },
    lower('linnet', 4),
  );
  const cast = (item: string): Command => ({ type: 'cast', actor: 'bryn', item, targets: ['linnet'] });
  const results = (item: string, faces: number[]) =>
    facts(game.when(cast(item), faces), 'spell-cast')[0]?.['results'];
  expect(results('scroll-cure-wounds', [2])).toEqual([{ creature: 'linnet', works: true }]);
  expect(results('spellbook-cure-wounds', [])).toEqual([{ creature: 'linnet', works: false }]);
});

it('a Save against morale says by how much they hold', () => {
  const game = fight('Goblin', 4).given({ type: 'set-status', creature: 'goblin-1', status: 'dead' });
  const morale = facts(game.when({ type: 'check-morale' }, [5]), 'morale-save-made');
  expect(morale).toMatchObject([{ passed: true, against: 8, margin: 3, natural: 5 }]);
});
