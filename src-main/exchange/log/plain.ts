import type { Roll } from '../../../shared/api.ts';
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

/** `d20 4, (17)`: faces in the order rolled, those that do not count in brackets. */
export const rollInPlainWords = (roll: Roll): string => rollInWords(roll, (face) => `(${face})`);

const diceOf = ({ rolls }: LinePart): string => rolls.map(rollInPlainWords).join('; ');

/** How the dice of a line stand behind its words. */
const BEHIND: Readonly<Record<DiceShown, (line: LinePart) => string>> = {
  shown: (line) => ` [${diceOf(line)}]`,
  folded: ({ diceNumber }) => ` (${diceNumber})`,
  none: () => '',
};

const lineOf = (line: LinePart, dice: DiceShown): string =>
  `${line.secret ? '(secret) ' : ''}${onOneLine(line.text)}${line.rolls.length > 0 ? BEHIND[dice](line) : ''}`;

const inLines = (parts: readonly Part[], dice: DiceShown, indent = '  '): string[] =>
  parts.flatMap((part) =>
    part.kind === 'scene'
      ? [
          `  ${part.opening.hour}${indent}${lineOf(part.opening, dice)}`,
          ...inLines(part.parts, dice, `${indent}  `),
        ]
      : [`  ${part.hour}${indent}${lineOf(part, dice)}`],
  );

/** A document with its title, and with what its licence asks for at the end. */
async function* framed(
  { campaign, system, notice }: DocumentFrame,
  content: AsyncIterable<string>,
  none: string,
): AsyncGenerator<string> {
  yield `${onOneLine(campaign)}\n`;
  let isEmpty = true;
  for await (const piece of content) {
    isEmpty = false;
    yield piece;
  }
  if (isEmpty) yield `\n${none}\n`;
  yield `\n${[`Played with ${system}.`, ...notice].join('\n')}\n`;
}

async function* byLines({ dice, sessions }: LogDocument): AsyncGenerator<string> {
  for await (const session of sessions()) {
    yield `\n${session.title}\n`;
    for (const { title, parts } of session.days) yield `\n${title}\n${inLines(parts, dice).join('\n')}\n`;
    const folded = dice === 'folded' ? linesWithDice(session) : [];
    if (folded.length > 0)
      yield `\nDice\n${folded.map((line) => `  (${line.diceNumber}) ${diceOf(line)}`).join('\n')}\n`;
  }
}

/** The same session log as plain text, piece by piece, for a mail or a printer. */
export const plainText = (log: LogDocument): AsyncIterable<string> => framed(log, byLines(log), NOTHING);

/** What a mail shows without breaking lines anew. */
const WIDTH = 78;

/** Words on lines of at most that width; a longer word has a line of its own. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

const paragraphOf = (sentences: readonly Sentence[]): string =>
  wrapped(
    onOneLine(
      runsIn(sentences)
        .map(({ text }) => text)
        .join(''),
    ),
  );

async function* byChapters({ sessions }: TaleDocument): AsyncGenerator<string> {
  for await (const { title, chapters } of sessions()) {
    yield `\n${title}\n`;
    for (const { heading, paragraphs } of chapters)
      yield `\n${[onOneLine(heading), ...paragraphs.map(paragraphOf)].join('\n\n')}\n`;
  }
}

/** The tales of sessions as plain text, piece by piece. */
export const taleInPlainText = (tale: TaleDocument): AsyncIterable<string> =>
  framed(tale, byChapters(tale), tale.none);
