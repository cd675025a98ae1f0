import type { Campaign, Creature } from '../../../campaign/state.ts';
import { markOf } from '../harm/marks.ts';
import { hasStatus } from '../harm/statuses.ts';
import { numberOf } from '../options/numbers.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { half } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { combatTurnOf } from './combatant.ts';

/** Squares as exhaustion (BV-33) and lying prone halve them, each of the two; a leg lost leaves 1 and no less. */
function squaresOf(creature: Creature): number {
  const { movement, lost, exhaustion } = sheetOf(creature);
  if (lost.includes('leg')) return Math.min(1, movement);
  const rested = exhaustion >= 1 ? half(movement) : movement;
  return hasStatus(creature, 'prone') ? half(rested) : rested;
}

/** Squares a turn, none for the immobile and the unconscious; twice as many while running (BV-18). */
export function movementOf(creature: Creature, campaign: Campaign): number {
  if (hasStatus(creature, 'immobile') || hasStatus(creature, 'unconscious')) return 0;
  const squares = squaresOf(creature);
  const { fight } = campaign;
  return fight && combatTurnOf(campaign, creature.id).runsIn === fight.round ? squares * 2 : squares;
}

/** Feet that so many squares are (BV-S12). */
export const feetOf = (campaign: Campaign, squares: number): number =>
  squares * numberOf(campaign, 'square-feet');

const standing = (creature: Creature): Creature => ({
  ...creature,
  conditions: creature.conditions.filter((condition) => markOf(condition).status !== 'prone'),
});

/** Squares that getting up takes (BV-S8). */
const GETTING_UP: Readonly<
  Record<Choice<'standing-up'>, (creature: Creature, campaign: Campaign) => number>
> = {
  half: (creature, campaign) => half(movementOf(creature, campaign)),
  all: (creature, campaign) => movementOf(standing(creature), campaign),
  free: () => 0,
};

/** Squares that getting up takes, and how many of those one has prone have to be left for it. */
export function standingUp(creature: Creature, campaign: Campaign): { takes: number; needs: number } {
  const takes = GETTING_UP[optionOf(campaign, 'standing-up')](creature, campaign);
  return { takes, needs: Math.min(takes, movementOf(creature, campaign)) };
}
