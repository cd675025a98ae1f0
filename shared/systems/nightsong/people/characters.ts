import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { slotsOf } from '../../../campaign/goods/items.ts';
import { find, freshId } from '../../../campaign/ids.ts';
import { extended } from '../../../extended.ts';
import { counted } from '../../../text/words.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { lastDayAt } from '../../../time/calendar.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { ABILITIES, ABILITY_NAMES, type Ability, type Sheet } from '../sheet/sheet.ts';
import { gearNamed } from '../gear/gear.ts';
import { focusMax } from '../checks/focusPool.ts';
import { abilitiesRolled, characterMade } from '../events/people.ts';
import { MEAL_HOUR } from '../rest/meals.ts';
import { calendar } from '../words.ts';

export type Scores = Record<Ability, number>;
/** The scores of a character made without dice. */
export const ARRAY = [2, 1, 0, -1];

/** The score of a sum of 2d6. */
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

/** Refuses `bad-array` for scores other than +2, +1, 0 and −1, each once (NS-11). */
export function demandArray(scores: Scores): Scores {
  const given = ABILITIES.map((id) => scores[id]).sort((a, b) => b - a);
  if (given.some((score, index) => score !== ARRAY[index]))
    throw new Refusal(
      'bad-array',
      'Use +2, +1, 0 and −1, each once (NS-11), or leave the Abilities blank to roll.',
      'abilities',
    );
  return scores;
}

/** Rolls 2d6 for each Ability in order; a set without a +1 is rolled again, as often as it takes (NS-12, NS-13, NS-R5). */
export function rollScores(decision: Decision, name: string): Scores {
  for (;;) {
    const scores: Scores = { str: 0, dex: 0, pre: 0, con: 0 };
    for (const id of ABILITIES)
      scores[id] = scoreOf(decision.throwDice(`${name}, ${ABILITY_NAMES[id]}`, 2, 6).total);
    const weak = ABILITIES.every((id) => scores[id] < 1);
    decision.emit(
      abilitiesRolled,
      { name, ...scores, weak },
      by(decision, 'abilities', weak && 'weak-abilities'),
    );
    if (!weak) return scores;
  }
}

/** A new sheet. A character who arrives after the daily meal has eaten; one who arrives in the evening has slept. */
export function freshSheet(
  { state }: Decision,
  scores: Scores,
  {
    focus = state.mode.closed ? 0 : focusMax(state, scores),
    resolve = 50,
  }: Partial<Pick<Sheet, 'focus' | 'resolve'>> = {},
): Sheet {
  return extended(scores, {
    focus,
    resolve,
    ateOn: lastDayAt(calendar, state.clock, MEAL_HOUR),
    restedOn: lastDayAt(calendar, state.clock, calendar.dusk),
    dyingRounds: null,
    advancements: 0,
  });
}

/** Items from the gear list, each with an id; refuses `unknown-gear`. */
export function gearOf(names: readonly string[]): Item[] {
  const items: Record<string, Item> = {};
  names.forEach((name, index) => {
    const gear = gearNamed(name);
    if (!gear)
      throw new Refusal(
        'unknown-gear',
        `The gear list has no “${name}”. Choose gear from the list.`,
        `gear.${index}`,
      );
    const id = freshId(gear.name, 'item', items);
    items[id] = { ...gear, id, details: { ...gear.details } };
  });
  return Object.values(items);
}

/** Adds a character to the party, with HP 6 + CON (NS-14). */
export function makeCharacter(
  decision: Decision,
  name: string,
  wanted: string | undefined,
  scores: Scores,
  { gear, face }: { gear: readonly string[]; face?: string },
): void {
  const { creatures } = decision.state;
  if (wanted !== undefined && find(creatures, wanted))
    throw new Refusal('already-there', `The id “${wanted}” is already taken. Choose another.`, 'id');
  const items = gearOf(gear);
  const slots = 10 + scores.str;
  if (slotsOf(items) > slots)
    throw new Refusal(
      'no-slot',
      `${name} has ${counted(slots, 'slot')}, and this gear needs more. Choose less gear.`,
      'gear',
    );
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
    ...(face !== undefined && { face }),
  };
  decision.emit(creatureAdded, { creature, joinsParty: true }, by(decision, 'creation'));
  decision.emit(characterMade, { creature: creature.id, ...scores, hitPoints, slots });
}
