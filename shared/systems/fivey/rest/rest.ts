import { whereTheyThink } from '../../../hex/mistaken.ts';
import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { defineCommand } from '../../contract.ts';
import { endRest } from '../../common/endRest.ts';
import { closeRolls } from '../checks/checks.ts';
import { campCheck } from '../road/encounters.ts';
import { nightPlans } from './nightPlans.ts';
import { canDo, REST_ACTS, REST_IDS, resting, restingFor, useRestAction } from './restActs.ts';
import { dyingOf } from '../sheet/hitPoints.ts';
import { campMade, sleepBegan } from '../events/rest.ts';
import { NIGHT_FEATS, nightFeats } from './nightFeats.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isNight } from './day.ts';
import { calendar } from '../words.ts';

const camp = defineCommand({
  type: 'camp',
  title: 'Make camp',
  about: 'Ends the day’s travel. Time passes until night.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('camp') }),
  decide: (decision) => {
    const { clock } = decision.state;
    if (isNight(clock))
      throw new Refusal('night-already', 'It is already night. Choose rest actions or sleep.');
    decision.emit(campMade, { hex: whereTheyThink(decision.state.party) });
    passTime(decision, nextAtHour(clock, calendar.dusk) - clock);
    campCheck(decision);
  },
  offers: ({ clock }) =>
    isNight(clock)
      ? []
      : [
          {
            label: 'Make camp',
            detail: 'until night',
            command: { type: 'camp' },
            opens: 'night',
            atOnce: true,
          },
        ],
});

const partsField = { name: 'parts', label: 'Parts to buy', kind: 'number', value: 1 } as const;

/** A rest action of someone, of those that they can take. */
const actOffer = (campaign: Campaign, creature: Creature): Offer<RestAction> => ({
  label: 'Rest action',
  detail: `${sheetOf(creature).restActions} left`,
  group: 'night',
  actor: creature.id,
  command: { type: 'rest-action', actor: creature.id },
  needs: [
    {
      name: 'action',
      label: 'Action',
      kind: 'choice',
      choices: REST_IDS.filter(
        (one) => one !== 'attune' && one !== 'feat' && canDo(campaign, creature, one),
      ).map((value) => ({ value, label: value })),
    },
    ...(canDo(campaign, creature, 'blessing')
      ? [{ ...choiceOf(partyOf(campaign), 'target', 'Bless'), optional: true }]
      : []),
  ],
});

/** What feats let someone do at night. */
const featOffers = (creature: Creature): Offer<RestAction>[] =>
  nightFeats(creature).map((feat) => ({
    label: `${creature.name}: ${feat}`,
    detail: NIGHT_FEATS[feat]?.line ?? '',
    group: 'night',
    actor: creature.id,
    command: { type: 'rest-action', actor: creature.id, action: 'feat', what: feat },
    ...(NIGHT_FEATS[feat]?.bought ? { needs: [partsField] } : {}),
  }));

/** A blessing for each who lies dying: nothing else heals them. */
const savingOffers = (campaign: Campaign, { id: actor, name }: Creature): Offer<RestAction>[] =>
  partyOf(campaign, true)
    .filter((one) => dyingOf(one, campaign))
    .map((one) => ({
      label: `${name} blesses ${one.name}`,
      detail: 'd6 + CHA hit points',
      group: 'night',
      actor,
      helps: true,
      command: { type: 'rest-action', actor, action: 'blessing', target: one.id },
    }));

/** The things that someone may attune to. */
const attuneOffers = ({ id, items }: Creature): Offer<RestAction>[] =>
  items.length === 0
    ? []
    : [
        {
          label: 'Attune to item…',
          group: 'night',
          actor: id,
          command: { type: 'rest-action', actor: id, action: 'attune' },
          needs: [
            {
              name: 'item',
              label: 'Item',
              kind: 'choice',
              choices: items.map((item) => ({ value: item.id, label: item.name })),
            },
          ],
        },
      ];

const restActionFields = z.strictObject({
  type: z.literal('rest-action'),
  actor: IdSchema.optional(),
  action: z.enum(REST_IDS),
  item: IdSchema.optional(),
  target: IdSchema.optional(),
  condition: IdSchema.optional(),
  what: z.string().trim().max(300).default(''),
  /** A gnome’s device: how many parts are bought for it. */
  parts: z.int().min(1).max(100).default(1),
});
type RestAction = z.input<typeof restActionFields>;

const restAction = defineCommand({
  type: 'rest-action',
  title: 'Rest action',
  about: 'Takes a rest action for one character, or for all who can.',
  when: ['world'],
  helps: true,
  fields: restActionFields,
  decide: (decision, { actor: id, action, ...given }) => {
    const who = id === undefined ? restingFor(decision.state, action) : [ableCreature(decision.state, id)];
    if (who.length === 0)
      throw new Refusal('no-rest-action', 'Tonight no one has a rest action left for this.');
    closeRolls(decision);
    for (const creature of who) {
      useRestAction(decision, creature);
      REST_ACTS[action]?.(decision, creatureAt(decision.state, creature.id), given);
    }
  },
  offers: (campaign) => {
    const who = isNight(campaign.clock) ? resting(campaign) : [];
    const fed = isNight(campaign.clock) ? restingFor(campaign, 'recover') : [];
    const wounded = fed.filter(({ hitPoints }) => hitPoints.now < hitPoints.max);
    return [
      ...(fed.length > 0
        ? [
            {
              label: 'Everyone recovers',
              detail: `${wounded.length} wounded`,
              main: wounded.length > 0,
              command: { type: 'rest-action', action: 'recover' } as const,
            },
          ]
        : []),
      ...who.map((creature) => actOffer(campaign, creature)),
      ...who.filter((one) => canDo(campaign, one, 'blessing')).flatMap((one) => savingOffers(campaign, one)),
      ...who.flatMap(featOffers),
      ...who.flatMap(attuneOffers),
    ];
  },
});

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep until dawn',
  about: 'Time passes until dawn.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('sleep') }),
  decide: (decision) => {
    const { clock } = decision.state;
    if (!isNight(clock)) throw new Refusal('not-night', 'It is day. Make camp first.');
    decision.emit(sleepBegan, { hex: whereTheyThink(decision.state.party) });
    passTime(decision, nextAtHour(clock, calendar.dawn) - clock);
    endRest(decision, partyOf(decision.state, true));
  },
  offers: ({ clock }) =>
    isNight(clock)
      ? [{ label: 'Sleep until dawn', main: true, command: { type: 'sleep' }, opens: 'night' }]
      : [],
});

export const restCommands = [camp, restAction, nightPlans, sleep];
