import { z } from 'zod';
import { defineCommand, type System } from '../../systems/contract.ts';
import { DAY, HOUR, MINUTE, spanInWords, TENNITE, type ScaleId } from '../../time/scales.ts';
import { noteWritten } from '../events/campaign.ts';
import { timerChanged, timerEnded, timerStarted } from '../events/time.ts';
import { fireTimer } from '../dues.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import { burning, lightUp, putOut } from '../light.ts';
import type { Offer } from '../offer.ts';
import { passTime } from '../passTime.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema, partyOf, TimerSchema, type Campaign, type Timer } from '../state.ts';

const UNITS: Partial<Record<ScaleId, number>> = { hour: HOUR, day: DAY, tennite: TENNITE };

/** The length of a unit of time in this system, in seconds; refuses with `unknown-scale`. */
function unitOf(system: System, scale: ScaleId | 'minute'): number {
  const seconds = scale === 'minute' ? MINUTE : (system.scales[scale] ?? UNITS[scale]);
  if (!seconds)
    throw new Refusal('unknown-scale', `${system.name} does not count time in ${scale}s.`, 'scale');
  return seconds;
}

const ScaleSchema = z.enum([
  'minute',
  'round',
  'turn',
  'hour',
  'watch',
  'day',
  'week',
  'tennite',
  'season',
  'year',
]);

const passTimeCommand = defineCommand({
  type: 'pass-time',
  title: 'Let time pass',
  about: 'The clock goes on by so many of a unit; everything that falls due on the way happens.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('pass-time'),
    scale: ScaleSchema,
    count: z.int().min(1).max(1000).default(1),
  }),
  decide: (decision, { scale, count }) => {
    const seconds = unitOf(decision.system, scale) * count;
    if (seconds > 400 * DAY) throw new Refusal('bad-field', 'More than a year can’t pass at once.', 'count');
    decision.emit(noteWritten, {}, `${spanInWords(seconds)} pass.`);
    passTime(decision, seconds);
  },
  offers: ({ party }, { scales }) =>
    (['hour', 'watch'] as const)
      .filter((scale) => scales[scale] !== undefined && !party.site)
      .map((scale) => ({
        label: `Let ${scale === 'hour' ? 'an hour' : 'a watch'} pass`,
        key: scale === 'hour' && scales.watch !== undefined ? 'h' : 'p',
        group: 'time',
        command: { type: 'pass-time', scale },
      })),
});

const startTimer = defineCommand({
  type: 'start-timer',
  title: 'Start a clock',
  about: 'A progress clock (segments), a countdown (in any unit of time), or a timer driven by a die.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('start-timer'),
    name: NameSchema,
    kind: TimerSchema.shape.kind,
    segments: z.int().min(2).max(100).optional(),
    scale: ScaleSchema.optional(),
    count: z.int().min(1).max(10_000).default(1),
    die: z.int().min(2).max(100).optional(),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { name, kind, segments, scale, count, die, secret }) => {
    const { clock, timers } = decision.state;
    const span = scale && unitOf(decision.system, scale) * count;
    if (kind === 'progress' && !segments)
      throw new Refusal('bad-field', 'A progress clock needs its number of segments.', 'segments');
    if (kind === 'countdown' && !span)
      throw new Refusal('bad-field', 'A countdown needs a unit of time and how many.', 'scale');
    if (kind === 'die' && !die) throw new Refusal('bad-field', 'This timer needs a die.', 'die');
    const figures: Record<Timer['kind'], Partial<Timer>> = {
      progress: { filled: 0, segments },
      countdown: { dueAt: clock + (span ?? 0) },
      // Without a unit the die is thrown by hand (`advance-timer`).
      die: { die, ...(span ? { every: span, nextAt: clock + span } : {}) },
    };
    const timer: Timer = {
      id: freshId(name, 'timer', timers),
      name,
      kind,
      order: 'timer',
      secret,
      own: {},
      ...figures[kind],
    };
    decision.emit(timerStarted, { timer }, `A clock begins: ${name}.`, secret ? { secret } : {});
  },
});

const advanceTimer = defineCommand({
  type: 'advance-timer',
  title: 'Move a clock on',
  about: 'Fills segments of a progress clock (a minus empties them), or throws the die of a timer now.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('advance-timer'),
    timer: IdSchema,
    by: z.int().min(-100).max(100).default(1),
  }),
  decide: (decision, { timer: id, by }) => {
    const timer = timerAt(decision.state, id);
    if (timer.kind === 'die') {
      fireTimer(decision, id);
      return;
    }
    if (timer.kind !== 'progress')
      throw new Refusal('not-by-hand', `${timer.name} is a countdown; it runs with the clock.`, 'timer');
    const from = timer.filled ?? 0;
    const segments = timer.segments ?? 0;
    const to = Math.min(segments, Math.max(0, from + by));
    const told = timer.secret ? { secret: true } : {};
    decision.emit(
      timerChanged,
      { timer: id, from: { filled: from }, to: { filled: to } },
      `${timer.name}: ${to} of ${segments}.`,
      told,
    );
    if (to === segments) {
      decision.emit(
        timerEnded,
        { timer: timerAt(decision.state, id), due: true },
        `${timer.name} is full.`,
        told,
      );
      decision.system.timerDue?.(decision, timer);
    }
  },
});

const setTimer = defineCommand({
  type: 'set-timer',
  title: 'Set a clock',
  about: 'Puts a clock by hand where the referee says it stands.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-timer'),
    timer: IdSchema,
    die: z.int().min(1).max(100).optional(),
    filled: z.int().min(0).max(100).optional(),
  }),
  decide: (decision, { timer: id, die, filled }) => {
    const timer = timerAt(decision.state, id);
    if (filled !== undefined && filled > (timer.segments ?? 0))
      throw new Refusal('bad-field', `${timer.name} has ${timer.segments ?? 0} segments.`, 'filled');
    const to = { ...(die === undefined ? {} : { die }), ...(filled === undefined ? {} : { filled }) };
    decision.emit(
      timerChanged,
      { timer: id, from: { die: timer.die, filled: timer.filled }, to },
      `${timer.name} is set by hand.`,
      {
        secret: timer.secret,
      },
    );
  },
});

const restartTimer = defineCommand({
  type: 'restart-timer',
  title: 'Let a clock go on',
  about: 'Brings back a clock that ended.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('restart-timer'), timer: TimerSchema }),
  decide: (decision, { timer }) => {
    if (find(decision.state.timers, timer.id))
      throw new Refusal('already-there', `${timer.name} runs already.`, 'timer');
    const { clock } = decision.state;
    const later = timer.dueAt !== undefined && timer.dueAt <= clock ? { dueAt: clock + MINUTE * 10 } : {};
    decision.emit(timerStarted, { timer: { ...timer, ...later } }, `${timer.name} goes on.`);
  },
});

const stopTimer = defineCommand({
  type: 'stop-timer',
  title: 'Remove a clock',
  about: 'Takes a clock off the table without anything falling due.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('stop-timer'), timer: IdSchema }),
  decide: (decision, { timer: id }) => {
    const timer = timerAt(decision.state, id);
    decision.emit(
      timerEnded,
      { timer, due: false },
      `${timer.name} is taken off the table.`,
      timer.secret ? { secret: true } : {},
    );
  },
});

const holderFields = { creature: IdSchema, item: IdSchema };

const light = defineCommand({
  type: 'light',
  title: 'Light',
  about: 'Lights a torch or lamp; it burns down by itself as time passes.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('light'), ...holderFields }),
  decide: (decision, { creature, item }) => lightUp(decision, creature, item),
  offers: (campaign) => lights(campaign, false),
});

const douse = defineCommand({
  type: 'douse',
  title: 'Put out',
  about: 'Puts out a light; what is left of it burns another time.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('douse'), ...holderFields }),
  decide: (decision, { creature, item }) => putOut(decision, creature, item),
  offers: (campaign) => lights(campaign, true),
});

function lights(campaign: Campaign, lit: boolean): Offer[] {
  return partyOf(campaign).flatMap((holder) =>
    holder.items
      .filter(
        (item) => item.kind === 'light' && (burning(campaign, holder.id, item.id) !== undefined) === lit,
      )
      .map((item) => ({
        label: lit ? `Put out ${item.name.toLowerCase()}` : `Light ${item.name.toLowerCase()}`,
        detail: holder.name,
        group: 'light',
        actor: holder.id,
        command: { type: lit ? 'douse' : 'light', creature: holder.id, item: item.id },
      })),
  );
}

function timerAt(campaign: Campaign, id: string): Timer {
  const timer = find(campaign.timers, id);
  if (!timer) throw new Refusal('unknown-timer', `There is no clock “${id}”.`, 'timer');
  return timer;
}

export const timeCommands = [
  passTimeCommand,
  startTimer,
  advanceTimer,
  setTimer,
  restartTimer,
  stopTimer,
  light,
  douse,
];
