import { describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { isForPlayers } from '../../../shared/campaign/event.ts';
import type { Roll } from '../../../shared/dice/dice.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { csvLines } from '../../../src-main/exchange/facts/csv.ts';
import { jsonLines } from '../../../src-main/exchange/facts/jsonl.ts';
import { exportFacts, FACT_KINDS } from '../../../src-main/exchange/facts/export.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { CANARY, secretPlay } from '../../helpers/canaries.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { ALL, eveningOf, everySystem, FOR_PLAYERS, journalOf, parsed, written } from './evenings.ts';

const WRITERS = { csv: csvLines, jsonl: jsonLines };

/** What players may see of an event that is theirs. */
const THEIRS = new Set(['type', 'at', 'text', 'receipt', 'rules']);

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
function scrambled(system: System, entries: readonly Entry[]): Entry[] {
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

describe.each(everySystem)('an evening of %s', (_name, system) => {
  it.each(FACT_KINDS)('is the same to players whatever is secret, as %s', async (to) => {
    const entries = await eveningOf(system);
    const rulebook = rulebookOf(system);
    const other = journalOf(scrambled(system, entries));
    const told = await written(WRITERS[to](rulebook, journalOf(entries), FOR_PLAYERS));
    expect(await written(WRITERS[to](rulebook, other, ALL))).toContain(CANARY);
    expect(await written(WRITERS[to](rulebook, other, FOR_PLAYERS))).toBe(told);
    expect(told.split('\n').length).toBeGreaterThan(50);
  });

  it.each(FACT_KINDS)('tells players nothing of what is prepared and secret, as %s', async (to) => {
    const game = await newGame({ name: 'Before', system: system.id });
    const told = async (): Promise<string> =>
      written(exportFacts(game, { to, session: 'all', players: true }));
    const before = await told();
    await carryOut(game, ...secretPlay(system));
    expect(await written(exportFacts(game, { to, session: 'all' }))).toContain(CANARY);
    expect(await told()).toBe(before);
    await game.close();
  });
});

it('players get the words, the dice and the hour of an event, and no field or number of it', async () => {
  const game = await newGame({ system: 'nightsong', sample: true });
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'note', text: 'secret', secret: true },
    { type: 'roll', dice: '1d6', for: 'luck' },
  );
  const facts = parsed(await written(exportFacts(game, { to: 'jsonl', players: true })));
  expect(Object.keys(facts.at(-1) ?? {})).toEqual([
    'type',
    'at',
    'session',
    'dayNumber',
    'hour',
    'watch',
    'text',
    'rolls',
  ]);
  expect(facts.map(({ text }) => text)).not.toContain('secret');
  await game.close();
});
