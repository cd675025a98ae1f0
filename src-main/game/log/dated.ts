import type { LogLine } from '../../../shared/api.ts';
import { remembered } from '../../../shared/remembered.ts';
import type { Calendar } from '../../../shared/time/calendar.ts';

const named = remembered((calendar: Calendar) =>
  remembered((lines: readonly LogLine[]): readonly LogLine[] =>
    lines.map((line) => ({ ...line, day: calendar.nameOfDay(line.dayNumber) })),
  ),
);

/**
 * Lines of the log whose days are named by the calendar of today, whichever named them when they were written, so that one log
 * counts its days in one way; what the lines say keeps its words. The same list as long as neither changes. `plain` is the calendar
 * that `linesOf` writes by.
 */
export const dated = (calendar: Calendar, plain: Calendar, lines: readonly LogLine[]): readonly LogLine[] =>
  calendar === plain ? lines : named(calendar)(lines);
