/** What a click on a hex does. */
export type Tool = 'stop' | 'avoid' | 'end';

/** What is marked on the map of a journey: where it ends, by which stops it leads, and which hexes it keeps off. */
export interface Marks {
  to: string | null;
  stops: readonly string[];
  forbidden: readonly string[];
}

const without = (hexes: readonly string[], hex: string): readonly string[] =>
  hexes.filter((one) => one !== hex);

const MARKED: Readonly<Record<Tool, (marks: Marks, hex: string) => Marks>> = {
  end: ({ forbidden }, hex) => ({ to: hex, stops: [], forbidden: without(forbidden, hex) }),
  stop: ({ to, stops, forbidden }, hex) =>
    stops.includes(hex)
      ? { to, stops: without(stops, hex), forbidden }
      : { to, stops: [...stops, hex], forbidden: without(forbidden, hex) },
  avoid: ({ to, stops, forbidden }, hex) =>
    forbidden.includes(hex)
      ? { to, stops, forbidden: without(forbidden, hex) }
      : { to, stops: without(stops, hex), forbidden: [...forbidden, hex] },
};

/** The marks after a hex is marked; what it was marked as already, it is no longer. An end leaves no stops. */
export const marked = (marks: Marks, tool: Tool, hex: string): Marks => MARKED[tool](marks, hex);

const AT_END: Readonly<Record<Tool, string>> = {
  end: ' already.',
  stop: ', so it can’t be a stop.',
  avoid: ', so it can’t be avoided.',
};
const AT_HOME: Readonly<Record<Tool, string>> = {
  end: ', so the way can’t end there.',
  stop: ', so it can’t be a stop.',
  avoid: ', so it can’t be avoided.',
};

/** Why a hex can’t be marked so, in a sentence; undefined where it can, or is no longer. `home` is where the party is. */
export function whyUnmarked(
  { to, stops, forbidden }: Marks,
  home: string | null,
  tool: Tool,
  hex: string,
): string | undefined {
  if ((tool === 'stop' ? stops : tool === 'avoid' ? forbidden : []).includes(hex)) return undefined;
  if (hex === home) return `The party is in ${hex}${AT_HOME[tool]}`;
  return hex === to ? `The way ends in ${hex}${AT_END[tool]}` : undefined;
}

/** The marks as they are, those before each click, and those that were taken back. */
export interface MarkHistory {
  before: readonly Marks[];
  now: Marks;
  after: readonly Marks[];
}

/** The history with other marks from now on; what was taken back is gone. */
export const markedAnew = ({ before, now }: MarkHistory, marks: Marks): MarkHistory => ({
  before: [...before, now],
  now: marks,
  after: [],
});

/** With the last mark taken back; undefined where there is none. */
export function takenBack({ before, now, after }: MarkHistory): MarkHistory | undefined {
  const last = before.at(-1);
  return last && { before: before.slice(0, -1), now: last, after: [...after, now] };
}

const turned = ({ before, now, after }: MarkHistory): MarkHistory => ({ before: after, now, after: before });

/** With the mark made again that was taken back last; undefined where there is none. */
export function madeAgain(history: MarkHistory): MarkHistory | undefined {
  const then = takenBack(turned(history));
  return then && turned(then);
}
