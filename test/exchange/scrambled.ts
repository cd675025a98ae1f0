import { isForPlayers, type HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Roll } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Entry } from '../../src-main/game/entry.ts';
import { CANARY } from '../helpers/canaries.ts';
import { rulebookOf } from '../helpers/play.ts';

/** What players may see of an event that is theirs. */
const THEIRS = new Set(['type', 'at', 'text', 'inParts', 'receipt', 'rules']);

const canaries = (value: unknown, name = ''): unknown => {
  // What is read from a journal has rolls of a known form.
  if (name === 'rolls') return (value as Roll[]).map((roll) => ({ ...roll, for: CANARY, total: 99 }));
  if (typeof value === 'number') return value + 1000;
  if (typeof value === 'string') return CANARY;
  if (Array.isArray(value)) return [...value.map((one) => canaries(one)), CANARY];
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, canaries(one)])),
    [CANARY]: 1,
  };
};

/** Rolls of a newer version say more than is known of them. */
const newer = (value: unknown): unknown => (value as Roll[]).map((roll) => ({ ...roll, [CANARY]: 1 }));

/** The same evening with a canary in all that is the referee’s alone, and with more secrets in between. */
export function scrambled(system: System, entries: readonly Entry[]): Entry[] {
  const { events: kinds } = rulebookOf(system).kinds;
  const scramble = (event: HexwatchEvent): HexwatchEvent => {
    const kind = kinds.get(event.type);
    const theirs = isForPlayers(kind, event);
    const decides = typeof kind?.audience === 'object' ? Object.values(kind.audience) : [];
    const changed = Object.entries({ ...event, [CANARY]: 1 }).map(([name, value]) => {
      if (theirs && name === 'rolls') return [name, newer(value)];
      const stays =
        name === 'type' || name === 'secret' || decides.includes(name) || (theirs && THEIRS.has(name));
      return [name, stays ? value : canaries(value, name)];
    });
    return { ...event, ...(Object.fromEntries(changed) as HexwatchEvent), seq: event.seq * 3 };
  };
  return entries.map((entry) => {
    const events = entry.events.map(scramble);
    const more = { seq: entry.seq * 3 + 1, type: 'note-written', at: 0, text: CANARY, secret: true };
    return { ...entry, seq: more.seq, command: { type: CANARY }, events: [...events, more] };
  });
}
