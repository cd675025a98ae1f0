import { z } from 'zod';
import { ableCreature } from '../../../campaign/lookup.ts';
import { forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { TENNITE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { closeRolls } from '../checks/checks.ts';
import { doActivity } from './activities.ts';
import { renewCredit } from './founding.ts';
import { goingOn, payLifestyle, payTurn, SPANS } from './lifestyle.ts';
import { adventurers, lodgeFor } from './lodging.ts';
import { planFields, PlanSchema, usualLifestyle } from './planForms.ts';
import { LIFESTYLES, type Plan } from './plans.ts';

/** Refuses two plans of one person, and those who cannot do anything. */
function demandPlans(decision: Decision, plans: readonly Plan[]): void {
  if (new Set(plans.map(({ actor }) => actor)).size < plans.length)
    throw new Refusal(
      'one-activity',
      'Each character takes one activity in a tennite. Remove the second plan.',
      'plans',
    );
  forEachOrRefuse(plans, ({ actor }) => ableCreature(decision.state, actor, 'actor'), 'plans');
}

const named = (members: readonly Creature[]): { actor: string }[] => members.map(({ id }) => ({ actor: id }));

const tennite = defineCommand({
  type: 'tennite',
  title: 'Plan downtime (10 days)',
  about:
    'Ten days: a lifestyle and one activity for each character. Characters without a plan live squalidly and do nothing.',
  when: ['downtime'],
  fields: z.strictObject({ type: z.literal('tennite'), plans: z.array(PlanSchema).max(20) }),
  decide: (decision, { plans }) => {
    demandPlans(decision, plans);
    closeRolls(decision);
    renewCredit(decision);
    forEachOrRefuse(
      plans,
      (plan) => {
        payLifestyle(decision, plan, 'tennite');
        payTurn(decision, plan, 'tennite', 0);
        doActivity(decision, plan);
      },
      'plans',
    );
    lodgeFor(decision, TENNITE);
  },
  offers: (campaign) => {
    const members = adventurers(campaign);
    const plans = members.map((creature) => {
      const lifestyle = usualLifestyle(creature);
      return { actor: creature.id, lifestyle, activity: LIFESTYLES[lifestyle].activity };
    });
    return [
      {
        label: 'Everyone works (10 days)',
        detail: 'poor lifestyle, 10 crowns each',
        main: true,
        command: { type: 'tennite', plans },
      },
      {
        label: 'Plan downtime (10 days)…',
        detail: 'lifestyle and activity',
        command: { type: 'tennite', plans: named(members) },
        needs: planFields(campaign, members),
        group: 'downtime',
      },
      {
        label: 'Rest for 10 days',
        detail: 'squalid, no activity',
        command: { type: 'tennite', plans: [] },
        group: 'downtime',
      },
    ];
  },
});

/** Whole seasons and years are paid at once and bring three or twelve activities. */
const longDowntime = defineCommand({
  type: 'long-downtime',
  title: 'Plan long downtime',
  about:
    'Pays a lifestyle for a season (twice a tennite’s price, three activities) or a year (ten times, twelve activities). Each character repeats their activity until a study succeeds.',
  when: ['downtime'],
  fields: z.strictObject({
    type: z.literal('long-downtime'),
    span: z.enum(['season', 'year']),
    plans: z.array(PlanSchema).max(20),
  }),
  decide: (decision, { span, plans }) => {
    demandPlans(decision, plans);
    closeRolls(decision);
    forEachOrRefuse(plans, (plan) => payLifestyle(decision, plan, span), 'plans');
    const { turns } = SPANS[span];
    const whole = decision.system.scales[span] ?? turns * TENNITE;
    let going: readonly Plan[] = plans;
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn > 0) going = goingOn(decision, going, span);
      renewCredit(decision);
      for (const plan of going) {
        payTurn(decision, plan, span, turn);
        doActivity(decision, plan);
      }
      lodgeFor(decision, whole / turns);
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? (['season', 'year'] as const).flatMap((span) => {
          const members = adventurers(campaign);
          const command = { type: 'long-downtime', span } as const;
          return [
            {
              label: `Plan downtime (${span})…`,
              group: 'downtime',
              command: { ...command, plans: named(members) },
              needs: planFields(campaign, members, SPANS[span].price),
            },
            {
              label: `Rest for a ${span}`,
              detail: 'squalid, no activity',
              group: 'downtime',
              command: { ...command, plans: [] },
            },
          ];
        })
      : [],
});

export const downtimeCommands = [tennite, longDowntime];
