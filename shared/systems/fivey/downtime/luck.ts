import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { hasInspiration, spendDie } from '../checks/inspirationDice.ts';
import { downtimeEventRolled } from '../events/downtime.ts';
import { option, type Choice } from '../options.ts';
import { nothingToLose } from './founding.ts';
import type { Activity, Plan } from './plans.ts';

export type Luck = 'bad' | 'none' | 'good';
type Trouble = NonNullable<Plan['trouble']>;

/** The event of someone’s tennite, d20: bad to 5, good from 16 (FV-168). */
function throwEvent(decision: Decision, { actor, inspired }: Plan): Luck {
  const creature = creatureAt(decision.state, actor);
  const { total } = decision.throwDice(`event, ${creature.name}`, 1, 20);
  const luck = told(decision, actor, total);
  if (luck !== 'bad' || !inspired || !hasInspiration(creature)) return luck;
  return told(decision, actor, total + spendDie(decision, creature));
}

/** Writes down the event that a total brings. */
function told(decision: Decision, creature: string, total: number): Luck {
  const luck = total <= 5 ? 'bad' : total >= 16 ? 'good' : 'none';
  decision.emit(downtimeEventRolled, { creature, total, luck });
  return luck;
}

/** Whether events come, and what bad luck is where no one says. */
const EVENTS: Record<Choice<'downtime-events'>, { come: typeof throwEvent; bad: Trouble }> = {
  disadvantage: { come: throwEvent, bad: 'disadvantage' },
  trouble: { come: throwEvent, bad: 'listed' },
  none: { come: () => 'none', bad: 'disadvantage' },
};

/** Whether this campaign has events in downtime. */
export const hasEvents = (campaign: Campaign): boolean => option(campaign, 'downtime-events') !== 'none';

/** The luck of a turn of downtime, rolled before the activity (FV-168). */
export const luckOf = (decision: Decision, plan: Plan): Luck =>
  EVENTS[option(decision.state, 'downtime-events')].come(decision, plan);

/** Activities without a roll that bad luck could worsen: what is listed for them comes. */
const WITHOUT_ROLL: ReadonlySet<Activity> = new Set(['ball', 'other']);

/** How bad luck shows: as the referee says, or else the campaign, where there is a roll to worsen or something to lose. */
export function troubleOf(campaign: Campaign, plan: Plan, activity: Activity): Trouble {
  if (WITHOUT_ROLL.has(activity)) return 'listed';
  if (activity === 'establish' && nothingToLose(campaign, plan)) return 'disadvantage';
  return plan.trouble ?? EVENTS[option(campaign, 'downtime-events')].bad;
}
