import type { Offer, WayView } from '../../../shared/api.ts';
import { reallyTo } from '../../../shared/campaign/astray/stray.ts';
import { nextOnRoute } from '../../../shared/campaign/route/route.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { secondsLeft } from '../../../shared/campaign/travel.ts';
import { directionTo } from '../../../shared/hex/coordinates.ts';
import { hexAt, roadBetween } from '../../../shared/hex/land.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { spanInShort } from '../../../shared/time/scales.ts';

/** The ways that are offered, with the ground and the time of each; one of them goes on. */
export function waysIn(campaign: Campaign, system: System, offers: readonly Offer[]): WayView[] {
  const from = campaign.party.hex;
  const ways = offers.flatMap(({ command, direction }) => {
    const to = String(command['to']);
    const hex = hexAt(campaign.land, to);
    if (command.type !== 'travel' || !direction || !from || !hex) return [];
    return [
      {
        direction,
        to,
        ground: groundName(campaign.land, hex),
        road: roadBetween(campaign.land, from, to) !== undefined,
        takes: spanInShort(secondsLeft(campaign, to, system.travel.leg(campaign, reallyTo(campaign, to)))),
      },
    ];
  });
  const next =
    campaign.party.underWay?.to ?? nextOnRoute(campaign) ?? straightOn(campaign, ways) ?? ways[0]?.to;
  return ways.map((way) => ({ ...way, next: way.to === next }));
}

/** The way in the direction of the last step. */
function straightOn({ party }: Campaign, ways: readonly Omit<WayView, 'next'>[]): string | undefined {
  const [before, last] = party.trail.slice(-2);
  const step = before && last && directionTo(before, last);
  return step ? ways.find(({ direction }) => direction === step.id)?.to : undefined;
}
