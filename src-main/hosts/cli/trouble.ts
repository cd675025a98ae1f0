import { Refusal } from '../../../shared/campaign/refusal.ts';
import { StoreTrouble } from '../../store/store.ts';
import { EXIT } from './exit.ts';

/** The exit code that a thrown error means; anything that is no trouble of ours is a bug and goes on. */
export function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof StoreTrouble) return EXIT.files;
  if (thrown instanceof Refusal) return thrown.code === 'cancelled' ? EXIT.cancelled : EXIT.usage;
  throw thrown;
}
