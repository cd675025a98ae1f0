import type { Campaign } from '../../shared/campaign/state.ts';
import { placeIn } from '../../shared/campaign/lookup.ts';
import type { HexLabel } from '../../shared/hex/coordinates.ts';
import { hexAt, roadBetween } from '../../shared/hex/land.ts';
import type { Itinerary, RoadDay } from '../../shared/page/cards/forecastCards.ts';
import { rollsUntilSpent } from '../../shared/dice/chain.ts';
import type { RewindingDice } from '../../shared/dice/sources.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dayOf } from '../../shared/time/calendar.ts';
import { certain } from '../../shared/time/weatherOdds.ts';
import { highest } from '../game/dryRun.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { lightsOf } from './diary.ts';
import { playJourney } from './journey.ts';
import { marchesOn, type Step } from './sandbox.ts';
import { mouthsOf, portionsOf, inPortions } from './provisions.ts';
import { hasBed, type Plan } from './traveller.ts';

/** Dice on which nothing comes between, as far as dice can tell. */
const quiet: RewindingDice = { dice: highest, mark: () => 0, rewind: () => undefined };

/** The rules with lights that burn as long as they do on average, where dice wear them down. */
function steady(rules: Rulebook): Rulebook {
  const { wear, light } = rules.system;
  const of: System['light']['of'] = (item, campaign) => {
    const kind = light.of(item, campaign);
    return kind?.kind === 'die'
      ? { kind: 'countdown', seconds: Math.round(rollsUntilSpent(kind.die, wear) * kind.every) }
      : kind;
  };
  return { ...rules, system: { ...rules.system, light: { ...light, of } } };
}

/** The campaign where the likeliest weather always comes, and high dice bring nothing bad. */
function calm(campaign: Campaign, { habits }: System): Campaign {
  const { land, calendar, options } = campaign;
  const regions = Object.entries(land.regions).map(([id, region]) => {
    const weather = region.weather?.map((row) => ({ ...row, odds: certain(row.odds) }));
    return [id, { ...region, ...(weather && { weather }) }] as const;
  });
  const seasons = calendar?.seasons.map((season) =>
    season.weather ? { ...season, weather: certain(season.weather) } : season,
  );
  return {
    ...campaign,
    land: { ...land, regions: Object.fromEntries(regions) },
    options: { ...options, ...habits.calm },
    ...(calendar && seasons && { calendar: { ...calendar, seasons } }),
  };
}

function startOf(campaign: Campaign, system: System, day: number): RoadDay {
  const [food, lights] = [portionsOf(campaign, system), lightsOf(campaign)];
  return {
    day,
    foraged: 0,
    legs: [],
    night: null,
    food: [food, food],
    lights: [lights, lights],
    hungry: false,
  };
}

/**
 * The journey on which nothing happens, day by day: what a way will cost in hours, nights, food and light. What dice wear down lasts
 * as long as it does on average.
 */
export function itineraryOf(rules: Rulebook, campaign: Campaign, plan: Plan): Itinerary {
  const { system } = rules;
  const { calendar } = system;
  const start = inPortions(campaign, system);
  const first = dayOf(calendar, campaign.clock);
  const days = [startOf(start, system, 1)];
  const hear = (step: Step): void => {
    const { after } = step;
    const day = days.at(-1);
    if (!day) return;
    if (step.command.type === 'travel') day.legs.push(legOf(step));
    if (step.command.type === 'forage') day.foraged += after.clock - step.before.clock;
    day.food[1] = portionsOf(after, system);
    day.lights[1] = lightsOf(after);
    const today = dayOf(calendar, after.clock) - first + 1;
    if (today === day.day) return;
    day.night = nightOf(step, plan.policy);
    days.push(startOf(after, system, today));
  };
  const { ended, seconds, hungryOn } = playJourney(steady(rules), calm(start, system), plan, quiet, hear);
  for (const day of days) day.hungry = hungryOn !== null && day.day >= hungryOn;
  return {
    arrives: ended === 'arrived',
    seconds,
    days,
    hungryOn,
    mouths: mouthsOf(campaign, system).length,
    portions: plan.policy.food === 'forage' ? 'best' : start === campaign ? 'certain' : 'average',
  };
}

function legOf({ command, before, after }: Step): RoadDay['legs'][number] {
  const to = String(command['to']);
  const { terrain = 'plain', own } = hexAt(before.land, to) ?? {};
  const road = before.party.hex === null ? undefined : roadBetween(before.land, before.party.hex, to);
  return {
    to,
    terrain,
    ...(own === undefined ? {} : { own }),
    ...(road === undefined ? {} : { road }),
    seconds: after.clock - before.clock,
    arrived: after.party.hex === to,
  };
}

function nightOf(step: Step, policy: Policy): NonNullable<RoadDay['night']> {
  const marched = marchesOn(step);
  const campaign = marched ? step.after : step.before;
  const hex: HexLabel = campaign.party.hex ?? '';
  const place = placeIn(campaign, hex);
  return {
    hex,
    bed: !marched && hasBed(campaign, policy),
    ...(marched && { marched }),
    ...(place === undefined ? {} : { place }),
  };
}
