import { hitPointsChanged, sheetChanged } from '../../campaign/events/creatures.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Decision } from '../contract.ts';
import { sheetOf, type Sheet } from './sheet.ts';

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

/** Four hit points, or a d6, for the start and for each level (FV-55, FV-113, FV-S1). */
export const hitPointGain = (decision: Decision, purpose: string): number =>
  decision.ruling('figures') === 'roll' ? decision.throwDice(purpose, 1, 6).total : 4;

/** What Battle-Hardened adds: 2 + level (FV-80). */
export const hardened = ({ feats, level }: Pick<Sheet, 'feats' | 'level'>): number =>
  feats.includes('Battle-Hardened') ? 2 + level : 0;

/** Gives experience, and with it every level that it reaches: hit points at once, the rest to be chosen (FV-54 to FV-58, FV-S21). */
export function gainExperience(decision: Decision, id: string, amount: number, rules: string[]): void {
  const creature = creatureAt(decision.state, id);
  const { experience, level } = sheetOf(creature);
  const total = experience + amount;
  decision.emit(
    sheetChanged,
    { creature: id, to: { experience: total } },
    `${creature.name} gains ${amount} experience: ${total}.`,
    { rules },
  );
  for (let next = level + 1; next <= levelFor(total); next += 1) reachLevel(decision, id, next);
}

function reachLevel(decision: Decision, id: string, level: number): void {
  const creature = creatureAt(decision.state, id);
  const sheet = sheetOf(creature);
  const more =
    hitPointGain(decision, `hit points of ${creature.name}`) +
    (sheet.feats.includes('Battle-Hardened') ? 1 : 0);
  const { now, max } = creature.hitPoints;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: now, to: now + more, max: max + more },
    `${creature.name} is now level ${level}, ${LEVELS[level]?.name ?? ''}: ${more} more hit points.`,
    { rules: ['FV-55', 'FV-80'] },
  );
  decision.emit(sheetChanged, { creature: id, to: { level, toChoose: sheet.toChoose + 1 } }, undefined, {
    rules: ['FV-56', 'FV-57', 'FV-58'],
  });
}
