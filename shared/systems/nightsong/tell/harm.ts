import { conditionGained, conditionLost, statusChanged } from '../../../campaign/events/creatures.ts';
import { tell } from '../../../campaign/event.ts';
import { find } from '../../../campaign/ids.ts';
import { counted, figure, termsInWords } from '../../../text/words.ts';
import {
  dyingBegan,
  dyingCounted,
  dyingEnded,
  dyingSlowed,
  harmDone,
  hitPointsLost,
  hitPointsRecovered,
  itemLetGo,
} from '../events/harm.ts';

const UNITS = { round: 'Round', minute: 'minute' } as const;
const change = ({ from, left }: { from: number; left: number }): string =>
  `${figure(from)} → ${figure(left)} HP`;
const reason = (why: string): string => (why ? ` (${why})` : '');

export const harmTellers = [
  tell(harmDone, (event, { name }) => {
    const { creature, why, damage, terms } = event;
    return `${name(creature)} takes ${damage} Damage${reason(why)}: ${termsInWords(terms)}; ${change(event)}.`;
  }),
  tell(
    hitPointsLost,
    (event, { name }) =>
      `${name(event.creature)} loses ${event.amount} HP${reason(event.why)}: ${change(event)}.`,
  ),
  tell(
    hitPointsRecovered,
    (event, { name }) =>
      `${name(event.creature)} regains ${event.amount} HP${reason(event.why)}: ${change(event)}.`,
  ),
  tell(
    dyingBegan,
    ({ creature, left, unit }, { name }) =>
      `${name(creature)} is down and dying: ${counted(left, UNITS[unit])} left without help.`,
  ),
  tell(
    dyingCounted,
    ({ creature, left }, { name }) => `${name(creature)} is dying: ${counted(left, UNITS.round)} left.`,
  ),
  tell(
    dyingSlowed,
    ({ creature, left }, { name }) =>
      `${name(creature)} is still dying: ${counted(left, UNITS.minute)} left.`,
  ),
  tell(dyingEnded, ({ creature, by, actor }, { name }) => {
    if (by === 'help' && actor !== undefined)
      return `${name(actor)} helps ${name(creature)}, who is no longer dying.`;
    return by === 'treatment' ? `${name(creature)} is treated and is no longer dying.` : undefined;
  }),
  tell(itemLetGo, ({ creature, name: thing, why }, { name }) =>
    why === 'condition'
      ? `${name(creature)} drops ${thing.toLowerCase()} to make room for a Condition.`
      : `${name(creature)} drops ${thing.toLowerCase()}.`,
  ),
  tell(conditionGained, ({ creature, condition }, { name, before }) => {
    const had = find(before.creatures, creature)?.conditions.find(({ id }) => id === condition.id);
    const what = `${condition.name} (${counted(condition.slots, 'slot')})`;
    if (!had) return `${name(creature)} gains a Condition: ${what}.`;
    return condition.slots > had.slots
      ? `${name(creature)}’s Condition gets worse: ${what}.`
      : `${name(creature)} already has a Condition: ${what}.`;
  }),
  tell(
    conditionLost,
    ({ creature, condition }, { name }) => `${name(creature)} recovers from a Condition: ${condition.name}.`,
  ),
  tell(statusChanged, ({ creature, from, to }, { name, campaign }) => {
    const character = find(campaign.creatures, creature)?.kind === 'character';
    if (to === 'down') return character ? '' : `${name(creature)} is out of the fight.`;
    if (to === 'dead') return `${name(creature)} dies.`;
    return to === 'up' && from === 'down' ? `${name(creature)} is conscious again.` : undefined;
  }),
];
