import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { itemChanged, itemRemoved, sheetChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { dayOf, nextAtHour } from '../../../time/calendar.ts';
import type { Decision, Due } from '../../contract.ts';
import { relieve, suffer } from '../harm/conditions.ts';
import { askFate, degreeOf } from '../fate/fate.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { wearItem } from '../gear/stepDice.ts';
import { calendar } from '../words.ts';

const eaters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.kind === 'character' && one.status !== 'dead');

interface Food {
  holder: Creature;
  item: Item;
}

/** Their own food, else a companion's. */
function foodFor(campaign: Campaign, eater: Creature): Food | undefined {
  const tables = [creatureAt(campaign, eater.id), ...partyOf(campaign).filter(({ id }) => id !== eater.id)];
  for (const holder of tables) {
    const item = holder.items.find((one) => one.kind === 'food' && one.die !== 0);
    if (item) return { holder, item };
  }
  return undefined;
}

/**
 * Somebody eats: one roll of the rations' die (NS-R3), or one of a counted supply. Hunger is over. `later`
 * says that others eat of it too, and its die is thrown with the last of them.
 */
export function eat(
  decision: Decision,
  eaterId: string,
  holderId: string,
  itemId: string,
  later = false,
): void {
  const item = itemOf(creatureAt(decision.state, holderId), itemId);
  const { name } = creatureAt(decision.state, eaterId);
  const today = dayOf(calendar, decision.state.clock);
  const ateOn = Math.max(today, sheetOf(creatureAt(decision.state, eaterId)).ateOn);
  const thrown = item.die !== undefined && !later;
  const told = thrown ? undefined : `${name} eats of the ${item.name.toLowerCase()}.`;
  decision.emit(sheetChanged, { creature: eaterId, to: { ateOn } }, told, { rules: ['NS-R3'] });
  if (thrown) wearItem(decision, holderId, itemId, ['NS-30', 'NS-R3'], `${name} eats. `);
  else if (item.die === undefined && item.count > 1)
    decision.emit(itemChanged, {
      creature: holderId,
      item: itemId,
      from: { count: item.count },
      to: { count: item.count - 1 },
    });
  else if (item.die === undefined) decision.emit(itemRemoved, { creature: holderId, item });
  relieve(decision, eaterId, ['NS-49'], (one) => one.details['needs'] === 'food');
}

/** Those who have not eaten today and find something to eat. */
export const hungry = (campaign: Campaign): Creature[] =>
  eaters(campaign).filter(
    (one) => sheetOf(one).ateOn < dayOf(calendar, campaign.clock) && foodFor(campaign, one) !== undefined,
  );

/** Whether somebody who eats after the others of a list will eat of the same food. */
const isShared = (campaign: Campaign, others: readonly Creature[], { holder, item }: Food): boolean =>
  item.die !== undefined &&
  others.some((one) => {
    const food = foodFor(campaign, one);
    return food?.holder.id === holder.id && food.item.id === item.id;
  });

/**
 * A meal of everybody who has not eaten today, as the day brings it: the rations are thrown for each who
 * eats, or by an option once for all who eat of them (NS-R3).
 */
export function meal(decision: Decision): void {
  const today = dayOf(calendar, decision.state.clock);
  const together = rulingOf(decision.state, 'rations') === 'once for all who eat of them';
  const table = eaters(decision.state).filter((one) => sheetOf(one).ateOn < today);
  for (const [index, eater] of table.entries()) {
    const { state } = decision;
    const food = foodFor(state, creatureAt(state, eater.id));
    const later = together && food !== undefined && isShared(state, table.slice(index + 1), food);
    if (food) eat(decision, eater.id, food.holder.id, food.item.id, later);
  }
}

/**
 * The day that ends at daybreak: who did not eat, or had no Long Rest, for longer than options allow, is
 * tired by it (NS-S6).
 */
function reckonDay(decision: Decision): void {
  const ended = dayOf(calendar, decision.state.clock) - 1;
  const rules = ['NS-S6', 'NS-46'];
  const { state } = decision;
  for (const one of eaters(state)) {
    const { ateOn, restedOn } = sheetOf(one);
    if (ateOn < ended - rulingOf(state, 'days-without-food') && rulingOf(state, 'hunger'))
      suffer(decision, one.id, { name: 'Fatigued by hunger', details: { needs: 'food' } }, [], rules);
    if (restedOn < ended - rulingOf(state, 'days-without-rest') && rulingOf(state, 'sleep'))
      suffer(decision, one.id, { name: 'Fatigued' }, [], rules);
  }
}

const WEATHERS = {
  'strongly-positive': { name: 'clear', hard: false },
  positive: { name: 'fair', hard: false },
  negative: { name: 'rain', hard: false },
  'strongly-negative': { name: 'storm', hard: true },
} as const;

/** The day's weather by the Die of Fate (NS-87, NS-S5); only a storm is harsh. */
export function rollWeather(decision: Decision): void {
  const threshold = rulingOf(decision.state, 'weather-threshold');
  const { roll } = askFate(decision, 'weather', threshold);
  const weather = WEATHERS[degreeOf(roll.total, threshold, rulingOf(decision.state, 'weather-margin'))];
  decision.emit(
    weatherChanged,
    weather,
    `The weather: ${roll.total} against ${threshold}, ${weather.name}.`,
    {
      rules: ['NS-87', 'NS-S5'],
    },
  );
}

/**
 * What the hours bring by themselves, some at hours that options say (NS-R3, NS-S8): meal, nightfall, the
 * day's reckoning, daybreak with its weather.
 */
export function dues(campaign: Campaign): Due[] {
  const dusk = nextAtHour(campaign.clock, rulingOf(campaign, 'dark-hour'));
  const mealtime = nextAtHour(campaign.clock, rulingOf(campaign, 'meal-hour'));
  const dawn = nextAtHour(campaign.clock, calendar.dawn);
  const peopled = eaters(campaign).length > 0;
  const weather = rulingOf(campaign, 'daily-weather');
  const daybreak = (decision: Decision): void => {
    decision.emit(lightOfDayChanged, { to: 'day' }, 'Day breaks.');
    if (weather) rollWeather(decision);
  };
  return [
    ...(peopled
      ? ([
          { id: 'meal', at: mealtime, order: 'ration', label: 'The day’s meal', source: 'NS-R3', fire: meal },
          {
            id: 'reckoning',
            at: dawn,
            order: 'condition',
            label: 'The day’s end: food and sleep',
            source: 'NS-S6',
            fire: reckonDay,
          },
        ] satisfies Due[])
      : []),
    {
      id: 'nightfall',
      at: dusk,
      order: 'night',
      label: 'It grows dark',
      source: 'NS-4',
      fire: (decision) => decision.emit(lightOfDayChanged, { to: 'night' }, 'Night falls.'),
    },
    {
      id: 'daybreak',
      at: dawn,
      order: 'night',
      label: weather ? 'Daybreak, weather' : 'Daybreak',
      source: 'NS-4',
      fire: daybreak,
    },
  ];
}
