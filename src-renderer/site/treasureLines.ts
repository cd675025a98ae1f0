import { counted } from '../../shared/text/words.ts';

/** What of a thing is written in a line. */
export interface Thing {
  name: string;
  count?: number | undefined;
  slots?: number | undefined;
}

/** A thing as a line: “3 × Torch”, “Altar (4 slots)”. */
export const thingLine = ({ name, count = 1, slots = 1 }: Thing): string =>
  `${count === 1 ? '' : `${count} × `}${name}${slots === 1 ? '' : ` (${counted(slots, 'slot')})`}`;

/**
 * The things of some lines. A line that was there before is the same thing with all that it is; the others are plain things,
 * as many as the line says: “3 Torch”, “3 × Torch”, “Altar (4 slots)”.
 */
export function thingsIn<T extends Thing>(lines: string, before: readonly T[]): (T | Thing)[] {
  const known = new Map(before.map((thing) => [thingLine(thing), thing]));
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const same = known.get(line);
      known.delete(line);
      return same ?? read(line);
    });
}

function read(line: string): Thing {
  const [, count, rest = line] = /^(\d{1,6})(?:\s*[x×])?\s+(\S.*)$/.exec(line) ?? [];
  const [bracket = '', slots] = /\((\d{1,2}) slots?\)$/.exec(rest) ?? [];
  const name = rest.slice(0, rest.length - bracket.length).trimEnd() || rest;
  return { name, ...(count && { count: Number(count) }), ...(slots && { slots: Number(slots) }) };
}
