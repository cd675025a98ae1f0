import { z } from 'zod';
import { counted } from '../../text/words.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { MINUTE } from '../../time/scales.ts';
import { demandDetails } from '../details.ts';
import { timerStarted } from '../events/time.ts';
import { find } from '../ids.ts';
import { burning } from '../light.ts';
import { creatureAt, itemOf } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { TimerSchema, type Timer } from '../state.ts';
import { scalesIn } from './units.ts';

/** What each kind of clock cannot run without, and how to put it right. */
const INCOMPLETE: Record<Timer['kind'], (timer: Timer) => [message: string, field: string] | undefined> = {
  progress: ({ name, segments, filled = 0 }) =>
    segments === undefined
      ? ['Enter how many segments the progress clock has.', 'segments']
      : filled > segments
        ? [`${name} has only ${counted(segments, 'segment')}. Enter fewer.`, 'filled']
        : undefined,
  countdown: ({ dueAt }) =>
    dueAt === undefined ? ['Enter the moment at which the countdown is due.', 'dueAt'] : undefined,
  die: ({ die = 0, nextAt, every }) =>
    die < 1
      ? ['Choose a die for this timer.', 'die']
      : nextAt !== undefined && every === undefined
        ? ['Enter how often the die of this timer is rolled.', 'every']
        : undefined,
};

/** Refuses a clock that lacks what its kind needs, and a die that is rolled more often than once a turn. */
function demandRunning({ state, system }: Decision, timer: Timer): void {
  const [message, field] = INCOMPLETE[timer.kind](timer) ?? [];
  if (message !== undefined) throw new Refusal('bad-field', message, `timer.${field ?? ''}`);
  if (timer.every !== undefined && timer.every < scalesIn(state, system).turn)
    throw new Refusal(
      'bad-field',
      'A timer’s die is rolled at most once a turn. Choose a longer time.',
      'timer.every',
    );
}

/** Refuses the light of a thing that isn’t there, or that burns already. */
function demandThing({ state }: Decision, { creature, item }: Timer): void {
  const holder = creature === undefined ? undefined : creatureAt(state, creature, 'timer.creature');
  if (item === undefined) return;
  if (!holder) throw new Refusal('bad-field', 'Enter who has the thing of this clock.', 'timer.creature');
  const { id, name } = itemOf(holder, item, 'timer.item');
  if (burning(state, holder.id, id))
    throw new Refusal('already-lit', `${name} is already lit.`, 'timer.item');
}

/** What lies in the past is due a little later: a countdown in ten minutes, a die at its next roll. */
function fromNow({ dueAt, nextAt, every = 10 * MINUTE }: Timer, clock: number): Partial<Timer> {
  return {
    ...(dueAt !== undefined && dueAt <= clock ? { dueAt: clock + 10 * MINUTE } : {}),
    ...(nextAt !== undefined && nextAt <= clock ? { nextAt: clock + every } : {}),
  };
}

export const restartTimer = defineCommand({
  type: 'restart-timer',
  title: 'Restart clock',
  about: 'Restarts a clock that has ended.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('restart-timer'), timer: TimerSchema }),
  decide: (decision, { timer }) => {
    if (find(decision.state.timers, timer.id))
      throw new Refusal('already-there', `${timer.name} is already running.`, 'timer');
    demandDetails(decision.system, 'timer', timer.details, 'timer.details');
    demandRunning(decision, timer);
    demandThing(decision, timer);
    const running = { ...timer, ...fromNow(timer, decision.state.clock) };
    decision.emit(timerStarted, { timer: running, again: true, byHand: true });
  },
});
