import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { commandRules } from '../commandRules.ts';
import { CHART, stepOf } from '../sheet/dieSizes.ts';
import { rulingOf } from '../rulings.ts';
import { changeSheet, levelsOf, sheetOf } from '../sheet/sheet.ts';
import {
  endStatus,
  fearsOf,
  giveStatus,
  hasAlready,
  hasStatus,
  STATUSES,
  STATUS_IDS,
  type StatusId,
} from './statuses.ts';

const statusChoices = STATUS_IDS.map((id) => ({ value: id, label: STATUSES[id].name }));

const give = defineCommand({
  type: 'give-status',
  title: 'A status',
  about:
    'Lays one of the fourteen statuses on somebody; what it does is applied from now on. Fear names its source.',
  when: ['anytime'],
  rules: commandRules['give-status'],
  fields: z.strictObject({
    type: z.literal('give-status'),
    creature: IdSchema,
    status: z.enum(STATUS_IDS),
    source: z.string().trim().max(200).default(''),
    /** What a hallucination shows, for the GM alone. */
    secret: z.string().trim().max(1000).default(''),
  }),
  decide: (decision, { creature: id, status, source, secret }) => {
    const { name, status: body } = creatureAt(decision.state, id);
    if (body === 'dead') throw new Refusal('not-able', `${name} is dead (BV-55).`, 'creature');
    if (status === 'afraid' && source === '')
      throw new Refusal('bad-field', `Say what ${name} is afraid of (BV-51).`, 'source');
    if (hasAlready(creatureAt(decision.state, id), status, source))
      throw new Refusal(
        'already-there',
        `${name} is ${STATUSES[status].name.toLowerCase()} already.`,
        'status',
      );
    giveStatus(decision, id, status, source);
    if (secret) decision.emit(noteWritten, { about: id }, `${name} sees: ${secret}`, { secret: true });
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) => {
    const party = partyOf(campaign);
    const fresh = statusChoices.filter(
      ({ value }) => value === 'afraid' || !party.some((one) => hasStatus(one, value)),
    );
    return party.length > 0
      ? [
          {
            label: 'A status',
            group: 'harm',
            command: { type: 'give-status' },
            needs: [
              choiceOf(party, 'creature', 'Who'),
              { name: 'status', label: 'Which', kind: 'choice', choices: fresh },
              {
                name: 'source',
                label: 'Afraid of what',
                kind: 'text',
                value: 'what stands there',
                optional: true,
              },
            ],
          },
        ]
      : [];
  },
});

/** Whoever has lost the voice stays mute (BV-37). */
const isForGood = (creature: Creature, status: StatusId): boolean =>
  status === 'mute' && sheetOf(creature).lost.includes('voice');

/** Statuses end when the GM says so (BV-S19). */
const end = defineCommand({
  type: 'end-status',
  title: 'A status ends',
  about: 'Takes a status off somebody; who wakes can act again.',
  when: ['anytime'],
  rules: commandRules['end-status'],
  fields: z.strictObject({
    type: z.literal('end-status'),
    creature: IdSchema,
    status: z.enum(STATUS_IDS),
    /** Of several fears this one; left out, all of them. */
    source: z.string().trim().max(200).optional(),
  }),
  decide: (decision, { creature: id, status, source }) => {
    const creature = creatureAt(decision.state, id);
    if (!hasStatus(creature, status) || (source !== undefined && !hasAlready(creature, status, source)))
      throw new Refusal(
        'no-need',
        `${creature.name} is not ${STATUSES[status].name.toLowerCase()}.`,
        'status',
      );
    if (status === 'dead') throw new Refusal('not-able', `${creature.name} stays dead (BV-55).`, 'status');
    const below = rulingOf(decision.state, 'wakes-below');
    if (status === 'unconscious' && levelsOf(sheetOf(creature)) >= below)
      throw new Refusal(
        'exhausted',
        `${creature.name} wakes when exhaustion is below ${below} (BV-S11).`,
        'status',
      );
    if (isForGood(creature, status))
      throw new Refusal(
        'not-able',
        `${creature.name} has lost the voice for good; give it back by hand first (BV-37).`,
        'status',
      );
    endStatus(decision, id, status, source);
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ status }) => status !== 'dead')
      .flatMap((one) =>
        STATUS_IDS.filter((status) => hasStatus(one, status) && !isForGood(one, status))
          .filter(
            (status) =>
              status !== 'unconscious' || sheetOf(one).exhaustion < rulingOf(campaign, 'wakes-below'),
          )
          .flatMap((status) => {
            const sources = status === 'afraid' ? fearsOf(one) : [];
            const label = `${one.name}: no longer ${STATUSES[status].name.toLowerCase()}`;
            const command = { type: 'end-status', creature: one.id, status };
            return sources.length < 2
              ? [{ label, group: 'care', actor: one.id, command }]
              : sources.map((source) => ({
                  label: `${label} of ${source}`,
                  group: 'care',
                  actor: one.id,
                  command: { ...command, source },
                }));
          }),
      ),
});

const setAbility = defineCommand({
  type: 'set-ability',
  title: 'Change an ability',
  about:
    'Gives an ability another die or modifier, moves it along the chart, or adds an ability that the table plays with.',
  when: ['anytime'],
  rules: commandRules['set-ability'],
  fields: z.strictObject({
    type: z.literal('set-ability'),
    creature: IdSchema,
    ability: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z ]{0,28}$/, 'a word'),
    die: z.enum(CHART).optional(),
    /** Places up the chart, down with a minus. */
    steps: z.int().min(-16).max(16).optional(),
    modifier: z.int().min(-10).max(20).optional(),
  }),
  decide: (decision, { creature: id, ability, die, steps, modifier }) => {
    const creature = creatureAt(decision.state, id);
    const { abilities } = sheetOf(creature);
    const before = abilities[ability] ?? { die: '1d4' as const, modifier: 0 };
    const size = stepOf(die ?? before.die, steps ?? 0);
    const after = { die: size, modifier: modifier ?? before.modifier };
    const signed =
      after.modifier === 0 ? '' : after.modifier > 0 ? ` +${after.modifier}` : ` −${-after.modifier}`;
    changeSheet(
      decision,
      id,
      { abilities: { ...abilities, [ability]: after } },
      `${creature.name}: ${ability.toUpperCase()} ${size}${signed}.`,
    );
  },
});

export const statusCommands = [give, end, setAbility];
