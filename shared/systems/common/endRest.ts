import { restOver } from '../../campaign/events/creatures.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import type { Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';

/** Ends a rest: says of those who rested who is still hurt; of a rest that nobody had it says nothing. */
export function endRest(decision: Decision, creatures: readonly Creature[]): void {
  const rested = creatures
    .map(({ id }) => creatureAt(decision.state, id))
    .filter(({ status }) => status !== 'dead' && status !== 'fled');
  if (rested.length === 0) return;
  decision.emit(restOver, {
    rested: rested.map(({ id }) => id),
    hurt: rested
      .filter(({ hitPoints: { now, max } }) => now < max)
      .map(({ id, hitPoints: { now, max } }) => ({ creature: id, now, max })),
  });
}
