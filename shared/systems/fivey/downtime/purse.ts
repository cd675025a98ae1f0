import { creatureAt } from '../../../campaign/lookup.ts';
import { NoMoney } from '../../../campaign/refusal.ts';
import { counted } from '../../../text/words.ts';
import type { Decision } from '../../contract.ts';
import { ruleOf, type FiveyRule } from '../cite.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** Refuses `no-money` to anyone who has too few crowns for something, with the rule that asks for them. */
export function demandCrowns(
  decision: Decision,
  id: string,
  cost: number,
  what: string,
  rule: FiveyRule,
  path = 'actor',
): void {
  const creature = creatureAt(decision.state, id);
  const { crowns } = sheetOf(creature);
  if (cost > crowns)
    throw new NoMoney(
      `${creature.name} has ${counted(crowns, 'crown')}, and ${what} costs ${cost} (${ruleOf(decision, rule)}).`,
      cost,
      crowns,
      path,
    );
}
