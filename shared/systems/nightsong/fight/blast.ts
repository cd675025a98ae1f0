import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Decision } from '../../contract.ts';
import { blastCounted } from '../events/fight.ts';

/** Whom something strikes: one, or all in a blast, the nearest to its centre first. */
export interface Aim {
  target?: string | undefined;
  targets?: string[] | undefined;
  /** It is unclear how many the blast catches: its die says. */
  countRoll: boolean;
  /** Whom of a blast the Damage strikes that Focus is for; left out: the first whom it catches. */
  focusOn?: string | undefined;
}

/** Refuses several targets of what is no blast, and Focus for the Damage to somebody not among them. */
export function demandBlast(isBlast: boolean, { targets, focusOn }: Pick<Aim, 'targets' | 'focusOn'>): void {
  if (targets && targets.length > 1 && !isBlast)
    throw new Refusal('no-blast', 'Only a blast strikes several at once (NS-74).', 'targets');
  if (focusOn !== undefined && !targets?.includes(focusOn))
    throw new Refusal('bad-field', 'Focus is for the Damage to one whom the blast strikes.', 'focusOn');
}

/** Who is struck: the one, all in the blast, or as many of them as its first die says (NS-74, NS-75, NS-R25). */
export function targetsOf(
  decision: Decision,
  { target, targets, countRoll }: Aim,
  [die = 4]: readonly number[],
): string[] {
  if ((target === undefined) === (targets === undefined))
    throw new Refusal('bad-field', 'Say whom it strikes: one target, or the targets of a blast.', 'target');
  const all = targets ?? (target === undefined ? [] : [target]);
  all.forEach((id, index) => ableCreature(decision.state, id, targets ? `targets.${index}` : 'target'));
  if (new Set(all).size < all.length)
    throw new Refusal('bad-field', 'A blast strikes nobody twice (NS-74).', 'targets');
  if (!countRoll) return all;
  if (!targets)
    throw new Refusal('bad-field', 'Only a blast is counted; give its targets (NS-75).', 'countRoll');
  const { total } = decision.throwDice('how many the blast catches', 1, die);
  const caught = all.slice(0, total);
  decision.emit(
    blastCounted,
    { roll: total, reach: all.length, caught: caught.length },
    { rules: ['NS-75', 'NS-R25'] },
  );
  return caught;
}
