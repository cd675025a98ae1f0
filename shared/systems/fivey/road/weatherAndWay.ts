import { isAstray } from '../../../campaign/astray/belief.ts';
import { followWay, isHiddenWay, leadsAstray } from '../../../campaign/astray/stray.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { turnWeather } from '../../../campaign/tables/weather.ts';
import { roadBetween } from '../../../hex/land.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { remember, makeCheck } from '../checks/checks.ts';
import { wayFound, waySought } from '../events/road.ts';
import { number, option } from '../options.ts';
import { bonusOf, detailsOf } from '../sheet/sheet.ts';

/** Characters of the party who can walk. */
export const marchers = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter(({ kind }) => kind === 'character');

/** The weather of the day, unless they are lodged: by the odds of the region, else by those of the campaign. */
export function weatherTurns(decision: Decision): void {
  if (detailsOf(decision.state).lodgedUntil <= decision.state.clock) turnWeather(decision, rollForHard);
}

/** Where the campaign rolls the weather: hard on this many faces of a d6 (FV-S20). */
function rollForHard(decision: Decision): void {
  const against = number(decision.state, 'hard-weather');
  if (against === 0) return;
  const { total } = decision.throwDice('weather', 1, 6);
  const hard = total <= against;
  decision.emit(
    weatherChanged,
    { name: hard ? 'storm' : 'fair', hard, total, against },
    by(decision, 'weather-and-way'),
  );
}

/** Setting out off the roads: the best guide keeps the way, or an hour is lost or the party goes astray, where the campaign has the way lost at all (FV-S20). */
export function setsOut(decision: Decision, to: string): void {
  const { state } = decision;
  const { hex: from, underWay } = state.party;
  const dc = number(state, 'way-dc');
  if (underWay?.to === to || from === null) return;
  const { lost } = detailsOf(state);
  if (lost) decision.emit(wayFound, { to: lost.to });
  const [guide] = marchers(state).sort((a, b) => bonusOf(b, 'int') - bonusOf(a, 'int'));
  if (dc === 0 || !guide || roadBetween(state.land, from, to)) return;
  const losing = option(state, 'losing-the-way');
  const secret = losing === 'astray' || isAstray(state);
  const check = { purpose: 'finding the way', stat: 'int', dc, secret } as const;
  const passed = makeCheck(decision, guide, check, 'weather-and-way');
  // The road is walked at once: no inspiration die comes in time.
  remember(decision, null);
  const way = { to, kept: passed, losing };
  const astray = leadsAstray(state, way) ? { astray: true as const } : {};
  const hidden = isHiddenWay(state, way) ? { secret: true } : {};
  decision.emit(waySought, { actor: guide.id, from, to, passed, ...astray }, hidden);
  followWay(decision, way);
}
