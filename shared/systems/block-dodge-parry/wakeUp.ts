import { creatureAt } from '../../campaign/look.ts';
import type { Decision } from '../contract.ts';
import { ATTRIBUTES, bodyOf } from '../helpers/attributes.ts';
import { recoverFrom } from '../helpers/harm.ts';

/** Whoever is immobilised or debilitated is so no more after a night with the score above 0 (BDP-S11). */
export const wakeUp = (decision: Decision, id: string): void => {
  const body = bodyOf(creatureAt(decision.state, id));
  recoverFrom(decision, id, (own) => {
    const spent = ATTRIBUTES.find((one) => one === own['spent']);
    return own['collapsed'] === true || (spent !== undefined && body[spent].now > 0);
  });
};
