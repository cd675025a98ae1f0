import { setOrder, type Side, type Slots } from '../../../campaign/fight.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { firstSideRolled } from '../events/fight.ts';
import { askFate } from '../fate/fate.ts';
import { optionOf } from '../options.ts';
import { ofFight } from '../sheet/details.ts';
import { membersOf, SIDE_NAMES } from './surprise.ts';

const ORDERS = { party: ['party', 'others'], others: ['others', 'party'] } as const;

/** The chance, in percent, that the players go first where the Die of Fate decides. */
const PLAYERS_START = 50;

/** Asks the Die of Fate who goes first, once for a fight. */
function firstByFate(decision: Decision): Side {
  const { roll, answer } = askFate(decision, 'who goes first', PLAYERS_START);
  const side = answer === 'positive' ? 'party' : 'others';
  decision.emit(firstSideRolled, { side, total: roll.total, against: PLAYERS_START });
  return side;
}

/** The side that goes first where the Referee has not said: as a rule the players (NS-60). */
const FIRST = {
  players: () => 'party',
  enemies: () => 'others',
  'die-of-fate': firstByFate,
} as const satisfies Record<string, (decision: Decision) => Side>;

/**
 * Sets the order of the sides (NS-61). In the first Round, those surprised act last; if both sides are surprised, the
 * players go first (NS-R26).
 */
export function takeTurns(decision: Decision): boolean {
  const { first } = ofFight(fightOf(decision));
  const order = ORDERS[first ?? FIRST[optionOf(decision.state, 'first-side')](decision)];
  const fight = fightOf(decision);
  const late = fight.round === 1 ? ofFight(fight).late : [];
  const slots: Slots = [
    ...order.map((side) => ({
      label: SIDE_NAMES[side],
      who: membersOf(fight, side).filter((id) => !late.includes(id)),
    })),
    ...ORDERS.party.map((side) => ({
      label: `${SIDE_NAMES[side]}, surprised`,
      who: membersOf(fight, side).filter((id) => late.includes(id)),
    })),
  ];
  return setOrder(
    decision,
    slots.filter(({ who }) => who.length > 0),
  );
}
