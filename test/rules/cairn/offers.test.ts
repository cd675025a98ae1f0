import { describe, expect, it } from 'vitest';
import { attack, done, fight, offersOf, one, party, type Game } from './party.ts';

const labels = (game: Game): string[] => offersOf(game, 'attack').map(({ label }) => label);
const armed = (second: boolean) =>
  fight(
    'Ogre',
    1,
    party({ gear: ['Sword', 'Dagger'] }).given({
      type: 'set-item',
      creature: 'bryn',
      item: 'dagger',
      inUse: second,
    }),
  );

describe('by mouse or keyboard', () => {
  it('one strikes with both weapons in hand, the target being all that is asked for', () => {
    const game = armed(true);
    const both = offersOf(game, 'attack').find(({ label }) => label === 'Bryn: sword and dagger');
    expect(both?.detail).toBe('d8+d6');
    expect(both?.needs?.filter(({ optional }) => !optional).map(({ name }) => name)).toEqual(['target']);
    expect(game.attempt({ ...both!.command, target: 'ogre' })).toBeUndefined();
    game.when(done, [3, 5]);
    expect(labels(armed(false))).not.toContain('Bryn: sword and dagger');
  });

  it('a blast can be counted, one weapon at one foe not', () => {
    const asks = (gear: string) =>
      offersOf(fight('Goblin', 3, party({ gear: [gear] })), 'attack')
        .filter(({ actor, needs = [] }) => actor === 'bryn' && needs.some(({ name }) => name === 'countRoll'))
        .map(({ label }) => label);
    expect(asks('Bomb')).toEqual(['Bryn: bomb']);
    expect(asks('Sword')).toEqual([]);
  });

  it('a fight begins with some whom nothing finds too slow (CA-40)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    const [offer] = offersOf(game, 'start-fight').filter(({ needs }) => needs);
    expect(offer?.needs?.[0]).toMatchObject({ name: 'ready', value: ['bryn', 'linnet'] });
    expect(offer?.command).toEqual({ type: 'start-fight' });
    game.when({ type: 'start-fight', ready: ['bryn'] }, [13]);
    game.given(attack('bryn', 'goblin'));
    expect(one(game, 'linnet').status).toBe('up');
  });

  it('nobody is asked who is quick where the table throws no such Save (CA-40)', () => {
    const game = party().given(
      { type: 'set-option', option: 'first-round-save', value: 'no-save' },
      { type: 'meet', statBlock: 'Goblin' },
    );
    expect(offersOf(game, 'start-fight').filter(({ needs }) => needs)).toEqual([]);
  });
});
