import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { roadBetween } from '../../../hex/land.ts';
import type { Decision } from '../../contract.ts';
import { toldCheck } from '../checks/checks.ts';
import { rulingOf } from '../rulings.ts';
import { bonusOf, detailsOf } from '../sheet/sheet.ts';

export const marchers = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter(({ kind }) => kind === 'character');

/** The weather of the day, where the campaign throws it: hard on so many faces of a d6 (FV-S20). */
export function weatherTurns(decision: Decision): void {
  const { state } = decision;
  const hardDays = rulingOf(state, 'hard-weather');
  if (hardDays === 0 || detailsOf(state).lodgedUntil > state.clock) return;
  const hard = decision.throwDice('weather', 1, 6).total <= hardDays;
  const name = hard ? 'storm' : 'fair';
  decision.emit(weatherChanged, { name, hard }, `The weather: ${name}.`, { rules: ['FV-S20'] });
}

/** Setting out off the roads: the best guide keeps the way, or an hour is lost, where the campaign has the way lost at all (FV-S20). */
export function setsOut(decision: Decision, to: string): void {
  const { state } = decision;
  const { hex: from, underWay } = state.party;
  const dc = rulingOf(state, 'way-dc');
  if (underWay?.to === to || from === null) return;
  if (detailsOf(state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  const [guide] = marchers(state).sort((a, b) => bonusOf(b, 'int') - bonusOf(a, 'int'));
  if (dc === 0 || !guide || roadBetween(state.land, from, to)) return;
  const kept = toldCheck(decision, guide, { purpose: 'keeps the way', stat: 'int', dc }, ['FV-S20']);
  // The road is walked at once: no inspiration die comes in time.
  decision.emit(
    detailsChanged,
    { to: { lastRoll: null, lost: kept ? null : { from, to } } },
    kept ? undefined : 'The way is lost: an hour more.',
    { rules: ['FV-S20'] },
  );
}
