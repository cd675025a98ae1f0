import { expect, it } from 'vitest';
import { givenDice } from '../../shared/dice/sources.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { actInEncounter } from '../../src-main/forecast/encountered.ts';
import { play } from '../helpers/play.ts';
import { facts, fight, NEXT, pair } from '../rules/nightsong/party.ts';
import { policyWith } from './ahead.ts';

it('who is asked about a blow blocks it with a Shield, which wears by its use', () => {
  const { state } = fight(pair(['Round shield']), 'Wolf', 1).given(NEXT);
  const game = play(nightsong, { from: state, dice: givenDice([3, 1]).dice });
  const goOn = (): boolean =>
    actInEncounter(game.rulebook, game.state, policyWith({ met: 'fight' }), (one) => !game.attempt(one));
  goOn();
  expect(facts(game, 'aims-taken')).toMatchObject([{ aims: { wolf: 'mae' } }]);
  goOn();
  expect(facts(game, 'attack-made')).toMatchObject([{ blocked: 'Round shield', damage: 0 }]);
  expect(facts(game, 'step-die-rolled')).toMatchObject([{ creature: 'mae', item: 'round-shield' }]);
});
