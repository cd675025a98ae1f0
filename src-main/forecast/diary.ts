import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { HexLabel } from '../../shared/hex/coordinates.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dayOf } from '../../shared/time/calendar.ts';
import { DAY, HOUR } from '../../shared/time/scales.ts';
import { portionsOf } from './provisions.ts';
import { marchesOn, type Step } from './sandbox.ts';
import { hasBed } from './traveller.ts';

/** How a journey ended: there, with everybody dead, or given up. */
export type Ending = 'arrived' | 'dead' | 'given-up';

/** An encounter of a journey. */
export interface Met {
  /** The day of the journey, from 1. */
  day: number;
  title: string;
  /** How many they were. */
  count: number;
  fought: boolean;
}

/** One journey, as facts. */
export interface Journey {
  ended: Ending;
  /** The day of the journey on which it ended, from 1, and the seconds that it took. */
  day: number;
  seconds: number;
  met: Met[];
  /** Where each night was spent, and whether in a bed; those that are marched through are not among them. */
  nights: { hex: HexLabel | null; bed: boolean }[];
  /** The days of the journey with hard weather. */
  storms: number[];
  /** Portions of food at the end, on average where dice wear it down, and the first day on which somebody went without. */
  food: number;
  hungryOn: number | null;
  /** Things that give light at the end. */
  lights: number;
  /** Members of the party, by their ids. */
  hurt: string[];
  died: string[];
  /** How often they lost their way. */
  strayed: number;
}

/** How many things that give light the party has. */
export const lightsOf = (campaign: Campaign): number =>
  partyOf(campaign, true).reduce(
    (sum, { items }) =>
      sum + items.reduce((some, { kind, count }) => some + (kind === 'light' ? count : 0), 0),
    0,
  );

/** Those of the party who have died since then, by their ids. */
export const diedSince = ({ creatures }: Campaign, now: Campaign): string[] =>
  partyOf(now, true).flatMap(({ id, status }) =>
    status === 'dead' && creatures[id]?.status !== 'dead' ? [id] : [],
  );

/** The kinds of events that a diary is written from. */
export const readIn = ({ habits: { sought } }: System): ReadonlySet<string> =>
  new Set(sought ? [sought.event] : []);

/** Writes down what a journey brings, from how the campaign is before and after each command. */
export class Diary {
  readonly #system: System;
  readonly #start: Campaign;
  readonly #policy: Policy;
  readonly #met: Met[] = [];
  readonly #nights: Journey['nights'] = [];
  readonly #storms = new Set<number>();
  readonly #hurt = new Set<string>();
  #hungryOn: number | null = null;
  #strayed = 0;

  constructor(system: System, start: Campaign, policy: Policy) {
    this.#system = system;
    this.#policy = policy;
    this.#start = start;
  }

  /** One command was carried out. */
  note(step: Step): void {
    const { before, after, events } = step;
    if (after.encounter && !before.encounter)
      this.#met.push({
        day: this.#dayOf(after),
        title: after.encounter.title,
        count: after.encounter.creatures.length,
        fought: false,
      });
    const last = this.#met.at(-1);
    if (after.fight && !before.fight && last) last.fought = true;
    if (after.creatures !== before.creatures) this.#noteHurts(before, after);
    if (after.clock !== before.clock) this.#noteHours(step);
    const { sought } = this.#system.habits;
    for (const event of events) if (event.type === sought?.event && !event[sought.found]) this.#strayed += 1;
  }

  /** The whole of it, told where it ended. */
  ended(ended: Ending, campaign: Campaign): Journey {
    return {
      ended,
      day: this.#dayOf(campaign),
      seconds: campaign.clock - this.#start.clock,
      met: this.#met,
      nights: this.#nights,
      storms: [...this.#storms],
      food: portionsOf(campaign, this.#system),
      hungryOn: this.#hungryOn,
      lights: lightsOf(campaign),
      hurt: [...this.#hurt],
      died: diedSince(this.#start, campaign),
      strayed: this.#strayed,
    };
  }

  #dayOf({ clock }: Pick<Campaign, 'clock'>): number {
    return dayOf(this.#system.calendar, clock) - dayOf(this.#system.calendar, this.#start.clock) + 1;
  }

  #noteHurts(before: Campaign, after: Campaign): void {
    for (const id of after.party.members) {
      const [was, is] = [before.creatures[id], after.creatures[id]];
      if (
        was &&
        is &&
        was !== is &&
        (is.hitPoints.now < was.hitPoints.now || hasFallen(was.status, is.status))
      )
        this.#hurt.add(id);
    }
  }

  #noteHours(step: Step): void {
    const { before, after } = step;
    const { habits, calendar } = this.#system;
    const { meal } = habits;
    const crosses = (hour: number): boolean => stretch(before, hour) !== stretch(after, hour);
    if (this.#hungryOn === null && meal && crosses(meal.hour) && meal.missed(after).length > 0)
      this.#hungryOn = this.#dayOf({ clock: stretch(after, meal.hour) * DAY + meal.hour * HOUR - 1 });
    if (crosses(calendar.dawn) && !marchesOn(step))
      this.#nights.push({ hex: after.party.hex, bed: hasBed(before, this.#policy) });
    if (after.weather.hard) this.#storms.add(this.#dayOf(after));
  }
}

/** How many days have begun, if days begin at this hour. */
const stretch = ({ clock }: Campaign, hour: number): number => Math.floor((clock - hour * HOUR) / DAY);

const hasFallen = (was: string, is: string): boolean => was === 'up' && (is === 'down' || is === 'dead');
