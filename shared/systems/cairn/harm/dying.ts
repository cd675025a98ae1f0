import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { MINUTE } from '../../../time/scales.ts';
import { dyingBegan } from '../../cairn-family/events/bodies.ts';
import { dyingTimer } from '../../cairn-family/harm/harm.ts';
import type { Decision } from '../../contract.ts';
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
  decision.emit(dyingBegan, { creature: id, timer, minutes, unless }, { rules: ['CA-62', 'CA-R13'] });
}
