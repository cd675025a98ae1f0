import type { z } from 'zod';
import { addItem, setItem } from '../../../campaign/commands/creatures.ts';
import { setTimer, startTimer } from '../../../campaign/commands/timers.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Item } from '../../../campaign/state.ts';
import { STEP_CHAIN } from '../../../dice/chain.ts';
import type { CommandKind, Decision } from '../../contract.ts';
import { ruleOf, type NightsongRule } from '../cite.ts';

/** The best die of Weapons, which is also their Damage, of Armor and of Shields, with the rule (NS-41, NS-42, NS-43). */
const BEST: Partial<Record<Item['kind'], { die: number; rule: NightsongRule }>> = {
  weapon: { die: 12, rule: 'best-weapon' },
  armour: { die: 6, rule: 'best-armour' },
  shield: { die: 6, rule: 'best-shield' },
};

/** Refuses `no-such-die` for a die that is not a step die (NS-29), or better than its kind may have. */
export function demandStepDie(
  decision: Decision,
  die: number | undefined,
  kind: Item['kind'] | 'timer',
  path: string,
): void {
  if (die === undefined) return;
  if (!STEP_CHAIN.includes(die))
    throw new Refusal(
      'no-such-die',
      `D${die} is not a step die (NS-29). Choose D12, D10, D8, D6, D4 or D0.`,
      path,
    );
  const best = kind === 'timer' ? undefined : BEST[kind];
  if (best && die > best.die)
    throw new Refusal(
      'no-such-die',
      `The best die for this kind of gear is a D${best.die} (${ruleOf(decision, best.rule)}).`,
      path,
    );
}

/** A shared command that checks its dice first. */
const guarded = <Type extends string, Shape extends z.ZodRawShape>(
  kind: CommandKind<Type, Shape>,
  check: (decision: Decision, command: z.infer<z.ZodObject<Shape>>) => void,
): CommandKind<Type, Shape> => ({
  ...kind,
  decide: (decision, command) => {
    check(decision, command);
    kind.decide(decision, command);
  },
});

export const dieGuards = [
  guarded(addItem, (decision, { item: { kind, die, fullDie } }) => {
    demandStepDie(decision, die, kind, 'item.die');
    demandStepDie(decision, fullDie, kind, 'item.fullDie');
  }),
  guarded(setItem, (decision, { creature, item, die }) =>
    demandStepDie(decision, die, itemOf(creatureAt(decision.state, creature), item).kind, 'die'),
  ),
  guarded(startTimer, (decision, { die }) => demandStepDie(decision, die, 'timer', 'die')),
  guarded(setTimer, (decision, { die }) => demandStepDie(decision, die, 'timer', 'die')),
];
