import { creatureHere, STATUS_WORDS } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';

/** Whether somebody can be given something. */
export const mayReceive = ({ status }: Creature): boolean => status !== 'dead' && status !== 'fled';

/** Who gets something; refuses `not-able` the dead and the fled, `elsewhere` those of another group. */
export function receiverAt(state: Campaign, id: string, path: string): Creature {
  const receiver = creatureHere(state, id, path);
  if (!mayReceive(receiver))
    throw new Refusal('not-able', `${receiver.name} is ${STATUS_WORDS[receiver.status]}.`, path);
  return receiver;
}
