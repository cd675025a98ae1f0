import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { csvLines } from '../../../src-main/exchange/facts/csv.ts';
import { jsonLines } from '../../../src-main/exchange/facts/jsonl.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { textOf } from '../exported.ts';
import { ALL, entriesOf, eveningOf, everyEvening, journalOf, parsed } from './evenings.ts';

const ofFivey = rulebookOf(fivey);

/** What docs/exports.md says of apostrophes: one is left out where one was put in. */
const readBack = (cell: string): string =>
  cell
    .replace(/^'('*[\t\r\n])/, '$1')
    .replace(/(^|[;\t\r\n])'('*(?:(?![\t\r\n])[\s\p{C}"])*[=+\-@＝＋－＠])/gu, '$1$2');

const tableOf = async (events: readonly Partial<HexwatchEvent>[]): Promise<string> =>
  textOf(csvLines(ofFivey, journalOf(entriesOf(events)), ALL));

type Row = Record<string, string>;
const rowsOf = (csv: string): Row[] => {
  const { data, errors } = Papa.parse<Row>(csv, { header: true, delimiter: ',', skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

/** A cell as its column says it: text as it is, all else is JSON. */
function valueOf(cell: string, like: unknown): unknown {
  return typeof like === 'string' ? readBack(cell) : (JSON.parse(readBack(cell)) as unknown);
}

describe.each(everyEvening)('a table of an evening of %s', (_name, system) => {
  it('reads back to the same facts', async () => {
    const journal = journalOf(await eveningOf(system));
    const rulebook = rulebookOf(system);
    const facts = parsed(await textOf(jsonLines(rulebook, journal, ALL)));
    const rows = rowsOf(await textOf(csvLines(rulebook, journal, ALL)));
    expect(rows).toHaveLength(facts.length);
    for (const [index, { inParts: _told, rules, ...fact }] of facts.entries()) {
      const { rollsInWords: _words, rules: ids = '', ...row } = rows[index] ?? {};
      const filled = Object.entries(row).filter(([, cell]) => cell !== '');
      expect(Object.fromEntries(filled.map(([name, cell]) => [name, valueOf(cell, fact[name])]))).toEqual(
        Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== '')),
      );
      expect(ids).toBe(((rules ?? []) as string[]).join(' '));
    }
  });

  it('has a column for each field that occurs, in the order of the kinds', async () => {
    const entries = await eveningOf(system);
    const csv = await textOf(csvLines(rulebookOf(system), journalOf(entries), ALL));
    const columns = Object.keys(rowsOf(csv)[0] ?? {});
    const own = columns.slice(columns.indexOf('rolls') + 1);
    const kinds = [...kindsOf(system).events.values()];
    const declared = [...new Set(kinds.flatMap(({ fields }) => Object.keys(fields.shape)))];
    const occurring = new Set(entries.flatMap(({ events }) => events.flatMap((event) => Object.keys(event))));
    expect(own).toEqual(declared.filter((name) => occurring.has(name) && name !== 'text'));
  });
});

it('begins with the same columns whatever happened, and says the dice in words', async () => {
  const rolls = [
    {
      for: 'luck',
      dice: [
        [6, 2],
        [6, 1],
      ] as [number, number][],
      bonus: -4,
      total: -1,
    },
  ];
  const csv = await tableOf([{ type: 'dice-rolled', total: -1, rolls, rules: ['A-1', 'A-2'] }]);
  const [head, row] = csv.split('\r\n');
  expect(head).toBe(
    '\uFEFFseq,entry,session,dayNumber,date,hour,watch,at,type,text,secret,receipt,fell,rules,rollsInWords,rolls,total',
  );
  expect(row).toBe(
    `1,1,1,1,"Day 1 of the First Tennite","07:00","${rowsOf(csv)[0]?.['watch']}",25200,"dice-rolled",,,,,"A-1 A-2","luck: d6 2, 1 − 4 = −1",` +
      '"[{""for"":""luck"",""dice"":[[6,2],[6,1]],""bonus"":-4,""total"":-1}]",-1',
  );
});

it('puts fields that no kind declares last', async () => {
  const [head] = (await tableOf([{ zeal: 1, '=fear': 2, about: 'x' }])).split('\r\n');
  expect(head?.endsWith(",rolls,about,'=fear,zeal")).toBe(true);
});

it('says of what is too long for a cell how long it is', async () => {
  const [row] = rowsOf(await tableOf([{ about: 'x'.repeat(40_000) }]));
  expect(row?.['about']).toBe('(too long for a cell: 40000 characters)');
});

it('is written as it is read', async () => {
  let reached = 0;
  const entries = entriesOf([{ text: 'one' }, { text: 'two' }, { text: 'three' }]);
  const lines = csvLines(
    ofFivey,
    async function* () {
      for (const entry of entries) {
        reached = entry.seq;
        yield await Promise.resolve(entry);
      }
    },
    ALL,
  );
  const seen: number[] = [];
  for await (const _line of lines) seen.push(reached);
  expect(seen).toEqual([3, 1, 2, 3]);
});

/** What people might type to harm, mixed with all letters there are. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'= + - @ \t \r \n ; , " \' \0'.split(' '),
        ' ',
        '＝',
        '＋',
        '－',
        '＠',
        '\u200B',
        '\uFEFF',
        '\r\n',
        '- a',
        '=1+1',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const BARE_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;
/** How OWASP tells a formula; spaces and what is unseen are skipped. */
const isFormula = (cell: string): boolean =>
  /^[\t\r\n]|^[\s\p{C}"]*[=+\-@＝＋－＠]/u.test(cell) && !BARE_NUMBER.test(cell);

const eventLike = fc.record({
  text: hostile,
  about: hostile,
  for: hostile,
  total: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  details: fc.array(hostile, { maxLength: 2 }),
  fell: hostile,
  rolls: hostile.map((purpose) => [{ for: purpose, dice: [[6, 1] as [number, number]], total: -1 }]),
});

describe('names and notes that want to be formulas', () => {
  it('never are one in a cell, and read back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(eventLike, async (event) => {
        const [row] = rowsOf(await tableOf([event]));
        for (const cell of Object.values(row ?? {})) expect(isFormula(cell)).toBe(false);
        for (const name of ['text', 'about', 'for', 'fell'] as const)
          expect(readBack(row?.[name] ?? '')).toBe(Buffer.from(event[name]).toString());
        expect(JSON.parse(readBack(row?.['details'] ?? ''))).toEqual(event.details);
      }),
    );
  });

  it('are none either where a spreadsheet takes another separator', async () => {
    await fc.assert(
      fc.asyncProperty(eventLike, async ({ total: _number, ...event }) => {
        const [, ...rows] = (await tableOf([event])).split('\r\n');
        for (const cell of rows.join('\r\n').split(/[;\t\r\n]/)) expect(isFormula(cell)).toBe(false);
      }),
    );
  });
});

it('numbers stay numbers, bare and to the last digit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      async (total) => {
        const [, row = ''] = (await tableOf([{ total }])).split('\r\n');
        expect(row.slice(row.lastIndexOf(',') + 1)).toBe(String(total));
      },
    ),
  );
});
