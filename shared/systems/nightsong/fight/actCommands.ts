import { z } from 'zod';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { demandTurn, endTurn } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Combatant, type Creature } from '../../../campaign/state.ts';
import type { Offer } from '../../../campaign/offer.ts';
import type { Edge } from '../../../dice/dice.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { edgeBlank, focusBlank } from '../checks/fields.ts';
import { EdgeSchema, groundsOf, makeCheck } from '../checks/checks.ts';
import { isNuanced } from '../checks/circumstances.ts';
import { demandFree, hindered } from '../harm/conditions.ts';
import { disengage } from './engaged.ts';
import { featCommand } from './featCommand.ts';
import { actors } from './fightOffers.ts';
import { helpDying, isDying } from '../harm/hitPoints.ts';
import { rulingOf } from '../rulings.ts';
import { abilityNamed } from '../sheet/sheet.ts';
import { demandAction, duringRounds, movers, spendAction, stepLeft } from './turns.ts';

/** What the referee wrote, with a full stop where it has no end. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A short move of about so many metres, told in words, or any other action (NS-63, NS-S9). */
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
    const left = stepLeft(decision.state, id);
    const { details } =
      left === undefined ? demandTurn(decision, id) : { details: {} as Combatant['details'] };
    const { name } = creatureAt(decision.state, id);
    const { round } = fightOf(decision);
    if (details['movedIn'] === round)
      throw new Refusal(
        'moved',
        `${name} has moved this Round; moving further is an action (NS-63).`,
        'what',
      );
    demandFree(decision, creatureAt(decision.state, id), 'move', 'actor');
    const done = details['doneIn'] === round;
    decision.emit(
      combatantChanged,
      { creature: id, details: left === undefined ? { movedIn: round } : { movedIn: left, step: null } },
      text ? sentence(`${name} moves: ${text}`) : `${name} moves.`,
    );
    disengage(decision, id);
    if (done) endTurn(decision, id);
  },
  offers: (campaign) => [
    ...movers(campaign).map((actor) => ({
      label: `${actor.name} moves`,
      detail: `about ${rulingOf(campaign, 'short-move')} m`,
      group: 'move',
      actor: actor.id,
      command: { type: 'act', actor: actor.id, what: 'move' },
    })),
    ...actors(campaign).map(({ actor }): Offer => ({
      label: `${actor.name} does something else`,
      group: 'other',
      actor: actor.id,
      command: { type: 'act', actor: actor.id, what: 'other' },
      needs: [{ name: 'text', label: 'What', kind: 'text', optional: true }],
    })),
  ],
});

/** Help takes no roll, or by an option a Check; gives back whether it helps (NS-R13, NS-S14). */
function helps(decision: Decision, helper: Creature, dying: Creature, { edge, focus }: HelpAsked): boolean {
  const named = rulingOf(decision.state, 'help-check');
  if (named === 'none') return true;
  const ability = abilityNamed(named);
  demandFree(decision, helper, ability, 'actor');
  const grounds = groundsOf(edge);
  if (hindered(helper, ability)) grounds.against.push('a condition');
  const { outcome } = makeCheck(decision, {
    creature: helper.id,
    ability,
    dr: rulingOf(decision.state, 'help-dr'),
    about: `helping ${dying.name}`,
    grounds,
    nuanced: isNuanced(decision, undefined),
    focus,
    helps: dying.id,
  });
  return outcome !== 'failure';
}

interface HelpAsked {
  edge: Edge;
  focus: boolean;
}

const rescue = defineCommand({
  type: 'rescue',
  title: 'Help the dying',
  about:
    'Stops somebody’s dying for good, without a roll unless an option makes it a Check; in a fight it is the helper’s action.',
  when: ['session'],
  rules: ['NS-52', 'NS-63', 'NS-R13', 'NS-S14'],
  fields: z.strictObject({
    type: z.literal('rescue'),
    actor: IdSchema,
    creature: IdSchema,
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
  }),
  decide: (decision, { actor, creature: id, ...asked }) => {
    const fighting = duringRounds(decision);
    const helper = fighting
      ? demandAction(decision, actor, 'act')
      : ableCreature(decision.state, actor, 'actor');
    const dying = creatureAt(decision.state, id);
    if (!isDying(decision.state, dying))
      throw new Refusal('not-dying', `${dying.name} is not dying.`, 'creature');
    if (helps(decision, helper, dying, asked)) helpDying(decision, id, actor);
    spendAction(decision, actor);
  },
  offers: (campaign) => {
    const dying = partyOf(campaign, true).filter((one) => isDying(campaign, one));
    const running = campaign.fight !== null && campaign.mode.now !== 'aftermath';
    const helpers = running ? actors(campaign).map(({ actor }) => actor) : partyOf(campaign).slice(0, 1);
    const ability = rulingOf(campaign, 'help-check');
    return dying.flatMap(({ id, name }) =>
      helpers
        .filter((one) => campaign.party.members.includes(one.id))
        .map((one) => ({
          label: `${one.name} helps ${name}`,
          detail: ability === 'none' ? 'dying' : `dying · ${ability} Check`,
          group: 'rescue',
          actor: one.id,
          command: { type: 'rescue', actor: one.id, creature: id },
          ...(ability === 'none' ? {} : { needs: [edgeBlank, ...focusBlank(one)] }),
        })),
    );
  },
});

export const actCommands = [act, featCommand, rescue];
