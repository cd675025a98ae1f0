import { z } from 'zod';
import type { Condition } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';

export const STATUS_IDS = [
  'afraid',
  'bleeding',
  'blind',
  'deaf',
  'dead',
  'drenched',
  'frozen',
  'hallucinating',
  'immobile',
  'mute',
  'unconscious',
  'nauseated',
  'prone',
  'scorched',
] as const;
export type StatusId = (typeof STATUS_IDS)[number];

/** What this system keeps of a condition: which status it is and what brought it, or whose help it is and with what. */
export const MarkSchema = z.object({
  status: z.enum(STATUS_IDS).optional().catch(undefined),
  source: z.string().optional().catch(undefined),
  helper: z.string().optional().catch(undefined),
  task: z.string().optional().catch(undefined),
});
export type Mark = z.infer<typeof MarkSchema>;

const read = reading(MarkSchema);

/** What this system keeps of a condition, typed. */
export const markOf = ({ details }: Pick<Condition, 'details'>): Mark => read(details);
