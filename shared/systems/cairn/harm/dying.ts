import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import { dyingBegan } from '../../cairn-family/events/bodies.ts';
import { tendersOf } from '../../cairn-family/fight/declared.ts';
import { canBeTended } from '../../cairn-family/harm/care.ts';
import { dyingTimer } from '../../cairn-family/harm/harm.ts';
import type { Decision, Dying } from '../../contract.ts';
import { cairnNumber } from '../options.ts';

/** Who is not tended within the hour is dead (CA-62, CA-R13). */
export function startHour(decision: Decision, id: string, unless = 'someone helps'): void {
  if (dyingTimer(decision.state, id)) return;
  const { name } = creatureAt(decision.state, id);
  const { clock, timers } = decision.state;
  const minutes = cairnNumber(decision.state, 'dying-minutes');
  const timer = {
    id: freshId(`${name} dies`, 'dying', timers),
    name: `${name} dies without aid`,
    kind: 'countdown' as const,
    order: 'condition' as const,
    dueAt: clock + minutes * MINUTE,
    creature: id,
    details: { dying: true },
  };
  decision.emit(dyingBegan, { creature: id, timer, minutes, unless });
}

/** The hour of someone who is dying, and what stops it: bandages, or only healing for the mortally wounded. */
export function dyingOf(creature: Creature, campaign: Campaign): Dying | undefined {
  const timer = dyingTimer(campaign, creature.id);
  if (!timer) return undefined;
  return canBeTended(campaign, creature)
    ? {
        timer,
        helpers: tendersOf(campaign, creature.id),
        line: 'Dies unless tended. STR 0 is death at once.',
      }
    : { timer, line: 'Mortally wounded: only healing helps.' };
}
