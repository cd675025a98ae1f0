import type { SessionPicture, SupplyLine } from '../../shared/api.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';

const MOST_POINTS = 200;
const SUPPLIES: readonly Omit<SupplyLine, 'points'>[] = [
  { id: 'food', name: 'Food' },
  { id: 'light', name: 'Light' },
];

/** How the party fared from campaign to campaign, the oldest first; `when` puts a moment of the clock into words. */
export function sessionLines(
  campaigns: readonly Campaign[],
  when: (at: number) => string,
): SessionPicture['resources'] {
  const members = [...new Set(campaigns.flatMap(({ party }) => party.members))];
  const dated = <P extends { at: number }>(points: P[]): (P & { when: string })[] =>
    points.map((point) => ({ ...point, when: when(point.at) }));
  return {
    hitPoints: members.map((id) => ({
      id,
      name: campaigns.at(-1)?.creatures[id]?.name ?? id,
      points: dated(pointsOf(campaigns, (campaign) => hitPointsOf(campaign, id))),
    })),
    supplies: SUPPLIES.map(({ id, name }) => ({
      id,
      name,
      points: dated(pointsOf(campaigns, (campaign) => ({ value: carried(campaign, id) }))),
    })),
  };
}

function hitPointsOf({ party, creatures }: Campaign, id: string): { value: number; max: number } | undefined {
  const creature = party.members.includes(id) ? creatures[id] : undefined;
  return creature && { value: creature.hitPoints.now, max: creature.hitPoints.max };
}

/** How many things of a kind the whole party carries; what is spent (its die is 0) does not count. */
const carried = (campaign: Campaign, kind: SupplyLine['id']): number =>
  partyOf(campaign, true)
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === kind && item.die !== 0)
    .reduce((sum, { count }) => sum + count, 0);

/** A figure wherever it changed, with its first and its last moment; undefined is no figure at all. */
function pointsOf<F extends { value: number; max?: number }>(
  campaigns: readonly Campaign[],
  figure: (campaign: Campaign) => F | undefined,
): (F & { at: number })[] {
  const points = campaigns.flatMap((campaign) => {
    const found = figure(campaign);
    return found ? [{ at: campaign.clock, ...found }] : [];
  });
  const changes = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || point.value !== before.value || point.max !== before.max;
  });
  const end = points.at(-1);
  const ends = end && changes.at(-1)?.at !== end.at ? [end] : [];
  return thinned([...changes, ...ends], MOST_POINTS);
}

/** At most so many of the points, in their order, with both ends, the lowest and the highest of each stretch between. */
export function thinned<P extends { value: number }>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  const inner = points.slice(1, -1);
  const stretches = Math.floor((most - 2) / 2);
  const length = inner.length / stretches;
  const kept = Array.from({ length: stretches }, (_, index) =>
    outermost(inner.slice(Math.round(index * length), Math.round((index + 1) * length))),
  ).flat();
  return [...points.slice(0, 1), ...kept, ...points.slice(-1)];
}

function outermost<P extends { value: number }>(points: readonly P[]): P[] {
  const values = points.map(({ value }) => value);
  const places = new Set([values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))]);
  return points.filter((_, index) => places.has(index));
}
