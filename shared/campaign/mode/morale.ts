import type { System } from '../../systems/contract.ts';
import { find } from '../ids.ts';
import type { Campaign } from '../state.ts';

const NAME = '{name}';

/** What a reason to check morale is called at the table. Journals of before hold the words themselves. */
export function moraleInWords(
  { fight }: Pick<System, 'fight'>,
  reason: string,
  name: (id: string) => string,
): string {
  const [id = '', who = ''] = reason.split(':');
  return (find(fight.moraleWords ?? {}, id) ?? reason).replace(NAME, () => name(who));
}

const namesIn =
  ({ creatures }: Campaign) =>
  (id: string): string =>
    find(creatures, id)?.name ?? id;

/** Why the others check their morale now, in words. */
export const moraleDueInWords = (system: Pick<System, 'fight'>, campaign: Campaign): string[] =>
  (campaign.fight?.moraleDue ?? []).map((one) => moraleInWords(system, one, namesIn(campaign)));

/** The reasons to check morale that hold now and were not counted before. */
export function freshMoraleReasons(system: Pick<System, 'fight'>, campaign: Campaign): string[] {
  const seen = campaign.fight?.moraleSeen ?? [];
  const reasons = system.fight.moraleReasons?.(campaign) ?? [];
  if (seen.length === 0) return reasons;
  return reasons.filter(
    (one) => !seen.includes(one) && !seen.includes(moraleInWords(system, one, namesIn(campaign))),
  );
}
