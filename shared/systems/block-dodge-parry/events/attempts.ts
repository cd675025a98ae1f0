import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { outcomeFields } from '../../common/margin.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';

const nothing = (): undefined => undefined;

/** A task was decided; `factors` are those of time, gear and skill that counted, `total` the roll if there were two. */
export const taskAttempted = defineEvent(
  'task-attempted',
  'players',
  {
    actor: IdSchema,
    task: z.string(),
    verdict: z.enum(['impossible', 'sure', 'doubt']),
    factors: z.array(z.enum(['time', 'gear', 'skill'])),
    helper: IdSchema.optional(),
    total: z.int().optional(),
    result: z.enum(['works', 'works-at-a-cost', 'fails']),
  },
  nothing,
);

/** What a success at a cost took; `item` is broken and gone, `thrown` is the damage. */
export const costPaid = defineEvent(
  'cost-paid',
  'players',
  {
    creature: IdSchema,
    cost: z.enum(['fatigue', 'damage', 'break', 'worse']),
    item: IdSchema.optional(),
    words: z.string().default(''),
  },
  (campaign, { creature, item }) => {
    const holder = draftOf(campaign, creature);
    const broken = holder.items.find(({ id }) => id === item);
    if (broken) broken.count -= 1;
    holder.items = holder.items.filter((one) => one !== broken || one.count > 0);
  },
);

/** The Die of Fate answered a question. */
export const fateAnswered = defineEvent(
  'fate-answered',
  'players',
  {
    about: z.string(),
    total: z.int(),
    answer: z.enum(['no-and', 'no', 'no-but', 'yes-but', 'yes', 'yes-and']),
  },
  nothing,
);

/** Two characters made a contested Save; `roll` and `targetRoll` are the faces that count. Without a winner no one won, or both roll again. */
export const contestThrown = defineEvent(
  'contest-thrown',
  'players',
  {
    actor: IdSchema,
    attribute: AttributeSchema,
    roll: z.int(),
    ...outcomeFields,
    target: IdSchema,
    targetAttribute: AttributeSchema,
    targetRoll: z.int(),
    targetAgainst: z.int(),
    targetPassed: z.boolean(),
    why: z.string(),
    winner: IdSchema.optional(),
    again: z.boolean(),
  },
  nothing,
);

export const attemptEvents = [taskAttempted, costPaid, fateAnswered, contestThrown];
