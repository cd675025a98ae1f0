import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { rulingOf } from '../rulings.ts';

/** Rest and food take Fatigue off, so much at most: of the Deprived as well, unless the campaign says otherwise (BDP-28, BDP-R18). */
export function easeFatigue(decision: Decision, id: string, most?: number): void {
  if (rulingOf(decision.state, 'deprived-stay-tired') && isDeprived(creatureAt(decision.state, id))) return;
  shedFatigue(decision, id, most);
}
