import type { LogLine } from '../../shared/api.ts';

/** What a report is written from: the lines that stand, oldest first. */
export interface Report {
  campaign: string;
  system: string;
  credit: string;
  lines: LogLine[];
}
