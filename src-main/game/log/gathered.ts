import type { LogLine } from '../../../shared/api.ts';
import type { Part } from '../../../shared/campaign/event.ts';
import { together } from '../../../shared/text/words.ts';

/** A line that may be told with others, and its part in that. */
type PartLine = LogLine & { inParts: Part };

const isPart = (line: LogLine): line is PartLine => line.inParts !== undefined;

const SAME = ['session', 'day', 'hour', 'secret', 'players', 'undone', 'receipt'] as const;

/** Whether a line goes on with what the line before it tells. */
const goesOn = (before: PartLine | undefined, line: PartLine): boolean =>
  before?.inParts.head === line.inParts.head && SAME.every((field) => before[field] === line[field]);

/** Names one after another, of one kind by their numbers: “Mae, Orc 1, 2 and 4”. */
function namesInWords(names: readonly string[]): string {
  const kinds = new Map<string, string[]>();
  for (const name of names) {
    const [, kind = name, number] = /^(\S.*) (\d{1,4})$/.exec(name) ?? [];
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...(number === undefined ? [] : [number])]);
  }
  return [...kinds]
    .map(([kind, numbers]) => (numbers.length > 0 ? `${kind} ${together(numbers)}` : kind))
    .join(', ');
}

/** “Declared. Orc 1 and 2: attack Mae; Tam: tend Mae.” */
function inWords(head: string, parts: readonly Part[]): string {
  const said = new Map<string, string[]>();
  for (const { who, says } of parts) said.set(says, [...(said.get(says) ?? []), who]);
  return `${head}. ${[...said].map(([says, who]) => `${namesInWords(who)}: ${says}`).join('; ')}.`;
}

/** Several lines as one, which stands where their first stood and belongs to the last command of them. */
function asOne(first: PartLine, lines: readonly PartLine[]): LogLine {
  const { entry, text } = lines.at(-1) ?? first;
  const added = lines.filter((line) => line.entry === entry);
  const told = (some: readonly PartLine[]) =>
    some.length === 1
      ? text
      : inWords(
          first.inParts.head,
          some.map(({ inParts }) => inParts),
        );
  return {
    ...first,
    entry,
    text: told(lines),
    ...(added.length === lines.length ? {} : { added: told(added) }),
    fields: {},
    rolls: lines.flatMap(({ rolls }) => rolls),
    rules: [...new Set(lines.flatMap(({ rules }) => rules))],
  };
}

/** Lines that go on with each other, together; one alone is as it was. */
const joined = (run: readonly PartLine[]): readonly LogLine[] =>
  run[0] && run.length > 1 ? [asOne(run[0], run)] : run;

/** The lines as people read them: what many declare or roll one after another is one line. Programs have a line for each. */
export function gathered(lines: readonly LogLine[]): LogLine[] {
  const read: LogLine[] = [];
  let run: PartLine[] = [];
  for (const line of lines) {
    if (!isPart(line)) {
      read.push(...joined(run), line);
      run = [];
    } else if (goesOn(run.at(-1), line)) run.push(line);
    else {
      read.push(...joined(run));
      run = [line];
    }
  }
  return [...read, ...joined(run)];
}
