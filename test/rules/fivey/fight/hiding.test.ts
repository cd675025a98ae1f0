import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  fighting,
  made,
  party,
  theirTurn,
  thrown,
  type Command,
  type Game,
  inspired,
  meets,
  spend,
} from '../party.ts';

const nextRound = (game: Game): Game => game.given({ type: 'end-turn' }, { type: 'end-turn' });

describe('a hoblin in hiding', () => {
  const hide = { type: 'use-feat', actor: 'zed', feat: 'Little Trouble' } satisfies Command;
  const hoblin = (): Game => fighting(made(party(), ['Hoblin', 'Sage']));
  const blow = attack('zed', 'bear');
  it('takes an action, and has no advantage in the same turn (FV-65)', () => {
    const game = hoblin().given(hide);
    expect(game.state.fight?.combatants['zed']?.details['spent']).toBe(1);
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('has advantage on an attack of the next turn, once (FV-65)', () => {
    const game = nextRound(hoblin().given(hide));
    expect(thrown(game, blow, [2, 3])).toEqual([20, 20]);
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('has lost it a turn later (FV-65)', () => {
    const game = nextRound(nextRound(hoblin().given(hide)));
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('before a fight has it in its first turn (FV-65)', () => {
    expect(thrown(fighting(made(party(), ['Hoblin', 'Sage']).given(hide)), blow, [2, 3])).toEqual([20, 20]);
  });
  it('cannot do it when it is not the time for it, nor twice (FV-65)', () => {
    expect(hoblin().given(hide).refused(hide).code).toBe('hidden-already');
    expect(theirTurn(hoblin()).refused({ ...hide }).code).toBe('not-your-turn');
  });
});

describe('hiding', () => {
  const game = (): Game => {
    const there = meets('Goblin').given({ type: 'identify', statBlock: 'Ogre' });
    there.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    return there;
  };
  it('is decided for each observer apart, each against 10 + its INT', () => {
    expect(fact(game(), { type: 'act', actor: 'mae', act: 'hide' }, [8], 'hid')).toMatchObject({
      total: 11,
      observers: [
        { creature: 'goblin', against: 11, unseen: true },
        { creature: 'ogre', against: 13, unseen: false },
      ],
    });
  });
  it('that an inspiration die raises is decided again', () => {
    const there = inspired(game());
    there.when({ type: 'act', actor: 'mae', act: 'hide' }, [8]);
    const seen = fact(there, spend(), [2], 'hid')?.['observers'];
    expect(seen).toMatchObject([{ unseen: true }, { creature: 'ogre', unseen: true }]);
  });
});

it('hiding is held against INT', () => {
  const game = party();
  game.given(
    { type: 'meet', statBlock: 'Bear' },
    { type: 'make-character', name: 'Kin', templates: ['Nymph', 'Noble'] },
  );
  game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
  game.given({ type: 'end-turn' });
  const hide = { type: 'act', actor: 'bear', act: 'hide' } satisfies Command;
  expect(fact(game, hide, [10], 'hid')).toMatchObject({
    actor: 'bear',
    observers: [{ against: 11 }, { against: 11 }, { against: 11 }, { against: 12 }],
  });
});
