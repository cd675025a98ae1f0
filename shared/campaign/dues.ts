import { timerRules } from '../systems/ruleBook.ts';
import { DUE_ORDER, type Decision, type Due, type System } from '../systems/contract.ts';
import { conditionLost } from './events/creatures.ts';
import { timerChanged, timerEnded } from './events/time.ts';
import { find } from './ids.ts';
import { endLight } from './light.ts';
import { draftOf } from './lookup.ts';
import type { Campaign, Condition, Creature, Timer } from './state.ts';

interface Kept {
  timers: Campaign['timers'];
  dues: readonly Due[];
}

const kept = new WeakMap<Campaign['creatures'], Kept>();

/** Everything that will fall due, in the order in which it does, across all scales. */
export const duesOf = (campaign: Campaign, system: System): Due[] =>
  [...keptDues(campaign), ...system.dues(campaign)].sort(inOrder);

const inOrder = (a: Due, b: Due): number =>
  a.at - b.at || DUE_ORDER.indexOf(a.order) - DUE_ORDER.indexOf(b.order);

/** What timers and conditions bring, in order: as long as only the clock moves it is not made anew. */
function keptDues(campaign: Campaign): readonly Due[] {
  const { timers, creatures } = campaign;
  const known = kept.get(creatures);
  if (known?.timers === timers) return known.dues;
  const dues = [
    ...Object.values(timers).flatMap((timer) => timerDue(campaign, timer)),
    ...Object.values(creatures).flatMap((creature) =>
      creature.conditions.flatMap((condition) => conditionDue(creature, condition)),
    ),
  ].sort(inOrder);
  kept.set(creatures, { timers, dues });
  return dues;
}

function timerDue(campaign: Campaign, timer: Timer): Due[] {
  const at = timer.kind === 'countdown' ? timer.dueAt : timer.kind === 'die' ? timer.nextAt : undefined;
  if (at === undefined) return [];
  const holder = timer.creature ? find(campaign.creatures, timer.creature)?.name : undefined;
  return [
    {
      id: timer.id,
      at,
      order: timer.order,
      label: timer.kind === 'die' ? `${timer.name}, d${timer.die ?? 0}` : timer.name,
      ...(timer.secret ? { secret: true } : {}),
      ...(holder ? { source: holder } : {}),
      fire: (decision) => fireTimer(decision, timer.id),
    },
  ];
}

/** A countdown ends; a die-driven timer throws its die and ends when the die is spent. */
export function fireTimer(decision: Decision, id: string): void {
  const timer = find(decision.state.timers, id);
  if (!timer) return;
  if (timer.kind === 'countdown') {
    endTimer(decision, timer);
    return;
  }
  const die = timer.die ?? 0;
  const roll = decision.throwDice(timer.name, 1, die);
  const worn = decision.system.wear(die, roll.total);
  const next = timer.nextAt === undefined ? {} : { nextAt: timer.nextAt + (timer.every ?? 0) };
  decision.emit(
    timerChanged,
    {
      timer: id,
      from: { die, ...(timer.nextAt === undefined ? {} : { nextAt: timer.nextAt }) },
      to: { die: worn, ...next },
    },
    { ...(timer.secret ? { secret: true } : {}), ...timerRules(decision.system, timer) },
  );
  const left = find(decision.state.timers, id);
  // It keeps the die of its last roll, so that the referee can restart it.
  if (worn === 0 && left) endTimer(decision, { ...left, die });
}

function endTimer(decision: Decision, timer: Timer): void {
  const light = timer.order === 'light';
  decision.emit(
    timerEnded,
    { timer, due: true },
    { ...(timer.secret ? { secret: true } : {}), ...timerRules(decision.system, timer) },
  );
  if (light) endLight(decision, timer);
  decision.system.timerDue?.(decision, timer);
}

function conditionDue(creature: Creature, condition: Condition): Due[] {
  if (condition.endsAt === undefined) return [];
  return [
    {
      id: `${creature.id}/${condition.id}`,
      at: condition.endsAt,
      order: 'condition',
      label: `${creature.name}: ${condition.name} ends`,
      fire: (decision) => {
        const still = draftOf(decision.state, creature.id).conditions.find((one) => one.id === condition.id);
        if (still) decision.emit(conditionLost, { creature: creature.id, condition: still, due: true });
      },
    },
  ];
}
