import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { remember } from '../checks/lastRolls.ts';
import { defineCommand } from '../../contract.ts';
import { abilityField, drField, edgeField, focusField, helperField } from '../checks/fields.ts';
import { checkFields, checkGrounds, strikeGrounds, takeHelp } from '../checks/circumstances.ts';
import { isNuanced, makeCheck } from '../checks/checks.ts';
import { actors, helpersOf } from './acting.ts';
import { shieldFields, shieldNeeds } from './attackOffers.ts';
import { HARM_CHOICES, HarmDie } from '../harm/harmDie.ts';
import { AbilitySchema } from '../sheet/sheet.ts';
import { strike } from './strike.ts';
import { demandAction, spendAction } from './turns.ts';

/** Harm with a die that the Referee picks, or a Check for position; either takes the action (NS-72). */
export const featCommand = defineCommand({
  type: 'feat',
  title: 'Perform feat',
  about: 'Harm without a Weapon, by a die that the Referee picks, or position, control or escape by a Check.',
  fieldNotes: '`die` is for harm, `ability` for a Check.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('feat'),
    actor: IdSchema,
    about: z.string().trim().max(200).default(''),
    die: HarmDie.optional(),
    target: IdSchema.optional(),
    ability: AbilitySchema.optional(),
    ...checkFields,
    ...shieldFields,
  }),
  decide: (decision, command) => {
    const { actor: id, die, target, ability, about, focus } = command;
    if ((die === undefined) === (ability === undefined))
      throw new Refusal(
        'bad-field',
        'Choose either a die for harm or an Ability for a Check (NS-72).',
        'die',
      );
    const creature = demandAction(decision, id, ability ?? 'attack');
    if (ability !== undefined) {
      takeHelp(decision, id, command.helper);
      const grounds = checkGrounds(decision, creature, ability, command);
      const nuanced = isNuanced(decision.state, command.nuanced);
      makeCheck(decision, {
        actor: id,
        ability,
        dr: command.dr,
        purpose: 'feat',
        about,
        grounds,
        nuanced,
        focus,
      });
    } else {
      if (target === undefined || target === id)
        throw new Refusal('bad-field', 'Choose whom the feat harms.', 'target');
      const struck = ableCreature(decision.state, target, 'target').id;
      const grounds = strikeGrounds(decision, creature, command);
      const last = strike(decision, {
        actor: id,
        target: struck,
        means: { feat: about },
        dice: [die ?? 4],
        grounds,
        focus,
        shieldFrom: command.shield ? command.shieldFrom : undefined,
      });
      remember(decision, last);
    }
    spendAction(decision, id);
  },
  offers: (campaign) =>
    actors(campaign).flatMap(({ actor, foes, friends }) => [
      {
        label: `${actor.name}: harmful feat…`,
        group: 'feat',
        actor: actor.id,
        command: { type: 'feat', actor: actor.id },
        needs: [
          choiceOf(foes, 'target', 'Target'),
          { name: 'die', label: 'Damage die', kind: 'number', value: 4, choices: HARM_CHOICES },
          edgeField,
          ...focusField(actor),
          ...shieldNeeds(campaign, foes),
        ],
      },
      {
        label: `${actor.name}: feat to gain position…`,
        group: 'feat',
        actor: actor.id,
        command: { type: 'feat', actor: actor.id },
        needs: [
          abilityField,
          drField,
          edgeField,
          ...helperField(helpersOf(campaign, friends)),
          ...focusField(actor),
        ],
      },
    ]),
});
