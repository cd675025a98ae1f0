import { timeCommands } from '../../../campaign/commands/time.ts';
import type { CommandKind } from '../../contract.ts';
import { watchCheck } from './encounters.ts';

const common = timeCommands.find((one) => one.type === 'pass-time');
if (!common) throw new Error('The common commands have no “pass-time”.');

/** As everywhere; a Watch that passes in the land also brings its encounter check. */
export const passTimeCommand: CommandKind = {
  ...common,
  decide: (decision, command) => {
    const { scale, count } = command as { scale: string; count: number };
    if (scale !== 'watch') {
      common.decide(decision, command);
      return;
    }
    for (let watch = 0; watch < count && !decision.state.encounter; watch += 1) {
      common.decide(decision, { ...command, count: 1 });
      watchCheck(decision);
    }
  },
};
