import { ok } from 'node:assert/strict';
import type { Query } from '../../../shared/api.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { ModelDisk } from '../modelDisk.ts';
import { each, type Outcome, type Trial } from '../trial.ts';

const LIBRARY = '/games';
/** An answer takes no longer, whatever the text. */
const MOST_MS = 500;

/** What keeps a pattern busy that goes back over what it has read, again and again. */
const PIECES = [
  ...['armor ', 'shield ', 'hp ', 'str dex ', 'str\n4\n', '4 hp (', 'ac 7 [', 'd6+', 'd6+1', '1-6/', '1/2 '],
  ...['Bite. ', 'Melee Attack Roll: ', 'hit: ', 'damage: 1-6\n', 'resist fire, ', 'a. ', 'A: ', '4d6 bite, '],
  ...[
    '# a,',
    '# a (d1000)\n- 1: a\n',
    '- a\n',
    '1. a\n',
    '> ',
    '- - a\n',
    '|',
    'a|b\n-|-\n',
    '**a**\n',
    '=\na\n',
  ],
  ...[
    '[[a]] ',
    '- [[a]]\n',
    '3x ',
    '2-3: a\n',
    '```\n',
    '~',
    '"',
    'a,b\n',
    '0101 "a" ',
    '0101 a\n',
    '01-02-',
    '0101-9999 river\n',
    'a="b" ',
    'table,',
    'd6 ',
    '1 - ',
    '(d6) ',
  ],
  ...[
    '[',
    '{',
    '[{',
    '{"name":',
    '[[[',
    '[{"name":"a","figures":{}},',
    ' ',
    '\t',
    '\n',
    'a',
    '9',
    '-',
    ',',
    '.',
    ':',
  ],
];

/** The questions that bring a text, each with as much of it as it takes. */
const DOORS: readonly { most: number; ask(text: string): Query }[] = [
  { most: 2_000_000, ask: (text) => ({ type: 'read-stat-block', text }) },
  { most: 500_000, ask: (text) => ({ type: 'read-tables', text, as: 'md', name: 'a' }) },
  { most: 500_000, ask: (text) => ({ type: 'read-tables', text, as: 'csv', name: 'a' }) },
  { most: 400_000, ask: (text) => ({ type: 'read-encounters', lines: inLines(text) }) },
  { most: 400_000, ask: (text) => ({ type: 'read-map', name: 'a.txt', text, as: 'textmapper' }) },
  { most: 400_000, ask: (text) => ({ type: 'read-calendar', text }) },
  {
    most: 400_000,
    ask: (text) => ({ type: 'read-calendar', text: `{"static":{"months":[${text}` }),
  },
  {
    most: 400_000,
    ask: (text) => ({ type: 'read-map', name: 'a.csv', text: `hex,terrain\n${text}`, as: 'csv' }),
  },
];
const inLines = (text: string): string[] =>
  Array.from({ length: 200 }, (_, index) => text.slice(index * 2000, (index + 1) * 2000));

/** Every piece, many times over, at every door in every system; the time that an answer takes is measured. */
async function hostileTexts(dice: Dice): Promise<Outcome> {
  let slowest = 0;
  const cases = async function* (): AsyncGenerator<{ workspace: Workspace; query: Query; piece: string }> {
    for (const { id } of systems) {
      const workspace = new Workspace({
        disk: new ModelDisk().program(),
        folder: LIBRARY,
        host: 'web',
        dice,
      });
      ok((await workspace.dispatch({ type: 'new-campaign', name: 'Vale', system: id })).ok);
      for (const { most, ask } of DOORS)
        for (const piece of PIECES)
          yield { workspace, piece, query: ask(piece.repeat(Math.ceil(most / piece.length)).slice(0, most)) };
      await workspace.close();
    }
  };
  const done = await each(cases(), async ({ workspace, query, piece }) => {
    const time = async (): Promise<number> => {
      const begun = performance.now();
      await workspace.ask(query);
      return performance.now() - begun;
    };
    const first = await time();
    // What else the machine does is not the text’s fault.
    const took = first <= MOST_MS ? first : Math.min(first, await time());
    slowest = Math.max(slowest, took);
    ok(
      took <= MOST_MS,
      `${query.type} with ${JSON.stringify(piece)} over and over took ${Math.round(took)} ms`,
    );
  });
  return { ...done, figure: `slowest ${Math.round(slowest)} ms` };
}

export const TEXTS: readonly Trial[] = [{ promise: 26, run: hostileTexts }];
