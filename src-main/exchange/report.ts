import type { LogLine } from '../../shared/api.ts';

/** What a report is written from: the lines that stand, oldest first. */
export interface Report {
  campaign: string;
  system: string;
  /** Whose rules the lines carry, and what their licence asks for: a paragraph each. */
  notice: string[];
  lines: LogLine[];
}
