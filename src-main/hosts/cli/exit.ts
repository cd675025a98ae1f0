import { Refusal } from '../../../shared/campaign/refusal.ts';
import { StoreTrouble } from '../../store/store.ts';

/** Exit codes, as scripts rely on them. */
export const EXIT = { done: 0, refused: 1, usage: 2, files: 3 } as const;

/** Something in the words of the call that is wrong, or a verb that is not there yet. */
export class WrongUsage extends Error {}

/** The exit code that a thrown error means; anything that is no trouble of ours is a bug and goes on. */
export function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof StoreTrouble) return EXIT.files;
  if (thrown instanceof Refusal || thrown instanceof WrongUsage) return EXIT.usage;
  throw thrown;
}
