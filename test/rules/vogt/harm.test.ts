import { describe, expect, it } from 'vitest';
import {
  attack,
  done,
  facts,
  fight,
  one,
  party,
  ready,
  sheet,
  statuses,
  withStatus,
  type Game,
} from './party.ts';

const exhaust = { type: 'exhaust', creature: 'ada' } as const;
const tired = (levels: number, faces: number[] = [], game = party()): Game => {
  for (let level = 1; level <= levels; level += 1) game.when(exhaust, level > 3 ? faces : []);
  return game;
};

describe('being struck down', () => {
  const felled = (hp: number): Game => {
    const game = ready({}, fight().given({ type: 'set-hit-points', creature: 'ada', now: hp }));
    game.given(done, done);
    game.when(attack('marauder', 'ada'), [5]);
    return game;
  };
  it('to 0 or fewer (BV-24) tires by a level and knocks prone (BV-31)', () => {
    const game = felled(3);
    expect(one(game, 'ada').hitPoints.now).toBe(-2);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
    expect(statuses(game, 'ada')).toEqual(['Prone']);
  });
  it('again tires again (BV-31)', () => {
    const game = felled(3).given({ type: 'adjust-hit-points', creature: 'ada', by: -1 });
    expect(sheet(game, 'ada').exhaustion).toBe(2);
  });
  it('not at all above 0, nor by 0 damage (BV-31)', () => {
    expect(sheet(felled(6), 'ada').exhaustion).toBe(0);
    const lying = fight().given(
      { type: 'set-hit-points', creature: 'ada', now: 0 },
      { type: 'set-sheet', creature: 'ada', to: { ar: 9 } },
    );
    const game = ready({}, lying).given(done, done);
    expect(facts(game.when(attack('marauder', 'ada'), [3]), 'attack-made')[0]).toMatchObject({ damage: 0 });
    expect(sheet(game, 'ada').exhaustion).toBe(0);
  });
});

describe('exhaustion', () => {
  it('has four levels, each with those below (BV-32)', () => {
    expect(sheet(tired(3), 'ada').exhaustion).toBe(3);
    expect(facts(party().when(exhaust), 'exhaustion-changed')).toMatchObject([
      { creature: 'ada', from: 0, to: 1 },
    ]);
  });
  it('1 halves speed in turns, and lying prone halves again (BV-33)', () => {
    const game = ready({}, fight().given(exhaust));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 4 }).code).toBe('too-far');
    withStatus(game, 'ada', 'prone');
    expect(game.refused({ type: 'move', actor: 'ada', squares: 2 }).code).toBe('too-far');
  });
  it('2 halves most HP and cuts what one has (BV-34)', () => {
    const game = party({ hitPoints: 11 }).given(exhaust, exhaust);
    expect(one(game, 'ada').hitPoints).toEqual({ now: 5, max: 5 });
  });
  it('3 is unconscious (BV-35)', () => {
    expect(one(tired(3), 'ada').status).toBe('down');
    expect(statuses(tired(3), 'ada')).toEqual(['Unconscious']);
  });
  it('3 lets nobody wake until it falls below (BV-S11)', () => {
    const wakes = { type: 'end-status', creature: 'ada', status: 'unconscious' } as const;
    expect(tired(3).refused(wakes).code).toBe('exhausted');
    const game = tired(3).given({ type: 'full-rest' });
    expect(one(game, 'ada').status).toBe('up');
    expect(statuses(game, 'ada')).toEqual([]);
  });
  it('beyond 4 rolls again for each further level and stays at 4 (BV-36)', () => {
    const game = tired(4, [2]);
    game.when(exhaust, [2]);
    expect(sheet(game, 'ada')).toMatchObject({ exhaustion: 4, lost: ['arm', 'arm'] });
  });
});

describe('death and dismemberment (BV-37)', () => {
  it.each([
    [2, 'arm'],
    [3, 'eye'],
    [4, 'leg'],
    [5, 'voice'],
  ])('%i takes an %s', (face, part) => {
    const game = tired(3);
    const outcome = game.when(exhaust, [face]);
    expect(facts(outcome, 'dismemberment-rolled')).toMatchObject([{ roll: face, result: part }]);
    expect(facts(outcome, 'body-part-lost')).toMatchObject([{ creature: 'ada', part }]);
    expect(sheet(game, 'ada').lost).toEqual([part]);
    if (part === 'voice') expect(statuses(game, 'ada')).toContain('Mute');
  });
  it.each([6, 7, 8])('%i is death', (face) => {
    expect(one(tired(4, [face]), 'ada').status).toBe('dead');
  });
  it('1 breaks a weapon or armour: which, the GM says', () => {
    const game = tired(3, [], party({ gear: ['Sword', 'Leather armour'], ar: 1 }));
    const before = one(game, 'ada').items;
    expect(facts(game.when(exhaust, [1]), 'dismemberment-rolled')).toMatchObject([{ result: 'gear' }]);
    expect(one(game, 'ada').items).toEqual(before);
  });
  it('takes the other one of what is lost already', () => {
    const game = tired(4, [4]);
    game.when(exhaust, [4]);
    expect(sheet(game, 'ada').lost).toEqual(['leg', 'leg']);
  });
  it('never takes more than there is to lose', () => {
    const game = tired(4, [5]);
    expect(facts(game.when(exhaust, [5]), 'body-part-lost')).toEqual([]);
    expect(sheet(game, 'ada').lost).toEqual(['voice']);
  });
  it('a third arm is none, however many hands there are', () => {
    const game = tired(4, [2], party({ hands: 4 }));
    game.when(exhaust, [2]);
    const outcome = game.when(exhaust, [2]);
    expect(facts(outcome, 'dismemberment-rolled')).toMatchObject([{ result: 'arm', left: 0 }]);
    expect(facts(outcome, 'body-part-lost')).toEqual([]);
    expect(sheet(game, 'ada').lost).toEqual(['arm', 'arm']);
    const lost = ['arm', 'arm', 'arm'];
    expect(game.refused({ type: 'set-sheet', creature: 'ada', to: { lost } }).code).toBe('off-sheet');
  });
  it('makes blind who has lost both eyes', () => {
    const game = tired(4, [3]);
    expect(statuses(game, 'ada')).not.toContain('Blind');
    game.when(exhaust, [3]);
    expect(statuses(game, 'ada')).toContain('Blind');
  });
  it('leaves 1 square a turn without a leg, however tired one is', () => {
    const lame = fight().given(exhaust, { type: 'set-sheet', creature: 'ada', to: { lost: ['leg'] } });
    const game = ready({}, lame).given({ type: 'move', actor: 'ada', squares: 1 });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });
  it('leaves one mute without a voice until it is given back by hand', () => {
    const lost = (what: string[]) => ({ type: 'set-sheet' as const, creature: 'ada', to: { lost: what } });
    const speaks = { type: 'end-status', creature: 'ada', status: 'mute' } as const;
    const game = withStatus(party(), 'ada', 'mute').given(lost(['voice']));
    expect(game.refused(speaks).code).toBe('not-able');
    expect(statuses(game.given(lost([]), speaks), 'ada')).toEqual([]);
  });
});
