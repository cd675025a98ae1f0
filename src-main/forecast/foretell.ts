import type { Forecast, Mend } from '../../shared/page/cards/forecastCards.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Crew, Job } from './crew.ts';
import { isFine, mendsOf, trialsOf } from './mend.ts';
import { reported } from './report.ts';
import type { Tally } from './tally.ts';
import type { Plan } from './traveller.ts';

/** Pages and people need not hear of more than so many figures in a second. */
const TELL_EVERY = 100;

/** How many journeys each thing that could be done is tried on. */
const TRIED = 400;

/**
 * Foretells each way of a job; `tell` hears of the estimates as they grow. Nothing of it touches the campaign. Throws the
 * signal’s reason once that is aborted.
 */
export async function foretell(
  crew: Crew,
  start: Campaign,
  job: Job,
  signal: AbortSignal,
  tell: (soFar: readonly Forecast[]) => void = () => undefined,
): Promise<Forecast[]> {
  let told = 0;
  const report = (tallies: readonly Tally[]): Forecast[] =>
    job.plans.flatMap((plan, way) => {
      const tally = tallies[way];
      return tally ? [reported(tally, plan, job.seed)] : [];
    });
  const tallies = await crew.play(start, job, signal, (soFar) => {
    const now = performance.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    tell(report(soFar));
  });
  return report(tallies);
}

/** What would mend the worst that was foretold: some hundred journeys are played with it and without it, by the same seeds. */
export async function foretellMends(
  crew: Crew,
  system: System,
  start: Campaign,
  { plan, found }: { plan: Plan; found: Forecast },
  signal: AbortSignal,
): Promise<Mend[]> {
  const trials = isFine(found) ? [] : trialsOf(start, system, plan);
  if (trials.length === 0) return [];
  const job = {
    plans: [plan, ...trials.map((trial) => trial.plan)],
    seed: found.seed,
    runs: Math.min(TRIED, found.runs),
  };
  const [without, ...then] = await foretell(crew, start, job, signal);
  const tried = trials.flatMap((trial, index) => {
    const forecast = then[index];
    return forecast ? [{ trial, then: forecast }] : [];
  });
  return without ? mendsOf(found, without, tried) : [];
}
