import { Refusal } from '../../../campaign/refusal.ts';
import { counted } from '../../../text/words.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { itemDetail } from '../sheet/details.ts';

const MELEE_REACH = 1;
const THROW = 4;
const USUAL_RANGE = 24;

interface Strike {
  attacker: Creature;
  weapon: Item | undefined;
  distance: number | undefined;
  thrown: boolean;
}

const isMissile = ({ weapon, thrown }: Strike): boolean => thrown || itemDetail(weapon, 'ranged') === true;

/** Whether a missile flies badly over this distance, which it does at one pace; refuses what it cannot reach: four paces for what is thrown (FV-99), its own range for the rest (FV-S16). */
function badFlight({ attacker, weapon, thrown }: Strike, distance: number): boolean {
  const most = thrown ? THROW : (itemDetail(weapon, 'range') ?? USUAL_RANGE);
  if (distance === 1 && !thrown) return true;
  if (distance <= most) return false;
  throw new Refusal(
    'out-of-reach',
    `${attacker.name} can reach ${counted(most, 'pace')} with this, not ${distance}. Move closer (${thrown ? 'FV-99' : 'FV-S16'}).`,
    'distance',
  );
}

/** Melee is at one pace, and with long weapons at two; refuses what is farther or nearer (FV-102). */
function badBlow({ attacker, weapon }: Strike, distance: number): boolean {
  const reach = itemDetail(weapon, 'reach') ?? MELEE_REACH;
  if (distance > reach)
    throw new Refusal(
      'out-of-reach',
      `${attacker.name} can reach ${counted(reach, 'pace')} with this, not ${distance}. Move closer (FV-102).`,
      'distance',
    );
  if (distance < reach)
    throw new Refusal(
      'too-near',
      `${weapon?.name ?? ''} is too long at one pace. Step back first (FV-102).`,
      'distance',
    );
  return false;
}

/** Whether the distance is a ground against the attack; refuses what cannot be struck at all (FV-99, FV-102, FV-S16). */
export function isBadDistance(strike: Strike): boolean {
  const { weapon, distance, thrown } = strike;
  if (thrown && !itemDetail(weapon, 'thrown'))
    throw new Refusal('not-thrown', `${weapon?.name ?? 'A fist'} cannot be thrown (FV-99).`, 'thrown');
  if (distance === undefined) return false;
  return (isMissile(strike) ? badFlight : badBlow)(strike, distance);
}
