import type { LogLine } from '../../../shared/api.ts';
import { composed } from '../../../src-main/exchange/log/compose.ts';
import type { DiceShown } from '../../../shared/page/exports.ts';
import type { LogDocument, SessionPart } from '../../../src-main/exchange/log/document.ts';

let last = 0;

/** A line of the log with what a test wants of it. */
export const line = (given: Partial<LogLine>): LogLine => {
  last += 1;
  return {
    seq: last,
    entry: last,
    session: 1,
    hour: '09:00',
    day: 'Day 1',
    dayNumber: 1,
    watch: 'morning',
    type: 'note-written',
    text: 'Something happens.',
    fields: {},
    secret: false,
    players: true,
    rolls: [],
    rules: [],
    undone: false,
    receipt: false,
    ...given,
  };
};

export async function* sessionsOf(
  ...sessions: LogLine[][]
): AsyncGenerator<{ number: number; lines: LogLine[] }> {
  for (const lines of sessions) yield await Promise.resolve({ number: lines[0]?.session ?? 0, lines });
}

export async function partsOf(...sessions: LogLine[][]): Promise<SessionPart[]> {
  const parts: SessionPart[] = [];
  for await (const part of composed(sessionsOf(...sessions))) parts.push(part);
  return parts;
}

/** A document with these lines in one session. */
export const documentOf = (
  lines: LogLine[],
  { campaign = 'The Vale', dice = 'shown' }: { campaign?: string; dice?: DiceShown } = {},
): LogDocument => ({
  campaign,
  system: 'Cairn',
  notice: ['Cairn is by Yochai Gal.'],
  dice,
  sessions: () => composed(sessionsOf(lines)),
});
