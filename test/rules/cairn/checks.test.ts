import { describe, expect, it } from 'vitest';
import {
  hit,
  body,
  conditions,
  facts,
  one,
  party,
  saying,
  type Game,
  type Command,
  type With,
} from './party.ts';

/** What the Save was that a command threw. */
const thrown = (game: Game, command: Parameters<Game['when']>[0], faces?: number[]) =>
  facts(game.when(command, faces), 'save-made')[0];
const save = (actors: string[], attribute: With<'adjust-score'>['attribute'] = 'str'): Command => ({
  type: 'save',
  actors,
  attribute,
});

describe('Saves', () => {
  it('pass at or under the score and fail above it (CA-7, CA-4)', () => {
    const made = { actor: 'bryn', attribute: 'str', against: 12 };
    expect(thrown(party(), save(['bryn']), [12])).toMatchObject({ ...made, total: 12, passed: true });
    expect(thrown(party(), save(['bryn']), [13])).toMatchObject({ ...made, total: 13, passed: false });
  });

  it('pass on a 1 whatever the score, fail on a 20 whatever the score (CA-8)', () => {
    const strong = party().given({
      type: 'set-sheet',
      creature: 'bryn',
      to: { dex: { now: 20, max: 20 }, wil: { now: 1, max: 12 } },
    });
    expect(thrown(strong, save(['bryn'], 'dex'), [20])).toMatchObject({ against: 20, passed: false });
    expect(thrown(strong, save(['bryn'], 'wil'), [1])).toMatchObject({ against: 1, passed: true });
  });

  it('look at the score as it is now (CA-7, CA-5)', () => {
    const hurt = party().given({ type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: -5 });
    expect(thrown(hurt, save(['bryn'], 'dex'), [8])).toMatchObject({ against: 7, passed: false });
  });

  it('of several who act as one the lowest score throws for all (CA-10, CA-R27)', () => {
    const game = party({}, { scores: { str: 12, dex: 6, wil: 12 } });
    expect(thrown(game, save(['bryn', 'linnet'], 'dex'), [7])).toMatchObject({
      actor: 'linnet',
      attribute: 'dex',
    });
  });

  it('have the one who is most at risk throw, whom the Warden names (CA-9, CA-6, CA-44)', () => {
    expect(thrown(party(), save(['linnet'], 'wil'), [3])).toMatchObject({
      actor: 'linnet',
      attribute: 'wil',
    });
  });

  it('have failed without a throw where nothing is left of the score (CA-R25)', () => {
    const game = party().given({ type: 'set-sheet', creature: 'bryn', to: { wil: { now: 0, max: 12 } } });
    expect(thrown(game, save(['bryn'], 'wil'))).toMatchObject({ faces: [], against: 0, passed: false });
  });

  it('are refused for the dead, with the rule (CA-7)', () => {
    const game = party().given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    expect(game.refused(save(['bryn']))).toMatchObject({
      code: 'not-able',
      message: saying('CA-7'),
    });
  });
});

describe('Scores', () => {
  it('out of range are refused with the rule (CA-3)', () => {
    const refusal = party().refused({
      type: 'set-sheet',
      creature: 'bryn',
      to: { str: { now: 31, max: 31 } },
    });
    expect(refusal).toMatchObject({ code: 'off-sheet', message: saying('CA-3') });
  });

  it('at 0 STR kill without a Save (CA-67, CA-R10)', () => {
    const game = party();
    game.when({ type: 'adjust-score', creature: 'bryn', attribute: 'str', by: -20 });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it.each([
    ['dex', 'Paralyzed', 'CA-68'],
    ['wil', 'Delirious', 'CA-69'],
  ] as const)('at 0 %s leave one %s (%s)', (attribute, word, _rule) => {
    const game = party().given({ type: 'adjust-score', creature: 'bryn', attribute, by: -12 });
    expect(conditions(game, 'bryn')).toEqual([word]);
    expect(one(game, 'bryn').status).toBe('down');
  });

  it('come back from 0 only by a week under care, not by a breather', () => {
    const game = party().given(
      { type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: -12 },
      { type: 'sleep', safe: true },
    );
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'recuperate' });
    expect(one(game, 'bryn').status).toBe('up');
    expect(body(game, 'bryn').dex.now).toBe(12);
  });

  it('are lowered by harm outside of a fight, past HP and Armor, without a Save (CA-66)', () => {
    const game = party({ gear: ['Chainmail'] });
    const { events } = game.when({ type: 'harm', creature: 'bryn', source: 'poison' }, [5]);
    expect(events).toMatchObject([
      { type: 'harm-dealt', thrown: 5, armour: 0, damage: 5 },
      { type: 'score-changed', attribute: 'str', from: 12, to: 7 },
    ]);
    expect(body(game, 'bryn').str).toEqual({ now: 7, max: 12 });
    expect(one(game, 'bryn').hitPoints.now).toBe(4);
  });

  it('lose a d6 of STR for each 10ft of a fall', () => {
    const game = party();
    game.when({ type: 'harm', creature: 'bryn', source: 'fall', feet: 30 }, [1, 2, 3]);
    expect(body(game, 'bryn').str.now).toBe(6);
  });
});

describe('the Die of Fate', () => {
  it.each([
    [4, true],
    [3, false],
  ])('on a %i is good for the party: %s (CA-34, CA-35)', (total, good) => {
    const [fate] = facts(party().when({ type: 'die-of-fate' }, [total]), 'fate-asked');
    expect(fate).toMatchObject({ total, good });
  });
});

describe('Fatigue', () => {
  it('fills a slot each (CA-18, CA-19)', () => {
    const game = party().given({ type: 'fatigue', creature: 'bryn' }, { type: 'fatigue', creature: 'bryn' });
    expect(conditions(game, 'bryn')).toEqual(['Fatigue', 'Fatigue']);
    expect(one(game, 'bryn').conditions.map(({ slots }) => slots)).toEqual([1, 1]);
  });

  it('is never refused: without a slot something has to be dropped (CA-21)', () => {
    const game = party({ gear: Array<string>(10).fill('Rope, 25ft') });
    const [fact] = facts(game.when({ type: 'fatigue', creature: 'bryn' }), 'condition-gained');
    expect(fact).toMatchObject({ condition: { slots: 1, details: { fatigue: true, overfull: true } } });
    expect(game.refused({ type: 'travel', to: '0102' })).toMatchObject({ code: 'over-full' });
    game.given({ type: 'make-room', creature: 'bryn', drop: ['rope-25ft'] });
    expect(one(game, 'bryn').items).toHaveLength(9);
  });

  it('that nobody can bear any more lets them collapse until rested', () => {
    const game = party({ gear: [] });
    for (let count = 0; count < 11; count += 1) game.given({ type: 'fatigue', creature: 'bryn' });
    expect(conditions(game, 'bryn').filter((name) => name === 'Fatigue')).toHaveLength(10);
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'sleep', safe: true });
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', conditions: [] });
  });

  it('can be taken off by the Warden’s word (CA-20)', () => {
    const game = party().given(
      { type: 'fatigue', creature: 'bryn' },
      { type: 'shed-fatigue', creature: 'bryn' },
    );
    expect(conditions(game, 'bryn')).toEqual([]);
  });
});

describe('going without', () => {
  const thirsty = () => party().given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
  const days = (count: number): Command => ({ type: 'pass-time', scale: 'day', count });
  const fatigueOf = (game: Game) => conditions(game, 'bryn').filter((name) => name === 'Fatigue').length;

  it('marks someone with its cause (CA-15)', () => {
    expect(conditions(thirsty(), 'bryn')).toEqual(['Deprived: water']);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [5, 4],
  ])('for %i days brings %i Fatigue (CA-16)', (count, fatigue) => {
    const game = thirsty().given(
      {
        type: 'add-item',
        creature: 'bryn',
        item: { name: 'Feast', kind: 'food', count: 20, slots: 0, details: { meal: 'ration' } },
      },
      days(count),
    );
    expect(fatigueOf(game)).toBe(fatigue);
  });

  it('lets nobody regain HP by hand (CA-17)', () => {
    const game = hit(party(), 'bryn', 1).given({ type: 'deprive', creatures: ['bryn'], cause: 'sleep' });
    expect(game.refused({ type: 'adjust-hit-points', creature: 'bryn', by: 2 })).toMatchObject({
      code: 'deprived',
    });
    game.given({ type: 'provide', creatures: ['bryn'], cause: 'sleep' });
    game.given({ type: 'adjust-hit-points', creature: 'bryn', by: 2 });
    expect(one(game, 'bryn').hitPoints.now).toBe(3);
  });

  it('lets nobody regain HP, scores or slots (CA-17)', () => {
    const game = thirsty().given(
      { type: 'adjust-hit-points', creature: 'bryn', by: -2 },
      { type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: -2 },
      { type: 'fatigue', creature: 'bryn' },
      { type: 'sleep', safe: true },
    );
    expect(one(game, 'bryn').hitPoints.now).toBe(2);
    expect(fatigueOf(game)).toBe(1);
    expect(game.refused({ type: 'breather', creature: 'bryn' })).toMatchObject({
      code: 'deprived',
      message: saying('CA-17'),
    });
    expect(game.refused({ type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: 1 }).code).toBe(
      'deprived',
    );
    expect(game.refused({ type: 'shed-fatigue', creature: 'bryn' }).code).toBe('deprived');
  });

  it('ends at once when the need is met (CA-R24)', () => {
    const game = thirsty().given({ type: 'provide', creatures: ['bryn'], cause: 'water' });
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(game.refused({ type: 'provide', creatures: ['bryn'], cause: 'water' }).code).toBe('no-need');
  });

  it('of food begins when a day ends without a ration; a day’s ration is eaten by itself', () => {
    const game = party({ gear: [] }, { gear: ['Rations'] });
    game.given({ type: 'pass-time', scale: 'hour', count: 12 });
    expect(one(game, 'linnet').items).toMatchObject([{ name: 'Rations', count: 1 }]);
    game.given({ type: 'pass-time', scale: 'day' }, { type: 'pass-time', scale: 'day' });
    expect(conditions(game, 'linnet')).not.toContain('Deprived: food');
    game.given({ type: 'pass-time', scale: 'day' });
    expect(conditions(game, 'linnet')).toContain('Deprived: food');
  });

  it('of food comes to those without a ration where there are too few for all: one’s own is not shared', () => {
    const game = party({ gear: [] }, { gear: ['Rations'] });
    game.given({ type: 'set-item', creature: 'linnet', item: 'rations', count: 1 });
    game.given({ type: 'pass-time', scale: 'day' });
    expect(conditions(game, 'bryn')).toContain('Deprived: food');
    expect(conditions(game, 'linnet')).not.toContain('Deprived: food');
  });

  it('of sleep begins when a night is spent awake (CA-15)', () => {
    const game = party().given({ type: 'pass-time', scale: 'day' });
    expect(conditions(game, 'bryn')).toContain('Deprived: sleep');
  });
});
