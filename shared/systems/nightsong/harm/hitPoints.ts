import { hitPointsChanged, statusChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { hitPointsLost, hitPointsRecovered } from '../events/harm.ts';
import { optionOf } from '../options.ts';
import { fall, isDying, stopDying } from './dying.ts';

/** Whether new Damage starts the dying clock again for a character who was helped: a new wound needs new help. */
const diesAgain = (campaign: Campaign, creature: Creature): boolean =>
  creature.kind === 'character' && creature.status === 'down' && !isDying(campaign, creature);

/** Takes off hit points, below 0 too (NS-50); at 0 or less the creature falls. */
export function loseHitPoints(decision: Decision, id: string, amount: number): void {
  const creature = creatureAt(decision.state, id);
  const from = creature.hitPoints.now;
  const to = from - amount;
  decision.emit(hitPointsChanged, { creature: id, from, to }, by(decision, 'damage'));
  const falls = creature.status === 'up' || (amount > 0 && diesAgain(decision.state, creature));
  if (to <= 0 && falls) fall(decision, id);
}

/** Takes off an amount of hit points, whatever Armor is worn. */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const from = creatureAt(decision.state, id).hitPoints.now;
  const left = from - amount;
  decision.emit(hitPointsLost, { creature: id, amount, why, from, left });
  loseHitPoints(decision, id, amount);
}

/** Where healing starts for a character below 0 HP: at their HP, or at 0 (NS-R12). */
const HEALS_FROM = {
  'where-they-are': (now) => now,
  zero: (now) => Math.max(0, now),
} as const satisfies Record<string, (now: number) => number>;

/** Heals up to the maximum (NS-R14); stops the dying clock, and at 1 HP or more the character is conscious again. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (status === 'dead') throw new Refusal('dead', `${name} is dead and can’t be healed.`, 'creature');
  const { now, max } = hitPoints;
  const from = amount > 0 ? HEALS_FROM[optionOf(decision.state, 'below-zero')](now) : now;
  const to = Math.max(now, Math.min(max, from + amount));
  decision.emit(hitPointsRecovered, { creature: id, amount: to - now, why, from: now, left: to });
  decision.emit(hitPointsChanged, { creature: id, from: now, to }, by(decision, 'healing'));
  stopDying(decision, id, 'healing');
  if (to > 0 && status === 'down')
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' }, by(decision, 'conscious'));
}

/** Hit points were put right: nobody dies of them. */
export const backOnFeet = (decision: Decision, id: string): void => {
  stopDying(decision, id, 'healing');
};
