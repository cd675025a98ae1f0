import { remembered } from '../remembered.ts';
import { timerRules } from '../systems/ruleBook.ts';
import { DUE_ORDER, type Decision, type Due, type System } from '../systems/contract.ts';
import { conditionLost } from './events/creatures.ts';
import { timerChanged, timerEnded } from './events/time.ts';
import { find } from './ids.ts';
import { endLight } from './light.ts';
import { creatureAt } from './lookup.ts';
import { festivalDues } from './reckoning/coming.ts';
import type { Campaign, Condition, Creature, Timer } from './state.ts';

/**
 * Everything that will fall due up to a moment of the clock, in the order in which it does, across all scales. What burns
 * and wears off with a group that waits does so in that group’s own time.
 */
export function duesOf(campaign: Campaign, system: System, until = Infinity): Due[] {
  const dues: Due[] = [];
  const { creatures, groups } = campaign;
  const waiting = groups.length === 0 ? NOBODY : waitingIn(groups);
  for (const timer of Object.values(campaign.timers)) {
    const at = waiting.has(timer.creature ?? '') ? undefined : dueAt(timer);
    if (at !== undefined && at <= until) dues.push(timerDue(campaign, timer, at));
  }
  for (const id in creatures) {
    const creature = creatures[id];
    if (!creature || creature.conditions.length === 0) continue;
    for (const condition of creature.conditions) {
      const { endsAt: at } = condition;
      if (at !== undefined && at <= until && !waiting.has(creature.id))
        dues.push(conditionDue(creature, condition, at));
    }
  }
  for (const due of system.dues(campaign, until)) if (due.at <= until) dues.push(due);
  if (campaign.calendar) dues.push(...festivalDues(campaign, system, until));
  const open = groups.length === 0 ? dues : dues.filter(({ at }) => !isLeftBehind(campaign, at));
  return open.length > 1 ? open.sort(inOrder) : open;
}

const NOBODY: ReadonlySet<string> = new Set();
const waitingIn = remembered(
  (groups: Campaign['groups']): ReadonlySet<string> => new Set(groups.flatMap(({ party }) => party.members)),
);

/** Whether a moment that the group in play has behind it is still to come for one that waits: it is due there. */
const isLeftBehind = ({ clock, groups }: Campaign, at: number): boolean =>
  at < clock && groups.some((group) => group.clock <= at);

const inOrder = (a: Due, b: Due): number =>
  a.at - b.at || DUE_ORDER.indexOf(a.order) - DUE_ORDER.indexOf(b.order);

const dueAt = ({ kind, dueAt, nextAt }: Timer): number | undefined =>
  kind === 'countdown' ? dueAt : kind === 'die' ? nextAt : undefined;

function timerDue(campaign: Campaign, timer: Timer, at: number): Due {
  const holder = timer.creature ? find(campaign.creatures, timer.creature)?.name : undefined;
  return {
    id: timer.id,
    at,
    order: timer.order,
    label: timer.kind === 'die' ? `${timer.name}, d${timer.die ?? 0}` : timer.name,
    ...(timer.secret ? { secret: true } : {}),
    ...(holder ? { source: holder } : {}),
    fire: (decision) => fireTimer(decision, timer.id),
  };
}

/** The id of a timer with its name and all its segments, as an event says them of one that changes. */
export const timerNamed = ({
  id,
  name,
  segments,
}: Timer): { timer: string; name: string; segments?: number } => ({
  timer: id,
  name,
  ...(segments === undefined ? {} : { segments }),
});

/** A countdown ends; a die-driven timer rolls its die and ends when the die is spent. */
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
      ...timerNamed(timer),
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

const conditionDue = (creature: Creature, condition: Condition, at: number): Due => ({
  id: `${creature.id}/${condition.id}`,
  at,
  order: 'condition',
  label: `${creature.name}: ${condition.name} ends`,
  source: creature.name,
  fire: (decision) => {
    const still = creatureAt(decision.state, creature.id).conditions.find((one) => one.id === condition.id);
    if (still) decision.emit(conditionLost, { creature: creature.id, condition: still, due: true });
  },
});
