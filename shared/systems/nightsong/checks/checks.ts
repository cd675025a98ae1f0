import { z } from 'zod';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Edge, Roll } from '../../../dice/dice.ts';
import { marginOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { checkMade, type OutcomeSchema } from '../events/checks.ts';
import { optionOf } from '../options.ts';
import { ABILITY_NAMES, sheetOf, type Ability, type LastCheck, type Purpose } from '../sheet/sheet.ts';
import { payFocus } from './focusPool.ts';
import { edgeFieldsOf, edgeFrom, isFutile, type Grounds } from './grounds.ts';
import { remember } from './lastRolls.ts';

/** The five Difficulty Ratings; other numbers are allowed (NS-18). */
export const DIFFICULTIES = [
  { dr: 6, word: 'routine' },
  { dr: 9, word: 'easy' },
  { dr: 12, word: 'normal' },
  { dr: 15, word: 'difficult' },
  { dr: 18, word: 'extreme' },
] as const;
/** The DR of a Check unless the Referee says otherwise, in solo play too (NS-27). */
export const NORMAL_DR = 12;
export const DrSchema = z.int().min(1).max(40);

export type Outcome = z.infer<typeof OutcomeSchema>;

/** Which of the dice count: best or worst one, or best or worst two of three when nuanced (NS-20, NS-21, NS-25, NS-26). */
export function keptOf(faces: readonly number[], edge: Edge, nuanced: boolean): number[] {
  const order = faces.map((face, index) => ({ face, index }));
  order.sort((a, b) => (edge === 'disadvantage' ? a.face - b.face : b.face - a.face) || a.index - b.index);
  return order
    .slice(0, nuanced ? 2 : 1)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

type Reaches = (face: number, bonus: number, dr: number) => boolean;

/** Whether a face of the d20 reaches the DR: by its number only, or with an automatic 20 and 1 (NS-R6). */
const REACHES = {
  'just-numbers': (face, bonus, dr) => face + bonus >= dr,
  always: (face, bonus, dr) => face === 20 || (face !== 1 && face + bonus >= dr),
} as const satisfies Record<string, Reaches>;

/** A total at or above the DR succeeds; nuanced, it depends on how many of two do (NS-19, NS-24). */
export function outcomeOf(
  counting: readonly number[],
  bonus: number,
  dr: number,
  nuanced: boolean,
  reaches: Reaches = REACHES['just-numbers'],
): Outcome {
  const hits = counting.filter((face) => reaches(face, bonus, dr)).length;
  if (!nuanced) return hits > 0 ? 'success' : 'failure';
  return hits === 2 ? 'strong success' : hits === 1 ? 'weak success' : 'failure';
}

const NUANCED_UNASKED = { off: false, on: true } as const;

/** Whether a Check is nuanced: as the command says, otherwise always in solo play (NS-28). */
export const isNuanced = (campaign: Campaign, word?: boolean): boolean =>
  word ?? NUANCED_UNASKED[optionOf(campaign, 'solo')];

export interface CheckAsked {
  actor: string;
  ability: Ability;
  dr: number;
  about?: string;
  grounds: Grounds;
  nuanced: boolean;
  focus: boolean;
  purpose?: Purpose;
  /** The dying character who is helped on a success. */
  helps?: string;
}

/** Rolls the d20s of a Check; those that do not count are struck out. */
function throwCheck(decision: Decision, { ability, nuanced }: CheckAsked, edge: Edge, bonus: number): Roll {
  const count = (nuanced ? 2 : 1) + (edge === 'normal' ? 0 : 1);
  const roll = decision.throwDice(`${ABILITY_NAMES[ability]} Check`, count, 20, bonus);
  const faces = roll.dice.map(([, face]) => face);
  const kept = keptOf(faces, edge, nuanced);
  if (kept.length < count) {
    roll.kept = kept;
    roll.total = kept.reduce((sum, index) => sum + (faces[index] ?? 0), bonus);
  }
  return roll;
}

/** Makes a Check and keeps it as the last roll. */
export function makeCheck(decision: Decision, asked: CheckAsked): { outcome: Outcome; last: LastCheck } {
  const { actor: id, ability, dr, about = '', grounds, nuanced, purpose = 'action', helps = null } = asked;
  if (asked.focus) payFocus(decision, id, grounds);
  const edge = edgeFrom(grounds);
  const roll = throwCheck(decision, asked, edge, sheetOf(creatureAt(decision.state, id))[ability]);
  const last: LastCheck = {
    kind: 'check',
    actor: id,
    ability,
    about,
    dr,
    faces: roll.dice.map(([, face]) => face),
    edge,
    nuanced,
    focus: asked.focus,
    futile: isFutile(grounds),
    purpose,
    helps,
    prices: [],
  };
  const outcome = settleCheck(decision, last, edgeFieldsOf(grounds));
  remember(decision, last);
  return { outcome, last };
}

type EdgeFields = ReturnType<typeof edgeFieldsOf> & { lay?: number[]; added?: number[] };

/** Reads the dice of a Check and records the result. */
export function settleCheck(decision: Decision, last: LastCheck, edge: EdgeFields): Outcome {
  const { actor: id, ability, dr, purpose, helps, about, nuanced, faces } = last;
  const bonus = sheetOf(creatureAt(decision.state, id))[ability];
  const counting = keptOf(faces, last.edge, nuanced).map((index) => faces[index] ?? 0);
  const outcome = outcomeOf(counting, bonus, dr, nuanced, REACHES[optionOf(decision.state, 'naturals')]);
  const totals = counting.map((face) => face + bonus);
  const passed = outcome !== 'failure';
  decision.emit(
    checkMade,
    {
      actor: id,
      ability,
      purpose,
      ...(helps === null ? {} : { target: helps }),
      about,
      bonus,
      total: Math.max(...totals),
      totals,
      against: dr,
      passed,
      ...marginOf(passed, Math.max(...totals) - dr),
      natural: Math.max(...counting),
      outcome,
      ...edge,
    },
    by(decision, nuanced ? 'nuanced' : 'check'),
  );
  return outcome;
}
