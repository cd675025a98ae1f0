import type { LogLine } from '../../../shared/api.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { sorted } from '../../../src-main/store/json.ts';

/** The whole campaign as it stands, its keys in order, one a line. */
export const stateText = ({ state }: Game): string => `${JSON.stringify(sorted(state.campaign), null, 1)}\n`;

const rollText = ({ for: purpose, dice, total }: LogLine['rolls'][number]): string =>
  `${purpose}: ${dice.map(([sides, face]) => `d${sides} ${face}`).join(', ')} = ${total}`;

const marksOf = ({ undone, secret, receipt }: LogLine): string =>
  [undone && 'undone', secret && 'secret', receipt && 'receipt']
    .filter(Boolean)
    .map((mark) => ` (${String(mark)})`)
    .join('');

/** A line of the log with all that is told of it: its number, session, day, hour, marks, words, rules and dice. */
function lineText(line: LogLine): string {
  const { seq, session, day, hour, type, text, rules, rolls } = line;
  const dice = rolls.map((roll) => ` [${rollText(roll)}]`).join('');
  const by = rules.length > 0 ? ` {${rules.join(', ')}}` : '';
  return `${seq} S${session} ${day} ${hour} ${type}${marksOf(line)}: ${text}${by}${dice}\n`;
}

/** The whole log as the program tells it, with what was undone. */
export const logText = async (game: Game): Promise<string> => (await game.log.lines()).map(lineText).join('');
