import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { inspirationSpent } from '../events/checks.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** Whether someone has an inspiration die left. */
export const hasInspiration = (creature: Creature): boolean =>
  creature.kind === 'character' && sheetOf(creature).inspiration > 0;

/** An inspiration die is spent and thrown; gives back what it showed, which shifts a roll (FV-38). */
export function spendDie(decision: Decision, { id }: Creature): number {
  const { total } = decision.throwDice('inspiration', 1, 6);
  decision.emit(inspirationSpent, { actor: id, roll: total });
  return total;
}
