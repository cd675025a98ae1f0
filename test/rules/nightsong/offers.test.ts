import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { filledIn, type Value } from '../../../src-renderer/acts/fill.ts';
import type { Field, Offer } from '../../../shared/campaign/offer.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { decide } from '../../../shared/campaign/decide.ts';
import { fight, mae, nightsong, onLand, pair, play, type Game } from './party.ts';

const kinds = kindsOf(nightsong);

/** What is filled in when somebody only says yes. */
const filled = ({ name, kind, value, choices, many, optional }: Field): [string, Value][] => {
  if (value !== undefined) return [[name, value]];
  if (optional) return [];
  const first = choices?.[0]?.value;
  if (first !== undefined) return [[name, many ? (choices ?? []).map((one) => one.value) : first]];
  return [[name, kind === 'number' ? 1 : kind === 'check' ? false : 'Somebody']];
};

const offersOf = ({ state }: Game, moments: string[]): Offer[] =>
  [...kinds.commands.values()]
    .filter((kind) => kind.when.some((one) => ['anytime', ...moments].includes(one)))
    .flatMap((kind) => kind.offers?.(state, nightsong) ?? []);

const refusals = (game: Game, moments: string[]): string[] =>
  offersOf(game, moments).flatMap((offer) => {
    const kind = kinds.commands.get(offer.command.type)!;
    const whole = filledIn(offer, Object.fromEntries((offer.needs ?? []).flatMap(filled)));
    const decided = decide(game.state, nightsong, kind, whole, seededDice(7), 1);
    return decided.ok ? [] : [`${JSON.stringify(whole)}: ${decided.error.message}`];
  });

const keysOf = (game: Game, moments: string[]): string[] =>
  offersOf(game, moments).flatMap(({ key }) => key ?? []);

const world = (): Game =>
  onLand(play(nightsong).given({ type: 'make-party' }, { type: 'open-session' }), 'hills', true).given(
    { type: 'adjust-hit-points', creature: 'mae', by: -3 },
    { type: 'set-item', creature: 'mae', item: 'longsword', die: 4 },
    { type: 'set-item', creature: 'corvin', item: 'shard-of-embers', die: 4 },
  );

describe('what is offered', () => {
  const MOMENTS: [string, () => Game, string[]][] = [
    ['an empty table', () => play(nightsong), ['closed']],
    ['the road', world, ['session', 'play', 'world']],
    [
      'a meeting',
      () => world().given({ type: 'meet', statBlock: 'Pilgrim' }),
      ['session', 'encounter', 'notice'],
    ],
    ['a fight', () => fight(world(), 'Knight', 2), ['session', 'encounter', 'combat', 'turns']],
    [
      'the turn of the others',
      () => fight(world(), 'Knight', 2).given({ type: 'end-turn' }),
      ['session', 'encounter', 'combat', 'turns'],
    ],
  ];

  it.each(MOMENTS)('on %s can all be done as it stands', (_name, game, moments) => {
    expect(refusals(game(), moments)).toEqual([]);
  });

  it.each(MOMENTS)('on %s no key is given twice', (_name, game, moments) => {
    const keys = keysOf(game(), moments);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('NS-77: an archer in melee is offered no shot', () => {
    const game = fight(mae(['Sling', 'Knife']), 'Bear');
    const labels = (): string[] =>
      offersOf(game, ['turns'])
        .filter((one) => one.group === 'attack' && 'weapon' in one.command)
        .map((one) => one.label);
    expect(labels()).toEqual(['Mae: sling', 'Mae: knife']);
    game.when({ type: 'attack', actor: 'mae', weapon: 'knife', target: 'bear' }, [2, 2]);
    game.given({ type: 'end-turn' });
    expect(labels()).toEqual(['Mae: knife']);
  });

  it('NS-76: who has no weapon is offered bare hands; with one foe the target stands there', () => {
    const [offer] = offersOf(fight(mae()), ['turns']).filter((one) => one.command.type === 'attack');
    expect(offer).toMatchObject({
      detail: 'D4',
      main: true,
      key: 'a',
      needs: [{ name: 'target', value: 'wolf' }, { name: 'edge' }],
    });
  });

  it('NS-R13: help for the dying is offered to those who may act', () => {
    const game = fight(pair(), 'Ogre').given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 4]);
    expect(offersOf(game, ['turns', 'session']).find((one) => one.command.type === 'rescue')?.label).toBe(
      'Bran helps Mae',
    );
    expect(nightsong.summary(game.state.creatures['mae']!, game.state).marks).toContain('dying, 3 rounds');
  });

  it('NS-36: Focus afterwards is offered while it can help', () => {
    const game = mae().given({ type: 'open-session' });
    const spend = (): Offer | undefined =>
      offersOf(game, ['session']).find((one) => one.command.type === 'spend-focus');
    expect(spend()).toBeUndefined();
    game.when({ type: 'check', creature: 'mae', ability: 'str' }, [3]);
    expect(spend()).toMatchObject({ detail: 'the last Check · 2 left' });
    game.when({ type: 'spend-focus', creature: 'mae' }, [4]);
    expect(spend()).toBeUndefined();
  });

  it('NS-47: a caster without room is asked what would be dropped', () => {
    const game = mae(['Shard of Hush', ...Array.from({ length: 10 }, () => 'Rope')]);
    const cast = offersOf(game, ['session']).find((one) => one.command.type === 'cast');
    expect(cast?.needs).toMatchObject([{ name: 'drop', many: true }]);
  });
});
