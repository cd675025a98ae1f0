import { rewindingDice } from '../../../shared/dice/sources.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { playJourney } from '../../../src-main/forecast/journey.ts';
import { provisioned } from '../../../src-main/forecast/provisions.ts';
import { itineraryOf } from '../../../src-main/forecast/quiet.ts';
import type { Plan } from '../../../src-main/forecast/traveller.ts';
import type { Rulebook } from '../../../src-main/game/rulebook.ts';
import { planOf } from '../../forecast/ahead.ts';
import { openedSample } from '../../helpers/play.ts';

export const HEXES = 30;
/** Nobody can carry more than so many provisions bought at once. */
const MOST_PROVISIONS = 30;

/** A party of the sample that sets out with what its way asks for, or as much of it as it can carry, and that way. */
export interface Journey {
  start: Campaign;
  plan: Plan;
}

/** The journey of a party that avoids whom it meets, or fights. */
export function equipped(rules: Rulebook, met: 'avoid' | 'fight'): Journey {
  const { state } = openedSample(rules.system);
  const plan = planOf(state, HEXES, { met });
  let best: Journey = { start: state, plan };
  let fedUntil = 0;
  for (let provisions = 0; provisions < MOST_PROVISIONS; provisions += 1) {
    const start = provisioned(state, rules.system, provisions);
    const { arrives, hungryOn } = itineraryOf(rules, start, plan);
    const fed = arrives ? (hungryOn ?? Infinity) : 0;
    if (fed > fedUntil) [best, fedUntil] = [{ start, plan }, fed];
  }
  return { start: settingOut(rules, best), plan };
}

/** The party once it has left behind what it can't carry. */
function settingOut(rules: Rulebook, { start, plan }: Journey): Campaign {
  let [ready, isOnItsWay] = [start, false];
  playJourney(rules, start, plan, rewindingDice(1), ({ command, after }) => {
    isOnItsWay ||= command.type !== 'open-session' && command.type !== 'drop-item';
    if (!isOnItsWay) ready = after;
  });
  return ready;
}
