import { createInterface } from 'node:readline';
import type { Answer } from '../../../shared/api.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { givenDice, seededDice } from '../../../shared/dice/sources.ts';
import { refusal } from '../../game/answers.ts';
import type { Game } from '../../game/game.ts';
import { planOf, type Plan } from '../../queries/dice/plan.ts';
import { isTrouble } from '../../store/store.ts';
import { EXIT, WrongUsage } from './exit.ts';
import { openToRead, print, withTable } from './folder.ts';
import { withDerived } from './viewVerbs.ts';

export interface DoOptions {
  dice?: string;
  seed?: string;
  state?: boolean;
  /** Say what dice each would ask for; change nothing. */
  plan?: boolean;
  /** Stop at the first refusal. */
  strict?: boolean;
}

/** A source of dice for the next command, and what to do when it was carried out. */
interface Hand {
  next(): { dice: Dice | undefined; taken(): void };
  left(): number;
}

/**
 * Answers commands from standard input, one a line: carries each out and answers when it is on the disk, or plans it only.
 */
export async function doVerb(dir: string, options: DoOptions): Promise<number> {
  if (options.plan && (options.dice ?? options.seed) !== undefined)
    throw new WrongUsage('--plan rolls nothing. Leave out --dice and --seed.');
  return options.plan
    ? openToRead(dir, (game) => answerAll(game, options, (command) => planOf(game, command)))
    : withTable(dir, (game) => playAll(game, options));
}

async function playAll(game: Game, options: DoOptions): Promise<number> {
  const hand = handOf(options);
  const code = await answerAll(game, options, async (command) => {
    const { dice, taken } = hand.next();
    const answer = await game.dispatch(command, dice);
    if (answer.ok) taken();
    return answer;
  });
  const left = hand.left();
  if (left === 0 || code === EXIT.files) return code;
  process.stderr.write(`${left} ${left === 1 ? 'face was' : 'faces were'} left over.\n`);
  return EXIT.refused;
}

/** Gives each line of standard input to `answer`, prints what it gives back, and gives back the exit code. */
async function answerAll(
  game: Game,
  { state, strict }: DoOptions,
  answer: (command: unknown) => Promise<Answer> | Plan,
): Promise<number> {
  let code: number = EXIT.done;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const read = commandIn(line);
    const given = 'command' in read ? await answer(read.command) : read;
    await print(JSON.stringify(state ? { ...given, state: withDerived(game, game.state) } : given));
    if (given.ok) continue;
    code = isTrouble(given.error.code) ? EXIT.files : EXIT.refused;
    // Where the files fail, whatever follows would fail too.
    if (!strict && code !== EXIT.files) continue;
    // The rest of the input is not read, so that the writing program does not wait.
    process.stdin.destroy();
    break;
  }
  return code;
}

function commandIn(line: string): { command: unknown } | Answer {
  try {
    // trim also takes off the mark that some editors put before a file's first line.
    return { command: JSON.parse(line.trim()) as unknown };
  } catch {
    return refusal('bad-json', 'This line is not JSON.');
  }
}

/** Faces in the order rolled, of which a refused command uses none; or repeatable dice; or real ones. */
function handOf({ dice, seed }: DoOptions): Hand {
  if (dice !== undefined && seed !== undefined) throw new WrongUsage('Give --dice or --seed, not both.');
  if (dice !== undefined) return handOfFaces(facesIn(dice));
  if (seed === undefined) return { next: () => ({ dice: undefined, taken: () => undefined }), left: () => 0 };
  if (!/^-?\d+$/.test(seed)) throw new WrongUsage(`--seed takes a whole number, not “${seed}”.`);
  const seeded = seededDice(Number(seed));
  return { next: () => ({ dice: seeded, taken: () => undefined }), left: () => 0 };
}

function handOfFaces(faces: readonly number[]): Hand {
  let from = 0;
  return {
    next: () => {
      const given = givenDice(faces.slice(from));
      return {
        dice: given.dice,
        taken: () => {
          from += given.used();
        },
      };
    },
    left: () => faces.length - from,
  };
}

function facesIn(text: string): number[] {
  const faces = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const odd = faces.find((one) => !/^\d{1,6}$/.test(one));
  if (odd !== undefined)
    throw new WrongUsage(`--dice takes faces with commas between, like 3,17,4; “${odd}” is not a number.`);
  return faces.map(Number);
}
