import type { Forecast } from '../../shared/page/cards/forecastCards.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { playTogether, type Job } from './crew.ts';
import { handAt, handsHere, thread, type Channel } from './hands.ts';
import { reported } from './report.ts';

/** How somebody who plays elsewhere is called in. */
export type CallIn = () => Channel;

/** Pages and people need not hear of more than so many figures in a second. */
const TELL_EVERY = 100;

/**
 * Foretells each way of a job, with a hand for each core of this computer; `tell` hears of the estimates as they grow. Nothing of
 * it touches the campaign. Throws the signal’s reason once that is aborted.
 */
export async function foretell(
  start: Campaign,
  job: Job,
  signal: AbortSignal,
  { callIn = thread, tell }: { callIn?: CallIn; tell?: (soFar: readonly Forecast[]) => void } = {},
): Promise<Forecast[]> {
  const hands = Array.from({ length: handsHere() }, () => handAt(callIn(), start));
  let told = 0;
  const report = (tallies: Awaited<ReturnType<typeof playTogether>>): Forecast[] =>
    job.plans.flatMap((plan, way) => {
      const tally = tallies[way];
      return tally ? [reported(tally, plan, job.seed)] : [];
    });
  const tallies = await playTogether(job, hands, signal, (soFar) => {
    const now = performance.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    tell?.(report(soFar));
  });
  return report(tallies);
}
