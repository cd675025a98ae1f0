import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { dashed, find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision, Due } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { isMortal } from '../sheet/attributes.ts';
import { addFatigue } from '../sheet/burden.ts';
import { familyNumber } from '../options/index.ts';
import { conditionDetails } from '../sheet/details.ts';
import { counted } from '../../../text/words.ts';

/** What someone may go without (BDP-R18); any other word will do as well. */
export const CAUSES = ['food', 'sleep', 'water', 'warmth'] as const;

/** Most conditions are of another kind, and are not read for it. */
const causeOf = (condition: Condition): string | undefined =>
  'deprived' in condition.details ? conditionDetails(condition).deprived : undefined;

/** Whether someone lacks anything vital. */
export const isDeprived = (creature: Creature): boolean =>
  creature.conditions.some((one) => causeOf(one) !== undefined);

/** Whether a creature lacks something that lodging does not give. */
export const isDeprivedInLodging = ({ conditions }: Creature): boolean =>
  conditions.map(causeOf).some((cause) => cause !== undefined && !CAUSES.some((one) => one === cause));

/** The creature, if it lacks nothing vital; refuses `deprived` to others, who regain nothing. */
export function demandProvided(decision: Decision, id: string): Creature {
  const creature = creatureAt(decision.state, id);
  if (!isDeprived(creature)) return creature;
  const rule = ruleOf(decision, 'no-recovery');
  throw new Refusal(
    'deprived',
    `${creature.name} is Deprived and regains nothing. End the deprivation first (${rule}).`,
    'creature',
  );
}

/** Someone goes without something from `since` on; a second word on the same cause changes nothing (CA-15). */
export function deprive(decision: Decision, id: string, cause: string, since = decision.state.clock): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead' || creature.conditions.some((one) => causeOf(one) === cause)) return;
  const word = dashed(cause).slice(0, 40);
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: {
        id: `deprived-${word || 'x'}`,
        name: `Deprived: ${cause}`,
        slots: 0,
        details: { deprived: cause, since },
      },
    },
    by(decision, 'deprived'),
  );
}

/** The need is met; who lacks nothing else is no longer Deprived (CA-R24, BDP-R18). */
export function provide(decision: Decision, id: string, cause: string): void {
  const creature = creatureAt(decision.state, id);
  const condition = creature.conditions.find((one) => causeOf(one) === cause);
  if (condition) decision.emit(conditionLost, { creature: id, condition }, by(decision, 'provided'));
}

/** The moment since which someone has lacked something without a break; undefined for anyone who lacks nothing. */
function deprivedSince(conditions: readonly Condition[]): number | undefined {
  let first: number | undefined;
  for (const one of conditions) {
    if (causeOf(one) === undefined) continue;
    const { since } = conditionDetails(one);
    if (first === undefined || since < first) first = since;
  }
  return first;
}

/** The end of each full day of going without, the first one left out: N days give N − 1 Fatigue (CA-16, CA-R14). */
export function deprivationDues(campaign: Campaign, until: number): Due[] {
  const dues: Due[] = [];
  for (const one of partyOf(campaign, true)) {
    const due = deprivationDue(campaign, until, one);
    if (due) dues.push(due);
  }
  return dues;
}

function deprivationDue(campaign: Campaign, until: number, creature: Creature): Due | undefined {
  const { id, name, conditions, status } = creature;
  const since = status === 'dead' || !isMortal(creature) ? undefined : deprivedSince(conditions);
  if (since === undefined) return undefined;
  const free = familyNumber(campaign, 'free-days');
  const days = Math.max(free + 1, Math.floor((campaign.clock - since) / DAY) + 1);
  if (since + days * DAY > until) return undefined;
  return {
    id: `${id}/deprivation`,
    at: since + days * DAY,
    order: 'condition',
    label: `${name}: Fatigue (Deprived)`,
    source: name,
    fire: (decision) => {
      const still = find(decision.state.creatures, id);
      if (still && isDeprived(still)) addFatigue(decision, id, `Deprived for ${counted(days, 'day')}`);
    },
  };
}
