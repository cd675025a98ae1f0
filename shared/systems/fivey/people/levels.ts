import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { option, type Choice } from '../options.ts';
import { experienceGained, hardened as hardenedBy, levelReached } from '../events/people.ts';
import { sheetOf, type Sheet } from '../sheet/sheet.ts';

/** Experience at which each level from 0 to 5 is reached, and its name (FV-54). */
export const LEVELS = [
  { name: 'Newbie', from: 0 },
  { name: 'Beginner', from: 100 },
  { name: 'Expert', from: 300 },
  { name: 'Champion', from: 600 },
  { name: 'Master', from: 1000 },
  { name: 'Immortal', from: 1500 },
] as const;

export const levelFor = (experience: number): number =>
  LEVELS.reduce((level, { from }, index) => (experience >= from ? index : level), 0);

/** Four hit points, or a d6 (FV-55, FV-S1). */
const GAINS: Record<Choice<'figures'>, (decision: Decision, purpose: string) => number> = {
  flat: () => 4,
  roll: (decision, purpose) => decision.throwDice(purpose, 1, 6).total,
};

/** Hit points for the start and for each level (FV-55). */
export const hitPointGain = (decision: Decision, purpose: string): number =>
  GAINS[option(decision.state, 'figures')](decision, purpose);

/** What Battle-Hardened adds: 2 + level. */
export const hardened = ({ feats, level }: Pick<Sheet, 'feats' | 'level'>): number =>
  feats.includes('Battle-Hardened') ? 2 + level : 0;

/** More hit points, for a level or by a feat that comes with one; the living have them at once (FV-55). */
function raiseHitPoints(decision: Decision, id: string, more: number, rule: FiveyRule): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const { now, max } = hitPoints;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: now, to: status === 'dead' ? now : now + more, max: max + more },
    by(decision, rule),
  );
}

/** What a feat brings on the day it is learned: the battle-hardened have 2 + level more, whenever that is. */
export function hardenBy(decision: Decision, id: string, before: readonly string[]): void {
  const creature = creatureAt(decision.state, id);
  const more = hardened(sheetOf(creature)) - hardened({ ...sheetOf(creature), feats: [...before] });
  if (more > 0) hardenTo(decision, id, more);
}

function hardenTo(decision: Decision, id: string, more: number): void {
  decision.emit(hardenedBy, { creature: id, hitPoints: more });
  raiseHitPoints(decision, id, more, 'veteran');
}

/** Gives experience, and with it at once every level that it reaches (FV-54, FV-55, FV-56, FV-57, FV-58, FV-S21). */
export function gainExperience(
  decision: Decision,
  id: string,
  amount: number,
  ...rules: readonly FiveyRule[]
): void {
  const creature = creatureAt(decision.state, id);
  const total = sheetOf(creature).experience + amount;
  decision.emit(experienceGained, { creature: id, amount, total }, by(decision, ...rules));
  for (let next = sheetOf(creature).level + 1; next <= levelFor(total); next += 1)
    reachLevel(decision, id, next);
}

/** One level more: hit points, a better healing rate, and a stat, a skill, a title and a feat to choose (FV-56, FV-57, FV-58), at once and wherever it is reached (FV-S21). */
function reachLevel(decision: Decision, id: string, level: number): void {
  const creature = creatureAt(decision.state, id);
  const { feats } = sheetOf(creature);
  const more =
    hitPointGain(decision, `hit points of ${creature.name}`) + (feats.includes('Battle-Hardened') ? 1 : 0);
  decision.emit(levelReached, { creature: id, level, hitPoints: more });
  raiseHitPoints(decision, id, more, 'level-hit-points');
}
