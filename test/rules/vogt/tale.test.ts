import { describe, expect, it } from 'vitest';
import { attack, facts, party, ready, withStatus, type Command, type Game } from './party.ts';

const status = (game: Game, creature: string) =>
  game.events.findLast((one) => one.type === 'status-changed' && one['creature'] === creature);
/** So tired that the next level is the third, and with one hit point left. */
const spent = (game: Game, creature: string): Game =>
  game.given(
    { type: 'set-sheet', creature, to: { exhaustion: 2 } },
    { type: 'set-hit-points', creature, now: 1 },
  );

describe('a change of status says', () => {
  it('whose blow it was, and with which weapon', () => {
    const game = spent(ready(), 'marauder');
    game.when(attack('ada', 'marauder'), [5]);
    expect(status(game, 'marauder')).toMatchObject({ to: 'down', by: { actor: 'ada', means: 'Sword' } });
  });

  it('which technique it was', () => {
    const lash = { action: 'technique', technique: 'Ember lash', dice: 1 } as const;
    const game = spent(ready({ bo: lash }), 'marauder').given({ type: 'end-turn' });
    game.when({ type: 'technique', actor: 'bo', targets: ['marauder'], damageType: 'fire' }, [5]);
    expect(status(game, 'marauder')).toMatchObject({ to: 'down', by: { actor: 'bo', means: 'Ember lash' } });
  });

  it('nobody where the GM gives exhaustion, or lets someone wake', () => {
    const game = withStatus(party(), 'bo', 'unconscious');
    expect(status(game, 'bo')).not.toHaveProperty('by');
    game.given({ type: 'end-status', creature: 'bo', status: 'unconscious' });
    expect(status(game, 'bo')).toMatchObject({ to: 'up' });
    expect(status(game, 'bo')).not.toHaveProperty('by');
  });
});

it('a technique says on whom it was used', () => {
  const lash = { action: 'technique', technique: 'Ember lash', dice: 1 } as const;
  const game = ready({ bo: lash }).given({ type: 'end-turn' });
  const used = game.when({ type: 'technique', actor: 'bo', targets: ['marauder'], damageType: 'fire' }, [2]);
  expect(facts(used, 'technique-used')).toMatchObject([{ targets: ['marauder'] }]);
});

describe('a roll says by how much it was made or missed, and what the die showed', () => {
  const roll = (type: 'check' | 'save', face: number, more: object = {}) => {
    const command = { type, actor: 'ada', ability: 'str', ...more } as Command;
    return facts(party().when(command, [face]), `${type}-made`)[0];
  };

  it('of a check with a target', () => {
    expect(roll('check', 4, { against: 4 })).toMatchObject({ passed: true, margin: 1, natural: 4 });
  });

  it('of a check without one only the face', () => {
    expect(roll('check', 4)).toMatchObject({ natural: 4 });
    expect(roll('check', 4)).not.toHaveProperty('margin');
  });

  it('of a save', () => {
    expect(roll('save', 2, { against: 5 })).toMatchObject({ passed: false, margin: -2, natural: 2 });
  });

  it('of a contest, from the one who began it', () => {
    const contest: Command = {
      type: 'contest',
      actor: 'ada',
      ability: 'dex',
      target: 'bo',
      targetAbility: 'dex',
    };
    const [lost] = facts(party().when(contest, [3, 8]), 'contest-made');
    expect(lost).toMatchObject({ winner: 'bo', margin: -5, natural: 3, second: { natural: 8 } });
    const [tied] = facts(party().when(contest, [3, 3]), 'contest-made');
    expect(tied).not.toHaveProperty('margin');
  });
});
