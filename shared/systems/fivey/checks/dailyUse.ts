import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { dailyUseSpent } from '../events/checks.ts';
import { today } from '../rest/day.ts';

/** What works once a day is used for today. */
export const useToday = (decision: Decision, creature: string, use: string, rule: FiveyRule): void =>
  decision.emit(dailyUseSpent, { creature, use, day: today(decision.state) }, by(decision, rule));
