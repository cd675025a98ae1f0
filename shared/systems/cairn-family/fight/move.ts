import { z } from 'zod';
import { demandTurn } from '../../../campaign/fight.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { reading } from '../../common/reading.ts';
import { by, ruleOf } from '../cite.ts';
import { moveMade } from '../events/fights.ts';
import { CombatantDetailsSchema } from '../sheet/details.ts';
import { paceOf } from '../sheet/movement.ts';
import { declare, declaring, goOn } from './declared.ts';

const read = reading(CombatantDetailsSchema);

/** Feet that a fighter has moved in this round. */
function movedBy({ fight }: Campaign, id: string): number {
  const combatant = fight && find(fight.combatants, id);
  const moved = combatant && read(combatant.details).moved;
  return moved?.round === fight?.round ? (moved?.feet ?? 0) : 0;
}

/** Those whose turn it is and who have feet of their move left, before their action or after it. */
const movers = (campaign: Campaign): { mover: Creature; left: number }[] =>
  campaign.mode.now === 'declare'
    ? declaring(campaign)
        .flatMap((id) => find(campaign.creatures, id) ?? [])
        .map((mover) => ({ mover, left: paceOf(mover) - movedBy(campaign, mover.id) }))
        .filter(({ left }) => left > 0)
    : [];

/** A turn has a move of up to 40ft, short or in parts; what goes beyond it, up to twice that, takes the action (CA-42). */
export const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'Moves up to 40ft and leaves the action free; moving farther, up to 80ft, takes the action.',
  when: ['declare'],
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    feet: z.int().min(1).max(1000),
    to: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { actor, feet, to }) => {
    const mover = ableCreature(decision.state, actor, 'actor');
    if (!declaring(decision.state).includes(actor)) demandTurn(decision, actor);
    const pace = paceOf(mover);
    const before = movedBy(decision.state, actor);
    const total = before + feet;
    if (total > 2 * pace)
      throw new Refusal(
        'too-far',
        `${mover.name} can move ${2 * pace - before}ft more this turn. Enter fewer feet (${ruleOf(decision, 'movement')}).`,
        'feet',
      );
    const { round } = fightOf(decision);
    decision.emit(moveMade, { actor, round, feet, total, pace, to }, by(decision, 'movement'));
    if (total <= pace) return;
    declare(decision, actor, { kind: 'act', what: 'moves again', attribute: null });
    goOn(decision);
  },
  offers: (campaign) =>
    movers(campaign).map(({ mover, left }) => ({
      label: `${mover.name}: move`,
      detail: `${left}ft; farther takes the action`,
      group: 'act',
      actor: mover.id,
      command: { type: 'move', actor: mover.id },
      needs: [
        { name: 'feet', label: 'How far', kind: 'number', value: left, unit: 'ft' },
        { name: 'to', label: 'Where to', kind: 'text', optional: true },
      ],
    })),
});
