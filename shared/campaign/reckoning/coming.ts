import { remembered, rememberedLast } from '../../remembered.ts';
import type { Decision, Due, System } from '../../systems/contract.ts';
import { capital, counted } from '../../text/words.ts';
import { dayOf, startOfDay } from '../../time/calendar.ts';
import { comingUp, nextFestivalDay, type Coming } from '../../time/reckoning/comingUp.ts';
import { dateIn } from '../../time/reckoning/dates.ts';
import { moonAt } from '../../time/reckoning/moons.ts';
import type { Festival, Moon, Reckoning } from '../../time/reckoning/parts.ts';
import type { Campaign } from '../state.ts';
import { festivalCame } from './events.ts';

type Dated = Pick<Campaign, 'calendar' | 'clock'>;
type Days = Pick<System, 'calendar'>;

const came = ({ name, where, then, isHidden }: Festival, decision: Decision): void => {
  decision.emit(
    festivalCame,
    {
      name,
      ...(where && { where }),
      ...(then && { then }),
      ...(isHidden && { isHidden }),
    },
    isHidden ? { secret: true } : {},
  );
};

const nextDay = rememberedLast(nextFestivalDay);

/** The festivals of the next day that has any; they come as that day begins. */
export function festivalDues({ calendar, clock }: Dated, system: Days, until: number): Due[] {
  if (!calendar || calendar.festivals.length === 0) return [];
  const day = nextDay(calendar, dayOf(system.calendar, clock) + 1);
  const at = day === undefined ? Infinity : startOfDay(system.calendar, day);
  if (day === undefined || at > until) return [];
  return dateIn(calendar, day).festivals.map((festival, index) => ({
    id: `festival-${day}-${index}`,
    at,
    order: 'festival',
    label: festival.name,
    ...(festival.isHidden ? { secret: true } : {}),
    ...aboutFestival(festival),
    fire: (decision) => came(festival, decision),
  }));
}

/** What is told of a festival beside its name. */
const aboutFestival = ({ where, then }: Festival): { source?: string } => {
  const source = [where, then].filter(Boolean).join(': ');
  return source === '' ? {} : { source };
};

/** “Full moon”, or “The Ember is full” where there are several. */
const moonInWords = ({ moons }: Reckoning, moon: Moon, phase: 'full' | 'new'): string => {
  if (moons.length > 1) return `${capital(moon.name)} is ${phase}`;
  return phase === 'full' ? 'Full moon' : 'New moon';
};

/** What comes by a custom calendar, beside what falls due. */
export interface ComingLine {
  id: string;
  kind: 'festival' | 'moon';
  label: string;
  at: number;
  /** “tomorrow”, “3 days” */
  when: string;
  secret: boolean;
  source?: string;
}

/** Festivals are told so many days ahead, and so many of them; moons so many days. */
const AHEAD = { festival: 30, festivals: 3, moon: 14 };

function isNear(one: Coming, today: number, before: readonly Coming[]): boolean {
  if (one.kind === 'festival')
    return before.filter(({ kind }) => kind === 'festival').length < AHEAD.festivals;
  return (
    one.day - today <= AHEAD.moon &&
    !before.some((other) => other.kind !== 'festival' && other.moon === one.moon)
  );
}

/** The next days of a calendar from one of the campaign on: a few festivals, and what each moon is next. */
const nextOf = remembered((calendar: Reckoning) =>
  rememberedLast((today: number): readonly Coming[] =>
    comingUp(calendar, today + 1, AHEAD.festival).reduce<Coming[]>(
      (told, one) => (isNear(one, today, told) ? [...told, one] : told),
      [],
    ),
  ),
);

/** The next festivals, full and new moons after today; nothing without a custom calendar. */
export function comingLines({ calendar, clock }: Dated, system: Days): ComingLine[] {
  if (!calendar) return [];
  const today = dayOf(system.calendar, clock);
  return nextOf(calendar)(today).map((one): ComingLine => {
    const days = one.day - today;
    const isFestival = one.kind === 'festival';
    return {
      id: isFestival
        ? `festival-${one.day}-${one.festival.name}`
        : `moon-${one.day}-${one.moon.name}-${one.kind}`,
      kind: isFestival ? 'festival' : 'moon',
      label: isFestival ? one.festival.name : moonInWords(calendar, one.moon, one.kind),
      at: startOfDay(system.calendar, one.day),
      when: days === 1 ? 'tomorrow' : counted(days, 'day'),
      secret: isFestival && one.festival.isHidden === true,
      ...(isFestival ? aboutFestival(one.festival) : {}),
    };
  });
}

/** So many are named; the others are counted. */
const MOST_NAMED = 2;
const few = (names: readonly string[]): string[] =>
  names.length > MOST_NAMED + 1
    ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`]
    : [...names];

/** What of a calendar is so today: festivals, and moons that are full or new; for players without what they don’t know of. */
export function todayInWords({ calendar, clock }: Dated, system: Days, players: boolean): string[] {
  if (!calendar) return [];
  const day = dayOf(system.calendar, clock);
  const moons = calendar.moons.flatMap((moon) => {
    const phase = moonAt(moon, day);
    if (phase !== 'full' && phase !== 'new') return [];
    const words = moonInWords(calendar, moon, phase);
    return [calendar.moons.length > 1 ? words : words.toLowerCase()];
  });
  const festivals = dateIn(calendar, day)
    .festivals.filter(({ isHidden }) => !(players && isHidden))
    .map(({ name, isHidden }) => (isHidden ? `${name} (secret)` : name));
  return few([...new Set([...festivals, ...moons])]);
}
