import { diceRolled, detailsChanged } from '../../../campaign/events/campaign.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import type { Decision, Leg, System } from '../../contract.ts';
import { demandFree } from '../harm/conditions.ts';
import { watchCheck } from './encounters.ts';
import { askFate } from '../fate/fate.ts';
import { rulingOf } from '../rulings.ts';
import { capacity, detailsOf, slotsOf, slotsUsed } from '../sheet/sheet.ts';
import { WATCH } from '../words.ts';

/** Ground that is hard by its nature, or by an option in harsh weather (NS-S5). */
const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  const stormy = campaign.weather.hard && rulingOf(campaign, 'storm-slows');
  return hex !== undefined && (TERRAINS[hex.terrain].hard || stormy);
};

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

/** One Watch on easy ground, two on hard, or as options say; a lost way costs more (NS-S5). */
function leg(campaign: Campaign, to: string): Leg {
  const hard = isHard(campaign, to) && !(rulingOf(campaign, 'roads-ease') && onRoad(campaign, to));
  const { lost } = detailsOf(campaign);
  const astray = lost && lost.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const whole = rulingOf(campaign, hard ? 'hard-watches' : 'easy-watches');
  const easy = Math.min(whole, rulingOf(campaign, 'easy-watches'));
  const parts = [
    { label: 'the way', seconds: easy * WATCH },
    ...(whole > easy ? [{ label: 'hard ground', seconds: (whole - easy) * WATCH }] : []),
    ...(astray > 0 ? [{ label: 'the way was lost', seconds: astray * WATCH }] : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}

/** A Watch at a time (NS-3). Refuses `over-full` while somebody carries more than their slots hold (NS-47). */
function limit(decision: Decision): number {
  for (const one of partyOf(decision.state)) {
    if (
      one.kind === 'character' &&
      slotsUsed(decision.state, one) > capacity(one) &&
      one.items.some((item) => slotsOf(decision.state, item) > 0)
    )
      throw new Refusal(
        'over-full',
        `${one.name} bears more than their slots hold (NS-47); something must be dropped first.`,
      );
    demandFree(decision, one, 'travel', 'to');
  }
  return WATCH;
}

/** Setting out for a hex: whether the way is kept, where it can be lost (NS-87, NS-S5). */
function setsOut(decision: Decision, to: string): void {
  const { state } = decision;
  const { hex: from, underWay } = state.party;
  if (underWay?.to === to || from === null) return;
  if (detailsOf(state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  const word = rulingOf(state, 'navigation');
  if (word === 'never' || onRoad(state, to) || (word === 'hard ground' && !isHard(state, to))) return;
  const threshold = rulingOf(decision.state, 'navigation-threshold');
  const { roll, answer } = askFate(decision, 'finding the way', threshold);
  const kept = answer === 'positive';
  const watches = rulingOf(state, 'lost-watches');
  const wasted = watches === 1 ? 'a Watch is wasted' : `${watches} Watches are wasted`;
  const text = `Finding the way: ${roll.total} against ${threshold}, ${kept ? 'the way is clear' : `the way is lost, ${wasted}`}.`;
  const told = { rules: ['NS-S5', 'NS-87'] };
  if (kept) decision.emit(diceRolled, {}, text, told);
  else decision.emit(detailsChanged, { to: { lost: { from, to, watches } } }, text, told);
}

/** A Watch on the road ended: the encounter check (NS-S3). */
function walked(decision: Decision, _to: string, arrived: boolean): void {
  if (arrived && detailsOf(decision.state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  watchCheck(decision);
}

export const travel: System['travel'] = { leg, limit, setsOut, walked };
