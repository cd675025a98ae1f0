import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { rulingOf, type Reading } from '../rulings.ts';

const MELEE_REACH = 1;
const THROW = 4;
const USUAL_RANGE = 24;

interface Strike {
  attacker: Creature;
  weapon: Item | undefined;
  distance: number | undefined;
  thrown: boolean;
}

const isMissile = ({ weapon, thrown }: Strike): boolean => thrown || weapon?.details['ranged'] === true;

/** Whether a missile flies badly over this distance; refuses what it cannot reach: four paces for what is thrown (FV-99), its own range for the rest (FV-S16). */
function badFlight(campaign: Campaign, { attacker, weapon, thrown }: Strike, distance: number): boolean {
  const most = thrown ? THROW : Number(weapon?.details['range'] ?? USUAL_RANGE);
  if (distance === 1 && !thrown) return rulingOf(campaign, 'point-blank');
  if (distance <= most) return false;
  if (rulingOf(campaign, 'far-shots') === 'has disadvantage' && distance <= 2 * most) return true;
  throw new Refusal(
    'out-of-reach',
    `${attacker.name} reaches ${most} paces with this; it is ${distance} (${thrown ? 'FV-99' : 'FV-S16'}).`,
    'distance',
  );
}

const TOO_NEAR: Record<Reading<'reach-near'>, (weapon: Item | undefined) => boolean> = {
  'cannot strike': (weapon) => {
    throw new Refusal(
      'too-near',
      `${weapon?.name ?? ''} is too long at one pace; step back first (FV-102).`,
      'distance',
    );
  },
  'has disadvantage': () => true,
  'strikes as any': () => false,
};

/** Whether a blow is awkward at this distance: melee at one pace, long weapons at two (FV-102). */
function badBlow(campaign: Campaign, { attacker, weapon }: Strike, distance: number): boolean {
  const reach = Number(weapon?.details['reach'] ?? MELEE_REACH);
  if (distance > reach)
    throw new Refusal(
      'out-of-reach',
      `${attacker.name} reaches ${reach} paces with this; it is ${distance} (FV-102).`,
      'distance',
    );
  return distance < reach && TOO_NEAR[rulingOf(campaign, 'reach-near')](weapon);
}

/** Whether the distance is a ground against the attack; refuses what cannot be struck at all (FV-99, FV-102, FV-S16). */
export function isBadDistance(campaign: Campaign, strike: Strike): boolean {
  const { weapon, distance, thrown } = strike;
  if (thrown && weapon?.details['thrown'] !== true)
    throw new Refusal(
      'not-thrown',
      `${weapon?.name ?? 'A fist'} is not made to be thrown (FV-99).`,
      'thrown',
    );
  if (distance === undefined) return false;
  return (isMissile(strike) ? badFlight : badBlow)(campaign, strike, distance);
}
