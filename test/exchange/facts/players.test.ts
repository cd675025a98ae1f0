import { describe, expect, it } from 'vitest';
import { csvLines } from '../../../src-main/exchange/facts/csv.ts';
import { jsonLines } from '../../../src-main/exchange/facts/jsonl.ts';
import { exportFacts, FACT_KINDS } from '../../../src-main/exchange/facts/export.ts';
import { CANARY, secretPlay } from '../../helpers/canaries.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { scrambled } from '../scrambled.ts';
import { textOf } from '../exported.ts';
import { ALL, eveningOf, everyEvening, FOR_PLAYERS, journalOf, parsed } from './evenings.ts';

const WRITERS = { csv: csvLines, jsonl: jsonLines };

describe.each(everyEvening)('an evening of %s', (_name, system) => {
  it.each(FACT_KINDS)('is the same to players whatever is secret, as %s', async (to) => {
    const entries = await eveningOf(system);
    const rulebook = rulebookOf(system);
    const other = journalOf(scrambled(system, entries));
    const told = await textOf(WRITERS[to](rulebook, journalOf(entries), FOR_PLAYERS));
    expect(await textOf(WRITERS[to](rulebook, other, ALL))).toContain(CANARY);
    expect(await textOf(WRITERS[to](rulebook, other, FOR_PLAYERS))).toBe(told);
    expect(told.split('\n').length).toBeGreaterThan(50);
  });

  it.each(FACT_KINDS)('tells players nothing of what is prepared and secret, as %s', async (to) => {
    const game = await newGame({ name: 'Before', system: system.id });
    const told = async (): Promise<string> =>
      textOf(exportFacts(game, { to, session: 'all', players: true }));
    const before = await told();
    await carryOut(game, ...secretPlay(system));
    expect(await textOf(exportFacts(game, { to, session: 'all' }))).toContain(CANARY);
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
  const facts = parsed(await textOf(exportFacts(game, { to: 'jsonl', players: true })));
  expect(Object.keys(facts.at(-1) ?? {})).toEqual([
    'type',
    'at',
    'session',
    'dayNumber',
    'date',
    'hour',
    'watch',
    'text',
    'rolls',
  ]);
  expect(facts.map(({ text }) => text)).not.toContain('secret');
  await game.close();
});
