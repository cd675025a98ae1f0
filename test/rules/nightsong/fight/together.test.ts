import { describe, expect, it } from 'vitest';
import { facts, fight, NEXT, pair, who, type Game } from '../party.ts';

const wolves = { type: 'act-together', kind: 'Wolf' } as const;
const theirs = (count = 3, gear: string[] = []): Game => fight(pair(gear), 'Wolf', count).given(NEXT);

describe('all wolves attack', () => {
  it('spread: each rolls its own Damage at the next of the party', () => {
    const outcome = theirs().when(wolves, [3, 1, 2]);
    expect(facts(outcome, 'attack-made')).toMatchObject([
      { actor: 'wolf-1', target: 'mae', thrown: 3, from: 6, left: 3 },
      { actor: 'wolf-2', target: 'bran', thrown: 1, missed: true },
      { actor: 'wolf-3', target: 'mae', thrown: 2, from: 3, left: 1 },
    ]);
  });

  it('one target: who is left when it falls may still act', () => {
    const game = theirs();
    const outcome = game.when({ ...wolves, target: 'mae' }, [3, 3, 2]);
    expect(facts(outcome, 'attack-made')).toHaveLength(2);
    expect(who(game).status).toBe('down');
    expect(facts(game.when(wolves, [2]), 'attack-made')).toMatchObject([{ actor: 'wolf-3', target: 'bran' }]);
  });

  it('whose player may block: that blow waits for the answer, and is rolled when told again', () => {
    const game = theirs(3, ['Round shield']);
    const outcome = game.when(wolves, [2]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ actor: 'wolf-2', target: 'bran' }]);
    expect(facts(outcome, 'aims-taken')).toMatchObject([{ aims: { 'wolf-1': 'mae', 'wolf-3': 'mae' } }]);
    expect(facts(game.when(wolves, [2, 2]), 'attack-made')).toMatchObject([
      { actor: 'wolf-1', target: 'mae', left: 4 },
      { actor: 'wolf-3', target: 'mae', left: 2 },
    ]);
  });

  it('whose player blocks: that blow is given alone, the rest with the same command', () => {
    const game = theirs(3, ['Round shield']);
    game.when(wolves, [2]);
    const weapon = who(game, 'wolf-1').items[0]?.id;
    const blocked = game.when(
      { type: 'attack', actor: 'wolf-1', target: 'mae', shield: true, ...(weapon ? { weapon } : {}) },
      [3, 2],
    );
    expect(facts(blocked, 'attack-made')).toMatchObject([{ blocked: 'Round shield', damage: 0 }]);
    expect(facts(game.when(wolves, [2]), 'attack-made')).toMatchObject([{ actor: 'wolf-3', target: 'mae' }]);
  });

  it('the block is offered to whoever may answer, and wears the Shield', () => {
    const game = theirs(3, ['Round shield']);
    const answers = () => game.offers.filter(({ command }) => command['answer'] === true);
    expect(answers()).toEqual([]);
    game.when(wolves, [2]);
    expect(answers().map(({ actor, main, command }) => [actor, main, command['targets']])).toEqual([
      ['mae', true, { 'wolf-1': 'mae' }],
      ['mae', true, { 'wolf-3': 'mae' }],
    ]);
    const blocked = game.when({ ...wolves, targets: { 'wolf-1': 'mae' }, answer: true }, [3, 2]);
    expect(facts(blocked, 'attack-made')).toMatchObject([
      { actor: 'wolf-1', target: 'mae', blocked: 'Round shield', damage: 0 },
    ]);
    expect(answers().map(({ command }) => command['targets'])).toEqual([{ 'wolf-3': 'mae' }]);
  });

  it('nobody answers without a Shield', () => {
    const game = theirs();
    expect(game.refused({ ...wolves, targets: { 'wolf-1': 'mae' }, answer: true }).code).toBe('nobody-asked');
  });

  it('and when they have, none of them is ready', () => {
    const game = theirs();
    game.when(wolves, [1, 1, 1]);
    expect(game.refused(wolves).code).toBe('nobody-ready');
  });
});

describe('the party attacks', () => {
  const crawling = () =>
    fight(pair().given({ type: 'gain-condition', creature: 'mae', condition: 'Fatigued', slots: 12 }));

  it('without those who can only crawl', () => {
    const outcome = crawling().when({ type: 'act-together', side: 'party', target: 'wolf' }, [3]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ actor: 'bran' }]);
  });

  it('and who can only crawl is offered nothing in the fight but to end the turn', () => {
    const hers = crawling().offers.filter(({ actor }) => actor === 'mae');
    expect(hers.map(({ command }) => command.type)).toEqual(['end-turn']);
  });
});

describe('a whole turn', () => {
  it('of the wolves that have acted only ends', () => {
    const game = theirs();
    game.when(wolves, [1, 1, 1]);
    expect(game.offers.find(({ command }) => command.type === 'take-turn')?.label).toBe('End turn');
  });

  it('ends the party’s when everybody has acted, then takes the wolves’, up to the next round', () => {
    const game = fight(pair(), 'Wolf', 2);
    expect(game.refused({ type: 'take-turn' }).code).toBe('undecided');
    for (const actor of ['mae', 'bran']) game.when({ type: 'attack', actor, target: 'wolf-1' }, [1]);
    const outcome = game.when({ type: 'take-turn' }, [1, 1]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ actor: 'wolf-1' }, { actor: 'wolf-2' }]);
    expect(game.state.fight).toMatchObject({ round: 2, slot: 0 });
  });
});
