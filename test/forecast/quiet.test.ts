import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import { rewindingDice } from '../../shared/dice/sources.ts';
import type { Itinerary } from '../../shared/page/cards/forecastCards.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import type { WeatherChance, WeatherOdds } from '../../shared/time/weatherOdds.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { portionsOf } from '../../src-main/forecast/provisions.ts';
import { itineraryOf } from '../../src-main/forecast/quiet.ts';
import { highest } from '../../src-main/game/dryRun.ts';
import { openedSample } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';
import { planOf } from './ahead.ts';

describe('food that dice wear down', () => {
  const { rulebook, state } = openedSample(nightsong);
  const eaters = partyOf(state).length;
  const way = planOf(state, 12);

  it('is as many portions as it lasts on average: D6 rations for four are 12', () => {
    expect(portionsOf(state, nightsong)).toBe(3 * eaters);
  });

  it('runs out on the day on which as many have been eaten', () => {
    const { days, hungryOn, portions } = itineraryOf(rulebook, state, way);
    expect(portions).toBe('average');
    expect(days.slice(0, 4).map(({ food }) => food)).toEqual([
      [12, 8],
      [8, 4],
      [4, 0],
      [0, 0],
    ]);
    expect(hungryOn).toBe(4);
  });

  it('is short in most journeys once it is foretold to be, and in few two days before', () => {
    const hungryOn = Array.from({ length: 200 }, (_, seed) =>
      playJourney(rulebook, state, way, rewindingDice(seed)),
    ).map((journey) => journey.hungryOn ?? Infinity);
    const shareBy = (day: number): number => hungryOn.filter((on) => on <= day).length / hungryOn.length;
    expect(shareBy(4)).toBeGreaterThan(0.5);
    expect(shareBy(2)).toBeLessThan(0.5);
  });
});

it('food with a die is counted where meals roll none', () => {
  const { state } = openedSample(fivey);
  const dice = { die: 6, fullDie: 6 };
  const creatures = Object.fromEntries(
    Object.entries(state.creatures).map(([id, one]) => [
      id,
      { ...one, items: one.items.map((item) => (item.kind === 'food' ? { ...item, ...dice } : item)) },
    ]),
  );
  expect(portionsOf({ ...state, creatures }, fivey)).toBe(portionsOf(state, fivey));
});

describe('the journey on which nothing happens', () => {
  const { rulebook, state } = openedSample(fivey);
  const way = planOf(state, 8);
  const daysWith = (odds: WeatherOdds): number => {
    const regions = Object.fromEntries(
      Object.entries(state.land.regions).map(([id, region]) => [id, { ...region, weather: [{ odds }] }]),
    );
    return itineraryOf(rulebook, { ...state, land: { ...state.land, regions } }, way).days.length;
  };
  const weather = (name: string, chance: number): WeatherChance => ({ name, chance, hard: name === 'storm' });

  it('has the likeliest weather, wherever in its list that stands', () => {
    const [fair, storm] = [weather('fair', 95), weather('storm', 5)];
    expect(daysWith([fair, storm])).toBe(daysWith([storm, fair]));
    expect(daysWith([fair, storm])).toBeLessThan(daysWith([weather('fair', 5), weather('storm', 95)]));
  });

  it('doesn’t lose its way in Nightsong, where Fate answers well to low dice', () => {
    const lost = openedSample(nightsong);
    const never = { ...lost.state, options: { ...lost.state.options, navigation: 'never' } };
    const through = { ...planOf(lost.state, 1), hexes: ['0406', '0407', '0308', '0309'] };
    const seconds = (from: Campaign): number => itineraryOf(lost.rulebook, from, through).seconds;
    expect(seconds(lost.state)).toBe(seconds(never));
  });
});

/** Dice that bring nothing bad. */
const QUIET = { dice: highest, mark: () => 0, rewind: () => undefined };

describe('a night that is marched through', () => {
  const { rulebook, state } = openedSample(cairn);
  const nights = (camp: 'at-dusk' | 'march-on'): Itinerary['days'][number]['night'][] =>
    itineraryOf(rulebook, state, planOf(state, 5, { camp, beds: 'go-on' })).days.map(({ night }) => night);

  it('is no camp, and is told where it ends', () => {
    const hexes = planOf(state, 5).hexes;
    expect(nights('march-on')[0]).toMatchObject({ bed: false, marched: true });
    expect(hexes).toContain(nights('march-on')[0]?.hex);
  });

  it('is not foretold where the party camps at dusk', () => {
    expect(nights('at-dusk').some((night) => night?.marched)).toBe(false);
  });

  it('counts as no night in the open in a journey', () => {
    const plan = planOf(state, 5, { camp: 'march-on' });
    expect(playJourney(rulebook, state, plan, QUIET).nights).toEqual([]);
  });
});

it('lights that dice wear down burn out in the dark', () => {
  const { rulebook, state } = openedSample(nightsong);
  const { days } = itineraryOf(rulebook, state, planOf(state, 12, { camp: 'march-on' }));
  const [before = 0, after = 0] = [days[0]?.lights[0], days.at(-1)?.lights[1]];
  expect(after).toBeLessThan(before);
});

systemContract('the food of a journey on which nothing happens in $name', (system) => {
  const { rulebook, state } = openedSample(system);

  it('is told on average only where dice wear it down', () => {
    const worn = partyOf(state).some(({ items }) =>
      items.some(({ kind, fullDie }) => kind === 'food' && fullDie),
    );
    expect(itineraryOf(rulebook, state, planOf(state, 3)).portions).toBe(worn ? 'average' : 'certain');
  });

  it('is told at best where the party looks for some', () => {
    expect(itineraryOf(rulebook, state, planOf(state, 3, { food: 'forage' })).portions).toBe('best');
  });
});
