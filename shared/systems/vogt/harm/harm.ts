import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { dismember } from './dismemberment.ts';
import { half } from '../sheet/halves.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { changeSheet, levelsOf, sheetOf } from '../sheet/sheet.ts';
import { endStatus, giveStatus } from './statuses.ts';

const inWords = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/**
 * Takes hit points off, below 0 if need be; 0 damage is none, as a rule. Whoever is left with 0 or fewer tires by a level
 * and falls (BV-24, BV-25, BV-31).
 */
export function takeDamage(decision: Decision, id: string, damage: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  const now = hitPoints.now - Math.max(0, damage);
  if (status === 'dead') return;
  if (damage > 0)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to: now },
      `${name}: ${damage} damage${why ? ` (${why})` : ''}, ${inWords(hitPoints.now)} → ${inWords(now)} HP.`,
    );
  const isDamage = damage > 0 || rulingOf(decision.state, 'zero-damage');
  if (now > 0 || !isDamage) return;
  gainExhaustion(decision, id, 'struck down');
  if (creatureAt(decision.state, id).status !== 'dead') giveStatus(decision, id, 'prone');
}

/** Hit points of the moment when most HP fall to half (BV-34). */
const LESSENED: Readonly<
  Record<RulingValue<'tired-hit-points'>, (campaign: Campaign, now: number) => number>
> = {
  'cut to the maximum': (_campaign, now) => now,
  'halved as well': (campaign, now) => (now > 0 ? half(campaign, now) : now),
};

/** Sets the maximum that exhaustion leaves; hit points of the moment are cut down to it, or halved with it (BV-34). */
function fitHitPoints(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { exhaustion, fullHitPoints } = sheetOf(creature);
  const max = exhaustion >= 2 ? half(decision.state, fullHitPoints) : fullHitPoints;
  const { now, max: before } = creature.hitPoints;
  if (max === before) return;
  const lessened =
    max < before ? LESSENED[rulingOf(decision.state, 'tired-hit-points')](decision.state, now) : now;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: now, to: Math.min(lessened, max), max },
    `${creature.name}: at most ${max} HP.`,
  );
}

const WORST = 4;
const MOST_LEVELS = 100;

/** How a number of levels stands on the sheet: four at most, and those beyond where the table counts them (BV-32, BV-36). */
const asLevels = (levels: number): { exhaustion: number; beyond: number } => ({
  exhaustion: Math.min(WORST, levels),
  beyond: Math.max(0, levels - WORST),
});

/** One level more; its penalty comes at once, the fourth and every further one throws for dismemberment (BV-32 to BV-36). */
export function gainExhaustion(decision: Decision, id: string, why: string): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return;
  const before = levelsOf(sheetOf(creature));
  const most = rulingOf(decision.state, 'exhaustion-counts-on') ? MOST_LEVELS : Math.max(WORST, before);
  const level = Math.min(most, before + 1);
  changeSheet(
    decision,
    id,
    asLevels(level),
    `${creature.name}: exhaustion ${level === before ? `beyond ${level}` : level}${why ? `, ${why}` : ''}.`,
  );
  fitHitPoints(decision, id);
  if (level >= 3) giveStatus(decision, id, 'unconscious');
  if (level >= WORST) dismember(decision, id);
}

/** Levels taken off; below 3, as a rule, one wakes; below 2 the maximum is whole again (BV-S7, BV-S11, BV-36). */
export function loseExhaustion(decision: Decision, id: string, levels: number): void {
  const creature = creatureAt(decision.state, id);
  const before = levelsOf(sheetOf(creature));
  const level = Math.max(0, before - levels);
  if (level === before || creature.status === 'dead') return;
  changeSheet(decision, id, asLevels(level), `${creature.name}: exhaustion ${level}.`);
  fitHitPoints(decision, id);
  if (level < rulingOf(decision.state, 'wakes-below')) endStatus(decision, id, 'unconscious');
}

/** Gives hit points back, never above the maximum of the moment. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  const gained = status === 'dead' ? 0 : Math.min(amount, hitPoints.max - hitPoints.now);
  if (gained <= 0) return;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: hitPoints.now + gained },
    `${name} regains ${gained} HP${why ? `, ${why}` : ''}: ${hitPoints.now + gained} of ${hitPoints.max}.`,
  );
}
