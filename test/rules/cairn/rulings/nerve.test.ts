import { describe, expect, it } from 'vitest';
import { done, fight, one, party, ruled, saying } from '../party.ts';

describe('a campaign may say of morale', () => {
  const lose = (game: ReturnType<typeof party>, ...ids: string[]) =>
    game.given(...ids.map((creature) => ({ type: 'set-status', creature, status: 'dead' })));

  it('that half of them is not yet enough (CA-R16)', () => {
    const game = lose(fight('Goblin', 2, ruled('morale-half', 'less than half')), 'goblin-1');
    expect(game.state.fight?.moraleDue).toEqual(['the first casualty']);
  });

  it('that two reasons at once are a Save each (CA-R16)', () => {
    const game = lose(fight('Goblin', 2, ruled('morale-reasons', 'a Save each')), 'goblin-1');
    game.when({ type: 'check-morale' }, [8, 9]);
    expect(one(game, 'goblin-2').status).toBe('fled');
  });

  it('that each of them throws, and only who fails flees (CA-R16)', () => {
    const game = lose(fight('Goblin', 4, ruled('morale-throws', 'by each of them')), 'goblin-1');
    game.when({ type: 'check-morale' }, [8, 9, 1]);
    expect(['goblin-2', 'goblin-3', 'goblin-4'].map((id) => one(game, id).status)).toEqual([
      'up',
      'fled',
      'up',
    ]);
  });

  it.each([
    ['the lowest', 'Restless dead', 6],
    ['the highest', 'Hedge witch', 15],
  ])('whose WIL counts: %s (CA-R16)', (value, statBlock, wil) => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 3 },
      { type: 'identify', statBlock },
    );
    game.when({ type: 'start-fight', ready: ['bryn', 'linnet'] });
    lose(ruled('morale-score', value, game), 'goblin-1');
    expect(game.when({ type: 'check-morale' }, [wil]).told[0]).toContain(`against WIL ${wil}, passed`);
  });

  it('that the last of a group saves again at 0 HP (CA-R16)', () => {
    const game = lose(fight('Goblin', 2, ruled('last-one-is-alone', true)), 'goblin-1');
    game.when({ type: 'check-morale' }, [1]);
    game.given({ type: 'adjust-hit-points', creature: 'goblin-2', by: -4 });
    expect(game.state.fight?.moraleDue).toEqual(['alone and at 0 HP']);
  });
});

describe('flight', () => {
  const flee = (who: string[], to = 'the gate') => ({ type: 'flee', who, to });

  it('to two places takes two Saves (CA-R18)', () => {
    const game = fight('Ogre').given(flee(['bryn']));
    game.when(flee(['linnet'], 'the river'), [12, 13]);
    expect([one(game, 'bryn').status, one(game, 'linnet').status]).toEqual(['fled', 'up']);
  });

  it('may be a Save for each (CA-R18)', () => {
    const game = fight('Ogre', 1, ruled('flight-save', 'a Save each'));
    game.when(flee(['bryn', 'linnet']), [13, 12]);
    expect([one(game, 'bryn').status, one(game, 'linnet').status]).toEqual(['up', 'fled']);
  });

  it('may be tried only once in a fight (CA-R18)', () => {
    const game = fight('Ogre', 1, ruled('flight-again', false));
    game.when(flee(['bryn', 'linnet']), [13]);
    game.given(done);
    expect(game.refused(flee(['bryn']))).toMatchObject({ code: 'cut-off', message: saying('CA-57') });
    ruled('flight-again', true, game).when(flee(['bryn', 'linnet']), [12]);
    expect(one(game, 'bryn').status).toBe('fled');
  });
});
