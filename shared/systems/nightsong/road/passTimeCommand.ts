import { passTimeCommand as common, spanAsked } from '../../../campaign/commands/time.ts';
import { MINUTE } from '../../../time/scales.ts';
import { passWithChecks } from './encounters.ts';

/** The shared command; in a dangerous place it also rolls the encounter checks. */
export const passTimeCommand: typeof common = {
  ...common,
  decide: (decision, command) => {
    passWithChecks(decision, spanAsked(decision, command), {
      pass: (seconds) => common.decide(decision, { ...command, scale: 'minute', count: seconds / MINUTE }),
    });
  },
};
