import { find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { checkMade, edgeFrom, edgeInWords, groundsOf, isFutile, keptOf, type Grounds } from './checks.ts';
import { amend, focusInWords, remember, rollsOf, throwsAnother } from './lastRolls.ts';
import { ABILITY_NAMES, sheetOf, signed, type Ability, type LastOpposed } from '../sheet/sheet.ts';

/** One of two who are against each other. */
export interface OpposedSide {
  who: Creature;
  ability: Ability;
  grounds: Grounds;
  /** A point of Focus is in it already. */
  focus: boolean;
}

const scoreOf = ({ who, ability }: Pick<OpposedSide, 'who' | 'ability'>): number => sheetOf(who)[ability];

/** One side's d20, with the line that tells it. */
export function throwSide(decision: Decision, side: OpposedSide) {
  const { who, ability, grounds } = side;
  const { state } = decision;
  const edge = edgeFrom(state, grounds);
  const score = scoreOf(side);
  const roll = decision.throwEdge(`${who.name}, ${ABILITY_NAMES[ability]}`, 20, edge, score);
  const { total } = roll;
  return {
    side,
    edge,
    faces: roll.dice.map(([, face]) => face),
    total,
    line: `${who.name} ${total - score} ${signed(score)} = ${total}${edgeInWords(state, grounds)}`,
  };
}

/** Both throw, again and again while they are equal (NS-23); Focus may still go into either roll (NS-36). */
export function throwBoth(decision: Decision, one: OpposedSide, other: OpposedSide, about: string): void {
  for (;;) {
    const thrown = [throwSide(decision, one), throwSide(decision, other)] as const;
    const [mine, theirs] = thrown;
    const draw = mine.total === theirs.total;
    const winner = mine.total > theirs.total ? one : other;
    decision.emit(
      checkMade,
      {
        creature: one.who.id,
        ability: one.ability,
        dr: theirs.total,
        outcome: winner === one ? 'success' : 'failure',
      },
      `Opposed Check${about ? ` (${about})` : ''}: ${mine.line}; ${theirs.line}. ${draw ? 'A tie; again.' : `${winner.who.name} wins.`}`,
      { rules: ['NS-23'] },
    );
    if (draw) continue;
    remember(
      decision,
      ...thrown.map(({ side: { who, ability, grounds, focus }, edge, faces }): LastOpposed => ({
        kind: 'opposed',
        creature: who.id,
        against: (who === one.who ? other : one).who.id,
        ability,
        about,
        faces,
        edge,
        focus,
        futile: isFutile(decision.state, grounds),
      })),
    );
    return;
  }
}

const totalOf = (decision: Decision, { creature, ability, faces, edge }: LastOpposed): number => {
  const [kept = 0] = keptOf(faces, edge, false);
  return (faces[kept] ?? 0) + scoreOf({ who: creatureAt(decision.state, creature), ability });
};

/** The side of a roll that lies there, to throw once more after a tie. */
const sideOf = (decision: Decision, { creature, ability, edge, focus }: LastOpposed): OpposedSide => ({
  who: creatureAt(decision.state, creature),
  ability,
  grounds: focus && edge === 'advantage' ? { for: ['Focus'], against: [] } : groundsOf(edge),
  focus,
});

/** Focus after an opposed roll: one more die, and the totals are compared anew; a tie is thrown again (NS-23, NS-36). */
export function againOpposed(decision: Decision, at: number, last: LastOpposed): void {
  const theirs = rollsOf(decision.state)
    .filter((one) => one.kind === 'opposed')
    .find(({ creature }) => creature === last.against);
  if (!theirs || !find(decision.state.creatures, last.against)) return;
  const first = last.faces.slice(0, 1);
  const thrown = throwsAnother(decision.state, last)
    ? [decision.throwDice('Focus, one more die', 1, 20).total]
    : [];
  const edge = thrown.length > 0 ? 'advantage' : 'normal';
  const now: LastOpposed = { ...last, faces: [...first, ...thrown], edge, focus: true };
  const [mine, other] = [totalOf(decision, now), totalOf(decision, theirs)];
  const [me, them] = [sideOf(decision, now), sideOf(decision, theirs)];
  const score = scoreOf(me);
  const result = mine === other ? 'A tie; again.' : `${(mine > other ? me : them).who.name} wins.`;
  decision.emit(
    checkMade,
    {
      creature: last.creature,
      ability: last.ability,
      dr: other,
      outcome: mine > other ? 'success' : 'failure',
    },
    `${me.who.name}, opposed Check${last.about ? ` (${last.about})` : ''}${focusInWords(first, thrown)}: ${mine - score} ${signed(score)} = ${mine} against ${other}. ${result}`,
    { rules: ['NS-23', 'NS-36', 'NS-R8'] },
  );
  amend(decision, at, now);
  if (mine === other) throwBoth(decision, me, them, last.about);
}
