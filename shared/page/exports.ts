import { z } from 'zod';

/** How dice are told: beside their line, at the end of the session or behind a click, or not at all. */
export const DICE_SHOWN = ['shown', 'folded', 'none'] as const;
export type DiceShown = (typeof DICE_SHOWN)[number];

/** Whether what people read is told as a tale, or line by line. */
export const TELLINGS = ['tale', 'lines'] as const;
export type Telling = (typeof TELLINGS)[number];

/** What of the log is exported and how. Without `session` it is the last one. */
export const ExportSchema = z.strictObject({
  to: z.enum(['md', 'html', 'txt', 'csv', 'jsonl', 'pdf']).default('md'),
  session: z.union([z.int().min(0), z.literal('all')]).optional(),
  /** Leaves out what only the referee may see. */
  players: z.boolean().default(false),
  /** Events for programs are neither. */
  telling: z.enum(TELLINGS).default('tale'),
  /** A tale has none. */
  dice: z.enum(DICE_SHOWN).default('shown'),
});
export type GivenExport = z.infer<typeof ExportSchema>;

/** What an export will hold, to be looked at before it is written. */
export interface ExportLook {
  /** How its file will be called. */
  name: string;
  as: 'page' | 'text';
  /** A whole page, or the beginning of a text. */
  content: string;
  /** The session that is shown; of all sessions the last. */
  session: number;
  /** The text goes on. */
  isCut: boolean;
}
