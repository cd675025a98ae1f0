import type { Roll } from '../../../shared/api.ts';
import type { DiceShown } from '../../../shared/exports.ts';
import {
  linesWithDice,
  onOneLine,
  rollInWords,
  type LinePart,
  type LogDocument,
  type Part,
} from './document.ts';

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

/** The same session log as plain text, piece by piece, for a mail or a printer. */
export async function* plainText({
  campaign,
  system,
  notice,
  dice,
  sessions,
}: LogDocument): AsyncGenerator<string> {
  yield `${onOneLine(campaign)}\n`;
  let isEmpty = true;
  for await (const session of sessions()) {
    isEmpty = false;
    yield `\n${session.title}\n`;
    for (const { title, parts } of session.days) yield `\n${title}\n${inLines(parts, dice).join('\n')}\n`;
    const folded = dice === 'folded' ? linesWithDice(session) : [];
    if (folded.length > 0)
      yield `\nDice\n${folded.map((line) => `  (${line.diceNumber}) ${diceOf(line)}`).join('\n')}\n`;
  }
  if (isEmpty) yield '\nNothing has happened yet.\n';
  yield `\n${[`Played with ${system}.`, ...notice].join('\n')}\n`;
}
