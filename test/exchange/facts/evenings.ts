import { readFileSync } from 'node:fs';
import { givenDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { standing, type ReadJournal } from '../../../src-main/game/log/standing.ts';
import { newGame } from '../../helpers/campaigns.ts';

export const everySystem = systems.map((system) => [system.name, system] as const);

export const ALL = { session: 'all', players: false } as const;
export const FOR_PLAYERS = { session: 'all', players: true } as const;

const read = (name: string): string =>
  readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8').trim();

const known = new Map<string, Promise<readonly Entry[]>>();

/** What stands of the sample of a system after its adventure in examples/; played once. */
export function eveningOf(system: System): Promise<readonly Entry[]> {
  const evening = known.get(system.id) ?? played(system.id);
  known.set(system.id, evening);
  return evening;
}

async function played(system: string): Promise<readonly Entry[]> {
  const file = system === 'fivey' ? 'first-day' : system;
  const { dice } = givenDice(read(`${file}.dice`).split(',').map(Number));
  const game = await newGame({ system, sample: true });
  for (const line of read(`${file}.jsonl`).split('\n')) {
    const answer = await game.dispatch(JSON.parse(line), dice);
    if (!answer.ok) throw new Error(`${line}: ${answer.error.message}`);
  }
  const entries = standing(await game.entries());
  await game.close();
  return entries;
}

/** A journal that is read from a list. */
export const journalOf = (entries: readonly Entry[]): ReadJournal =>
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

/** All that was written, as a file holds it. */
export async function written(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.from(all.join('')).toString();
}

/** JSON Lines as records. */
export const parsed = (lines: string): Record<string, unknown>[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
