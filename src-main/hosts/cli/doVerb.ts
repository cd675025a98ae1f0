import { createInterface } from 'node:readline';
import type { Answer } from '../../../shared/api.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { givenDice, seededDice } from '../../../shared/dice/sources.ts';
import type { Game } from '../../game/game.ts';
import { isTrouble } from '../../store/store.ts';
import { EXIT, WrongUsage } from './exit.ts';
import { print, withTable } from './folder.ts';
import { withDerived } from './viewVerbs.ts';

export interface DoOptions {
  dice?: string;
  seed?: string;
  state?: boolean;
  /** Stop at the first refusal. */
  strict?: boolean;
}

/** A source of dice for the next command, and what to do when it was carried out. */
interface Hand {
  next(): { dice: Dice | undefined; taken(): void };
  left(): number;
}

/** Carries out commands from standard input, one a line; answers each with a line when it is on the disk. */
export async function doVerb(dir: string, options: DoOptions): Promise<number> {
  const hand = handOf(options);
  return withTable(dir, async (game) => {
    let code: number = EXIT.done;
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      const { dice, taken } = hand.next();
      const answer = await answerTo(game, line, dice);
      if (answer.ok) taken();
      else code = isTrouble(answer.error.code) ? EXIT.files : EXIT.refused;
      await print(
        JSON.stringify(options.state ? { ...answer, state: withDerived(game, game.state) } : answer),
      );
      // Where the files fail, whatever follows would fail too.
      if (answer.ok || !(options.strict || code === EXIT.files)) continue;
      // The rest of the input is not read, so that the writing program does not wait.
      process.stdin.destroy();
      break;
    }
    const left = hand.left();
    if (left === 0 || code === EXIT.files) return code;
    process.stderr.write(`${left} ${left === 1 ? 'face was' : 'faces were'} left over.\n`);
    return EXIT.refused;
  });
}

async function answerTo(game: Game, line: string, dice: Dice | undefined): Promise<Answer> {
  let command: unknown;
  try {
    // trim also takes off the mark that some editors put before a file's first line.
    command = JSON.parse(line.trim());
  } catch {
    return { ok: false, error: { code: 'bad-json', message: 'This line is not JSON.' } };
  }
  return game.dispatch(command, dice);
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
