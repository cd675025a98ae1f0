import type { LogLine } from '../../../shared/api.ts';
import type { DayPart, LinePart, Part, SceneKind, ScenePart, SessionPart } from './document.ts';

/** Lines that open a scene. It is within what is open of the kinds in `within`, and ends all else. */
const OPENS: ReadonlyMap<string, { of: SceneKind; within: readonly SceneKind[] }> = new Map([
  ['site-entered', { of: 'site', within: [] }],
  ['encounter-began', { of: 'encounter', within: ['site'] }],
  ['encounter-taken-up', { of: 'encounter', within: ['site'] }],
  ['fight-began', { of: 'fight', within: ['site', 'encounter'] }],
  ['downtime-began', { of: 'downtime', within: [] }],
]);

/** Lines that end a scene, as its last, with all that is open in it. */
const CLOSES: ReadonlyMap<string, SceneKind> = new Map([
  ['site-left', 'site'],
  ['encounter-ended', 'encounter'],
  ['encounter-set-aside', 'encounter'],
  ['fight-ended', 'fight'],
  ['downtime-ended', 'downtime'],
]);

/** Lines that are on the road, and so outside of every scene. */
const ON_THE_ROAD: ReadonlySet<string> = new Set(['hex-entered', 'road-walked', 'way-believed']);

const KINDS: ReadonlyMap<string, LinePart['kind']> = new Map([
  ['note-written', 'note'],
  ['round-began', 'round'],
]);

/** Lines that follow each other on the same day, together in their order. */
function daysOf(lines: readonly Numbered[]): [string, Numbered[]][] {
  const found: [string, Numbered[]][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[0] === line.day) last[1].push(line);
    else found.push([line.day, [line]]);
  }
  return found;
}

type Numbered = LogLine & Pick<LinePart, 'diceNumber'>;

const lineOf = (line: Numbered, before: LogLine | undefined): LinePart => ({
  kind: KINDS.get(line.type) ?? 'line',
  hour: line.hour,
  isSameHour: before?.hour === line.hour,
  text: line.text,
  secret: line.secret,
  rolls: line.rolls,
  diceNumber: line.diceNumber,
});

/** The lines of a day, each in the scene that it belongs to. */
function partsOf(lines: readonly Numbered[]): Part[] {
  const parts: Part[] = [];
  let open: ScenePart[] = [];
  for (const [index, line] of lines.entries()) {
    if (ON_THE_ROAD.has(line.type)) open = [];
    const part = lineOf(line, lines[index - 1]);
    const opens = OPENS.get(line.type);
    if (opens) open = open.filter(({ of }) => opens.within.includes(of));
    const around = open.at(-1)?.parts ?? parts;
    if (opens) {
      const scene: ScenePart = { kind: 'scene', of: opens.of, opening: part, parts: [] };
      around.push(scene);
      open.push(scene);
    } else around.push(part);
    const closes = CLOSES.get(line.type);
    const ended = open.findIndex(({ of }) => of === closes);
    if (ended >= 0) open = open.slice(0, ended);
  }
  return parts;
}

/** A title that no day has yet: the plain one, the other one, or that one numbered (the clock of a split party goes back). */
export function unused(used: Set<string>, plain: string, otherwise: string): string {
  let title = used.has(plain) ? otherwise : plain;
  for (let more = 2; used.has(title); more += 1) title = `${otherwise} (${more})`;
  used.add(title);
  return title;
}

export const titleOf = (session: number): string =>
  session === 0 ? 'Before the first session' : `Session ${session}`;

/** The lines of one session after the other as parts of a document. Sessions without lines are left out. */
export async function* composed(
  sessions: AsyncIterable<{ number: number; lines: readonly LogLine[] }>,
): AsyncGenerator<SessionPart> {
  const used = new Set<string>();
  let thrown = 0;
  for await (const { number, lines } of sessions) {
    if (lines.length === 0) continue;
    const numbered = lines.map((line) => ({
      ...line,
      diceNumber: (thrown += Number(line.rolls.length > 0)),
    }));
    const days = daysOf(numbered).map(([day, ofDay]): DayPart => {
      const title = unused(used, day, `${day}, continued in session ${number}`);
      return { title, parts: partsOf(ofDay) };
    });
    yield { number, title: titleOf(number), days };
  }
}
