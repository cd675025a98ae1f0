import type { Answer } from '../../../shared/api.ts';
import { refusal, reportBug } from '../../game/answers.ts';

/** What nobody foresaw: an error value like any other for the referee, the whole of it for who looks for the cause. */
export function unforeseen(error: unknown): Answer {
  reportBug(error);
  return refusal('internal', 'Something went wrong inside Hexwatch.');
}
