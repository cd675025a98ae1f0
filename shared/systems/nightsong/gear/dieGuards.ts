import { creatureCommands } from '../../../campaign/commands/creatures.ts';
import { timerCommands } from '../../../campaign/commands/timers.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Item } from '../../../campaign/state.ts';
import { STEP_CHAIN } from '../../../dice/chain.ts';
import type { CommandKind, Decision } from '../../contract.ts';

/** The best die of a kind of gear, with its rule: a Weapon, which is also its Damage, Armor, Shields (NS-41, NS-42, NS-43). */
const BEST: Partial<Record<Item['kind'], { die: number; rule: string }>> = {
  weapon: { die: 12, rule: 'NS-41' },
  armour: { die: 6, rule: 'NS-42' },
  shield: { die: 6, rule: 'NS-43' },
};

/** Refuses with `no-such-die` what is no step die (NS-29), or is better than its kind may be. */
export function demandStepDie(die: number | undefined, kind: Item['kind'] | 'timer', path: string): void {
  if (die === undefined) return;
  if (!STEP_CHAIN.includes(die))
    throw new Refusal(
      'no-such-die',
      `There is no D${die} here; step dice are D12, D10, D8, D6, D4 and D0 (NS-29).`,
      path,
    );
  const best = kind === 'timer' ? undefined : BEST[kind];
  if (best && die > best.die)
    throw new Refusal('no-such-die', `The best ${kind} is a D${best.die} (${best.rule}).`, path);
}

const shared = [...creatureCommands, ...timerCommands];

/** A shared command whose dice are looked at before it is carried out. */
function guarded(
  type: string,
  check: (decision: Decision, command: Record<string, unknown>) => void,
): CommandKind {
  const kind = shared.find((one) => one.type === type);
  if (!kind) throw new Error(`There is no shared command “${type}”.`);
  return {
    ...kind,
    decide: (decision, command) => {
      check(decision, command);
      kind.decide(decision, command);
    },
  };
}

const sides = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export const dieGuards = [
  guarded('add-item', (_decision, command) => {
    const { kind, die, fullDie } = command['item'] as Item;
    demandStepDie(die, kind, 'item.die');
    demandStepDie(fullDie, kind, 'item.fullDie');
  }),
  guarded('set-item', ({ state }, command) => {
    const { kind } = itemOf(creatureAt(state, String(command['creature'])), String(command['item']));
    demandStepDie(sides(command['die']), kind, 'die');
  }),
  guarded('start-timer', (_decision, command) => demandStepDie(sides(command['die']), 'timer', 'die')),
  guarded('set-timer', (_decision, command) => demandStepDie(sides(command['die']), 'timer', 'die')),
];
