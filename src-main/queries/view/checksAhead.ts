import type { ChecksAhead, GameView } from '../../../shared/api.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Odds, System } from '../../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../../shared/time/calendar.ts';
import { nextTwilight } from './time.ts';

/** So many steps are drawn; without an end in sight the sum goes as far. */
const DRAWN = 12;
const FARTHEST = 200;

/** The odds of the encounter check that comes next, and of those after it until it grows dark or the light is out. */
export function oddsView(campaign: Campaign, system: System): GameView['odds'] {
  if (campaign.party.hex === null) return null;
  const odds = system.odds?.(campaign);
  if (!odds) return null;
  const { ahead, ...now } = odds;
  return { ...now, ahead: ahead ? checksAhead(campaign, system, ahead) : null };
}

/** When it grows dark for the party, and what that is called; undefined where no end is in sight. */
function endOfLight(campaign: Campaign, system: System): { at: number; before: string } | undefined {
  if (campaign.party.site) {
    // A light that wears out by its die has no hour to be out at.
    const ends = Object.values(campaign.timers).flatMap(({ order, dueAt }) =>
      order === 'light' ? (dueAt ?? Infinity) : [],
    );
    const last = Math.max(0, ...ends);
    return last > 0 && last < Infinity ? { at: last, before: 'the light is out' } : undefined;
  }
  const { at, isDay } = nextTwilight(campaign, system);
  return { at, before: isDay ? 'dark' : 'dawn' };
}

function checksAhead(
  campaign: Campaign,
  system: System,
  { first, step, chance }: NonNullable<Odds['ahead']>,
): ChecksAhead {
  const { site } = campaign.party;
  const end = endOfLight(campaign, system);
  const when = (n: number): number => campaign.clock + first + (n - 1) * step;
  const isBefore = (n: number): boolean => (end ? when(n) <= end.at : n <= DRAWN);
  const labelOf = (n: number): string =>
    site ? String(site.explorationTurns + n) : hourInWords(dateOf(system.calendar, when(n)));
  const steps: ChecksAhead['steps'] = [];
  let nobody = 1;
  let sum = 0;
  for (let n = 1; n <= FARTHEST && (n <= DRAWN || isBefore(n)); n += 1) {
    nobody *= 1 - chance(n);
    if (isBefore(n)) sum = 1 - nobody;
    if (n <= DRAWN) steps.push({ label: labelOf(n), chance: chance(n), sum: 1 - nobody, dark: !isBefore(n) });
  }
  return { steps, place: site ? 'site' : 'road', sum, before: end?.before ?? '' };
}
