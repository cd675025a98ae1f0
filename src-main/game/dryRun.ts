import { decide, type Decided } from '../../shared/campaign/decide.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';

/** Few random encounters happen on high dice, so what is tried is likely to come to its end. */
export const highest: Dice = (sides) => sides;

/**
 * What a command would bring with these dice; nothing of it happens. Its events say what the log would only where words are wanted.
 * Undefined where there is no such command.
 */
export function dryRun(
  { system, commands }: { system: System; commands: Kinds['commands'] },
  campaign: Campaign,
  command: AnyCommand,
  { dice = highest, words = false }: { dice?: Dice; words?: boolean } = {},
): Decided | undefined {
  const kind = commands.get(command.type);
  return kind && decide(campaign, system, kind, command, dice, 1, { silent: !words });
}
