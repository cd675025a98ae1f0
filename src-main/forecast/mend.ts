import { placeIn } from '../../shared/campaign/lookup.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Forecast, Mend } from '../../shared/page/cards/forecastCards.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import { counted, together } from '../../shared/text/words.ts';
import { conflictIn } from './demand.ts';
import { mouthsOf, provisionsOf } from './provisions.ts';
import { shareOf } from './report.ts';
import { placesWithBeds, type Plan } from './traveller.ts';

/** What can go wrong on a journey: its share, how much it counts, and in words. */
const TROUBLES = [
  { of: ({ food }: Forecast) => food.ranOut, weight: 1, words: 'go hungry' },
  { of: ({ deaths }: Forecast) => deaths.share, weight: 4, words: 'lose a character' },
  { of: ({ hurt }: Forecast) => hurt.share, weight: 0.5, words: 'have a character hurt' },
  { of: ({ arrived }: Forecast) => 1 - arrived, weight: 2, words: 'don’t arrive' },
] as const;

/** Less than this needs no mending. */
const SMALL = 0.02;
/** What mends less than a fifth of it is no help. */
const HELPS = 0.8;
const MOST_MENDS = 3;
/** Provisions for so many more days are tried. */
const MORE_FOOD = [1, 2, 3, 5, 8] as const;

/** The worst that a forecast says; undefined where nothing is bad. */
const worstOf = (forecast: Forecast): (typeof TROUBLES)[number] | undefined =>
  [...TROUBLES]
    .filter(({ of }) => of(forecast) >= SMALL)
    .sort((a, b) => b.of(forecast) * b.weight - a.of(forecast) * a.weight)[0];

/** Whether a forecast has nothing that needs mending. */
export const isFine = (forecast: Forecast): boolean => worstOf(forecast) === undefined;

/** Something that could be done, as a plan that has it, and as it is told. */
export interface Trial {
  plan: Plan;
  told: Pick<Mend, 'what' | 'buy' | 'policy'>;
}

/** How a policy is told in which one wish is another one. */
const WISHES: { readonly [Wish in keyof Policy]?: Readonly<Partial<Record<Policy[Wish], string>>> } = {
  met: { avoid: 'Avoid strangers', parley: 'Parley with strangers' },
  fight: { 'flee-at-half': 'Flee from fights once half is lost', 'to-the-end': 'Fight to the end' },
  camp: { 'at-dusk': 'Camp at dusk', 'march-on': 'March on after dark' },
  beds: { use: 'Sleep in beds on the way', 'go-on': 'Go past beds on the way' },
  food: { forage: 'Forage on the way' },
  hurt: { rest: 'Rest when hurt', 'push-on': 'Push on when hurt' },
};

/** All that can be tried to make a way better: more provisions, and each other wish of the policy. */
export function trialsOf(campaign: Campaign, system: System, plan: Plan): Trial[] {
  return [...withMoreFood(campaign, system, plan), ...withOtherWishes(system, plan)];
}

function withMoreFood(campaign: Campaign, system: System, plan: Plan): Trial[] {
  const provisions = provisionsOf(campaign, system);
  const mouths = mouthsOf(campaign, system).length;
  if (!provisions || mouths === 0) return [];
  const { ware, thing } = provisions;
  // What is bought where they arrive comes too late.
  const before = [campaign.party.hex ?? '', ...plan.hexes.slice(0, -1)];
  const where = placesWithBeds(campaign, before).map((hex) => String(placeIn(campaign, hex)));
  return MORE_FOOD.map((days) => {
    const each = Math.ceil(days / thing.count);
    const portions = each * thing.count * mouths;
    return {
      plan: { ...plan, provisions: each },
      told: {
        what: counted(portions, 'more ration'),
        buy: { ware: ware.name, count: each * mouths, where },
      },
    };
  });
}

function withOtherWishes(system: System, plan: Plan): Trial[] {
  return Object.entries(WISHES).flatMap(([wish, choices]) =>
    Object.entries(choices).flatMap(([choice, what]) => {
      const policy = { ...plan.policy, [wish]: choice };
      const isPossible = plan.policy[wish as keyof Policy] !== choice && !conflictIn(system, policy);
      return isPossible ? [{ plan: { ...plan, policy }, told: { what, policy } }] : [];
    }),
  );
}

/**
 * What helps most against the worst that was foretold, the best first; of provisions the least that is nearly as good. What was tried
 * is held against the same journeys `without` it: the forecast has others too, on which chance was kinder or harder. None where
 * nothing is bad, or nothing helps.
 */
export function mendsOf(
  forecast: Forecast,
  without: Forecast,
  tried: readonly { trial: Trial; then: Forecast }[],
): Mend[] {
  const worst = worstOf(forecast);
  if (!worst) return [];
  const before = worst.of(forecast);
  const mends = tried
    .filter(({ then }) => isLess(worst.of(then), worst.of(without), then.runs))
    .map(({ trial: { told }, then }) => ({
      ...told,
      trouble: worst.words,
      before,
      after: (before * worst.of(then)) / worst.of(without),
    }));
  const food = leastFood(mends.filter(({ buy }) => buy));
  const others = mends.filter(({ buy }) => !buy);
  return [...food, ...others].sort((a, b) => a.after - b.after).slice(0, MOST_MENDS);
}

/** Whether a share is less by a fifth at least, and by more than chance would have it in so many runs. */
function isLess(after: number, before: number, runs: number): boolean {
  const [, error] = shareOf(Math.round(after * runs), runs);
  return after <= before * HELPS && before - after > 2 * error;
}

/** The smallest purchase that is within a twentieth of the best. */
function leastFood(mends: readonly Mend[]): Mend[] {
  const best = Math.min(...mends.map(({ after }) => after));
  return mends.filter(({ after }) => after <= best + 0.05).slice(0, 1);
}

/** "4 more rations (from Greywick): 31 of 100 go hungry → 1 of 100" */
export function mendInWords({ what, trouble, before, after, buy }: Mend): string {
  const from = buy && buy.where.length > 0 ? ` (from ${together(buy.where)})` : '';
  return `${what}${from}: ${percent(before)} ${trouble} → ${percent(after)}`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
