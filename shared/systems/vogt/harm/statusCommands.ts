import { z } from 'zod';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { visionSeen } from '../events/harm.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isForGood } from './dismemberment.ts';
import { dyingOf, gainExhaustion, isTooExhausted } from './harm.ts';
import { STATUS_IDS, type StatusId } from './marks.ts';
import { demandAlive, endStatus, fearsOf, giveStatus, hasAlready, hasStatus, STATUSES } from './statuses.ts';

const statusChoices = STATUS_IDS.map((id) => ({ value: id, label: STATUSES[id].name }));
const called = (status: StatusId): string => STATUSES[status].name.toLowerCase();

const give = defineCommand({
  type: 'give-status',
  title: 'Add status',
  about: 'Adds one of the fourteen statuses; its effects apply from now on. Afraid needs its source.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('give-status'),
    creature: IdSchema,
    status: z.enum(STATUS_IDS),
    source: z.string().trim().max(200).default(''),
    /** What a hallucination shows, for the GM alone. */
    secret: z.string().trim().max(1000).default(''),
  }),
  decide: (decision, { creature: id, status, source, secret }) => {
    const creature = creatureAt(decision.state, id);
    demandAlive(creature);
    if (STATUSES[status].sourced && source === '')
      throw new Refusal('bad-field', `Enter what ${creature.name} is afraid of.`, 'source');
    if (hasAlready(creature, status, source))
      throw new Refusal('already-there', `${creature.name} is already ${called(status)}.`, 'status');
    giveStatus(decision, id, status, source);
    if (secret)
      decision.emit(visionSeen, { creature: id, vision: secret }, { ...by(decision, status), secret: true });
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) => {
    const party = partyOf(campaign);
    const fresh = statusChoices.filter(
      ({ value }) => value === 'afraid' || !party.some((one) => hasStatus(one, value)),
    );
    if (party.length === 0) return [];
    return [
      {
        label: 'Add status…',
        group: 'harm',
        command: { type: 'give-status' },
        needs: [
          choiceOf(party, 'creature', 'Who'),
          { name: 'status', label: 'Status', kind: 'choice', choices: fresh },
          {
            name: 'source',
            label: 'Afraid of',
            kind: 'text',
            value: 'the foe',
            optional: true,
          },
        ],
      },
    ];
  },
});

/** Whether the GM can end a status now. */
const mayEnd = (creature: Creature, status: StatusId): boolean =>
  hasStatus(creature, status) &&
  !isForGood(creature, status) &&
  !(status === 'unconscious' && isTooExhausted(sheetOf(creature).exhaustion));

type EndStatus = { type: 'end-status'; creature: string; status: StatusId; source: string };

function endOffers(creature: Creature, status: StatusId): Offer<EndStatus>[] {
  const sources = status === 'afraid' ? fearsOf(creature) : [];
  const label = `${creature.name}: remove ${called(status)}`;
  const all = {
    group: 'care',
    actor: creature.id,
    ...(status === 'bleeding' && dyingOf(creature) ? { helps: true as const } : {}),
  };
  const command = { type: 'end-status', creature: creature.id, status } as const;
  if (sources.length < 2) return [{ ...all, label, command }];
  return sources.map((source) => ({
    ...all,
    label: `${label} (${source})`,
    command: { ...command, source },
  }));
}

/** Refuses to end a status that is not there or cannot end. */
function demandEnd(creature: Creature, status: StatusId, source: string | undefined): void {
  if (!hasStatus(creature, status) || (source !== undefined && !hasAlready(creature, status, source)))
    throw new Refusal('no-need', `${creature.name} is not ${called(status)}.`, 'status');
  if (status === 'dead') demandAlive({ ...creature, status: 'dead' });
  if (status === 'unconscious' && isTooExhausted(sheetOf(creature).exhaustion))
    throw new Refusal(
      'exhausted',
      `${creature.name} wakes when exhaustion is below 3. Lower it first.`,
      'status',
    );
  if (isForGood(creature, status))
    throw new Refusal(
      'not-able',
      `${creature.name} has lost their voice for good. Remove it from “Lost” on the sheet first.`,
      'status',
    );
}

/** Statuses end when the GM says so (BV-S19). */
const end = defineCommand({
  type: 'end-status',
  title: 'Remove status',
  about: 'Removes a status. A character who wakes can act again.',
  when: ['anytime'],
  helps: true,
  fields: z.strictObject({
    type: z.literal('end-status'),
    creature: IdSchema,
    status: z.enum(STATUS_IDS),
    /** Which of several fears; left out, all of them. */
    source: z.string().trim().max(200).optional(),
  }),
  decide: (decision, { creature: id, status, source }) => {
    demandEnd(creatureAt(decision.state, id), status, source);
    endStatus(decision, id, status, { source, rule: 'status-over' });
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ status }) => status !== 'dead')
      .flatMap((one) =>
        STATUS_IDS.filter((status) => mayEnd(one, status)).flatMap((status) => endOffers(one, status)),
      ),
});

const exhaust = defineCommand({
  type: 'exhaust',
  title: 'Add exhaustion',
  about: 'Adds a level of exhaustion with all its effects.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('exhaust'),
    creature: IdSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature, why }) => {
    demandAlive(creatureAt(decision.state, creature));
    decision.asDeedOf({ means: why }, () => gainExhaustion(decision, creature, why));
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Add exhaustion…',
            group: 'harm',
            command: { type: 'exhaust' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ],
});

export const statusCommands = [exhaust, give, end];
