import { z } from 'zod';
import { defineCommand, type Decision, type System } from '../../systems/contract.ts';
import { DAY } from '../../time/scales.ts';
import { waited } from '../events/time.ts';
import { IdSchema } from '../ids.ts';
import { burning, lightUp, putOut } from '../light.ts';
import { passTime } from '../passTime.ts';
import { Refusal } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Campaign } from '../state.ts';
import { ScaleSchema, unitOf } from './units.ts';

/** The seconds that a command asks to pass; refuses more than about a year with `bad-field`. */
export function spanAsked(
  { state, system }: Decision,
  { scale, count }: { scale: z.infer<typeof ScaleSchema>; count: number },
): number {
  const seconds = unitOf(state, system, scale) * count;
  if (seconds > 400 * DAY)
    throw new Refusal('bad-field', 'That is more than a year. Pass less time at once.', 'count');
  return seconds;
}

export const passTimeCommand = defineCommand({
  type: 'pass-time',
  title: 'Pass time',
  about: 'Advances the clock; everything that falls due on the way happens.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('pass-time'),
    scale: ScaleSchema,
    count: z.int().min(1).max(1000).default(1),
  }),
  decide: (decision, { scale, count }) => {
    const seconds = spanAsked(decision, { scale, count });
    decision.emit(waited, { scale, count, seconds });
    passTime(decision, seconds);
  },
  offers: ({ party }, { scales }) =>
    (['hour', 'watch'] as const)
      .filter((scale) => scales[scale] !== undefined && !party.site)
      .map((scale) => ({
        label: scale === 'hour' ? 'Pass an hour' : 'Pass a watch',
        group: 'time',
        command: { type: 'pass-time', scale },
      })),
});

const holderFields = { creature: IdSchema, item: IdSchema };

const light = defineCommand({
  type: 'light',
  title: 'Light',
  about: 'Lights a torch or lamp. It burns down as time passes.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('light'), ...holderFields }),
  decide: (decision, { creature, item }) => lightUp(decision, creature, item),
  offers: (campaign, system) => lights(campaign, system, 'light'),
});

const douse = defineCommand({
  type: 'douse',
  title: 'Put out',
  about: 'Puts out a light. What is left can be lit again.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('douse'), ...holderFields }),
  decide: (decision, { creature, item }) => putOut(decision, creature, item),
  offers: (campaign, system) => lights(campaign, system, 'douse'),
});

function lights<Type extends 'light' | 'douse'>(campaign: Campaign, system: System, type: Type) {
  const lit = type === 'douse';
  return partyOf(campaign).flatMap((holder) =>
    holder.items
      .filter(
        (item) =>
          item.kind === 'light' &&
          system.light.of(item, campaign) &&
          (burning(campaign, holder.id, item.id) !== undefined) === lit,
      )
      .map((item) => ({
        label: lit ? `Put out ${item.name.toLowerCase()}` : `Light ${item.name.toLowerCase()}`,
        detail: holder.name,
        group: 'light',
        actor: holder.id,
        command: { type, creature: holder.id, item: item.id },
      })),
  );
}

export const timeCommands = [passTimeCommand, light, douse];
