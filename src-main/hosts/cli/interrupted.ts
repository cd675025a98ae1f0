import type { Refusal } from '../../../shared/campaign/refusal.ts';

/** Ctrl+C, a word to end, and a terminal that is closed. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs what Ctrl+C ends, which then says why; it may come twice, as from npm. So does whatever else asks a program to end. */
export async function untilInterrupted<T>(
  why: () => Refusal,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const cancel = (): void => stop.abort(why());
  for (const ending of ENDINGS) process.on(ending, cancel);
  try {
    return await act(stop.signal);
  } finally {
    for (const ending of ENDINGS) process.off(ending, cancel);
  }
}
