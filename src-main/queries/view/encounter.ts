import type { EncounterView } from '../../../shared/api.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

const range = (from: number, to: number): string =>
  from > to ? 'never' : from === to ? String(from) : `${from}–${to}`;

/** Who is met, and the reaction table with the row that came up lit and each row's odds. */
export function encounterView(campaign: Campaign, system: System): EncounterView | null {
  const { encounter } = campaign;
  if (!encounter) return null;
  const rows = system.reaction.rowsIn?.(campaign) ?? system.reaction.rows;
  const odds = system.reaction.odds('normal', 'neutral', campaign);
  return {
    title: encounter.title,
    distance: encounter.distance ?? '',
    who: encounter.creatures.flatMap((id) => {
      const creature = campaign.creatures[id];
      if (!creature) return [];
      return [
        { id, name: creature.name, line: system.summary(creature, campaign).line, status: creature.status },
      ];
    }),
    table: {
      title: system.reaction.title,
      rows: rows.map(({ id, label, from, to, text }, index) => ({
        id,
        label,
        range: range(from, to),
        text,
        odds: odds[index] ?? 0,
        lit: encounter.reaction?.row === id,
      })),
      total: encounter.reaction?.total ?? null,
    },
    request: encounter.request ? (encounter.request.granted ? 'granted' : 'refused') : '',
  };
}
