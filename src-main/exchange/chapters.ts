import type { LogLine } from '../../shared/api.ts';

/** Lines that follow each other with the same key, as chapters in their order. */
function chapters<Key>(lines: readonly LogLine[], keyOf: (line: LogLine) => Key): [Key, LogLine[]][] {
  const found: [Key, LogLine[]][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[0] === keyOf(line)) last[1].push(line);
    else found.push([keyOf(line), [line]]);
  }
  return found;
}

export const sessions = (lines: readonly LogLine[]): [number, LogLine[]][] =>
  chapters(lines, (line) => line.session);
export const days = (lines: readonly LogLine[]): [string, LogLine[]][] => chapters(lines, (line) => line.day);
