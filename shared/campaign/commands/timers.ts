import { z } from 'zod';
import { counted } from '../../text/words.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { MINUTE } from '../../time/scales.ts';
import { fireTimer, timerNamed } from '../dues.ts';
import { timerChanged, timerEnded, timerStarted } from '../events/time.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import { dieField, type Field, type Offer } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { MomentSchema, NameSchema, TimerSchema, type Campaign, type Timer } from '../state.ts';
import { restartTimer } from './restartTimer.ts';
import { clockForms, ScaleSchema, scalesIn, unitOf } from './units.ts';

/** Whether the clock stands while rounds are fought. */
const standsInRounds = ({ system }: Decision): boolean => system.fight.roundSeconds === 0;

export const startTimer = defineCommand({
  type: 'start-timer',
  title: 'Start clock',
  about: 'Starts a progress clock (segments), a countdown (any unit of time) or a timer with a die.',
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
    ends: TimerSchema.shape.ends,
  }),
  decide: (decision, { name, kind, segments, scale, count, die, secret, ends }) => {
    const { clock, timers } = decision.state;
    const span = scale && unitOf(decision.state, decision.system, scale) * count;
    if (kind === 'progress' && !segments)
      throw new Refusal('bad-field', 'Enter how many segments the progress clock has.', 'segments');
    if (kind === 'countdown' && !span)
      throw new Refusal('bad-field', 'Enter a number and a unit of time for the countdown.', 'scale');
    if (kind === 'die' && span && span < scalesIn(decision.state, decision.system).turn)
      throw new Refusal(
        'bad-field',
        'A timer’s die is rolled at most once a turn. Choose a longer time.',
        'scale',
      );
    if (kind === 'die' && !die) throw new Refusal('bad-field', 'Choose a die for this timer.', 'die');
    const figures: Record<Timer['kind'], Partial<Timer>> = {
      progress: { filled: 0, segments },
      countdown: {
        dueAt: clock + (span ?? 0),
        ...(span && scale === 'round' && standsInRounds(decision) ? { perRound: span / count } : {}),
      },
      // Without a unit the die is rolled by hand (`advance-timer`).
      die: { die, ...(span ? { every: span, nextAt: clock + span } : {}) },
    };
    const timer: Timer = {
      id: freshId(name, 'timer', timers),
      name,
      kind,
      order: 'timer',
      secret,
      ...(ends ? { ends } : {}),
      details: {},
      ...figures[kind],
    };
    decision.emit(timerStarted, { timer, byHand: true }, secret ? { secret } : {});
  },
  offers: (campaign, system) => {
    const name: Field<'name'> = { name: 'name', label: 'Name', kind: 'text' };
    const secret: Field<'secret'> = { name: 'secret', label: 'Secret', kind: 'check', optional: true };
    return clockForms(campaign, system).map(({ kind, label, fields }) => ({
      label,
      group: 'clocks',
      command: { type: 'start-timer', kind },
      needs: [name, ...fields, secret],
    }));
  },
});

const advanceTimer = defineCommand({
  type: 'advance-timer',
  title: 'Advance clock',
  about: 'Fills segments of a progress clock (a negative number empties them), or rolls a timer’s die now.',
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
      throw new Refusal('not-by-hand', `${timer.name} is a countdown; it runs with game time.`, 'timer');
    const from = timer.filled ?? 0;
    const segments = timer.segments ?? 0;
    const to = Math.min(segments, Math.max(0, from + by));
    const hidden = timer.secret ? { secret: true } : {};
    const change = { from: { filled: from }, to: { filled: to } };
    decision.emit(timerChanged, { ...timerNamed(timer), ...change }, hidden);
    if (to === segments) {
      decision.emit(timerEnded, { timer: timerAt(decision.state, id), due: true }, hidden);
      decision.system.timerDue?.(decision, timer);
    }
  },
  offers: (campaign) =>
    ownTimers(campaign).flatMap(({ id, kind }) => {
      const command = { type: 'advance-timer', timer: id } as const;
      if (kind === 'die') return [{ label: 'Roll die', group: 'clock', command }];
      if (kind === 'countdown') return [];
      return [
        { label: 'Fill segment', group: 'clock', command },
        { label: 'Empty segment', group: 'clock', command: { ...command, by: -1 } },
      ];
    }),
});

export const setTimer = defineCommand({
  type: 'set-timer',
  title: 'Set clock',
  about: 'Sets a clock or a light to any value.',
  fieldNotes: '`left` is minutes, negative for what should have ended; `dueAt` is the moment itself.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-timer'),
    timer: IdSchema,
    die: z.int().min(1).max(100).optional(),
    filled: z.int().min(0).max(100).optional(),
    left: z.int().min(-1_000_000).max(1_000_000).optional(),
    dueAt: MomentSchema.optional(),
  }),
  decide: (decision, { timer: id, die, filled, left, dueAt }) => {
    const timer = timerAt(decision.state, id);
    const due = left === undefined ? dueAt : decision.state.clock + left * MINUTE;
    if (due !== undefined) {
      setDue(decision, timer, due);
      return;
    }
    if (filled !== undefined && filled > (timer.segments ?? 0))
      throw new Refusal(
        'bad-field',
        `${timer.name} has ${counted(timer.segments ?? 0, 'segment')}.`,
        'filled',
      );
    const to = { ...(die === undefined ? {} : { die }), ...(filled === undefined ? {} : { filled }) };
    decision.emit(
      timerChanged,
      { ...timerNamed(timer), from: { die: timer.die, filled: timer.filled }, to, byHand: true },
      { secret: timer.secret },
    );
  },
  offers: (campaign) => [
    ...Object.values(campaign.timers).flatMap((timer) => timeLeft(campaign, timer)),
    ...Object.values(campaign.timers).flatMap(({ id, name, kind, filled, segments, die, item, creature }) => {
      if (kind === 'countdown') return [];
      const borne = item !== undefined && creature !== undefined;
      const field: Field<'die' | 'filled'> =
        kind === 'die'
          ? dieField(die ?? 6)
          : {
              name: 'filled',
              label: 'Segments filled',
              kind: 'number',
              value: filled ?? 0,
              unit: `of ${segments ?? 0}`,
              most: segments ?? 0,
            };
      return [
        {
          label: borne ? `Set die: ${name}…` : 'Set…',
          group: 'clock',
          ...(borne ? { actor: creature } : {}),
          command: { type: 'set-timer' as const, timer: id },
          needs: [field],
        },
      ];
    }),
  ],
});

/** Corrects when a countdown is due; what should have ended before now ends now. */
function setDue(decision: Decision, timer: Timer, at: number): void {
  const { id, name, kind, dueAt, secret } = timer;
  if (kind !== 'countdown' || dueAt === undefined)
    throw new Refusal('not-by-hand', `${name} does not run for a time. Set its die or segments.`, 'left');
  if (at < 0)
    throw new Refusal(
      'before-time',
      `${name} can’t end before the campaign’s calendar begins. Set it to end later.`,
      'left',
    );
  const change = { from: { dueAt }, to: { dueAt: at }, byHand: true };
  decision.emit(timerChanged, { ...timerNamed(timer), ...change }, { secret });
  if (at <= decision.state.clock) fireTimer(decision, id);
}

/** The correction of a countdown or of a light, which stands with its bearer. */
function timeLeft(
  { clock }: Campaign,
  { id, name, kind, dueAt, creature }: Timer,
): Offer<{ type: 'set-timer'; timer: string; left: number }>[] {
  if (kind !== 'countdown' || dueAt === undefined) return [];
  const value = Math.max(0, Math.ceil((dueAt - clock) / MINUTE));
  return [
    {
      label: `Set time left: ${name}…`,
      group: 'clock',
      ...(creature ? { actor: creature } : {}),
      command: { type: 'set-timer', timer: id },
      needs: [
        {
          name: 'left',
          label: 'Time left',
          kind: 'number',
          value,
          unit: 'min',
          hint: 'Below 0: it should have ended so long ago.',
        },
      ],
    },
  ];
}

export const stopTimer = defineCommand({
  type: 'stop-timer',
  title: 'Remove clock',
  about: 'Removes a clock without triggering it.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('stop-timer'), timer: IdSchema }),
  decide: (decision, { timer: id }) => {
    const timer = timerAt(decision.state, id);
    decision.emit(timerEnded, { timer, due: false, byHand: true }, timer.secret ? { secret: true } : {});
  },
  offers: (campaign) =>
    ownTimers(campaign).map(({ id }) => ({
      label: 'Remove',
      group: 'clock',
      command: { type: 'stop-timer', timer: id },
    })),
});

/** The clocks that stand on the table by themselves; a torch or lamp that burns belongs to its bearer. */
export const ownTimers = ({ timers }: Campaign): Timer[] =>
  Object.values(timers).filter(({ order, item }) => order !== 'light' || item === undefined);

function timerAt(campaign: Campaign, id: string): Timer {
  const timer = find(campaign.timers, id);
  if (!timer) throw new Refusal('unknown-timer', `There is no clock “${id}”.`, 'timer');
  return timer;
}

export const timerCommands = [startTimer, advanceTimer, setTimer, restartTimer, stopTimer];
