import { z } from 'zod';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { edgeByMajority, edgeOf, type Edge } from '../../../dice/dice.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { remember } from './lastRolls.ts';
import { rulingOf } from '../rulings.ts';
import {
  ABILITY_NAMES,
  AbilitySchema,
  sheetOf,
  signed,
  type Ability,
  type LastCheck,
} from '../sheet/sheet.ts';

/** NS-18. */
export const DIFFICULTIES = [
  { dr: 6, word: 'routine' },
  { dr: 9, word: 'easy' },
  { dr: 12, word: 'normal' },
  { dr: 15, word: 'difficult' },
  { dr: 18, word: 'extreme' },
] as const;
/** What a Check meets unless the Referee says otherwise, alone as well (NS-18, NS-27). */
export const NORMAL_DR = 12;
export const DrSchema = z.int().min(1).max(40);
export const EdgeSchema = z.enum(['normal', 'advantage', 'disadvantage']);

export type Outcome = 'success' | 'strong success' | 'weak success' | 'failure';

/** A Check was made. */
export const checkMade = defineEvent(
  'check-made',
  {
    creature: IdSchema,
    ability: AbilitySchema,
    dr: z.int(),
    outcome: z.enum(['success', 'strong success', 'weak success', 'failure']),
  },
  () => undefined,
);

/** What speaks for and against a roll, in words; all of one kind count as one. */
export interface Grounds {
  for: string[];
  against: string[];
}

export const groundsOf = (edge: Edge): Grounds => ({
  for: edge === 'advantage' ? ['the situation'] : [],
  against: edge === 'disadvantage' ? ['the situation'] : [],
});

/**
 * The edge of a roll: grounds for and against cancel whatever their number, or by an option the greater
 * number wins (NS-R7).
 */
export function edgeFrom(campaign: Campaign, grounds: Grounds): Edge {
  const [pro, contra] = [grounds.for.length, grounds.against.length];
  return rulingOf(campaign, 'grounds') === 'both cancel' ? edgeOf(pro, contra) : edgeByMajority(pro, contra);
}

/** What a point of Focus would make of a roll: one more ground for it. */
const edgeWithFocus = (campaign: Campaign, grounds: Grounds): Edge =>
  edgeFrom(campaign, { ...grounds, for: [...grounds.for, 'Focus'] });

/** Whether a point of Focus would change nothing about a roll (NS-R7, NS-R8). */
export const isFutile = (campaign: Campaign, grounds: Grounds): boolean =>
  edgeWithFocus(campaign, grounds) === edgeFrom(campaign, grounds);

/** "with Disadvantage (darkness)"; nothing where nothing counts. */
export function edgeInWords(campaign: Campaign, grounds: Grounds): string {
  const all = [...grounds.for, ...grounds.against].join(', ');
  if (all === '') return '';
  const edge = edgeFrom(campaign, grounds);
  return edge === 'normal'
    ? `, for and against cancel (${all})`
    : ` with ${edge === 'advantage' ? 'Advantage' : 'Disadvantage'} (${all})`;
}

/**
 * Takes a point of Focus for a roll still to come (NS-36). Refuses `no-focus`, and `has-advantage` or
 * `outweighed` where it is wasted.
 */
export function payFocus(decision: Decision, id: string, grounds: Grounds): void {
  if (isFutile(decision.state, grounds))
    throw edgeFrom(decision.state, grounds) === 'advantage'
      ? new Refusal(
          'has-advantage',
          'This roll has Advantage already; Focus would be wasted (NS-R7).',
          'focus',
        )
      : new Refusal(
          'outweighed',
          'What speaks against this roll stays; Focus would be wasted (NS-R7).',
          'focus',
        );
  takeFocus(decision, id);
  grounds.for.push('Focus');
}

/** Takes a point off; refuses with `no-focus` at 0. */
export function takeFocus(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { focus } = sheetOf(creature);
  if (focus < 1) throw new Refusal('no-focus', `${creature.name} has no Focus left (NS-36).`, 'focus');
  decision.emit(
    sheetChanged,
    { creature: id, to: { focus: focus - 1 } },
    `${creature.name} spends 1 Focus: ${focus - 1} left.`,
    {
      rules: ['NS-36'],
    },
  );
}

/** How many of the dice count, and which: best or worst two of three when nuanced, best or worst one else. */
export function keptOf(faces: readonly number[], edge: Edge, nuanced: boolean): number[] {
  const order = faces.map((face, index) => ({ face, index }));
  order.sort((a, b) => (edge === 'disadvantage' ? a.face - b.face : b.face - a.face) || a.index - b.index);
  return order
    .slice(0, nuanced ? 2 : 1)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** Whether a face of the d20 reaches the DR; by an option a 20 always does and a 1 never (NS-R6). */
const reaches = (face: number, bonus: number, dr: number, naturals: boolean): boolean =>
  naturals && (face === 1 || face === 20) ? face === 20 : face + bonus >= dr;

/** A total at or above the DR succeeds (NS-19); nuanced: how many of two do (NS-24, NS-25, NS-26). */
export function outcomeOf(
  counting: readonly number[],
  bonus: number,
  dr: number,
  nuanced: boolean,
  naturals = false,
): Outcome {
  const hits = counting.filter((face) => reaches(face, bonus, dr, naturals)).length;
  if (!nuanced) return hits > 0 ? 'success' : 'failure';
  return hits === 2 ? 'strong success' : hits === 1 ? 'weak success' : 'failure';
}

export interface CheckAsked {
  creature: string;
  ability: Ability;
  dr: number;
  about: string;
  grounds: Grounds;
  nuanced: boolean;
  focus: boolean;
  request?: boolean;
  /** The dying whom it helps where it succeeds. */
  helps?: string;
}

/** Makes a Check and tells it (NS-19, NS-20, NS-21, NS-24, NS-25, NS-26, NS-36). It is then the last roll. */
export function makeCheck(decision: Decision, asked: CheckAsked): { outcome: Outcome; last: LastCheck } {
  const { creature: id, ability, dr, about, grounds, nuanced, request = false, helps = null } = asked;
  if (asked.focus) payFocus(decision, id, grounds);
  const edge = edgeFrom(decision.state, grounds);
  const score = sheetOf(creatureAt(decision.state, id))[ability];
  const count = (nuanced ? 2 : 1) + (edge === 'normal' ? 0 : 1);
  const roll = decision.throwDice(`${ABILITY_NAMES[ability]} Check`, count, 20, score);
  const faces = roll.dice.map(([, face]) => face);
  const kept = keptOf(faces, edge, nuanced);
  if (kept.length < count) {
    roll.kept = kept;
    roll.total = kept.reduce((sum, index) => sum + (faces[index] ?? 0), score);
  }
  const last: LastCheck = {
    kind: 'check',
    creature: id,
    ability,
    about,
    dr,
    faces,
    edge,
    nuanced,
    focus: asked.focus,
    futile: isFutile(decision.state, grounds),
    request,
    helps,
    prices: [],
    weakCosts: false,
  };
  const outcome = tellCheck(decision, last, kept, edgeInWords(decision.state, grounds));
  remember(decision, last);
  return { outcome, last };
}

/** The line of a Check: who, the arithmetic, what came of it. */
export function tellCheck(
  decision: Decision,
  last: LastCheck,
  kept: readonly number[],
  edge: string,
): Outcome {
  const { creature: id, ability, dr, about, nuanced, faces } = last;
  const creature = creatureAt(decision.state, id);
  const score = sheetOf(creature)[ability];
  const counting = kept.map((index) => faces[index] ?? 0);
  const outcome = outcomeOf(counting, score, dr, nuanced, rulingOf(decision.state, 'naturals'));
  const sums = counting.map((face) => `${face} ${signed(score)} = ${face + score}`).join(' and ');
  decision.emit(
    checkMade,
    { creature: id, ability, dr, outcome },
    `${creature.name}, ${ability.toUpperCase()} Check${about ? ` (${about})` : ''}${edge}: ${sums} against DR ${dr}, ${outcome}.`,
    { rules: nuanced ? ['NS-24'] : ['NS-19'] },
  );
  return outcome;
}
