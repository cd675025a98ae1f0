import { find } from '../../shared/campaign/ids.ts';
import type { Campaign, Creature, Item } from '../../shared/campaign/state.ts';
import { burning } from '../../shared/campaign/light.ts';
import { freshMoraleReasons } from '../../shared/campaign/mode/morale.ts';
import type { Derived, System } from '../../shared/systems/contract.ts';
import { dateOf } from '../../shared/time/calendar.ts';

/** What is left of a light: seconds, or the die that wears down. It burns, or would for so long. */
export interface LightLeft {
  item: string;
  name: string;
  burning: boolean;
  /** What measures it while it burns. */
  timer?: string;
  left?: number;
  die?: number;
}

export interface DerivedOfCreature extends Derived {
  slots?: { used: number; total: number; bad: number };
  lights: LightLeft[];
}

/** What follows from the state by the rules, for programs that do not know them. */
export interface DerivedOfCampaign {
  /** The day, counted from 1, and the part of it. */
  day: number;
  watch: string;
  creatures: Record<string, DerivedOfCreature>;
  /** Ids of the reasons for which the others would have to check their morale now. */
  moraleDue: string[];
}

export function derivedOf(system: System, campaign: Campaign): DerivedOfCampaign {
  const creatures = Object.values(campaign.creatures).map((one) => [
    one.id,
    ofCreature(system, campaign, one),
  ]);
  const { day, part: watch } = dateOf(system.calendar, campaign.clock);
  return {
    day,
    watch,
    creatures: Object.fromEntries(creatures) as Record<string, DerivedOfCreature>,
    moraleDue: moraleDue(system, campaign),
  };
}

function ofCreature(system: System, campaign: Campaign, creature: Creature): DerivedOfCreature {
  const { slots } = system.summary(creature, campaign);
  const combatant = find(campaign.fight?.combatants ?? {}, creature.id);
  return {
    ...(slots ? { slots } : {}),
    ...(combatant ? { actionsLeft: combatant.acted || creature.status !== 'up' ? 0 : 1 } : {}),
    ...system.derived?.(creature, campaign),
    lights: creature.items.flatMap((item) => lightLeft(system, campaign, creature, item)),
  };
}

/** What is left of a light; nothing for a thing that gives none. */
export function lightLeft(system: System, campaign: Campaign, creature: Creature, item: Item): LightLeft[] {
  const light = item.kind === 'light' ? system.light.of(item, campaign) : undefined;
  if (!light) return [];
  const timer = burning(campaign, creature.id, item.id);
  const named = {
    item: item.id,
    name: item.name,
    burning: timer !== undefined,
    ...(timer ? { timer: timer.id } : {}),
  };
  if (light.kind === 'die') return [{ ...named, die: timer?.die ?? item.die ?? light.die }];
  const begun = item.details['left'];
  const left = timer
    ? (timer.dueAt ?? 0) - campaign.clock
    : typeof begun === 'number'
      ? begun
      : light.seconds;
  return [{ ...named, left: Math.max(0, left) }];
}

const moraleDue = (system: System, campaign: Campaign): string[] =>
  campaign.fight ? [...campaign.fight.moraleDue, ...freshMoraleReasons(system, campaign)] : [];
