import { z } from 'zod';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { HOUR, MINUTE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { ATTRIBUTES, bodyOf } from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import {
  breatherOffer,
  catchBreath,
  lodge,
  needsBreath,
  sleepTheNight,
} from '../../cairn-family/harm/care.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { demandProvided, isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { recoverFrom, stopDying } from '../../cairn-family/harm/harm.ts';
import { regainHitPoints, restoreScores } from '../../cairn-family/harm/healing.ts';
import { endRest } from '../../common/endRest.ts';
import { recoveryBarred } from '../../cairn-family/events/bodies.ts';
import { restored, restTaken, weekOfCareBegan } from '../events.ts';
import { healScars, waitOf } from '../harm/scars.ts';
import { takeIntoCare } from '../harm/scarKinds.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { familyNumber } from '../../cairn-family/options/index.ts';
import { cairnOption, type CairnChoice } from '../options.ts';
import { conditionDetails } from '../../cairn-family/sheet/details.ts';

const breathless = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => needsBreath(campaign, one));

const breather = defineCommand({
  type: 'breather',
  title: 'Catch breath',
  about:
    'A few moments and a drink of water restore all lost HP, except for the Deprived. Stabilized characters get up again.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  fields: z.strictObject({ type: z.literal('breather'), creature: IdSchema.optional() }),
  decide: (decision, { creature: id }) => {
    const who = id === undefined ? breathless(decision.state) : [demandProvided(decision, id)];
    if (!who.some((one) => needsBreath(decision.state, one)))
      throw new Refusal(
        'no-need',
        `No one has lost HP that a breather restores (${ruleOf(decision, 'breather')}).`,
      );
    passTime(decision, familyNumber(decision.state, 'breather-minutes') * MINUTE);
    for (const one of who) catchBreath(decision, one.id);
  },
  offers: (campaign) => {
    const who = breathless(campaign).filter((one) => !isDeprived(one));
    return who.length > 0 ? [breatherOffer(who)] : [];
  },
});

const RESTED_HOURS = 3;

/** Rest by day: after three hours who was walloped gets over it. */
function restHours(decision: Decision, hours: number): void {
  passTime(decision, hours * HOUR);
  for (const { id } of eaters(decision.state)) {
    if (hours >= RESTED_HOURS) healScars(decision, id, ['hours']);
    if (needsBreath(decision.state, creatureAt(decision.state, id))) catchBreath(decision, id);
  }
}

const rest = defineCommand({
  type: 'rest',
  title: 'Rest for hours',
  about: 'A rest by day restores HP. After three hours the Walloped recover.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({ type: z.literal('rest'), hours: z.int().min(1).max(12).default(RESTED_HOURS) }),
  decide: (decision, { hours }) => {
    decision.emit(restTaken, { kind: 'hours', hours, safe: false }, by(decision, 'breather'));
    restHours(decision, hours);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0 ? [{ label: 'Rest 3 hours', group: 'rest', command: { type: 'rest' } }] : [],
});

const NIGHT_HOURS = 8;

/** How much Fatigue a night takes away where it is not safe. */
const UNSAFE_NIGHT: Readonly<Record<CairnChoice<'unsafe-sleep'>, number>> = {
  none: 0,
  one: 1,
  all: Infinity,
};

/** A full night in a safe place takes all Fatigue away, and lets the collapsed get up (CA-20). */
function refresh(decision: Decision, id: string, safe: boolean): void {
  const most = safe ? Infinity : UNSAFE_NIGHT[cairnOption(decision.state, 'unsafe-sleep')];
  if (most === 0 || isDeprived(creatureAt(decision.state, id))) return;
  shedFatigue(decision, id, most);
  recoverFrom(decision, id, ({ collapsed }) => collapsed);
}

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep',
  about:
    'A full night of sleep. In a safe place it removes all Fatigue, except from the Deprived. Elsewhere there may be an encounter.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({ type: z.literal('sleep'), safe: z.boolean().default(false) }),
  decide: (decision, { safe }) => {
    decision.emit(restTaken, { kind: 'night', hours: NIGHT_HOURS, safe }, by(decision, 'night'));
    const sleepers = sleepTheNight(decision, NIGHT_HOURS, () => !safe && encounterCheck(decision));
    for (const { id } of sleepers) {
      healScars(decision, id, ['hours']);
      const creature = creatureAt(decision.state, id);
      if (needsBreath(decision.state, creature)) catchBreath(decision, id);
      refresh(decision, id, safe);
    }
    endRest(decision, sleepers);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Sleep in a safe place',
            group: 'rest',
            command: { type: 'sleep', safe: true },
            opens: 'night',
          },
          { label: 'Sleep in the wild', group: 'rest', command: { type: 'sleep' }, opens: 'night' },
        ],
});

const WEEK_DAYS = 7;

/** Whether a score that left someone helpless is still at 0. */
const isSpent = (creature: Creature, spent: unknown): boolean =>
  ATTRIBUTES.some((one) => one === spent && bodyOf(creature)[one].now === 0);

/**
 * A week under care, or what does all of it at once: scores, hit points, Fatigue, broken limbs and the rest; ears only at once
 *. The Deprived get over their scars and regain nothing (CA-70).
 */
function recover(decision: Decision, id: string, atOnce = false): void {
  if (find(decision.state.creatures, id)?.status === 'dead') return;
  stopDying(decision, id);
  healScars(decision, id, atOnce ? ['hours', 'week', 'aid'] : ['week'], atOnce ? 'at once' : 'a week');
  const creature = creatureAt(decision.state, id);
  if (isDeprived(creature)) {
    decision.emit(recoveryBarred, { creature: id }, by(decision, 'no-recovery'));
    return;
  }
  restoreScores(decision, id, atOnce ? 'extraordinary aid' : 'a week of care');
  regainHitPoints(decision, id, Infinity, atOnce ? 'extraordinary aid' : 'a week of care');
  shedFatigue(decision, id);
  recoverFrom(decision, id, ({ spent }) => !isSpent(creatureAt(decision.state, id), spent));
}

/** What care costs, the Warden says; time passes in downtime as on the road (CA-14, CA-S14). */
const recuperate = defineCommand({
  type: 'recuperate',
  title: 'Rest a week with a healer',
  about:
    'Seven days of care with food and lodging: restores scores, HP and Fatigue, and heals scars. The Deprived regain nothing.',
  when: ['world', 'downtime'],
  fields: z.strictObject({
    type: z.literal('recuperate'),
    healer: z.string().trim().min(1, 'Enter who helps.').max(200).default('a healer'),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { healer, price }) => {
    decision.emit(weekOfCareBegan, { healer, price });
    for (const { id } of eaters(decision.state)) {
      takeIntoCare(decision, id);
      healScars(decision, id, ['hours']);
    }
    lodge(decision, WEEK_DAYS);
    for (const { id } of eaters(decision.state)) recover(decision, id);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Rest a week with a healer…',
            group: 'rest',
            command: { type: 'recuperate' },
            needs: [
              { name: 'healer', label: 'Healer', kind: 'text', value: 'a healer' },
              { name: 'price', label: 'Price', kind: 'text', optional: true },
            ],
          },
        ],
});

/** Those whom extraordinary aid could rid of a scar or of helplessness. */
const afflicted = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(
    ({ status, conditions }) =>
      status !== 'dead' &&
      conditions.some((one) => conditionDetails(one).helpless || ['week', 'aid'].includes(waitOf(one) ?? '')),
  );

const restore = defineCommand({
  type: 'restore',
  title: 'Use extraordinary aid',
  about: 'Magic or similar help does at once for one character what a week of care would do.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('restore'),
    creature: IdSchema,
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, price }) => {
    const { name, status } = creatureAt(decision.state, id);
    if (status === 'dead')
      throw new Refusal('not-able', `${name} is dead (${ruleOf(decision, 'take-over')}).`, 'creature');
    decision.emit(restored, { creature: id, price });
    recover(decision, id, true);
  },
  offers: (campaign) =>
    afflicted(campaign).length > 0
      ? [
          {
            label: 'Use extraordinary aid…',
            group: 'care',
            command: { type: 'restore' },
            needs: [choiceOf(afflicted(campaign), 'creature', 'Patient')],
          },
        ]
      : [],
});

export const restCommands = [breather, rest, sleep, recuperate, restore];
