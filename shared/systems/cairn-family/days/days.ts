import type { z } from 'zod';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { turnWeather, weatherOddsHere } from '../../../campaign/tables/weather.ts';
import { dayOf, nextAtHour } from '../../../time/calendar.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision, Due } from '../../contract.ts';
import { by, type FamilyRule } from '../cite.ts';
import { dayLodged, mealEaten, mealHourCame, thingUsedUp } from '../events/days.ts';
import { bodyOf, isMortal } from '../sheet/attributes.ts';
import { deprivationDues, deprive, provide } from '../harm/deprivation.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { watchCalendar } from '../travel/watches.ts';
import { itemDetails } from '../sheet/details.ts';

/** Those of the party who must eat and sleep. */
export const eaters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => isMortal(one) && one.status !== 'dead' && one.status !== 'fled');

export const today = (campaign: Campaign): number => dayOf(watchCalendar, campaign.clock);

/** Whether the party is fed and lodged by someone else now. */
const isLodged = (campaign: Campaign): boolean =>
  Number(campaign.details['lodgedUntil'] ?? -1) >= campaign.clock;

const isRation = (item: Item): boolean => item.kind === 'food' && itemDetails(item).meal === 'ration';

/** The eater, then the companions who can share with them. */
const holdersFor = (campaign: Campaign, eater: Creature): Creature[] => [
  eater,
  ...partyOf(campaign).filter(({ id }) => id !== eater.id),
];

/** Somebody’s ration, and who carries it. */
interface Portion {
  eater: string;
  holder: Creature;
  item: Item;
}

const portionOf = (eater: string, holder: Creature): Portion[] => {
  const item = holder.items.find(isRation);
  return item ? [{ eater, holder, item }] : [];
};

/** Their own ration, else a companion’s. */
export const rationFor = (campaign: Campaign, eater: Creature): Portion | undefined =>
  holdersFor(campaign, eater).flatMap((holder) => portionOf(eater.id, holder))[0];

/** Whether someone has no ration but this one. */
const isLastRation = ({ items }: Creature, item: Item): boolean =>
  isRation(item) && item.count <= 1 && !items.some((one) => isRation(one) && one.id !== item.id);

const lastIf = (last: boolean): { last?: true } => (last ? { last } : {});

const oneUsed = (holder: Creature, item: Item): z.input<(typeof thingUsedUp)['fields']> => ({
  creature: holder.id,
  item: item.id,
  left: Math.max(0, item.count - 1),
  ...lastIf(isLastRation(holder, item)),
});

/** One of a counted thing is used up; the last of it leaves the pack. */
export function useOne(
  decision: Decision,
  holderId: string,
  item: Item,
  ...rules: readonly FamilyRule[]
): void {
  decision.emit(thingUsedUp, oneUsed(creatureAt(decision.state, holderId), item), by(decision, ...rules));
}

/** Someone has eaten such a meal today; hunger is over. */
export function hasEaten(decision: Decision, id: string, meal: string): void {
  decision.emit(mealEaten, { creature: id, day: today(decision.state), meal }, by(decision, 'meal'));
  provide(decision, id, 'food');
}

/** These portions are eaten, each out of another pack. */
function eatPortions(decision: Decision, portions: readonly Portion[]): void {
  const day = today(decision.state);
  const eaten = portions.map(({ eater, holder, item }) => ({
    creature: eater,
    day,
    ...lastIf(holder.id === eater && isLastRation(holder, item)),
  }));
  decision.emitEach(mealEaten, eaten, by(decision, 'meal'));
  for (const { eater } of portions) provide(decision, eater, 'food');
  decision.emitEach(
    thingUsedUp,
    portions.map(({ holder, item }) => oneUsed(holder, item)),
    by(decision, 'meal'),
  );
}

/** Someone eats a ration, their own or a companion’s; gives back whether there was one (CA-S7). */
export function eatRation(decision: Decision, id: string): boolean {
  const portion = rationFor(decision.state, creatureAt(decision.state, id));
  if (portion) eatPortions(decision, [portion]);
  return portion !== undefined;
}

/** Who has a ration eats it, then each of the others one of a companion; gives back who has eaten (CA-S7). */
export function eatRations(decision: Decision, eaters: readonly Creature[]): string[] {
  const own = eaters.flatMap((one) => portionOf(one.id, one));
  eatPortions(decision, own);
  const fed = own.map(({ eater }) => eater);
  const others = eaters.map(({ id }) => id).filter((id) => !fed.includes(id));
  return [...fed, ...others.filter((id) => eatRation(decision, id))];
}

/** What the hours bring by themselves. `meal` feeds those who have not eaten; `daily` is whatever else a day’s end brings. */
export interface DayRules {
  meal(decision: Decision, eaters: readonly Creature[]): unknown;
  daily?(decision: Decision): void;
  weather(decision: Decision): void;
  ids: { meal: string; reckoning: string };
}

/** The day that ends at dawn: who ate nothing or lay awake is Deprived, counted from its beginning. */
function reckonDay(decision: Decision): void {
  const ended = today(decision.state) - 1;
  const since = decision.state.clock - DAY;
  const lodged = isLodged(decision.state);
  const all = eaters(decision.state).map(({ id }) => id);
  if (lodged && all.length > 0)
    decision.emit(dayLodged, { creatures: all, day: ended }, by(decision, 'reckoning'));
  for (const id of all) {
    const { ateOn, sleptOn } = bodyOf(creatureAt(decision.state, id));
    if (ateOn < ended) deprive(decision, id, 'food', since);
    if (sleptOn < ended) deprive(decision, id, 'sleep', since);
  }
}

/** Everybody who has not eaten today does so now, at a host’s table or where there is something. */
function haveMeal(decision: Decision, rules: DayRules): void {
  const hungry = (): Creature[] =>
    eaters(decision.state).filter((one) => bodyOf(one).ateOn < today(decision.state));
  const before = hungry();
  if (before.length === 0) return;
  if (isLodged(decision.state)) {
    const day = today(decision.state);
    decision.emitEach(
      mealEaten,
      before.map(({ id }) => ({ creature: id, day })),
      by(decision, 'meal'),
    );
    return;
  }
  rules.meal(decision, before);
  const left = hungry().map(({ id }) => id);
  const fed = before.map(({ id }) => id).filter((id) => !left.includes(id));
  decision.emit(mealHourCame, { fed, hungry: left }, by(decision, 'meal'));
}

/** Hour of the clock at which everybody eats. */
export const MEAL_HOUR = 18;

/** The weather that a day breaks with where its region has no odds: it is rolled, or as the referee says. */
const DAILY_WEATHER: Readonly<
  Record<FamilyChoice<'daily-weather'>, (decision: Decision, rules: DayRules) => void>
> = {
  rolled: (decision, rules) => rules.weather(decision),
  referee: () => undefined,
};

/** What daybreak is called: with its weather, where that is rolled. */
function daybreakLabel(campaign: Campaign): string {
  const rolled =
    familyOption(campaign, 'daily-weather') === 'rolled' ||
    weatherOddsHere(campaign, { calendar: watchCalendar }) !== undefined;
  return rolled ? 'Daybreak and weather' : 'Daybreak';
}

function daybreak(decision: Decision, rules: DayRules): void {
  decision.emit(lightOfDayChanged, { to: 'day' });
  turnWeather(decision, () => DAILY_WEATHER[familyOption(decision.state, 'daily-weather')](decision, rules));
}

export function dayDues(campaign: Campaign, until: number, rules: DayRules): Due[] {
  const dusk = nextAtHour(campaign.clock, watchCalendar.dusk);
  const dawn = nextAtHour(campaign.clock, watchCalendar.dawn);
  const mealtime = nextAtHour(campaign.clock, MEAL_HOUR);
  const peopled = eaters(campaign).length > 0;
  if (Math.min(dusk, dawn, mealtime) > until) return peopled ? deprivationDues(campaign, until) : [];
  const everybodys: Due[] = [
    {
      id: 'nightfall',
      at: dusk,
      order: 'night',
      label: 'Nightfall',
      fire: (decision) => decision.emit(lightOfDayChanged, { to: 'night' }),
    },
    {
      id: 'daybreak',
      at: dawn,
      order: 'night',
      label: daybreakLabel(campaign),
      fire: (decision) => daybreak(decision, rules),
    },
  ];
  if (!peopled) return everybodys;
  return [
    {
      id: 'meal',
      at: mealtime,
      order: 'ration',
      label: 'Daily meal',
      source: rules.ids.meal,
      fire: (decision) => haveMeal(decision, rules),
    },
    {
      id: 'reckoning',
      at: dawn,
      order: 'condition',
      label: 'End of day: food and sleep',
      source: rules.ids.reckoning,
      fire: (decision) => {
        reckonDay(decision);
        rules.daily?.(decision);
      },
    },
    ...deprivationDues(campaign, until),
    ...everybodys,
  ];
}
