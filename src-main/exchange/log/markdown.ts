import type { DiceShown } from '../../../shared/exports.ts';
import {
  linesWithDice,
  onOneLine,
  rollInWords,
  type LinePart,
  type LogDocument,
  type Part,
} from './document.ts';

/** What Markdown takes for markup wherever it stands, with the additions of GitHub and Obsidian. */
const SIGNS = /[\\`*_[\]<>#|~&$]|%(?=%)|(?<=%)%|=(?==)|(?<==)=/g;
/** What becomes a link by itself. */
const ADDRESS = /(?<=https?|ftp):(?=\/\/)|(?<=www)\.|@/gi;
/** What makes a list, or a line under a heading, at the beginning of a line. */
const AT_START = /^(?:[-+=]|\d+(?=[.)]))/;

/** A text in which nothing is markup, on one line. */
export const escaped = (text: string): string =>
  onOneLine(text)
    .replace(SIGNS, '\\$&')
    .replace(ADDRESS, '\\$&')
    .replace(AT_START, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));

/** `\[d20 4, ~~17~~\]`: faces in the order rolled, those that do not count struck through. */
const diceOf = ({ rolls }: LinePart): string =>
  rolls.map((roll) => `\\[${rollInWords(roll, (face) => `~~${face}~~`)}\\]`).join(' ');

/** How the dice of a line stand behind its words. */
const BEHIND: Readonly<Record<DiceShown, (line: LinePart) => string>> = {
  shown: (line) => ` ${diceOf(line)}`,
  folded: ({ diceNumber }) => `[^${diceNumber}]`,
  none: () => '',
};

/** A line: the hour where it is new, what happened, the dice. A round of a fight stands out. */
function lineOf(line: LinePart, dice: DiceShown): string {
  const hour = line.isSameHour ? '' : `**${line.hour}** `;
  const words = line.kind === 'round' ? `**${escaped(line.text)}**` : escaped(line.text);
  return `${hour}${line.secret ? '*(secret)* ' : ''}${words}${line.rolls.length > 0 ? BEHIND[dice](line) : ''}`;
}

/** The lines as a list; what happens in a scene stands below the line that opens it. */
const listOf = (parts: readonly Part[], dice: DiceShown, indent = ''): string[] =>
  parts.flatMap((part) =>
    part.kind === 'scene'
      ? [`${indent}- ${lineOf(part.opening, dice)}`, ...listOf(part.parts, dice, `${indent}  `)]
      : [`${indent}- ${lineOf(part, dice)}`],
  );

/** Lines are as long as what happened, and a campaign may be called “What now?!”. */
const LINT = '<!-- markdownlint-disable-file MD013 MD026 -->';

/** A session log in Markdown (CommonMark with GitHub’s additions), piece by piece: a heading for each session and day. */
export async function* markdown({
  campaign,
  system,
  notice,
  dice,
  sessions,
}: LogDocument): AsyncGenerator<string> {
  yield `# ${escaped(campaign)}\n`;
  let isEmpty = true;
  for await (const session of sessions()) {
    isEmpty = false;
    yield `\n## ${session.title}\n`;
    for (const { title, parts } of session.days)
      yield `\n### ${escaped(title)}\n\n${listOf(parts, dice).join('\n')}\n`;
    const footnotes = dice === 'folded' ? linesWithDice(session) : [];
    if (footnotes.length > 0)
      yield `\n${footnotes.map((line) => `[^${line.diceNumber}]: ${diceOf(line)}`).join('\n')}\n`;
  }
  if (isEmpty) yield '\nNothing has happened yet.\n';
  yield `\n${['---', `Played with ${escaped(system)}.`, ...notice.map(escaped), LINT].join('\n\n')}\n`;
}
