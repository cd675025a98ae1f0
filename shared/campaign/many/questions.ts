import type { System } from '../../systems/contract.ts';
import { find } from '../ids.ts';
import type { AnyCommand } from '../offer.ts';
import type { Campaign, Creature } from '../state.ts';
import type { MayAnswer } from './rules.ts';
import { readyIn, type Ready } from './usual.ts';

/** A blow that waits until the player of its target has answered. */
export interface Question extends MayAnswer {
  attacker: Ready;
  target: Creature;
}

/** The blows that were aimed and not rolled, because a player may still answer them; the order is that of the fight. */
export function openQuestions(campaign: Campaign, system: System): Question[] {
  const aimOf = (id: string): string => campaign.fight?.combatants[id]?.aim ?? '';
  if (!Object.keys(campaign.fight?.combatants ?? {}).some(aimOf)) return [];
  return readyIn(campaign, system).flatMap((attacker) => {
    const target = find(campaign.creatures, aimOf(attacker.creature.id));
    const answer = target && system.fight.many.mayAnswer?.(campaign, target, attacker.creature);
    return answer ? [{ ...answer, attacker, target }] : [];
  });
}

/** The command by which the player of its target answers a blow, and it is struck. */
export const answering = ({ attacker: { creature, side }, target }: Question) =>
  ({
    type: 'act-together',
    side,
    targets: { [creature.id]: target.id },
    answer: true,
  }) as const satisfies AnyCommand;
