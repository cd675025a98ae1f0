import type { Campaign } from '../../shared/campaign/state.ts';
import { rewindingDice } from '../../shared/dice/sources.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { lightsOf } from './diary.ts';
import { playJourney } from './journey.ts';
import { provisioned } from './provisions.ts';
import { countIn, emptyTally, type Tally } from './tally.ts';
import type { Plan } from './traveller.ts';

/** Journeys with the seeds from one on. */
export interface Batch {
  plan: Plan;
  from: number;
  count: number;
}

/** Plays a batch, and gives back what it came to. */
export function played(rules: Rulebook, campaign: Campaign, { plan, from, count }: Batch): Tally {
  const tally = emptyTally();
  const start = provisioned(campaign, rules.system, plan.provisions ?? 0);
  const lit = lightsOf(start) > 0;
  for (let seed = from; seed < from + count; seed += 1)
    countIn(tally, playJourney(rules, start, plan, rewindingDice(seed)), lit);
  return tally;
}
