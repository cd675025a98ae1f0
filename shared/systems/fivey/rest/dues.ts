import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import type { Decision, Due } from '../../contract.ts';
import { by } from '../cite.ts';
import { mealDue } from './meals.ts';
import { restActionsSet } from '../events/rest.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { weatherTurns } from '../road/weatherAndWay.ts';
import { restActionsTonight } from '../road/travel.ts';
import { calendar } from '../words.ts';

/** Night: everyone has their rest action, and more by feats, the march taken off (FV-6, FV-8). */
function nightFalls(decision: Decision): void {
  decision.emit(lightOfDayChanged, { to: 'night' }, by(decision, 'nightfall'));
  giveRestActions(decision, (creature) => restActionsTonight(decision.state, creature));
}

/** Rest actions that were not used by dawn are gone (FV-8). */
function dayBreaks(decision: Decision): void {
  decision.emit(lightOfDayChanged, { to: 'day' }, by(decision, 'daybreak'));
  giveRestActions(decision, () => 0);
  weatherTurns(decision);
}

function giveRestActions(
  decision: Decision,
  howMany: (creature: Parameters<typeof restActionsTonight>[1]) => number,
): void {
  for (const creature of partyOf(decision.state, true)) {
    const restActions = Math.max(0, howMany(creature));
    if (creature.kind === 'character' && sheetOf(creature).restActions !== restActions)
      decision.emit(
        restActionsSet,
        { creature: creature.id, left: restActions },
        by(decision, 'rest-actions'),
      );
  }
}

/** What the hours bring by themselves: a meal each and nightfall at dusk, daybreak at dawn. */
export function dues(campaign: Campaign, until: number): Due[] {
  const dusk = nextAtHour(campaign.clock, calendar.dusk);
  const dawn = nextAtHour(campaign.clock, calendar.dawn);
  if (Math.min(dusk, dawn) > until) return [];
  return [
    ...mealDue(campaign, dusk),
    { id: 'nightfall', at: dusk, order: 'night', label: 'Night falls', source: 'FV-6', fire: nightFalls },
    { id: 'daybreak', at: dawn, order: 'night', label: 'Day breaks', source: 'FV-6', fire: dayBreaks },
  ];
}
