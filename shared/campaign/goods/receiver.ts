import { creatureHere, STATUS_WORDS } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';

/** Who gets something; refuses `not-able` the dead and the fled, `elsewhere` those of another group. */
export function receiverAt(state: Campaign, id: string, path: string): Creature {
  const receiver = creatureHere(state, id, path);
  if (receiver.status === 'dead' || receiver.status === 'fled')
    throw new Refusal('not-able', `${receiver.name} is ${STATUS_WORDS[receiver.status]}.`, path);
  return receiver;
}
