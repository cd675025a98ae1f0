import { creatureAt } from '../../../campaign/lookup.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { lodge } from '../../cairn-family/harm/care.ts';
import type { Decision } from '../../contract.ts';
import { tendSick } from '../diseases/diseases.ts';
import { careFor, loweredOf } from './comfort.ts';
import { lifted, refresh } from './refresh.ts';

/** A night in a plain bed is normal sleep. */
export function sleepInBeds(decision: Decision): void {
  for (const { id } of eaters(decision.state)) refresh(decision, id, lifted(decision, id, 'normal'));
}

/** A day with a healer: the sick save with advantage, STR regains 1d4, and the night is a comfortable one. */
export function dayWithHealer(decision: Decision): void {
  for (const { id } of eaters(decision.state)) tendSick(decision, id, 'healer');
  lodge(decision, 1);
  for (const { id } of eaters(decision.state)) {
    careFor(
      decision,
      id,
      loweredOf(creatureAt(decision.state, id)).filter((one) => one === 'str'),
    );
    refresh(decision, id, 'comfortable', { spared: ['str'] });
  }
}
