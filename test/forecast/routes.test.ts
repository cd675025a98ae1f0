import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { barred } from '../../shared/campaign/travel.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { hexesAround } from '../../shared/hex/coordinates.ts';
import { systems } from '../../shared/systems/registry.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { demandPolicy } from '../../src-main/forecast/demand.ts';
import { routesTo, type Wished } from '../../src-main/forecast/routes.ts';
import { openedSample } from '../helpers/play.ts';

describe('ways of a party that is not on the map', () => {
  const { state, rulebook } = openedSample(vogt);
  const { hex } = state.party;
  const campaign = { ...state, party: { ...state.party, hex: null } };
  const [next = ''] = routesFrom(state, { to: '0208' }).flatMap(({ hexes }) => hexes);

  function routesFrom(of: typeof state, wished: Wished) {
    return routesTo(rulebook, of, wished, ['quickest'], demandPolicy(vogt, {}));
  }

  it('begin where they are asked from', () => {
    const found = routesFrom(campaign, { from: hex ?? '', to: next });
    expect(found.map(({ hexes }) => hexes)).toEqual([[next]]);
  });
  it('are refused where nobody says from where', () => {
    expect(() => routesFrom(campaign, { to: next })).toThrow(Refusal);
    expect(() => routesFrom(campaign, { to: next })).toThrow('not on the map yet');
  });
});

describe('ways from elsewhere', () => {
  it.each(systems)('begin outside while the party is in a site ($name)', (system) => {
    const game = openedSample(system);
    const { land, party } = game.state;
    const [[site, { hex }] = ['', { hex: '' }]] = Object.entries(land.sites);
    const from = party.hex ?? '';
    const to = hexesAround(from, 1).find((one) => !barred(game.state, one));
    game.given({ type: 'place-party', hex }, { type: 'enter-site', site });
    const wished = { from, to: to ?? '' };
    const [found] = routesTo(game.rulebook, game.state, wished, ['quickest'], demandPolicy(system, {}));
    expect(found?.itinerary.arrives).toBe(true);
  });
});

describe('a way of those who are astray', () => {
  it.each(systems)('costs the hours that it has from where they think they are ($name)', (system) => {
    const game = openedSample(system);
    const here = game.state.party.hex ?? '';
    const to = hexesAround(here, 2).find((one) => !barred(game.state, one)) ?? '';
    const ways = () =>
      routesTo(game.rulebook, game.state, { to }, ['quickest'], demandPolicy(system, {})).map(
        ({ hexes, seconds, risk, itinerary }) => ({ hexes, seconds, risk, itinerary }),
      );
    const known = ways();
    const elsewhere = hexesAround(here, 1).find((one) => !barred(game.state, one) && one !== to) ?? '';
    game.given({ type: 'place-party', hex: elsewhere }, { type: 'set-belief', hex: here });
    expect(game.state.party.believed).toBe(here);
    expect(ways()).toEqual(known);
  });
});

describe('the hours of a way', () => {
  const game = openedSample(cairn);
  const hoursUnder = (weather: Campaign['weather']) => {
    const campaign = { ...game.state, weather };
    const ways = routesTo(game.rulebook, campaign, { to: '0510' }, ['quickest'], demandPolicy(cairn, {}));
    const inDays = ways.flatMap(({ itinerary }) =>
      itinerary.days.map(({ legs }) => legs.reduce((sum, { seconds }) => sum + seconds, 0) / HOUR),
    );
    return [ways[0]?.seconds, inDays];
  };

  it('are those of its days: a storm of today slows today’s alone', () => {
    expect(hoursUnder({ name: 'clear', hard: false })).toEqual([40 * HOUR, [16, 16, 8]]);
    expect(hoursUnder({ name: 'storm', hard: true })).toEqual([48 * HOUR, [16, 16, 16]]);
  });
});
