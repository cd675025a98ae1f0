import type { DiceShown } from '../../../shared/page/exports.ts';
import type { Sentence } from '../../../shared/tale/told.ts';
import {
  linesWithDice,
  NOTHING,
  onOneLine,
  rollInWords,
  type DocumentFrame,
  type LinePart,
  type LogDocument,
  type Part,
} from './document.ts';
import { runsIn, type TaleDocument } from './told.ts';

/** What Markdown takes for markup wherever it stands, with the additions of GitHub and Obsidian. */
const SIGNS = /[\\`*_[\]<>#|~&$]|%(?=%)|(?<=%)%|=(?==)|(?<==)=/g;
/** What becomes a link by itself. */
const ADDRESS = /(?<=https?|ftp):(?=\/\/)|(?<=www)\.|@/gi;
/** What makes a list, or a line under a heading, at the beginning of a line. */
const AT_START = /^(?:[-+=]|\d+(?=[.)]))/;

/** A text on one line in which nothing is markup, as long as something stands before it. */
const inside = (text: string): string => text.replace(SIGNS, '\\$&').replace(ADDRESS, '\\$&');

/** The same as it stands at the beginning of a line. */
const atStart = (text: string): string =>
  text.replace(AT_START, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));

/** A text in which nothing is markup, on one line. */
const escaped = (text: string): string => atStart(inside(onOneLine(text)));

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

/**
 * Lines are as long as what happened, a campaign may be called “What now?!”, and a paragraph in italics, which is all the referee’s
 * words, is no heading.
 */
const LINT = '<!-- markdownlint-disable-file MD013 MD026 MD036 -->';

/** A document with its title, and with what its licence asks for at the end. */
async function* framed(
  { campaign, system, notice }: DocumentFrame,
  content: AsyncIterable<string>,
  none: string,
): AsyncGenerator<string> {
  yield `# ${escaped(campaign)}\n`;
  let isEmpty = true;
  for await (const piece of content) {
    isEmpty = false;
    yield piece;
  }
  if (isEmpty) yield `\n${none}\n`;
  yield `\n${['---', `Played with ${escaped(system)}.`, ...notice.map(escaped), LINT].join('\n\n')}\n`;
}

async function* inLines({ dice, sessions }: LogDocument): AsyncGenerator<string> {
  for await (const session of sessions()) {
    yield `\n## ${session.title}\n`;
    for (const { title, parts } of session.days)
      yield `\n### ${escaped(title)}\n\n${listOf(parts, dice).join('\n')}\n`;
    const footnotes = dice === 'folded' ? linesWithDice(session) : [];
    if (footnotes.length > 0)
      yield `\n${footnotes.map((line) => `[^${line.diceNumber}]: ${diceOf(line)}`).join('\n')}\n`;
  }
}

/** A session log in Markdown (CommonMark with GitHub’s additions), piece by piece: a heading for each session and day. */
export const markdown = (log: LogDocument): AsyncIterable<string> => framed(log, inLines(log), NOTHING);

/** A paragraph of a tale; the referee’s own words are in italics. */
const paragraphOf = (sentences: readonly Sentence[]): string =>
  atStart(
    runsIn(sentences)
      .map(({ text, isNote }) => (isNote ? `*${inside(text)}*` : inside(text)))
      .join(''),
  );

async function* inChapters({ sessions }: TaleDocument): AsyncGenerator<string> {
  for await (const { title, chapters } of sessions()) {
    yield `\n## ${title}\n`;
    for (const { heading, paragraphs } of chapters)
      yield `\n${[`### ${escaped(heading)}`, ...paragraphs.map(paragraphOf)].join('\n\n')}\n`;
  }
}

/** The tales of sessions in Markdown, piece by piece: a heading for each session and for its days. */
export const taleInMarkdown = (tale: TaleDocument): AsyncIterable<string> =>
  framed(tale, inChapters(tale), tale.none);
