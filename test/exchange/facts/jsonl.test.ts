import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { jsonLines } from '../../../src-main/exchange/facts/jsonl.ts';
import { exportFacts } from '../../../src-main/exchange/facts/export.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { textOf } from '../exported.ts';
import { ALL, entriesOf, eveningOf, everyEvening, journalOf, parsed } from './evenings.ts';

const ofFivey = rulebookOf(fivey);

describe.each(everyEvening)('JSON Lines of an evening of %s', (_name, system) => {
  it('are its events with all of their fields, and where and when each stands', async () => {
    const entries = await eveningOf(system);
    const lines = parsed(await textOf(jsonLines(rulebookOf(system), journalOf(entries), ALL)));
    const events = entries.flatMap((entry) =>
      entry.events.map((event) => ({
        ...event,
        session: entry.session,
        entry: entry.seq,
        dayNumber: expect.any(Number) as unknown,
        date: expect.any(String) as unknown,
        hour: expect.stringMatching(/^\d\d:\d\d$/) as unknown,
        watch: expect.any(String) as unknown,
      })),
    );
    expect(lines).toEqual(events);
  });
});

it.each(systems.map((system) => [system.name, system] as const))(
  'no kind of event of %s has a field of a name that is added',
  (_name, system) => {
    const added = ['session', 'entry', 'dayNumber', 'date', 'hour', 'watch', 'rollsInWords'];
    for (const { type, fields } of kindsOf(system).events.values())
      expect([type, Object.keys(fields.shape).filter((name) => added.includes(name))]).toEqual([type, []]);
  },
);

it('text of any letters comes back, also half of a pair of letters', async () => {
  const text = 'a\u2028b\u0000c \uD800 "d"\n\\ 龍 🐉';
  const lines = jsonLines(ofFivey, journalOf(entriesOf([{ text }])), ALL);
  expect(parsed(await textOf(lines))[0]).toMatchObject({ text });
});

describe('an export of events', () => {
  it('has the last session alone, or the one that is asked for, or all', async () => {
    const game = await newGame();
    await carryOut(
      game,
      { type: 'open-session' },
      { type: 'note', text: 'one' },
      { type: 'close-session' },
      { type: 'open-session' },
      { type: 'note', text: 'two' },
    );
    const sessions = async (session?: number | 'all'): Promise<unknown[]> => [
      ...new Set(
        parsed(await textOf(exportFacts(game, { to: 'jsonl', session }))).map((fact) => fact['session']),
      ),
    ];
    expect(await sessions()).toEqual([2]);
    expect(await sessions(1)).toEqual([1]);
    expect(await sessions('all')).toEqual([0, 1, 2]);
    await game.close();
  });

  it('leaves out what was undone and that it was, and has what was redone', async () => {
    const game = await newGame();
    await carryOut(
      game,
      { type: 'note', text: 'stays' },
      { type: 'note', text: 'comes back' },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'note', text: 'goes' },
      { type: 'undo' },
    );
    const facts = parsed(await textOf(exportFacts(game, { to: 'jsonl', session: 'all' })));
    expect(facts.slice(1).map(({ text }) => text)).toEqual(['stays', 'comes back']);
    await game.close();
  });
});
