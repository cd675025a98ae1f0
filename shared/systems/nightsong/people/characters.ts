import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { find, freshId } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { dateOf } from '../../../time/calendar.ts';
import type { Decision } from '../../contract.ts';
import { ABILITIES, ABILITY_NAMES, focusMax, signed, type Ability, type Sheet } from '../sheet/sheet.ts';
import { gearNamed } from '../gear/gear.ts';
import { rulingOf } from '../rulings.ts';
import { calendar } from '../words.ts';

export type Scores = Record<Ability, number>;
/** What bought Abilities are (NS-11). */
export const ARRAY = [2, 1, 0, -1];

/** The score of a sum of 2d6 (NS-12). */
export function scoreOf(sum: number): number {
  const steps: [from: number, score: number][] = [
    [12, 3],
    [11, 2],
    [9, 1],
    [6, 0],
    [4, -1],
    [3, -2],
  ];
  return steps.find(([from]) => sum >= from)?.[1] ?? -3;
}

/** Refuses with `bad-array` what is not +2, +1, 0 and −1, each once (NS-11). */
export function demandArray(scores: Scores): Scores {
  const given = ABILITIES.map((id) => scores[id]).sort((a, b) => b - a);
  if (given.some((score, index) => score !== ARRAY[index]))
    throw new Refusal(
      'bad-array',
      'The Abilities are +2, +1, 0 and −1, each once (NS-11); or leave them out and roll.',
      'abilities',
    );
  return scores;
}

/**
 * Rolls 2d6 for each Ability in order; a set without a +1 is rolled again, as often as it takes or once
 * (NS-12, NS-13, NS-R5).
 */
function rollSet(decision: Decision, name: string): Scores {
  for (let again = true; ; again = rulingOf(decision.state, 'weak-sets') === 'as often as needed') {
    const scores: Scores = { str: 0, dex: 0, pre: 0, con: 0 };
    for (const id of ABILITIES)
      scores[id] = scoreOf(decision.throwDice(`${name}, ${ABILITY_NAMES[id]}`, 2, 6).total);
    const weak = again && ABILITIES.every((id) => scores[id] < 1);
    decision.emit(
      diceRolled,
      {},
      `${name} rolls ${scoresInWords(scores)}${weak ? '; too weak, once more' : ''}.`,
      {
        rules: ['NS-12', ...(weak ? ['NS-13'] : [])],
      },
    );
    if (!weak) return scores;
  }
}

/** Rolled scores stay where they fell, or by an option the best go where the kit has its best (NS-R5). */
export function rollScores(decision: Decision, name: string, kit: Scores): Scores {
  const scores = rollSet(decision, name);
  if (rulingOf(decision.state, 'rolled-scores') === 'where they fall') return scores;
  const best = ABILITIES.map((id) => scores[id]).sort((a, b) => b - a);
  const wanted = [...ABILITIES].sort((a, b) => kit[b] - kit[a]);
  return Object.fromEntries(wanted.map((id, index) => [id, best[index] ?? 0])) as Scores;
}

export const scoresInWords = (scores: Scores): string =>
  ABILITIES.map((id) => `${id.toUpperCase()} ${signed(scores[id])}`).join(', ');

/**
 * A sheet before play; who comes in after the day’s meal, or in the evening, has eaten or slept (NS-R3,
 * NS-S6).
 */
export function freshSheet(decision: Decision, scores: Scores, more: Partial<Sheet> = {}): Sheet {
  const { state } = decision;
  const { day, hour } = dateOf(calendar, state.clock);
  const fromDawn = (at: number): number => (at - calendar.dayStart + 24) % 24;
  const after = (at: number): number => (fromDawn(hour) >= fromDawn(at) ? day : day - 1);
  return {
    ...scores,
    focus: !state.mode.closed ? focusMax(state, scores) : 0,
    resolve: 0,
    ateOn: after(rulingOf(state, 'meal-hour')),
    restedOn: after(calendar.dusk),
    dyingRounds: null,
    advancements: 0,
    ...more,
  };
}

/** Things of the gear list, each with an id; refuses `unknown-gear`. */
export function gearOf(names: readonly string[]): Item[] {
  const items: Record<string, Item> = {};
  names.forEach((name, index) => {
    const gear = gearNamed(name);
    if (!gear) throw new Refusal('unknown-gear', `The list of gear has no “${name}”.`, `gear.${index}`);
    const id = freshId(gear.name, 'item', items);
    items[id] = { ...gear, id, details: { ...gear.details } };
  });
  return Object.values(items);
}

/**
 * Makes a character who joins the party: HP 6 + CON, slots 10 + STR, Focus DEX (NS-14, NS-15, NS-16, NS-R17).
 */
export function makeCharacter(
  decision: Decision,
  name: string,
  wanted: string | undefined,
  scores: Scores,
  gear: readonly string[],
): void {
  const { creatures } = decision.state;
  if (wanted !== undefined && find(creatures, wanted))
    throw new Refusal('already-there', `Somebody else is called “${wanted}” already.`, 'id');
  const items = gearOf(gear);
  const slots = 10 + scores.str;
  const bounded = rulingOf(decision.state, 'too-much-gear') === 'is not taken';
  if (bounded && items.reduce((sum, one) => sum + one.slots, 0) > slots)
    throw new Refusal('no-slot', `${name} has ${slots} slots; this gear does not fit (NS-R17).`, 'gear');
  const hitPoints = 6 + scores.con;
  const creature: Creature = {
    id: wanted ?? freshId(name, 'character', creatures),
    name,
    kind: 'character',
    hitPoints: { now: hitPoints, max: hitPoints },
    status: 'up',
    items,
    conditions: [],
    sheet: freshSheet(decision, scores),
    note: '',
  };
  decision.emit(
    creatureAdded,
    { creature, joinsParty: true },
    `${name} joins the party: ${scoresInWords(scores)}; ${hitPoints} HP, ${slots} slots.`,
    { rules: ['NS-6', 'NS-14', 'NS-15'] },
  );
}
