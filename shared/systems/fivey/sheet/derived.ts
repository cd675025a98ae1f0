import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { creditLeft, institutionLevel } from '../downtime/institutions.ts';
import { actionsLeft, mayActNow } from '../fight/turns.ts';
import { defenseOf, detailsOf, movementOf, sheetOf } from './sheet.ts';

/** What follows from the state for a program: defense class, paces, level, actions, institutions. */
export function derived(creature: Creature, campaign: Campaign): Derived {
  const { level, monster } = sheetOf(creature);
  const owned = Object.entries(detailsOf(campaign).institutions).filter(
    ([, { owner }]) => owner === creature.id,
  );
  const acts = campaign.fight?.combatants[creature.id];
  return {
    armour: defenseOf(creature),
    movement: movementOf(creature, campaign),
    ...(monster ? {} : { level }),
    ...(acts
      ? { actionsLeft: mayActNow(campaign, creature.id) ? actionsLeft(campaign, creature.id) : 0 }
      : {}),
    ...(owned.length > 0
      ? {
          institutions: owned.map(([id, { capital }]) => ({
            id,
            ...institutionLevel(capital),
            credit: creditLeft(campaign, id),
          })),
        }
      : {}),
  };
}
