import type { CharacterLine, Offer, TableView } from '../../../shared/api.ts';
import { partyOf, type Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** A line for each who goes with the party. */
export const characterLines = (
  campaign: Campaign,
  system: System,
  offers: readonly Offer[],
): CharacterLine[] =>
  partyOf(campaign, true).map((creature) => {
    const { line, slots, marks } = system.summary(creature, campaign);
    return {
      id: creature.id,
      name: creature.name,
      status: creature.status,
      line,
      hitPoints: { ...creature.hitPoints },
      ...(slots ? { slots } : {}),
      marks,
      conditions: creature.conditions.map((one) => one.name),
      lights: Object.values(campaign.timers)
        .filter((timer) => timer.order === 'light' && timer.creature === creature.id)
        .map((timer) => timer.name),
      offers: offers.filter((offer) => offer.actor === creature.id),
    };
  });

/** People of the land whom the referee keeps, alive and not with the party. */
export const people = (campaign: Campaign, system: System): TableView['people'] =>
  Object.values(campaign.creatures)
    .filter(
      (one) => one.kind === 'person' && one.status !== 'dead' && !campaign.party.members.includes(one.id),
    )
    .map((one) => ({
      id: one.id,
      name: one.name,
      line: system.summary(one, campaign).line,
      ...(one.hex ? { hex: one.hex } : {}),
    }));
