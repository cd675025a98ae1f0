import { creatureAt } from '../../../campaign/lookup.ts';
import type { Edge } from '../../../dice/dice.ts';
import { marginOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { cite, type FamilyRule } from '../cite.ts';
import { saveMade } from '../events/checks.ts';
import { ATTRIBUTE_NAMES, bodyOf, type Attribute } from '../sheet/attributes.ts';

/** Whether a face passes against a score: 1 always does, 20 never, else equal or under (CA-8, BDP-8, BDP-9). */
export const passes = (face: number, score: number): boolean => face === 1 || (face !== 20 && face <= score);

export interface Save {
  passed: boolean;
  /** Every face that was rolled: none on a score of 0, two with an edge. */
  faces: number[];
  /** The face that counts. */
  face: number;
  score: number;
}

/** Whether a Save on this score has failed without a roll: on 0, where the book has a rule that says so (CA-R25). */
export const isHopeless = (decision: Decision, score: number): boolean =>
  score === 0 && cite(decision, 'nothing-left').length > 0;

/**
 * Throws a Save against the current score; a hopeless one has failed without dice. With an edge two
 * dice are rolled, each judged by itself. The dice are recorded with the next event (CA-7).
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
  if (isHopeless(decision, score)) return { passed: false, faces: [], face: 20, score };
  const { dice } = decision.throwDice(name, edge === 'normal' ? 1 : 2, 20);
  const faces = dice.map(([, face]) => face);
  const good = faces.filter((face) => passes(face, score));
  const bad = faces.filter((face) => !passes(face, score));
  const passed = edge === 'disadvantage' ? bad.length === 0 : good.length > 0;
  return { passed, faces, face: (passed ? good[0] : bad[0]) ?? 20, score };
}

/** A Save that is a fact by itself, decided by the rules of these names beside its own; gives back whether it was passed. */
export const saveAloud = (
  decision: Decision,
  id: string,
  attribute: Attribute,
  why: string,
  edge: Edge = 'normal',
  ...rules: readonly FamilyRule[]
): boolean => saveForAll(decision, [id], attribute, why, edge, ...rules);

/** One Save for several who act together, by the first of them; gives back whether it was passed. */
export function saveForAll(
  decision: Decision,
  [id, ...also]: readonly [string, ...string[]],
  attribute: Attribute,
  why: string,
  edge: Edge = 'normal',
  ...rules: readonly FamilyRule[]
): boolean {
  const { passed, faces, face, score } = save(decision, id, attribute, why, edge);
  const rolled = faces.length > 0 ? { total: face, natural: face, ...marginOf(passed, score - face) } : {};
  decision.emit(
    saveMade,
    {
      actor: id,
      attribute,
      faces,
      ...rolled,
      against: score,
      passed,
      ...(also.length > 0 ? { also } : {}),
      why,
    },
    { rules: cite(decision, 'save', ...rules) },
  );
  return passed;
}
