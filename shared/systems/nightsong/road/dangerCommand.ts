import { z } from 'zod';
import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { blockChoices, statBlockOf } from '../../../campaign/tables/bestiary.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { dangerStarted } from '../events/road.ts';
import { PACE_WORDS } from '../tell/road.ts';
import { DANGERS, EVERY, paceOf, type DangerSort } from './dangers.ts';
import { demandStepDie } from '../gear/dieGuards.ts';

const SORTS = Object.keys(DANGERS) as [DangerSort, ...DangerSort[]];

/** Starts the clock of a pursuer or a faction, with its usual die and pace. */
export const dangerCommand = defineCommand({
  type: 'start-danger',
  title: 'Start danger clock',
  about:
    'A pursuer’s die is rolled each Turn, a faction’s each week or as the house rule says. At D0 the pursuer catches the party, or the faction reaches its goal.',
  fieldNotes: '`statBlock` names the pursuer’s stat block.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('start-danger'),
    sort: z.enum(SORTS),
    name: NameSchema,
    die: z.int().min(4).max(12).optional(),
    statBlock: z.string().max(200).optional(),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { sort, name, die: said, statBlock, secret }) => {
    const die = said ?? DANGERS[sort].die;
    demandStepDie(decision, die, 'timer', 'die');
    if (statBlock !== undefined) statBlockOf(decision, statBlock);
    const { clock, timers } = decision.state;
    const pace = paceOf(decision.state, sort);
    const every = EVERY[pace];
    const id = freshId(name, 'timer', timers);
    decision.emit(dangerStarted, { timer: id, name, danger: sort, die, pace }, secret ? { secret } : {});
    decision.emit(
      timerStarted,
      {
        timer: {
          id,
          name,
          kind: 'die',
          die,
          ...(every === undefined ? {} : { every, nextAt: clock + every }),
          secret,
          details: { danger: sort, ...(statBlock === undefined ? {} : { statBlock }) },
        },
      },
      secret ? { secret } : {},
    );
  },
  offers: (campaign, system) =>
    SORTS.map((sort) => ({
      label: DANGERS[sort].label,
      detail: `D${DANGERS[sort].die}, ${PACE_WORDS[paceOf(campaign, sort)]}`,
      group: 'clocks',
      command: { type: 'start-danger', sort },
      needs: [
        { name: 'name', label: 'Name', kind: 'text' as const },
        ...(sort === 'pursuer'
          ? [
              {
                name: 'statBlock' as const,
                label: 'Stat block',
                kind: 'choice' as const,
                optional: true,
                choices: blockChoices(campaign, system),
              },
            ]
          : []),
        { name: 'secret', label: 'Secret', kind: 'check' as const, value: false, optional: true },
      ],
    })),
});
