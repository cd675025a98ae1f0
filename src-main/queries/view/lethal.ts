import type { EncounterView, LogLine } from '../../../shared/api.ts';
import { fightBegan } from '../../../shared/campaign/events/fight.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** The house rule about death at 0 hit points, as long as a table that has not fought lately has not chosen. */
export function lethalRule(
  { options: chosen }: Campaign,
  { options }: System,
  log: readonly LogLine[],
): EncounterView['lethal'] {
  const rule = options.find(({ lethal }) => lethal !== undefined);
  if (!rule || chosen[rule.id] !== undefined || rule.value !== rule.lethal) return null;
  if (log.some(({ type, undone }) => type === fightBegan.type && !undone)) return null;
  return {
    option: rule.id,
    name: rule.name,
    value: rule.value,
    choices: rule.choices.map(({ id, label }) => ({ value: id, label })),
  };
}
