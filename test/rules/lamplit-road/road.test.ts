import { describe, expect, it } from 'vitest';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import { givenDice, seededDice } from '../../../shared/dice/sources.ts';
import { facts, play, type AnyCommand } from '../../helpers/play.ts';
import { HOUR } from '../../../shared/time/scales.ts';
import { lamplitRoad } from '../../sixthSystem/index.ts';

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
  it('makes its checks on two dice and an ability (LR-2)', () => {
    const game = played([...opened, { type: 'check', actor: 'ember', ability: 'might' }], [2, 4]);
    expect(facts(game, 'check-made')).toMatchObject([
      { actor: 'ember', ability: 'might', total: 8, against: 8, passed: true, rules: ['LR-2'] },
    ]);
  });

  it('walks a hex in a watch of eight hours (LR-8), and burns oil from its own dusk (LR-11)', () => {
    const game = played(
      [...opened, { type: 'travel', to: '0201' }, { type: 'travel', to: '0101' }, { type: 'camp' }],
      [1, 2, 3, 3],
    );
    const walked = facts(game, 'encounter-checked').map(({ total }) => total);
    expect(walked).toEqual([3, 6]);
    expect(facts(game, 'lamp-filled')).toMatchObject([{ creature: 'ember', left: 2, dark: false }]);
    expect(lamplitRoad.travel.dayBudget(game.state)).toBe('0 of 3 watches passed');
  });

  it('meets someone on the road on 10 or more (LR-9)', () => {
    const game = played([...opened, { type: 'travel', to: '0201' }], [5, 5]);
    expect(game.state.encounter?.title).toBe('Moths');
    expect(game.where).toBe('notice');
  });

  it('fights in phases of its own: the start once (LR-3), blows first (LR-4), then a breath (LR-5)', () => {
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
    round.given({ type: 'declare', actor: 'ember' }, { type: 'declare', actor: 'soot', how: 'hold' });
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

  it('makes wayfarers with six abilities, and no score beyond 3 (LR-1)', () => {
    const game = played([...opened, { type: 'make-wayfarer', name: 'Wick', abilities: { lore: 3 } }]);
    expect(game.state.creatures['wick']?.sheet).toMatchObject({ abilities: { lore: 3, might: 0 } });
    expect(game.refused({ type: 'make-wayfarer', name: 'Glim', abilities: { lore: 4 } }).code).toBe(
      'bad-field',
    );
  });

  it('puts down who is at 0 grit, and up again after the fight (LR-6)', () => {
    const game = played([...met, { type: 'start-fight' }], [6, 1, 2, 2]);
    game.given({ type: 'adjust-hit-points', creature: 'ember', by: -8 });
    expect(game.state.creatures['ember']).toMatchObject({ status: 'down', hitPoints: { now: 0 } });
    game.given({ type: 'end-fight' }, { type: 'settle' });
    expect(game.state.creatures['ember']).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('has foes run when half of them are down, on less than 7 (LR-7)', () => {
    const game = played(
      [...opened, { type: 'meet', statBlock: 'Moth', count: 2 }, { type: 'start-fight' }],
      [6, 1, 2, 2],
    );
    const { dice } = givenDice([6, 1, 6, 3, 2]);
    const fled = play(lamplitRoad, { from: game.state, dice }).given(
      { type: 'attack', actor: 'ember', target: 'moth-1' },
      { type: 'check-morale' },
    );
    expect(facts(fled, 'morale-checked')).toMatchObject([{ rules: ['LR-7'] }]);
    expect(fled.state.creatures['moth-2']?.status).toBe('fled');
  });

  it('gives a d6 of grit back in a camp (LR-10)', () => {
    const hurt = { type: 'set-hit-points', creature: 'ember', now: 2, max: 8 };
    const game = played([...opened, hurt, { type: 'camp' }], [4]);
    expect(game.state.creatures['ember']?.hitPoints.now).toBe(6);
  });

  it('has room for eight things (LR-12)', () => {
    const stones = { name: 'Stone', kind: 'gear', slots: 1, count: 4 };
    const game = played([...opened, { type: 'add-item', creature: 'ember', item: stones }]);
    const one = { type: 'add-item', creature: 'ember', item: { name: 'Pebble', kind: 'gear', slots: 1 } };
    expect(game.refused(one)).toMatchObject({
      code: 'no-slot',
      message: expect.stringContaining('LR-12') as string,
    });
  });

  it('burns a torch for an hour (LR-13)', () => {
    const game = played([...opened, { type: 'light', creature: 'ember', item: 'item-2' }]);
    expect(Object.values(game.state.timers)).toMatchObject([
      { order: 'light', dueAt: game.state.clock + HOUR },
    ]);
  });

  it('takes a point off a blow by a padded coat (LR-14)', () => {
    const coat = { name: 'Padded coat', kind: 'armour', slots: 1, inUse: true };
    const game = played(
      [
        ...met,
        { type: 'add-item', creature: 'ember', item: coat },
        { type: 'start-fight' },
        { type: 'attack', actor: 'shade', target: 'ember' },
      ],
      [1, 1, 2, 2, 6, 5, 4],
    );
    expect(facts(game, 'attack-made')).toMatchObject([
      {
        damage: 3,
        terms: [
          { what: 'on d6', by: 4 },
          { what: 'the coat', by: -1 },
        ],
        left: 5,
      },
    ]);
  });

  it('asks two dice what strangers think (LR-15)', () => {
    const game = played([...met, { type: 'react' }], [1, 1]);
    expect(facts(game, 'reaction-rolled')).toMatchObject([{ rules: ['LR-15'] }]);
    expect(game.state.creatures['shade']?.attitude).toBe('Hostile');
  });

  it('has no blade of another die than a d6 (LR-16)', () => {
    const item = { name: 'Odd blade', kind: 'weapon', slots: 1, die: 8 };
    expect(played(opened).refused({ type: 'add-item', creature: 'ember', item }).message).toContain('LR-16');
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
