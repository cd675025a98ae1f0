import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Decision } from '../../contract.ts';
import { blastCounted } from '../events/fight.ts';

/** The target of an attack, or everyone in a blast, nearest to its centre first. */
export interface Aim {
  target?: string | undefined;
  targets?: string[] | undefined;
  /** Roll the die of the blast for how many it catches. */
  countRoll: boolean;
  /** For a blast, the target whose Damage the Focus is for; by default the first. */
  focusOn?: string | undefined;
}

/** Refuses several targets without a blast, and Focus for the Damage to someone who is not a target. */
export function demandBlast(isBlast: boolean, { targets, focusOn }: Pick<Aim, 'targets' | 'focusOn'>): void {
  if (targets && targets.length > 1 && !isBlast)
    throw new Refusal('no-blast', 'Only a blast hits several targets (NS-74). Choose one target.', 'targets');
  if (focusOn !== undefined && !targets?.includes(focusOn))
    throw new Refusal('bad-field', 'Choose one of the targets of the blast for the Focus.', 'focusOn');
}

/** Who is hit: the target, everyone in the blast, or as many of them as the count roll says (NS-74, NS-75, NS-R25). */
export function targetsOf(
  decision: Decision,
  { target, targets, countRoll }: Aim,
  [die = 4]: readonly number[],
): string[] {
  if ((target === undefined) === (targets === undefined))
    throw new Refusal('bad-field', 'Choose one target, or the targets of a blast.', 'target');
  const all = targets ?? (target === undefined ? [] : [target]);
  all.forEach((id, index) => ableCreature(decision.state, id, targets ? `targets.${index}` : 'target'));
  if (!countRoll) return all;
  if (!targets)
    throw new Refusal(
      'bad-field',
      'Choose the targets of the blast to roll for how many it catches (NS-75).',
      'countRoll',
    );
  const { total } = decision.throwDice('how many the blast catches', 1, die);
  const caught = all.slice(0, total);
  decision.emit(blastCounted, { roll: total, reach: all.length, caught: caught.length });
  return caught;
}
