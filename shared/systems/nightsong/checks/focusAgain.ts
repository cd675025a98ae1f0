import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { broughtTo } from '../../../campaign/events/terms.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { attackMade } from '../events/fight.ts';
import { armourTerms, throughArmour, throwArmour } from '../fight/armour.ts';
import { countingDie, damageOf, facesOf, ignoresArmour, strikeOut, throwSet } from '../fight/strike.ts';
import { spare } from '../harm/conditions.ts';
import { helpDying } from '../harm/dying.ts';
import { loseHitPoints } from '../harm/hitPoints.ts';
import { meansName, type LastAttack, type LastCheck } from '../sheet/sheet.ts';
import { settleCheck } from './checks.ts';
import { amend, throwsAnother } from './lastRolls.ts';

/** Focus after a Check: the dice stay, and one more is rolled unless the Check had Disadvantage (NS-R8). */
export function againCheck(decision: Decision, at: number, last: LastCheck): void {
  const lay = last.faces.slice(0, last.nuanced ? 2 : 1);
  const added = throwsAnother(last) ? [decision.throwDice('Focus, extra die', 1, 20).total] : [];
  const edge = added.length > 0 ? 'advantage' : 'normal';
  const now: LastCheck = { ...last, faces: [...lay, ...added], edge, focus: true };
  const outcome = settleCheck(decision, now, { edge, pros: [], cons: [], lay, added });
  const fails = outcome === 'failure';
  if (!fails) for (const price of last.prices) spare(decision, price);
  if (!fails && last.helps !== null) helpDying(decision, last.helps, last.actor);
  if (last.purpose === 'request' && decision.state.encounter)
    decision.emit(requestMade, {
      actor: last.actor,
      granted: !fails,
      ...(last.about && { words: last.about }),
    });
  amend(decision, at, { ...now, prices: fails ? last.prices : [] });
}

/** Focus after an attack: the better Damage counts. Armor keeps its roll, or is rolled now if it was not before. */
export function againAttack(decision: Decision, at: number, last: LastAttack): void {
  const target = creatureAt(decision.state, last.target);
  if (target.status !== 'up')
    throw new Refusal(
      'no-use',
      `${target.name} is already out of the fight, so Focus would change nothing.`,
      'actor',
    );
  if (last.blocked)
    throw new Refusal('blocked', 'A Shield blocked this attack, so Focus would change nothing.', 'actor');
  const first = last.sets.slice(0, 1);
  const added = throwsAnother(last) ? throwSet(decision, last.dice) : [];
  const sets = added.length > 0 ? [...first, facesOf(added)] : first;
  const { state } = decision;
  const before = damageOf(first, 'advantage');
  const thrown = damageOf(sets, 'advantage');
  const missed = thrown === 1 && !last.sure;
  strikeOut(added, before >= thrown ? 0 : thrown);
  const unarmoured = missed || ignoresArmour(state, last.dice, sets, thrown);
  const armour = unarmoured ? null : (last.armour ?? throwArmour(decision, target));
  const through = missed ? 0 : throughArmour(state, thrown, armour);
  const damage = Math.max(0, through - last.net);
  const { now: from } = target.hitPoints;
  decision.emit(
    attackMade,
    {
      actor: last.actor,
      target: target.id,
      ...last.means,
      hit: !missed,
      missed,
      thrown,
      ...(armour === null ? {} : { armour }),
      through,
      damage,
      ...(missed
        ? { idle: 'a 1 misses' }
        : {
            terms: broughtTo(
              armourTerms(countingDie(last.dice, sets, thrown), armour, through),
              damage,
              'done before',
            ),
          }),
      from,
      left: from - damage,
      again: true,
      edge: added.length > 0 ? 'advantage' : 'normal',
      pros: ['focus'],
    },
    by(decision, 'focus-again'),
  );
  if (damage > 0)
    decision.asDeedOf({ actor: last.actor, means: meansName(last.means) }, () =>
      loseHitPoints(decision, target.id, damage),
    );
  amend(decision, at, { ...last, sets, armour, net: through, focus: true });
  if (decision.state.fight) proceed(decision);
}
