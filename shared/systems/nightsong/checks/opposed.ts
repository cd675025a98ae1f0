import { find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { marginOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { opposedCheckMade } from '../events/checks.ts';
import { ABILITY_NAMES, sheetOf, type Ability, type LastOpposed } from '../sheet/sheet.ts';
import { keptOf } from './checks.ts';
import { edgeFieldsOf, edgeFrom, groundsOf, isFutile, type Grounds } from './grounds.ts';
import { amend, remember, rollsOf, throwsAnother } from './lastRolls.ts';

/** One side of an opposed Check. */
export interface OpposedSide {
  actor: Creature;
  ability: Ability;
  grounds: Grounds;
  /** Focus was already spent on it. */
  focus: boolean;
}

const scoreOf = ({ actor, ability }: Pick<OpposedSide, 'actor' | 'ability'>): number =>
  sheetOf(actor)[ability];

/** Rolls one side's d20. */
function throwSide(decision: Decision, side: OpposedSide) {
  const { actor, ability, grounds } = side;
  const edge = edgeFrom(grounds);
  const roll = decision.throwEdge(`${actor.name}, ${ABILITY_NAMES[ability]}`, 20, edge, scoreOf(side));
  return { side, edge, faces: roll.dice.map(([, face]) => face), total: roll.total };
}
type Thrown = ReturnType<typeof throwSide>;

const lastOf = ({ side, edge, faces }: Thrown, target: Creature, about: string): LastOpposed => ({
  kind: 'opposed',
  actor: side.actor.id,
  target: target.id,
  ability: side.ability,
  about,
  faces,
  edge,
  focus: side.focus,
  futile: isFutile(side.grounds),
});

/** Both roll one d20, in solo play too, and reroll while they tie; Focus can still change either (NS-23, NS-R10). */
export function throwBoth(decision: Decision, one: OpposedSide, other: OpposedSide, about: string): void {
  for (;;) {
    const [mine, theirs] = [throwSide(decision, one), throwSide(decision, other)];
    const tie = mine.total === theirs.total;
    decision.emit(opposedCheckMade, {
      ...sidesOf(one, other, about),
      total: mine.total,
      against: theirs.total,
      passed: mine.total > theirs.total,
      ...marginOf(mine.total > theirs.total, mine.total - theirs.total),
      natural: keptFace(mine),
      tie,
      ...edgeFieldsOf(one.grounds),
      targetPros: [...other.grounds.for],
      targetCons: [...other.grounds.against],
    });
    if (tie) continue;
    remember(decision, lastOf(mine, other.actor, about), lastOf(theirs, one.actor, about));
    return;
  }
}

const sidesOf = (one: OpposedSide, other: OpposedSide, about: string) => ({
  actor: one.actor.id,
  target: other.actor.id,
  ability: one.ability,
  targetAbility: other.ability,
  about,
  bonus: scoreOf(one),
  targetBonus: scoreOf(other),
});

/** The face of a side’s d20 that counts. */
function keptFace({ faces, edge }: Pick<Thrown, 'faces' | 'edge'>): number {
  const [kept = 0] = keptOf(faces, edge, false);
  return faces[kept] ?? 0;
}

const totalOf = (decision: Decision, last: LastOpposed): number =>
  keptFace(last) + scoreOf({ actor: creatureAt(decision.state, last.actor), ability: last.ability });

/** The side of an earlier roll, to reroll after a tie. */
const sideOf = (decision: Decision, { actor, ability, edge, focus }: LastOpposed): OpposedSide => ({
  actor: creatureAt(decision.state, actor),
  ability,
  grounds: focus && edge === 'advantage' ? { for: ['focus'], against: [] } : groundsOf(edge),
  focus,
});

/** Focus after an opposed Check: one more die, then the totals are compared again; a tie is rerolled. */
export function againOpposed(decision: Decision, at: number, last: LastOpposed): void {
  const theirs = rollsOf(decision.state)
    .filter((one) => one.kind === 'opposed')
    .find(({ actor }) => actor === last.target);
  if (!theirs || !find(decision.state.creatures, last.target)) return;
  const lay = last.faces.slice(0, 1);
  const added = throwsAnother(last) ? [decision.throwDice('Focus, extra die', 1, 20).total] : [];
  const edge = added.length > 0 ? 'advantage' : 'normal';
  const now: LastOpposed = { ...last, faces: [...lay, ...added], edge, focus: true };
  const [total, against] = [totalOf(decision, now), totalOf(decision, theirs)];
  const [me, them] = [sideOf(decision, now), sideOf(decision, theirs)];
  const [passed, tie] = [total > against, total === against];
  decision.emit(opposedCheckMade, {
    ...sidesOf(me, them, last.about),
    total,
    against,
    passed,
    ...marginOf(passed, total - against),
    natural: keptFace(now),
    tie,
    edge,
    lay,
    added,
  });
  amend(decision, at, now);
  if (tie) throwBoth(decision, me, them, last.about);
}
