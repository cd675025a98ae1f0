import type { Answer, RefusalInWords } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { StoreTrouble } from '../store/store.ts';

/** What was asked outside of any campaign is done. */
export const done = { ok: true, seq: 0, events: [], rolls: [] } satisfies Answer;

/** What went wrong, where it is a refusal or trouble with the files; a bug is thrown on. */
export function errorOf(thrown: unknown): RefusalInWords {
  if (thrown instanceof Refusal) return thrown.inWords();
  if (thrown instanceof StoreTrouble) return { code: thrown.code, message: thrown.message };
  throw thrown;
}

/** A refusal as an answer. */
export const refusal = (code: string, message: string): Answer => ({ ok: false, error: { code, message } });

/** What does not fit the schema of a command, as an answer. */
export const badField = (issue?: { message: string; path: PropertyKey[] }): Answer => ({
  ok: false,
  error: {
    code: 'bad-field',
    message: issue?.message ?? 'This is not valid.',
    ...(issue && issue.path.length > 0 ? { path: issue.path.map(String).join('.') } : {}),
  },
});
