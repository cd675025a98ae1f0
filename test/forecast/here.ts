import { systemOf } from '../../shared/systems/registry.ts';
import { rulebookOf } from '../../src-main/game/rulebook.ts';
import type { Channel } from '../../src-main/forecast/hands.ts';
import { played } from '../../src-main/forecast/runs.ts';
import type { Answered, Told } from '../../src-main/forecast/worker.ts';

/** Somebody who plays journeys in this process, one batch at a time. */
export function here(): Channel {
  let hear: (answered: Answered) => void = () => undefined;
  let start: Extract<Told, { start: unknown }>['start'] | undefined;
  let isOver = false;
  return {
    post: (told) => {
      if ('start' in told) {
        start = told.start;
        return;
      }
      setImmediate(() => {
        const system = start && systemOf(start.system);
        if (!isOver && start && system) hear({ tally: played(rulebookOf(system), start, told.batch) });
      });
    },
    onAnswer: (listener) => {
      hear = listener;
    },
    onEnd: () => undefined,
    end: () => {
      isOver = true;
    },
  };
}
