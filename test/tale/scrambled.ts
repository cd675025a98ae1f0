import { isForPlayers, type HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { remembered } from '../../shared/remembered.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Seen } from '../../shared/tale/seen.ts';
import { CANARY } from '../helpers/canaries.ts';
import { rulebookOf } from '../helpers/play.ts';

const HEADER: ReadonlySet<string> = new Set(['seq', 'type', 'at', 'secret']);

/** A canary in every text of a value, and other numbers. */
function canaries(value: unknown): unknown {
  if (typeof value === 'string') return CANARY;
  if (typeof value === 'number') return value + 1000;
  if (Array.isArray(value)) return value.map(canaries);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, canaries(one)]));
}

const scrambledEvent = (event: HexwatchEvent): HexwatchEvent => ({
  ...event,
  ...Object.fromEntries(
    Object.entries(event).flatMap(([name, value]) => (HEADER.has(name) ? [] : [[name, canaries(value)]])),
  ),
});

/** The land with other names where players have not been, and for what is kept from them. */
const scrambledLand = remembered((land: Campaign['land']): Campaign['land'] => ({
  ...land,
  columns: land.columns.map((column) =>
    column.map((hex) =>
      hex?.feature && (!hex.known || hex.feature.secret)
        ? { ...hex, note: CANARY, feature: { ...hex.feature, name: CANARY } }
        : hex,
    ),
  ),
}));

/** A campaign with a canary in all that players have not met with: people, clocks, places, notes. */
const scrambledCampaign = (isMet: (id: string) => boolean) =>
  remembered((campaign: Campaign): Campaign => ({
    ...campaign,
    land: scrambledLand(campaign.land),
    creatures: Object.fromEntries(
      Object.entries(campaign.creatures).map(([id, one]) => [
        id,
        isMet(id) ? { ...one, note: CANARY, hidden: CANARY } : { ...one, name: CANARY, note: CANARY },
      ]),
    ),
    timers: Object.fromEntries(
      Object.entries(campaign.timers).map(([id, one]) => [id, one.secret ? { ...one, name: CANARY } : one]),
    ),
    keys: {},
  }));

/** The same evening with a canary in all that is the referee’s alone. */
export function scrambled(system: System, seen: readonly Seen[]): Seen[] {
  const { events } = rulebookOf(system).kinds;
  const isTheirs = (event: HexwatchEvent): boolean => isForPlayers(events.get(event.type), event);
  const theirs = JSON.stringify(seen.filter(({ event }) => isTheirs(event)).map(({ event }) => event));
  const met = new Map<string, boolean>();
  const campaignOf = scrambledCampaign((id) => {
    const isMet = met.get(id) ?? theirs.includes(`"${id}"`);
    met.set(id, isMet);
    return isMet;
  });
  const eventOf = remembered((event: HexwatchEvent) => (isTheirs(event) ? event : scrambledEvent(event)));
  return seen.map((one) => ({
    ...one,
    event: eventOf(one.event),
    beside: one.beside.map(eventOf),
    before: campaignOf(one.before),
    after: campaignOf(one.after),
  }));
}
