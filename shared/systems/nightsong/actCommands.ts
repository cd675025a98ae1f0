import { z } from 'zod';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { demandTurn, endTurn } from '../../campaign/fight.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand } from '../contract.ts';
import { creatureChoices, drBlank } from './blanks.ts';
import { checkFields, checkGrounds, isNuanced, takeHelp } from './circumstances.ts';
import { groundsOf, makeCheck } from './checks.ts';
import { demandFree } from './conditions.ts';
import { disengage } from './engaged.ts';
import { actors } from './fightOffers.ts';
import { HARM_CHOICES, HarmDie } from './harmDie.ts';
import { isDying, stopDying } from './hitPoints.ts';
import { ABILITIES, ABILITY_NAMES, AbilitySchema } from './sheet.ts';
import { strike } from './strike.ts';
import { demandAction, duringRounds, spendAction } from './turns.ts';

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
      decision.emit(noteWritten, { about: id }, text ? `${name}: ${text}` : `${name} acts.`);
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
      text ? `${name} moves: ${text}` : `${name} moves.`,
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

const feat = defineCommand({
  type: 'feat',
  title: 'Feat',
  about:
    'Harm without a weapon by a die the Referee picks (`die`), or position, control and escape by a Check (`ability`).',
  when: ['turns'],
  rules: ['NS-71', 'NS-72', 'NS-63', 'NS-22'],
  fields: z.strictObject({
    type: z.literal('feat'),
    actor: IdSchema,
    about: z.string().trim().max(200).default(''),
    die: HarmDie.optional(),
    target: IdSchema.optional(),
    ability: AbilitySchema.optional(),
    ...checkFields,
  }),
  decide: (decision, command) => {
    const { actor: id, die, target, ability, about, focus } = command;
    if ((die === undefined) === (ability === undefined))
      throw new Refusal(
        'bad-field',
        'A feat is either harm with a die or a Check of an Ability (NS-71, NS-72).',
        'die',
      );
    const creature = demandAction(decision, id, ability ?? 'attack');
    if (ability !== undefined) {
      takeHelp(decision, id, command.helper);
      const grounds = checkGrounds(decision, creature, ability, command);
      const nuanced = isNuanced(decision, command.nuanced);
      makeCheck(decision, {
        creature: id,
        ability,
        dr: command.dr,
        about: about || 'a feat',
        grounds,
        nuanced,
        focus,
      });
    } else {
      if (target === undefined || target === id)
        throw new Refusal('bad-field', 'Say whom the feat harms.', 'target');
      const struck = ableCreature(decision.state, target, 'target').id;
      const grounds = groundsOf(command.edge);
      strike(decision, {
        actor: id,
        target: struck,
        how: about ? `(${about})` : 'with a feat',
        dice: [die ?? 4],
        grounds,
        focus,
      });
    }
    spendAction(decision, id);
  },
  offers: (campaign) =>
    actors(campaign).flatMap(({ actor, foes }) => [
      {
        label: `${actor.name}: harmful feat`,
        group: 'feat',
        actor: actor.id,
        command: { type: 'feat', actor: actor.id },
        needs: [
          creatureChoices(foes, 'target', 'Whom'),
          { name: 'die', label: 'Harm', kind: 'number', value: 4, choices: HARM_CHOICES },
        ],
      },
      {
        label: `${actor.name}: feat of position`,
        group: 'feat',
        actor: actor.id,
        command: { type: 'feat', actor: actor.id },
        needs: [
          {
            name: 'ability',
            label: 'Ability',
            kind: 'choice',
            choices: ABILITIES.map((one) => ({ value: one, label: ABILITY_NAMES[one] })),
          },
          drBlank,
        ],
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

export const actCommands = [act, feat, rescue];
