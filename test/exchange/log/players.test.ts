import { describe, expect, it } from 'vitest';
import type { System } from '../../../shared/systems/contract.ts';
import { composed } from '../../../src-main/exchange/log/compose.ts';
import { page } from '../../../src-main/exchange/log/html/page.ts';
import { markdown } from '../../../src-main/exchange/log/markdown.ts';
import { plainText } from '../../../src-main/exchange/log/plain.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { foldLog } from '../../../src-main/game/logLines.ts';
import { asRead } from '../../../src-main/workspace/export/exportLog.ts';
import { CANARY } from '../../helpers/canaries.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { eveningOf, everyEvening } from '../facts/evenings.ts';
import { textOf } from '../exported.ts';
import { scrambled } from '../scrambled.ts';
import { sessionsOf } from './documents.ts';

const WRITERS = { md: markdown, html: page, txt: plainText };
const FORMS = ['md', 'html', 'txt'] as const;

/** What is written of a journal in some form. */
function told(
  system: System,
  entries: readonly Entry[],
  to: (typeof FORMS)[number],
  players: boolean,
): Promise<string> {
  const lines = foldLog(rulebookOf(system), entries);
  return textOf(
    WRITERS[to]({
      campaign: 'The Vale',
      system: system.name,
      notice: [],
      dice: 'folded',
      sessions: () => composed(asRead(sessionsOf(lines), players)),
      party: [],
      map: undefined,
      words: system.words,
      pictureOf: () => Promise.resolve(null),
    }),
  );
}

describe.each(everyEvening)('an evening of %s', (_name, system) => {
  it.each(FORMS)('is told to players the same whatever is secret, as %s', async (to) => {
    const entries = await eveningOf(system);
    const other = scrambled(system, entries);
    expect((await told(system, other, to, false)).includes(CANARY)).toBe(true);
    const theirs = await told(system, entries, to, true);
    expect((await told(system, other, to, true)) === theirs).toBe(true);
    expect(theirs.split('\n').length).toBeGreaterThan(20);
  });
});
