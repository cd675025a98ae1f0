import { passTimeCommand as common } from '../../../campaign/commands/time.ts';
import { watchCheck } from './encounters.ts';

/** As everywhere; a Watch that passes in the land also brings its encounter check. */
export const passTimeCommand: typeof common = {
  ...common,
  decide: (decision, command) => {
    if (command.scale !== 'watch') {
      common.decide(decision, command);
      return;
    }
    for (let watch = 0; watch < command.count && !decision.state.encounter; watch += 1) {
      common.decide(decision, { ...command, count: 1 });
      watchCheck(decision);
    }
  },
};
