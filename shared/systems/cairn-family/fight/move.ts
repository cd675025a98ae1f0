import { z } from 'zod';
import { demandTurn, mayAct } from '../../../campaign/fight.ts';
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
import { declare, goOn } from './declared.ts';

const read = reading(CombatantDetailsSchema);

/** Feet that a fighter has moved in this round. */
function movedBy({ fight }: Campaign, id: string): number {
  const combatant = fight && find(fight.combatants, id);
  const moved = combatant && read(combatant.details).moved;
  return moved?.round === fight?.round ? (moved?.feet ?? 0) : 0;
}

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
    demandTurn(decision, actor);
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
    campaign.mode.now === 'declare'
      ? mayAct(campaign).flatMap((id) => {
          const mover = find(campaign.creatures, id);
          return mover && movedBy(campaign, id) < paceOf(mover) ? [offerOf(campaign, mover)] : [];
        })
      : [],
});

const offerOf = (campaign: Campaign, mover: Creature) => ({
  label: `${mover.name}: move`,
  detail: `${paceOf(mover) - movedBy(campaign, mover.id)}ft, twice as far as the action`,
  group: 'act',
  actor: mover.id,
  command: { type: 'move', actor: mover.id },
  needs: [
    {
      name: 'feet',
      label: 'Feet',
      kind: 'number' as const,
      value: paceOf(mover) - movedBy(campaign, mover.id),
    },
    { name: 'to', label: 'Where', kind: 'text' as const, optional: true },
  ],
});
