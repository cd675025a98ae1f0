import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry } from '../../../src-main/game/entry.ts';
import { standing, standingIn, type ReadJournal } from '../../../src-main/game/log/standing.ts';
import { entriesOf, journalOf } from './evenings.ts';

async function left(journal: ReadJournal): Promise<Entry[]> {
  const read = await standingIn(journal);
  const entries: Entry[] = [];
  for await (const entry of read()) entries.push(entry);
  return entries;
}

const numbers = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ events }) => events.map(({ seq }) => seq));

const BLOW = { type: 'attack-made', actor: 'orc', target: 'mae' };
const FALL = { type: 'status-changed', creature: 'mae' };

/** A blow and what it brought, in one entry. */
const blow: Entry = {
  seq: 2,
  session: 1,
  command: { type: 'act' },
  events: [
    { seq: 1, at: 0, ...BLOW },
    { seq: 2, at: 0, ...FALL },
  ],
};
const takenBack: Entry = {
  seq: 3,
  session: 1,
  command: { type: 'take-back' },
  events: [{ seq: 3, at: 0, type: 'blow-taken-back', blow: 1 }],
};
const undone = (of: number, seq: number): Entry => ({
  seq,
  session: 1,
  command: { type: 'undo' },
  events: [{ seq, at: 0, type: 'undone', of }],
});

it('a journal read piece by piece leaves what a whole one leaves', async () => {
  const turns = fc.array(
    fc.record({
      type: fc.constantFrom('undone', 'redone', 'note-written'),
      of: fc.integer({ min: 1, max: 20 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(turns, async (events) => {
      const entries = entriesOf(events);
      expect(await left(journalOf(entries))).toEqual(standing(entries));
    }),
  );
});

it('a blow that was taken back alone is gone with what it brought, and with it that it was', async () => {
  expect(numbers(await left(journalOf([blow, takenBack])))).toEqual([]);
});

it('a blow stands again when taking it back was undone', async () => {
  expect(numbers(await left(journalOf([blow, takenBack, undone(3, 4)])))).toEqual([1, 2]);
});

it('what is added to a journal while it is read is left out', async () => {
  const entries = [...entriesOf([{ text: 'one' }, { text: 'two' }])];
  const read = await standingIn(journalOf(entries));
  entries.push(undone(1, 3));
  const seen: Entry[] = [];
  for await (const entry of read()) seen.push(entry);
  expect(numbers(seen)).toEqual([1, 2]);
});
