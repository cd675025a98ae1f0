import { timerEnded } from '../../campaign/events/time.ts';
import type { Campaign, Timer } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';

/** The lasting spells that somebody holds, the oldest first (FV-S18). */
export const heldBy = ({ timers }: Campaign, caster: string): Timer[] =>
  Object.values(timers).filter(({ creature, own }) => creature === caster && own['spell'] === true);

/** Lets lasting spells go, all of them or all but the newest so many (FV-S18). */
export function endSpells(decision: Decision, caster: string, keep = 0): void {
  const held = heldBy(decision.state, caster);
  const name = decision.state.creatures[caster]?.name ?? caster;
  for (const timer of held.slice(0, Math.max(0, held.length - keep)))
    decision.emit(timerEnded, { timer, due: false }, `${name} lets ${timer.name} go.`, { rules: ['FV-S18'] });
}
