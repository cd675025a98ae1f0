import type { Refusal } from '../../../shared/campaign/refusal.ts';

/** Runs what Ctrl+C ends, which then says why; it may come twice, as from npm. */
export async function untilInterrupted<T>(
  why: () => Refusal,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const cancel = (): void => stop.abort(why());
  process.on('SIGINT', cancel);
  try {
    return await act(stop.signal);
  } finally {
    process.off('SIGINT', cancel);
  }
}
