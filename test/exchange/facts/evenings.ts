import { withEvenings } from '../../systemContract.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { standingIn, type ReadEntries } from '../../../src-main/game/log/past.ts';
import { playAdventure } from '../../samples/adventure.ts';

export const everyEvening = withEvenings.map((system) => [system.name, system] as const);

export const ALL = { session: 'all', players: false } as const;
export const FOR_PLAYERS = { session: 'all', players: true } as const;

const known = new Map<string, Promise<readonly Entry[]>>();

/** What stands of the sample of a system after its adventure in examples/; played once. */
export function eveningOf(system: System): Promise<readonly Entry[]> {
  const evening = known.get(system.id) ?? played(system.id);
  known.set(system.id, evening);
  return evening;
}

async function played(system: string): Promise<readonly Entry[]> {
  const { game } = await playAdventure(system);
  const entries: Entry[] = [];
  for await (const entry of standingIn(await game.past('all'))()) entries.push(entry);
  await game.close();
  return entries;
}

/** A journal that is read from a list. */
export const journalOf = (entries: readonly Entry[]): ReadEntries =>
  async function* () {
    for (const entry of entries) yield await Promise.resolve(entry);
  };

/** A journal of commands that brought one event each. */
export const entriesOf = (events: readonly Partial<HexwatchEvent>[], session = 1): Entry[] =>
  events.map((event, index) => ({
    seq: index + 1,
    session,
    command: { type: 'note' },
    events: [{ seq: index + 1, type: 'note-written', at: 25_200, ...event }],
  }));

/** JSON Lines as records. */
export const parsed = (lines: string): Record<string, unknown>[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
