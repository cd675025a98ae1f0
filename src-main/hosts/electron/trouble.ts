import { channel } from 'node:diagnostics_channel';
import type { Answer } from '../../../shared/api.ts';
import { BUGS } from '../../game/answers.ts';

export const refused = (code: string, message: string): Answer => ({ ok: false, error: { code, message } });

/** What nobody foresaw: an error value like any other for the referee, the whole of it for who looks for the cause. */
export function unforeseen(error: unknown): Answer {
  channel(BUGS).publish(error);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return refused('internal', 'Something went wrong inside Hexwatch.');
}
