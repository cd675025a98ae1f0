import { diceRolled } from '../../../campaign/events/campaign.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { ATTRIBUTE_NAMES, bodyOf, type Attribute } from '../sheet/attributes.ts';

/** Whether a face passes against a score: 1 always does, 20 never, else equal or under (CA-7, CA-8, BDP-8, BDP-9). */
export const passes = (face: number, score: number): boolean => face === 1 || (face !== 20 && face <= score);

export interface Save {
  passed: boolean;
  face: number;
  score: number;
  /** "STR Save: 7 against 9, passed" */
  line: string;
}

/**
 * Throws a Save against the score of the moment. At 0 nothing is thrown and it has failed (CA-R25, BDP-R8). With an edge two
 * dice are thrown, each judged by itself (BDP-R15). The dice are recorded with the next event.
 */
export function save(
  decision: Decision,
  id: string,
  attribute: Attribute,
  why: string,
  edge: Edge = 'normal',
): Save {
  const creature = creatureAt(decision.state, id);
  const score = bodyOf(creature)[attribute].now;
  const name = `${creature.name}, ${ATTRIBUTE_NAMES[attribute]} Save${why ? `, ${why}` : ''}`;
  if (score === 0) return { passed: false, face: 20, score, line: `${name}: no strength is left, failed` };
  const { dice } = decision.throwDice(name, edge === 'normal' ? 1 : 2, 20);
  const faces = dice.map(([, face]) => face);
  const good = faces.filter((face) => passes(face, score));
  const bad = faces.filter((face) => !passes(face, score));
  const passed = edge === 'disadvantage' ? bad.length === 0 : good.length > 0;
  return {
    passed,
    face: (passed ? good[0] : bad[0]) ?? 20,
    score,
    line: `${name}: ${faces.join(' and ')} against ${score}, ${passed ? 'passed' : 'failed'}`,
  };
}

/** A Save that stands in the log by itself; gives back whether it was passed. */
export function saveAloud(
  decision: Decision,
  id: string,
  attribute: Attribute,
  why: string,
  edge: Edge = 'normal',
): boolean {
  const { passed, line } = save(decision, id, attribute, why, edge);
  decision.emit(diceRolled, {}, `${line}.`);
  return passed;
}
