import { z } from 'zod';
import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { statBlockOf } from '../../../campaign/meet.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { dangerOf, DANGERS, type DangerSort } from './dangers.ts';
import { demandStepDie } from '../gear/dieGuards.ts';

const SORTS = Object.keys(DANGERS) as [DangerSort, ...DangerSort[]];

/** Starts the clock of something that draws near, with its usual die and pace (NS-34, NS-R1, NS-S10). */
export const dangerCommand = defineCommand({
  type: 'start-danger',
  title: 'Something draws near',
  about:
    'A pursuer’s die is thrown each Turn, a faction’s each day, or as options say; at D0 the pursuer is met, or the goal reached. `statBlock` says who pursues.',
  when: ['anytime'],
  rules: ['NS-34', 'NS-29', 'NS-30', 'NS-31', 'NS-32', 'NS-R1', 'NS-S10'],
  fields: z.strictObject({
    type: z.literal('start-danger'),
    sort: z.enum(SORTS),
    name: NameSchema,
    die: z.int().min(4).max(12).optional(),
    statBlock: z.string().max(200).optional(),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { sort, name, die: said, statBlock, secret }) => {
    const { die: usual, pace, every } = dangerOf(decision.state, sort);
    const die = said ?? usual;
    demandStepDie(die, 'timer', 'die');
    if (statBlock !== undefined) statBlockOf(decision, statBlock);
    const { clock, timers } = decision.state;
    decision.emit(
      timerStarted,
      {
        timer: {
          id: freshId(name, 'timer', timers),
          name,
          kind: 'die',
          die,
          ...(every === undefined ? {} : { every, nextAt: clock + every }),
          secret,
          details: { danger: sort, ...(statBlock === undefined ? {} : { statBlock }) },
        },
      },
      `${name}: D${die}, thrown ${pace}.`,
      { rules: ['NS-34', 'NS-R1'], ...(secret ? { secret } : {}) },
    );
  },
  offers: (campaign, system) =>
    SORTS.map((sort) => ({
      label: DANGERS[sort].label,
      detail: `D${dangerOf(campaign, sort).die}, ${dangerOf(campaign, sort).pace}`,
      group: 'clocks',
      command: { type: 'start-danger', sort },
      needs: [
        { name: 'name', label: 'Name', kind: 'text' as const },
        ...(sort === 'pursuer'
          ? [
              {
                name: 'statBlock',
                label: 'Who',
                kind: 'choice' as const,
                optional: true,
                choices: system.statBlocks.map((one) => ({
                  value: one.name,
                  label: one.name,
                  detail: one.line,
                })),
              },
            ]
          : []),
        { name: 'secret', label: 'Secret', kind: 'check' as const, value: false, optional: true },
      ],
    })),
});
