import { extended } from '../../extended.ts';
import type { FightRules, System } from '../../systems/contract.ts';
import { rememberedLast } from '../../remembered.ts';
import { find } from '../ids.ts';
import type { AnyCommand } from '../offer.ts';
import { mayAct, type Side } from '../fight.ts';
import type { Campaign, Creature } from '../state.ts';
import type { UsualAct } from './rules.ts';

type Aim = NonNullable<UsualAct['aim']>;
type Rules = { fight: Pick<FightRules, 'many'> };

/** Someone who may act now, with what they do unless the referee says otherwise. */
export interface Ready {
  creature: Creature;
  side: Side;
  act: UsualAct;
}

/** Everyone who may act now and has a usual act, in the order of the fight. It is asked for several times at one moment. */
export const readyIn = rememberedLast((campaign: Campaign, { fight: { many } }: Rules): readonly Ready[] =>
  mayAct(campaign).flatMap((id) => {
    const creature = find(campaign.creatures, id);
    const side = campaign.fight?.combatants[id]?.side;
    const act = many.usualAct(campaign, id);
    return creature && side && act ? [{ creature, side, act }] : [];
  }),
);

/**
 * Gives back what asks for the usual act of one of them later in the same moment. It stays the same as long as they are
 * as they were, and only then is asked for anew; undefined where there is none now.
 */
export function actsFrom(
  before: Campaign,
  system: System,
): (campaign: Campaign, id: string) => UsualAct | undefined {
  const acts = new Map(readyIn(before, system).map(({ creature, act }) => [creature.id, act]));
  const actIn = (campaign: Campaign, id: string): UsualAct | undefined =>
    mayAct(campaign).includes(id) ? system.fight.many.usualAct(campaign, id) : undefined;
  const isAsBefore = ({ creatures, fight }: Campaign, id: string): boolean =>
    find(creatures, id) === find(before.creatures, id) &&
    fight?.combatants[id] === before.fight?.combatants[id];
  return (campaign, id) => (isAsBefore(campaign, id) ? acts.get(id) : actIn(campaign, id));
}

/** The field of a command that says whom it is aimed at. */
export const fieldOf = ({ many }: Aim): 'target' | 'targets' => (many ? 'targets' : 'target');

/** The command of an act that is aimed at someone. */
export const aimedAt = ({ command }: UsualAct, { many }: Aim, target: string): AnyCommand =>
  extended(command, many ? { targets: [target] } : { target });
