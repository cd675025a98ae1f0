import { z } from 'zod';
import { endTurn } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { actionTaken, shortMoveMade } from '../events/fight.ts';
import { actors } from './acting.ts';
import { disengage } from './melee.ts';
import { demandAction, demandMove, movers, noteMove, spendAction } from './turns.ts';

/** Metres of a short move. */
const SHORT_MOVE = 10;

const DEEDS = {
  other: (decision, actor, text) => {
    demandAction(decision, actor, 'act');
    decision.emit(actionTaken, { actor, what: text });
    spendAction(decision, actor);
  },
  move: (decision, actor, text) => {
    demandMove(decision, actor);
    const isOver = noteMove(decision, actor);
    decision.emit(shortMoveMade, { actor, what: text });
    disengage(decision, actor);
    if (isOver) endTurn(decision, actor);
  },
} as const satisfies Record<string, (decision: Decision, actor: string, text: string) => void>;

/** A short move of about 10 m, described in words, or any other action (NS-S9). */
export const actCommand = defineCommand({
  type: 'act',
  title: 'Move or act',
  about: 'Moves a short way, or uses the action for anything but an attack.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('act'),
    actor: IdSchema,
    what: z.enum(['move', 'other']),
    text: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { actor, what, text }) => DEEDS[what](decision, actor, text),
  offers: (campaign) => [
    ...movers(campaign).map((actor) => ({
      label: `${actor.name}: move`,
      detail: `about ${SHORT_MOVE} m`,
      group: 'move',
      actor: actor.id,
      command: { type: 'act' as const, actor: actor.id, what: 'move' as const },
    })),
    ...actors(campaign, 'act').map(({ actor }) => ({
      label: `${actor.name}: other action…`,
      group: 'other',
      actor: actor.id,
      command: { type: 'act' as const, actor: actor.id, what: 'other' as const },
      needs: [{ name: 'text' as const, label: 'Action', kind: 'text' as const, optional: true }],
    })),
  ],
});
