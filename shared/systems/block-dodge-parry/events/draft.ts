import { assign } from '../../../campaign/drafted.ts';
import { find } from '../../../campaign/ids.ts';
import { draftOf, present } from '../../../campaign/lookup.ts';
import type { Campaign, Condition } from '../../../campaign/state.ts';

/** A condition was added, replacing one of the same id. */
export function gain(campaign: Campaign, creature: string, condition: Condition): void {
  const sufferer = draftOf(campaign, creature);
  sufferer.conditions = [...sufferer.conditions.filter(({ id }) => id !== condition.id), condition];
}

/** A condition is over. */
export function lose(campaign: Campaign, creature: string, condition: string): void {
  const sufferer = draftOf(campaign, creature);
  sufferer.conditions = sufferer.conditions.filter(({ id }) => id !== condition);
}

/** The details of a condition changed; those that are left out stay the same. */
export function change(
  campaign: Campaign,
  creature: string,
  condition: string,
  details: Condition['details'],
): void {
  const changed = draftOf(campaign, creature).conditions.find(({ id }) => id === condition);
  if (changed) assign(changed.details, details);
}

/** What the fight keeps for a combatant changed. */
export function changeCombatant(campaign: Campaign, creature: string, details: Condition['details']): void {
  const { combatants } = present(campaign.fight, 'the fight');
  assign(present(find(combatants, creature), creature).details, details);
}
