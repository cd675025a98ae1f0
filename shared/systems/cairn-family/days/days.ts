import { noteWritten } from '../../../campaign/events/campaign.ts';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { itemChanged, itemRemoved, sheetChanged } from '../../../campaign/events/creatures.ts';
import { dayOf, nextAtHour } from '../../../time/calendar.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision, Due } from '../../contract.ts';
import { bodyOf, isMortal } from '../sheet/attributes.ts';
import { deprivationDues, deprive, provide } from '../harm/deprivation.ts';
import { familyOption } from '../options/index.ts';
import { watchCalendar } from '../travel/watches.ts';

/** Those of the party who must eat and sleep. */
export const eaters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => isMortal(one) && one.status !== 'dead' && one.status !== 'fled');

export const today = (campaign: Campaign): number => dayOf(watchCalendar, campaign.clock);

/** Whether the party is fed and lodged by somebody else now. */
const isLodged = (campaign: Campaign): boolean =>
  Number(campaign.details['lodgedUntil'] ?? -1) >= campaign.clock;

const isRation = ({ kind, details }: Item): boolean => kind === 'food' && details['meal'] === 'ration';

/** The eater, then the companions who can share with them. */
const holdersFor = (campaign: Campaign, eater: Creature): Creature[] => [
  eater,
  ...partyOf(campaign).filter(({ id }) => id !== eater.id),
];

/** Their own ration, else a companion’s. */
export function rationFor(campaign: Campaign, eater: Creature): { holder: Creature; item: Item } | undefined {
  for (const holder of holdersFor(campaign, eater)) {
    const item = holder.items.find(isRation);
    if (item) return { holder, item };
  }
  return undefined;
}

/** One of a counted thing is used up; the last of it leaves the pack. */
export function useOne(decision: Decision, holderId: string, item: Item): void {
  if (item.count > 1)
    decision.emit(itemChanged, {
      creature: holderId,
      item: item.id,
      from: { count: item.count },
      to: { count: item.count - 1 },
    });
  else decision.emit(itemRemoved, { creature: holderId, item });
}

/** Somebody has eaten today; hunger is over (CA-R24, BDP-80). */
export function hasEaten(decision: Decision, id: string, text?: string): void {
  decision.emit(sheetChanged, { creature: id, to: { ateOn: today(decision.state) } }, text);
  provide(decision, id, 'food');
}

/** Somebody eats a ration, their own or a companion’s (CA-S7, BDP-84); gives back whether there was one. */
export function eatRation(decision: Decision, id: string): boolean {
  const found = rationFor(decision.state, creatureAt(decision.state, id));
  if (!found) return false;
  hasEaten(decision, id);
  useOne(decision, found.holder.id, found.item);
  return true;
}

/** What the hours bring by themselves. `meal` feeds one who has not eaten; `daily` is whatever else a day’s end brings. */
export interface DayRules {
  meal(decision: Decision, eater: string): unknown;
  daily?(decision: Decision): void;
  weather(decision: Decision): void;
  ids: { meal: string; reckoning: string };
}

/** The day that ends at dawn: who ate nothing or lay awake is Deprived, counted from its beginning (CA-15, BDP-76, BDP-80). */
function reckonDay(decision: Decision): void {
  const ended = today(decision.state) - 1;
  const since = decision.state.clock - DAY;
  const lodged = isLodged(decision.state);
  for (const { id } of eaters(decision.state)) {
    if (lodged) decision.emit(sheetChanged, { creature: id, to: { ateOn: ended, sleptOn: ended } });
    const { ateOn, sleptOn } = bodyOf(creatureAt(decision.state, id));
    if (ateOn < ended) deprive(decision, id, 'food', since);
    if (sleptOn < ended) deprive(decision, id, 'sleep', since);
  }
}

/** Everybody who has not eaten today does so now, where there is something. */
function haveMeal(decision: Decision, rules: DayRules): void {
  if (isLodged(decision.state)) return;
  const hungry = (): Creature[] =>
    eaters(decision.state).filter((one) => bodyOf(one).ateOn < today(decision.state));
  const before = hungry();
  if (before.length === 0) return;
  for (const { id } of before) rules.meal(decision, id);
  const left = hungry().map(({ name }) => name);
  const fed = before.map(({ name }) => name).filter((name) => !left.includes(name));
  const lines = [
    ...(fed.length > 0 ? [`${fed.join(', ')} ${fed.length === 1 ? 'eats' : 'eat'}`] : []),
    ...(left.length > 0 ? [`${left.join(', ')} ${left.length === 1 ? 'has' : 'have'} nothing to eat`] : []),
  ];
  decision.emit(noteWritten, {}, `The day’s meal: ${lines.join('; ')}.`, { rules: [rules.ids.meal] });
}

/** Hour of the clock at which everybody eats (CA-S7, BDP-80). */
export const MEAL_HOUR = 18;

export function dayDues(campaign: Campaign, rules: DayRules): Due[] {
  const dusk = nextAtHour(campaign.clock, watchCalendar.dusk);
  const dawn = nextAtHour(campaign.clock, watchCalendar.dawn);
  const weather = familyOption(campaign, 'daily-weather') === 'rolled';
  const peopled = eaters(campaign).length > 0;
  const everybodys: Due[] = [
    {
      id: 'nightfall',
      at: dusk,
      order: 'night',
      label: 'Nightfall',
      fire: (decision) => decision.emit(lightOfDayChanged, { to: 'night' }, 'Night falls.'),
    },
    {
      id: 'daybreak',
      at: dawn,
      order: 'night',
      label: weather ? 'Daybreak, weather' : 'Daybreak',
      fire: (decision) => {
        decision.emit(lightOfDayChanged, { to: 'day' }, 'Day breaks.');
        if (weather) rules.weather(decision);
      },
    },
  ];
  if (!peopled) return everybodys;
  return [
    {
      id: 'meal',
      at: nextAtHour(campaign.clock, MEAL_HOUR),
      order: 'ration',
      label: 'The day’s meal',
      source: rules.ids.meal,
      fire: (decision) => haveMeal(decision, rules),
    },
    {
      id: 'reckoning',
      at: dawn,
      order: 'condition',
      label: 'The day’s end: food and sleep',
      source: rules.ids.reckoning,
      fire: (decision) => {
        reckonDay(decision);
        rules.daily?.(decision);
      },
    },
    ...deprivationDues(campaign),
    ...everybodys,
  ];
}
