import { expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import type { Forecast } from '../../shared/page/cards/forecastCards.ts';
import { mendInWords, mendsOf, trialsOf, type Trial } from '../../src-main/forecast/mend.ts';
import { provisioned } from '../../src-main/forecast/provisions.ts';
import { reported } from '../../src-main/forecast/report.ts';
import { emptyTally } from '../../src-main/forecast/tally.ts';
import { openedSample } from '../helpers/play.ts';
import { planOf, policyWith } from './ahead.ts';

const plan = { hexes: ['0102'], policy: policyWith() };

/** A forecast of 400 journeys of which so many go hungry, and all arrive. */
function hungry(journeys: number): Forecast {
  const tally = { ...emptyTally(), runs: 400, arrived: 400, hungryOn: [0, journeys] };
  return reported(tally, plan, 1);
}

const bought = (more: number): Trial => ({
  plan: { ...plan, provisions: more },
  told: { what: `${4 * more} more rations`, buy: { ware: 'Ration', count: 4 * more, where: ['Greywick'] } },
});
const marching: Trial = {
  plan,
  told: { what: 'March on after dark', policy: policyWith({ camp: 'march-on' }) },
};

it('the least food that is nearly as good as the most is what is told', () => {
  const mends = mendsOf(hungry(124), hungry(124), [
    { trial: bought(1), then: hungry(60) },
    { trial: bought(2), then: hungry(4) },
    { trial: bought(5), then: hungry(0) },
    { trial: marching, then: hungry(40) },
  ]);
  expect(mends.map(mendInWords)).toEqual([
    '8 more rations (from Greywick): 31 % go hungry → 1 %',
    'March on after dark: 31 % go hungry → 10 %',
  ]);
});

it('what helps by no more than chance is not told', () => {
  expect(mendsOf(hungry(12), hungry(12), [{ trial: marching, then: hungry(9) }])).toEqual([]);
});

it('what changes nothing on the same journeys is not told, however kind chance was to them', () => {
  const tried = [{ trial: marching, then: hungry(12) }];
  expect(mendsOf(hungry(44), hungry(12), tried)).toEqual([]);
});

it('what helps is told of the whole forecast as it helped on the journeys that were tried', () => {
  const [mend] = mendsOf(hungry(80), hungry(100), [{ trial: marching, then: hungry(50) }]);
  expect(mend).toMatchObject({ before: 0.2, after: 0.1 });
});

it('where little goes wrong nothing is to be mended', () => {
  expect(mendsOf(hungry(4), hungry(4), [{ trial: marching, then: hungry(0) }])).toEqual([]);
});

it('more food is tried for one day and for more, and every other wish of the policy', () => {
  const { state } = openedSample(fivey);
  const told = trialsOf(state, fivey, planOf(state, 3)).map(({ told: { what } }) => what);
  expect(told.slice(0, 2)).toEqual(['4 more rations', '8 more rations']);
  expect(told).toEqual(
    expect.arrayContaining([
      'March on after dark',
      'Forage on the way',
      'Parley with strangers',
      'Rest when hurt',
    ]),
  );
  expect(told).not.toContain('Camp at dusk');
});

it('no food is bought where they arrive', () => {
  const { state } = openedSample(nightsong);
  const places = (hexes: string[]): readonly string[] | undefined =>
    trialsOf(state, nightsong, { ...plan, hexes })[0]?.told.buy?.where;
  expect(places(['0606', '0906', '0907'])).toEqual(['Larkwater', 'Stoneford']);
  expect(places(['0606', '0906'])).toEqual(['Larkwater']);
});

it('no food is looked for or bought where the rules know none of it', () => {
  const { state } = openedSample(vogt);
  const told = trialsOf(state, vogt, planOf(state, 3)).map(({ told: { what } }) => what);
  expect(told.filter((what) => /ration|food/.test(what))).toEqual([]);
});

it('everybody who eats has as many provisions more as were bought', () => {
  const { state } = openedSample(cairn);
  const more = provisioned(state, cairn, 2);
  for (const id of state.party.members) {
    const food = (of: typeof state): number =>
      (of.creatures[id]?.items ?? []).reduce(
        (sum, { kind, count }) => sum + (kind === 'food' ? count : 0),
        0,
      );
    // A bundle is three.
    expect(food(more) - food(state)).toBe(6);
  }
});
