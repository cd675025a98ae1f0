import { creatureAt, STATUS_WORDS, waitingWith } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';

/** Who gets something; refuses `not-able` the dead and the fled, `elsewhere` those of another group. */
export function receiverAt(state: Campaign, id: string, path: string): Creature {
  const receiver = creatureAt(state, id, path);
  if (receiver.status === 'dead' || receiver.status === 'fled')
    throw new Refusal('not-able', `${receiver.name} is ${STATUS_WORDS[receiver.status]}.`, path);
  if (waitingWith(state, id))
    throw new Refusal('elsewhere', `${receiver.name} is with another group. Let them meet first.`, path);
  return receiver;
}
