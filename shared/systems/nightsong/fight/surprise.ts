import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Side } from '../../../campaign/fight.ts';
import type { Fight } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { caughtOffGuard, surpriseChecked } from '../events/fight.ts';
import { askFate } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';
import { ofFight } from '../sheet/details.ts';

export const SIDES = ['party', 'others'] as const;
export const SIDE_NAMES: Record<Side, string> = { party: 'The party', others: 'The other side' };

export const membersOf = (fight: Fight, side: Side): string[] =>
  Object.entries(fight.combatants)
    .filter(([, one]) => one.side === side)
    .map(([id]) => id);

/** Asks the Die of Fate whether a side is surprised: at or below the threshold it is (NS-S4). */
export function surprisedByFate(decision: Decision, side: Side): boolean {
  const against = numberOf(decision.state, 'surprise-threshold');
  const { roll, answer } = askFate(decision, `surprise, ${SIDE_NAMES[side].toLowerCase()}`, against);
  const caught = answer === 'positive';
  decision.emit(surpriseChecked, { side, total: roll.total, against, caught });
  return caught;
}

/** The creatures named as surprised; refuses `not-in-fight` for anyone else. */
function namedIn(decision: Decision, fight: Fight): string[] {
  const { caught } = ofFight(fight);
  for (const [index, id] of caught.entries()) {
    const { name } = creatureAt(decision.state, id, `caught.${index}`);
    if (!Object.hasOwn(fight.combatants, id))
      throw new Refusal('not-in-fight', `${name} is not in this fight.`, `caught.${index}`);
  }
  return caught;
}

/** Who acts last in the first Round: those the Referee named, those already surprised in the encounter, or by the dice (NS-62). */
export function findSurprised(decision: Decision): boolean {
  const fight = fightOf(decision);
  const word = ofFight(fight).surprised;
  const sides = SIDES.filter(
    (side) => word === 'both' || word === side || (word === 'contest' && surprisedByFate(decision, side)),
  );
  const late = [
    ...(decision.state.encounter?.surprised ?? []),
    ...namedIn(decision, fight),
    ...sides.flatMap((side) => membersOf(fight, side)),
  ];
  if (late.length > 0) decision.emit(caughtOffGuard, { creatures: [...new Set(late)] });
  return false;
}
