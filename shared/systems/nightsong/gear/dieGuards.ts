import type { z } from 'zod';
import { addItem, setItem } from '../../../campaign/commands/creatures.ts';
import { setTimer, startTimer } from '../../../campaign/commands/timers.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Item } from '../../../campaign/state.ts';
import { STEP_CHAIN } from '../../../dice/chain.ts';
import type { CommandKind, Decision } from '../../contract.ts';

/** The best die of Weapons, which is also their Damage, of Armor and of Shields, with the rule (NS-41, NS-42, NS-43). */
const BEST: Partial<Record<Item['kind'], { die: number; rule: string }>> = {
  weapon: { die: 12, rule: 'NS-41' },
  armour: { die: 6, rule: 'NS-42' },
  shield: { die: 6, rule: 'NS-43' },
};

/** Refuses `no-such-die` for a die that is not a step die (NS-29), or better than its kind may have. */
export function demandStepDie(die: number | undefined, kind: Item['kind'] | 'timer', path: string): void {
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
      `The best die for this kind of gear is a D${best.die} (${best.rule}).`,
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
  guarded(addItem, (_decision, { item: { kind, die, fullDie } }) => {
    demandStepDie(die, kind, 'item.die');
    demandStepDie(fullDie, kind, 'item.fullDie');
  }),
  guarded(setItem, ({ state }, { creature, item, die }) =>
    demandStepDie(die, itemOf(creatureAt(state, creature), item).kind, 'die'),
  ),
  guarded(startTimer, (_decision, { die }) => demandStepDie(die, 'timer', 'die')),
  guarded(setTimer, (_decision, { die }) => demandStepDie(die, 'timer', 'die')),
];
