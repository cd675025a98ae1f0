import { describe, expect, it } from 'vitest';
import {
  attack,
  done,
  facts,
  offered,
  party,
  ready,
  round,
  ruled,
  slots,
  withStatus,
  type Game,
} from './party.ts';

/** A marauder asleep, then a fight. */
const asleep = (game: Game = party()): Game =>
  withStatus(game.given({ type: 'meet', statBlock: 'Marauder' }), 'marauder', 'unconscious').given({
    type: 'start-fight',
  });
const targets = (game: Game) => offered(game, 'attack')[0]?.needs?.find(({ name }) => name === 'target');
const TEN = Array<number>(10).fill(5);

describe('the helpless', () => {
  it('are in a fight that begins, on both sides', () => {
    const game = asleep(withStatus(party(), 'bo', 'unconscious'));
    expect(game.state.fight?.combatants).toMatchObject({
      ada: { side: 'party' },
      bo: { side: 'party' },
      marauder: { side: 'others' },
    });
    round(game, { ada: {} }, [4, ...TEN, ...TEN]);
    expect(slots(game)?.flat().toSorted()).toEqual(['ada', 'bo', 'marauder']);
  });

  it('end nothing by being all asleep, round after round', () => {
    const game = asleep();
    for (const _round of [1, 2]) {
      round(game, { ada: {}, bo: {} }, [4, 2, ...TEN]);
      game.given(done, done);
    }
    expect(game.state.fight).toMatchObject({ round: 3 });
  });

  it('are offered as targets, marked, and struck', () => {
    const game = round(asleep(), { ada: {}, bo: {} }, [1, 2, ...TEN]);
    expect(targets(game)?.choices).toEqual([{ value: 'marauder', label: 'Marauder', detail: 'helpless' }]);
    expect(facts(game.when(attack('ada', 'marauder'), [4]), 'attack-made')).toMatchObject([
      { hit: true, thrown: 5, armour: 1, damage: 4 },
    ]);
  });

  it('cannot avoid a blow where one rolls to hit', () => {
    const game = asleep(ruled('armor-rating', 'to-hit')).given({
      type: 'set-sheet',
      creature: 'marauder',
      to: { ar: 20 },
    });
    round(game, { ada: {}, bo: {} }, [1, 2, ...TEN]);
    expect(facts(game.when(attack('ada', 'marauder'), [1, 4]), 'attack-made')).toMatchObject([{ hit: true }]);
  });

  it('keep up no defence', () => {
    const game = ready({ bo: { action: 'defend' } }).given(done, { type: 'act', actor: 'bo' });
    withStatus(game, 'bo', 'unconscious');
    expect(facts(game.when(attack('marauder', 'bo'), [4]), 'attack-made')).toMatchObject([{ armour: 1 }]);
  });

  it('who bleed to death at their count end the fight', () => {
    const game = withStatus(asleep(), 'marauder', 'bleeding');
    game.given(
      { type: 'set-hit-points', creature: 'marauder', now: 0 },
      { type: 'set-sheet', creature: 'marauder', to: { exhaustion: 3 } },
    );
    round(game, { ada: {}, bo: {} }, [1, 2, ...TEN]);
    expect(facts(game.given(done).when(done, [8]), 'fight-ended')).toMatchObject([
      { outcome: 'the party wins' },
    ]);
  });
});
