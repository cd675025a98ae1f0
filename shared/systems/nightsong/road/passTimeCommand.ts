import { passTimeCommand as common, spanAsked } from '../../../campaign/commands/time.ts';
import { MINUTE } from '../../../time/scales.ts';
import { passToCheck } from './encounters.ts';

/** The shared command; in a dangerous place it also rolls the encounter checks. */
export const passTimeCommand: typeof common = {
  ...common,
  decide: (decision, command) => {
    for (let left = spanAsked(decision, command); left > 0;)
      left = passToCheck(decision, left, (seconds) =>
        common.decide(decision, { ...command, scale: 'minute', count: seconds / MINUTE }),
      );
  },
};
