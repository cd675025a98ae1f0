import type { TableView } from '../../../shared/api.ts';
import { spanInWords } from '../../../shared/time/scales.ts';
import { linesOf } from '../log.ts';
import type { Table } from '../table.ts';

/** What the last command changed by letting time pass, line by line, with the commands that put a line right. */
export function receiptOf(table: Table): TableView['receipt'] {
  const entry = table.lastEntry;
  if (!entry) return null;
  const events = entry.events.filter((event) => event.receipt);
  const passed = events
    .filter((event) => event.type === 'time-passed')
    .reduce((sum, event) => sum + Number(event['seconds']), 0);
  if (passed === 0) return null;
  const told = linesOf(table.system, entry).filter((line) => line.receipt);
  const kinds = table.book.kinds.events;
  return {
    seq: entry.seq,
    title: spanInWords(passed),
    lines: told.map((line) => {
      const event = events.find((one) => one.seq === line.seq);
      return { ...line, amends: (event && kinds.get(event.type)?.amends?.(event as never)) ?? [] };
    }),
  };
}
