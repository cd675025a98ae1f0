import { describe, expect, it } from 'vitest';
import { decide } from '../../../../shared/campaign/decide.ts';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import type { Field, Offer } from '../../../../shared/campaign/offer.ts';
import { seededDice } from '../../../../shared/dice/sources.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { filledIn, type Value } from '../../../../shared/page/blanks.ts';
import { play } from '../../../helpers/play.ts';
import { fight, party, type Game } from '../party.ts';

const kinds = kindsOf(fivey);
/** What is filled in when someone only says yes. */
const filled = ({ name, kind, value, choices, many, optional }: Field): [string, Value][] => {
  if (value !== undefined) return [[name, value]];
  if (optional) return [];
  const first = choices?.[0]?.value;
  if (first !== undefined)
    return [[name, many ? (choices ?? []).slice(0, 2).map((one) => one.value) : first]];
  return [[name, kind === 'number' ? 1 : kind === 'check' ? false : 'Somebody']];
};
/** The fillings of an offer: with everything as it stands, and with each choice of each blank that has none preset. */
const fillings = (offer: Offer): { type: string }[] => {
  const { needs = [] } = offer;
  const plain = Object.fromEntries(needs.flatMap(filled));
  // In a form with a line for each body what one choice opens another asks for: a refusal says so.
  const others = needs.flatMap(({ name, choices = [], many, row, value: preset }) =>
    ((many && preset !== undefined) || row !== undefined ? [] : choices).map(({ value }) => ({
      ...plain,
      [name]: many ? [value] : value,
    })),
  );
  return [plain, ...others].map((values) => filledIn(offer, values as Record<string, Value>));
};
const offersOf = ({ state }: Game, moments: string[]): Offer[] =>
  [...kinds.commands.values()]
    .filter((kind) => kind.when.some((one) => ['anytime', ...moments].includes(one)))
    .flatMap((kind) => kind.offers?.(state, fivey) ?? []);
const refusal = ({ state }: Game, command: { type: string }): string[] => {
  const decided = decide(state, fivey, kinds.commands.get(command.type)!, command, seededDice(7), 1);
  return decided.ok ? [] : [`${JSON.stringify(command)}: ${decided.error.message}`];
};
const WORLD = ['session', 'play', 'world'];
const SITE = ['session', 'play', 'site'];
const TALK = ['session', 'encounter', 'notice'];
const FIGHT = ['session', 'encounter', 'combat', 'turns'];
const night = (): Game =>
  party(['plain', 'plain'], false, []).given(
    { type: 'add-item', creature: 'mae', item: { name: 'Ration', kind: 'food' } },
    { type: 'camp' },
  );
const withTwo = (): Game => party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
const crowd = (): Game => {
  const game = party().given(
    { type: 'make-character', name: 'Ssk', templates: ['Scalespawn', 'Barbarian'] },
    { type: 'make-character', name: 'Vet', templates: ['Veteran', 'Sage'], items: [2, 1] },
    { type: 'meet', statBlock: 'Dragon, Elder', count: 2 },
  );
  game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16, 15]);
  return game;
};
const MOMENTS: [string, () => Game, string[]][] = [
  ['an empty table', () => play(fivey), ['closed']],
  ['the road by day', () => party(), WORLD],
  ['the road at the day’s end', () => party().given({ type: 'pass-time', scale: 'hour', count: 11 }), WORLD],
  ['the night', () => party().given({ type: 'camp' }), WORLD],
  ['a night without food for all', night, WORLD],
  ['a night for which the party marched', () => party().given({ type: 'march' }, { type: 'camp' }), WORLD],
  [
    'a night that is used up',
    () =>
      party().given(
        { type: 'camp' },
        { type: 'rest-action', action: 'recover' },
        { type: 'rest-action', action: 'recover' },
      ),
    WORLD,
  ],
  ['the small hours', () => party().given({ type: 'pass-time', scale: 'hour', count: 20 }), WORLD],
  ['a site', () => party().given({ type: 'enter-site', site: 'crypt' }), SITE],
  ['a meeting', withTwo, TALK],
  ['a meeting with nobody yet', () => party().given({ type: 'meet', title: 'Somebody' }), TALK],
  ['a talk', () => withTwo().given({ type: 'react' }), ['session', 'encounter', 'meeting']],
  ['a surprise', () => withTwo().given({ type: 'start-fight', surprised: 'others' }), [...FIGHT, 'surprise']],
  ['a fight', crowd, FIGHT],
  ['the turn of the others', () => fight('Dragon, Elder', 1).given({ type: 'end-turn' }), FIGHT],
  [
    'a fight in which somebody fell',
    () => fight('Goblin', 3).given({ type: 'adjust-hit-points', creature: 'goblin-1', by: -9 }),
    FIGHT,
  ],
  [
    'a fight after a breath, in the same day',
    () =>
      crowd().given(
        { type: 'area-attack', actor: 'ssk', targets: ['dragon-elder-1'] },
        { type: 'end-turn' },
        { type: 'end-turn' },
      ),
    FIGHT,
  ],
  [
    'a fight with an empty quiver',
    () =>
      fight('Dragon, Elder', 1).given(
        { type: 'attack', actor: 'mae', target: 'dragon-elder', weapon: 'bow' },
        { type: 'attack', actor: 'mae', target: 'dragon-elder', weapon: 'bow' },
        { type: 'end-turn' },
        { type: 'end-turn' },
      ),
    FIGHT,
  ],
  ['a downtime', () => party().given({ type: 'begin-downtime' }), ['session', 'downtime']],
  [
    'a downtime without a crown',
    () =>
      party().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 0 } }, { type: 'begin-downtime' }),
    ['session', 'downtime'],
  ],
];

describe('what is offered', () => {
  it.each(MOMENTS)('in %s can all be done, whichever choice is taken', (_name, game, moments) => {
    const there = game();
    const refused = offersOf(there, moments).flatMap((offer) =>
      fillings(offer).flatMap((command) => refusal(there, command)),
    );
    expect(refused).toEqual([]);
  });
});
