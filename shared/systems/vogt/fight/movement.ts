import type { Campaign, Creature } from '../../../campaign/state.ts';
import { half } from '../sheet/halves.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { hasStatus } from '../harm/statuses.ts';

/** Whether exhaustion halves speed: in turns, on the road, or in both (BV-33). */
export const isSlowed = (
  creature: Creature,
  campaign: Campaign,
  where: 'in turns' | 'on the road',
): boolean =>
  sheetOf(creature).exhaustion >= 1 && ['both', where].includes(rulingOf(campaign, 'tired-speed'));

/** How often a creature’s movement is halved: by exhaustion and by lying prone, or once for both (BV-33, BV-65). */
function halvingsOf(creature: Creature, campaign: Campaign): number {
  const all = Number(isSlowed(creature, campaign, 'in turns')) + Number(hasStatus(creature, 'prone'));
  return rulingOf(campaign, 'halvings-multiply') ? all : Math.min(1, all);
}

/** Squares as halvings and a lost leg leave them (BV-33, BV-37, BV-65). */
function squaresOf(creature: Creature, campaign: Campaign): number {
  const { movement, lost } = sheetOf(creature);
  const hobbles = lost.includes('leg');
  const whole = hobbles ? Math.min(1, movement) : movement;
  if (hobbles && !rulingOf(campaign, 'one-leg-halves')) return whole;
  const halvings = Array.from({ length: halvingsOf(creature, campaign) });
  return halvings.reduce<number>((squares) => half(campaign, squares), whole);
}

/** Squares a turn: halved by exhaustion and lying prone; a leg lost leaves 1; doubled while running (BV-18, BV-33, BV-37, BV-59, BV-61, BV-65). */
export function movementOf(creature: Creature, campaign: Campaign): number {
  if (hasStatus(creature, 'immobile') || hasStatus(creature, 'unconscious')) return 0;
  const squares = squaresOf(creature, campaign);
  const { fight } = campaign;
  return fight && fight.combatants[creature.id]?.details['runs'] === fight.round ? squares * 2 : squares;
}

/** The same, if it stood. */
const standingMovementOf = (creature: Creature, campaign: Campaign): number =>
  movementOf(
    { ...creature, conditions: creature.conditions.filter(({ details }) => details['status'] !== 'prone') },
    campaign,
  );

/** Squares that standing up takes, and how many of those one has lying have to be left for it (BV-S8). */
export function standingUp(creature: Creature, campaign: Campaign): { takes: number; needs: number } {
  const lying = movementOf(creature, campaign);
  const standing = standingMovementOf(creature, campaign);
  const takes = {
    'half of it while prone': half(campaign, lying),
    'half of it while standing': half(campaign, standing),
    'all of it': standing,
    nothing: 0,
  }[rulingOf(campaign, 'standing-up')];
  return { takes, needs: Math.min(takes, lying) };
}
