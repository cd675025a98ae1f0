import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import type { Decision, Leg, System } from '../../contract.ts';
import { navigationRolled } from '../events/road.ts';
import { askFate } from '../fate/fate.ts';
import { demandFree } from '../harm/conditions.ts';
import { numberOf } from '../numbers.ts';
import { optionOf } from '../options.ts';
import { capacity, detailsOf, slotsUsed } from '../sheet/sheet.ts';
import { WATCH } from '../words.ts';
import { watchCheck } from './encounters.ts';

/** The rule of hexes, ways, weather and food on the road (NS-S5). */
export const ROAD_RULE = 'NS-S5';

const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  return hex !== undefined && TERRAINS[hex.terrain].hard;
};

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

/** One Watch on easy ground and on roads, two on hard, or the house’s numbers; a lost way costs more. */
function leg(campaign: Campaign, to: string): Leg {
  const hard = isHard(campaign, to) && !onRoad(campaign, to);
  const { lost } = detailsOf(campaign);
  const astray = lost && lost.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const whole = numberOf(campaign, hard ? 'hard-watches' : 'easy-watches');
  const easy = Math.min(whole, numberOf(campaign, 'easy-watches'));
  const parts = [
    { label: 'the way', seconds: easy * WATCH },
    ...(whole > easy ? [{ label: 'hard ground', seconds: (whole - easy) * WATCH }] : []),
    ...(astray > 0 ? [{ label: 'the way was lost', seconds: astray * WATCH }] : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}

/** A Watch at a time. Refuses `over-full` while somebody carries more than their slots hold. */
function limit({ state }: Decision): number {
  for (const one of partyOf(state)) {
    const over = one.kind === 'character' && slotsUsed(one) > capacity(one);
    if (over && one.items.some(({ slots }) => slots > 0))
      throw new Refusal(
        'over-full',
        `${one.name} bears more than their slots hold; something must be dropped first.`,
      );
    demandFree(one, 'travel', 'to');
  }
  return WATCH;
}

/** Where the way can be lost: off roads on hard ground, off roads anywhere, nowhere. */
const CAN_LOSE = {
  'hard-ground': (campaign, to) => isHard(campaign, to) && !onRoad(campaign, to),
  'off-roads': (campaign, to) => !onRoad(campaign, to),
  never: () => false,
} as const satisfies Record<string, (campaign: Campaign, to: string) => boolean>;

/** Setting out for a hex: whether the way is kept, where it can be lost. */
function setsOut(decision: Decision, to: string): void {
  const { state } = decision;
  const { hex: from, underWay } = state.party;
  if (underWay?.to === to || from === null) return;
  if (detailsOf(state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  if (!CAN_LOSE[optionOf(state, 'navigation')](state, to)) return;
  const against = numberOf(state, 'navigation-threshold');
  const { roll, answer } = askFate(decision, 'finding the way', against);
  const passed = answer === 'positive';
  const watches = passed ? 0 : numberOf(state, 'lost-watches');
  decision.emit(
    navigationRolled,
    { from, to, total: roll.total, against, passed, watches },
    { rules: [ROAD_RULE] },
  );
}

/** A Watch on the road ended: the encounter check. */
function walked(decision: Decision, _to: string, arrived: boolean): void {
  if (arrived && detailsOf(decision.state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  watchCheck(decision);
}

export const travel: System['travel'] = { leg, limit, setsOut, walked };
