import { z } from 'zod';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { bodyRolled } from '../events/people.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES } from '../sheet/attributes.ts';
import { familyNumber, sidesOf } from '../options/index.ts';

const Rolled = z.int().min(3).max(18);
export const ScoresSchema = z.strictObject({ str: Rolled, dex: Rolled, wil: Rolled });
export type Scores = z.infer<typeof ScoresSchema>;
export const HitPointsSchema = z.int().min(1).max(12);

/** How the figures of someone new come about. */
interface Dice {
  score: string;
  hitPoints: number;
}
/** A hireling’s dice are those of the book (CA-32). */
export const HIRELING_DICE: Dice = { score: '3d6', hitPoints: 6 };
/** A character’s dice are those of the campaign (CA-S1, BDP-S1). */
export const characterDice = (campaign: Campaign): Dice => ({
  score: familyNumber(campaign, 'score-dice'),
  hitPoints: sidesOf(familyNumber(campaign, 'hit-point-die')),
});

/** Refuses more HP than the die of a new body can show. */
export function demandHitPoints(hitPoints: number | undefined, dice: Dice): void {
  if ((hitPoints ?? 0) > dice.hitPoints)
    throw new Refusal('bad-field', `A new character has at most ${dice.hitPoints} HP.`, 'hitPoints');
}

/** 3d6 for each of the three scores in order, then 1d6 HP, unless the campaign has other dice (BDP-S1). */
export function rollBody(
  decision: Decision,
  name: string,
  dice: Dice,
): { scores: Scores; hitPoints: number } {
  const scores: Scores = { str: 0, dex: 0, wil: 0 };
  for (const one of ATTRIBUTES)
    scores[one] = decision.throwNotation(`${name}, ${ATTRIBUTE_NAMES[one]}`, dice.score).total;
  const hitPoints = decision.throwDice(`${name}, HP`, 1, dice.hitPoints).total;
  decision.emit(bodyRolled, { name, ...scores, hitPoints }, by(decision, 'creation'));
  return { scores, hitPoints };
}
