import { describe, expect, it } from 'vitest';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { givenDice, seededDice } from '../../shared/dice/sources.ts';
import { facts, play, type AnyCommand } from '../helpers/play.ts';
import { lamplitRoad } from '../sixthSystem/index.ts';

const opened = [...lamplitRoad.sample(), { type: 'open-session' }];
const met = [...opened, { type: 'meet', statBlock: 'Shade' }];
const strike = { type: 'attack', actor: 'ember', target: 'shade' };

/** A game whose dice all show what is said, to the last of them. */
function played(commands: readonly { type: string; [field: string]: unknown }[], faces: number[] = []) {
  const given = givenDice(faces);
  const game = play(lamplitRoad, { dice: given.dice }).given(...commands);
  expect(given.used()).toBe(faces.length);
  return game;
}

describe('a sixth system, made of one folder', () => {
  it('makes its checks on two dice', () => {
    const game = played([...opened, { type: 'check', actor: 'ember', ability: 'might' }], [2, 4]);
    expect(facts(game, 'check-made')).toMatchObject([
      { actor: 'ember', ability: 'might', total: 8, against: 8, passed: true, rules: ['LR-2'] },
    ]);
  });

  it('walks a hex in a watch of eight hours, and burns oil from its own dusk', () => {
    const game = played(
      [...opened, { type: 'travel', to: '0201' }, { type: 'travel', to: '0101' }, { type: 'camp' }],
      [1, 2, 3, 3],
    );
    const walked = facts(game, 'road-watched').map(({ total }) => total);
    expect(walked).toEqual([3, 6]);
    expect(facts(game, 'lamp-filled')).toMatchObject([{ creature: 'ember', left: 2, dark: false }]);
    expect(lamplitRoad.travel.dayBudget(game.state)).toBe('0 of 3 watches passed');
  });

  it('meets someone on the road', () => {
    const game = played([...opened, { type: 'travel', to: '0201' }], [5, 5]);
    expect(game.state.encounter?.title).toBe('Moths');
    expect(game.where).toBe('notice');
  });

  it('fights in phases of its own: the start once, blows first, then a breath', () => {
    const game = played([...met, { type: 'start-fight' }], [6, 1, 2, 2]);
    expect(game.where).toBe('turns');
    expect(facts(game, 'start-won')).toMatchObject([{ side: 'party', party: 7, others: 4 }]);
    const round = played(
      [
        ...met,
        { type: 'start-fight' },
        strike,
        { type: 'attack', actor: 'soot', target: 'shade' },
        { type: 'attack', actor: 'shade', target: 'ember' },
      ],
      [6, 1, 2, 2, 3, 3, 2, 1, 1, 6, 6, 1],
    );
    expect(round.where).toBe('declare');
    expect(round.state.creatures['ember']?.hitPoints.now).toBe(6);
    round.given({ type: 'breathe', actor: 'ember' }, { type: 'breathe', actor: 'soot', how: 'hold' });
    expect(round.state.creatures['ember']?.hitPoints.now).toBe(7);
    expect(round.where).toBe('turns');
    expect(round.state.fight?.round).toBe(2);
  });

  it('has options: two sixes may mean nothing', () => {
    const house = { type: 'set-option', option: 'doubles', value: 'none' };
    const blow = (more: object[]) =>
      facts(
        played(
          [...met, ...(more as (typeof strike)[]), { type: 'start-fight' }, strike],
          [6, 6, 1, 1, 6, 6, 2],
        ),
        'attack-made',
      )[0];
    expect(blow([])).toMatchObject({ hit: true, damage: 4, left: 1 });
    expect(blow([house])).toMatchObject({ hit: true, damage: 2, left: 3 });
  });

  it('has numbers: a mark that the house sets', () => {
    const house = { type: 'set-option', option: 'mark', value: 9 };
    const game = played([...opened, house, { type: 'check', actor: 'ember', ability: 'might' }], [2, 4]);
    expect(facts(game, 'check-made')).toMatchObject([{ against: 9, passed: false }]);
  });

  it('is played to the end by its offers, and its events read back tell the same', () => {
    const game = play(lamplitRoad, { dice: seededDice(7) }).given(...met, { type: 'start-fight' });
    for (let step = 0; step < 60 && game.state.fight; step += 1) {
      const offer = game.offers.find(({ main }) => main);
      if (!offer) throw new Error(`Nothing goes on at ${game.where}.`);
      const needs = (offer.needs ?? []).map(({ name, choices = [] }) => [name, choices[0]?.value]);
      expect(game.attempt({ ...offer.command, ...Object.fromEntries(needs) } as AnyCommand)).toBeUndefined();
    }
    expect(game.where).toBe('world');
    expect(game.replayed(blankCampaign(lamplitRoad))).toEqual(game.state);
  });
});
