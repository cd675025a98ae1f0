import { channel } from 'node:diagnostics_channel';
import type { Answer, RefusalInWords } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { StoreTrouble } from '../store/store.ts';

/** What was asked outside of any campaign is done. */
export const done = { ok: true, seq: 0, events: [], rolls: [] } satisfies Answer;

/** The diagnostics channel on which a host hears of errors that are bugs of ours. */
export const BUGS = 'hexwatch:bugs';

/** Publishes a bug of ours there, and writes it to the standard error output. */
export function reportBug(thrown: unknown): void {
  channel(BUGS).publish(thrown);
  process.stderr.write(`${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`);
}

/** What went wrong, in words. A bug of ours is reported, and told without details. */
export function errorOf(thrown: unknown): RefusalInWords {
  if (thrown instanceof Refusal) return thrown.inWords();
  if (thrown instanceof StoreTrouble) return { code: thrown.code, message: thrown.message };
  reportBug(thrown);
  return { code: 'internal', message: 'Something went wrong inside Hexwatch. Nothing was changed.' };
}

/** The answer to what could not be carried out. */
export const failure = (thrown: unknown): Answer => ({ ok: false, error: errorOf(thrown) });

/** A refusal as an answer. */
export const refusal = (code: string, message: string): Answer => ({ ok: false, error: { code, message } });
