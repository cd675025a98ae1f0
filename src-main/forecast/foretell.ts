import type { Forecast, Mend } from '../../shared/page/cards/forecastCards.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { playTogether, type Job } from './crew.ts';
import { handAt, handsHere, thread, type Channel } from './hands.ts';
import { isFine, mendsOf, trialsOf } from './mend.ts';
import { reported } from './report.ts';
import type { Plan } from './traveller.ts';

/** How somebody who plays elsewhere is called in. */
export type CallIn = () => Channel;

/** Pages and people need not hear of more than so many figures in a second. */
const TELL_EVERY = 100;

/** How many journeys each thing that could be done is tried on. */
const TRIED = 400;

interface Ways {
  /** Calls in somebody who plays elsewhere; threads of this program where it is left out. */
  callIn?: CallIn;
  tell?: (soFar: readonly Forecast[]) => void;
}

/**
 * Foretells each way of a job, with a hand for each core of this computer; `tell` hears of the estimates as they grow. Nothing of
 * it touches the campaign. Throws the signal’s reason once that is aborted.
 */
export async function foretell(
  start: Campaign,
  job: Job,
  signal: AbortSignal,
  { callIn = thread, tell }: Ways = {},
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

/** What would mend the worst that was foretold, each tried on some hundred journeys with the same seeds. */
export async function foretellMends(
  system: System,
  start: Campaign,
  { plan, found }: { plan: Plan; found: Forecast },
  signal: AbortSignal,
  ways: Pick<Ways, 'callIn'> = {},
): Promise<Mend[]> {
  const trials = isFine(found) ? [] : trialsOf(start, system, plan);
  if (trials.length === 0) return [];
  const job = {
    plans: trials.map((trial) => trial.plan),
    seed: found.seed,
    runs: Math.min(TRIED, found.runs),
  };
  const then = await foretell(start, job, signal, ways);
  return mendsOf(
    found,
    trials.flatMap((trial, index) => {
      const forecast = then[index];
      return forecast ? [{ trial, then: forecast }] : [];
    }),
  );
}
