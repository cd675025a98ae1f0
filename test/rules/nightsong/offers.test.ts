import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { filledIn, type Value } from '../../../shared/page/blanks.ts';
import type { Field, Offer } from '../../../shared/campaign/offer.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { decide } from '../../../shared/campaign/decide.ts';
import { fight, nightsong, onLand, play, type Game } from './party.ts';

const kinds = kindsOf(nightsong);

/** What is filled in when someone only says yes. */
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
});
