import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { dyingTimer } from '../../cairn-family/harm/harm.ts';
import { cairnNumber } from '../options.ts';

/** Who is not tended within the hour is dead, the mortally wounded who is not healed (CA-62, CA-91, CA-R13). */
export function startHour(decision: Decision, id: string, unless = 'somebody helps'): void {
  if (dyingTimer(decision.state, id)) return;
  const { name } = creatureAt(decision.state, id);
  const { clock, timers } = decision.state;
  decision.emit(
    timerStarted,
    {
      timer: {
        id: freshId(`${name} dies`, 'dying', timers),
        name: `${name} dies untended`,
        kind: 'countdown',
        order: 'condition',
        dueAt: clock + cairnNumber(decision.state, 'dying-minutes') * MINUTE,
        creature: id,
        details: { dying: true },
      },
    },
    `${name} dies within the hour unless ${unless}.`,
  );
}
