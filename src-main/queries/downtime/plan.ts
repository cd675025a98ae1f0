import type { DowntimePlan } from '../../../shared/api.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { dayOf } from '../../../shared/time/calendar.ts';
import type { Game } from '../../game/game.ts';
import { laneOf, type Outlook } from './lanes.ts';
import { stayOf } from './stays.ts';
import { partsOf, sorted, tried } from './trial.ts';

/** How a plan would go, for each of the party; null where there is nothing to plan. No die is cast and nothing changes. */
export function downtimePlan(game: Game, command: AnyCommand): DowntimePlan | null {
  const { campaign } = game.state;
  const stay = stayOf(game, command);
  if (!stay) return null;
  const sort = sorted(game, campaign, command, stay.each);
  const runs = (['worst', 'middle', 'best'] as const).map((luck) =>
    tried(game, campaign, sort.accepted, luck),
  );
  const [worst, middle, best] = runs.map((run) => (run.ok ? run : null));
  const after = [worst, best].flatMap((run) => run?.state ?? []);
  const parts = partsOf(command, stay.each);
  const outlook: Outlook = { stay, command, parts, sort, after, events: middle?.events ?? [] };
  const seconds = middle ? middle.state.clock - campaign.clock : 0;
  return {
    lanes: partyOf(campaign, true)
      .filter(({ kind, status }) => kind === 'character' && status !== 'dead')
      .map((creature) => laneOf(game, creature, outlook)),
    refusal: sort.refusal,
    seconds,
    due: dueWithin(game, campaign, seconds),
  };
}

const MOST_DUE = 60;

function dueWithin({ system }: Game, campaign: Campaign, seconds: number): DowntimePlan['due'] {
  const today = dayOf(system.calendar, campaign.clock);
  return duesOf(campaign, system, campaign.clock + seconds)
    .filter(({ id, order }) => order === 'timer' && campaign.timers[id])
    .slice(0, MOST_DUE)
    .map(({ id, label, at, secret = false }) => ({
      id,
      label,
      day: dayOf(system.calendar, at) - today,
      secret,
    }));
}
