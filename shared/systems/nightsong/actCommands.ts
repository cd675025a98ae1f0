import { z } from 'zod';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { demandTurn, endTurn } from '../../campaign/fight.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand } from '../contract.ts';
import { demandFree } from './conditions.ts';
import { disengage } from './engaged.ts';
import { featCommand } from './featCommand.ts';
import { actors } from './fightOffers.ts';
import { isDying, stopDying } from './hitPoints.ts';
import { demandAction, duringRounds, spendAction } from './turns.ts';

/** What the referee wrote, with a full stop where it has no end. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A short move, told in words, or any other action (NS-63, NS-S9). */
const act = defineCommand({
  type: 'act',
  title: 'Move or do something else',
  about: 'Moves a short way, or spends the action on anything that is not an attack.',
  when: ['turns'],
  rules: ['NS-63', 'NS-S9'],
  fields: z.strictObject({
    type: z.literal('act'),
    actor: IdSchema,
    what: z.enum(['move', 'other']),
    text: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { actor: id, what, text }) => {
    if (what === 'other') {
      const { name } = demandAction(decision, id, 'act');
      decision.emit(noteWritten, { about: id }, text ? sentence(`${name}: ${text}`) : `${name} acts.`);
      spendAction(decision, id);
      return;
    }
    const { own } = demandTurn(decision, id);
    const { name } = creatureAt(decision.state, id);
    const { round } = fightOf(decision);
    if (own['movedIn'] === round)
      throw new Refusal(
        'moved',
        `${name} has moved this Round; moving further is an action (NS-63).`,
        'what',
      );
    demandFree(creatureAt(decision.state, id), 'move', 'actor');
    const done = own['doneIn'] === round;
    decision.emit(
      combatantChanged,
      { creature: id, own: { movedIn: round } },
      text ? sentence(`${name} moves: ${text}`) : `${name} moves.`,
    );
    disengage(decision, id);
    if (done) endTurn(decision, id);
  },
  offers: (campaign) =>
    actors(campaign).flatMap(({ actor }) => [
      ...(campaign.fight?.combatants[actor.id]?.own['movedIn'] === campaign.fight?.round
        ? []
        : [
            {
              label: `${actor.name} moves`,
              group: 'move',
              actor: actor.id,
              command: { type: 'act', actor: actor.id, what: 'move' },
            },
          ]),
      {
        label: `${actor.name} does something else`,
        group: 'other',
        actor: actor.id,
        command: { type: 'act', actor: actor.id, what: 'other' },
        needs: [{ name: 'text', label: 'What', kind: 'text', optional: true }],
      },
    ]),
});

const rescue = defineCommand({
  type: 'rescue',
  title: 'Help the dying',
  about:
    'Stops somebody’s dying for good, without a roll; in a fight it is the helper’s action. Hit points stay as they are.',
  when: ['session'],
  rules: ['NS-52', 'NS-63', 'NS-R13', 'NS-S14'],
  fields: z.strictObject({ type: z.literal('rescue'), actor: IdSchema, creature: IdSchema }),
  decide: (decision, { actor, creature: id }) => {
    const fighting = duringRounds(decision);
    const helper = fighting
      ? demandAction(decision, actor, 'act')
      : ableCreature(decision.state, actor, 'actor');
    const { name } = creatureAt(decision.state, id);
    if (!stopDying(decision, id, `${helper.name} helps ${name}, who will not die of this.`))
      throw new Refusal('not-dying', `${name} is not dying.`, 'creature');
    spendAction(decision, actor);
  },
  offers: (campaign) => {
    const dying = partyOf(campaign, true).filter((one) => isDying(campaign, one));
    const running = campaign.fight !== null && campaign.fight.phase !== 'aftermath';
    const helpers = running ? actors(campaign).map(({ actor }) => actor) : partyOf(campaign).slice(0, 1);
    return dying.flatMap(({ id, name }) =>
      helpers
        .filter((one) => campaign.party.members.includes(one.id))
        .map((one) => ({
          label: `${one.name} helps ${name}`,
          detail: 'dying',
          group: 'rescue',
          actor: one.id,
          command: { type: 'rescue', actor: one.id, creature: id },
        })),
    );
  },
});

export const actCommands = [act, featCommand, rescue];
