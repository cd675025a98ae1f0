import { followWay, isHiddenWay, leadsAstray } from '../../../campaign/astray/stray.ts';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import type { Decision, Leg, TravelRules } from '../../contract.ts';
import { navigationRolled } from '../events/road.ts';
import { askFate } from '../fate/fate.ts';
import { demandFree } from '../harm/conditions.ts';
import { numberOf } from '../numbers.ts';
import { optionOf } from '../options.ts';
import { capacity, detailsOf, slotsUsed } from '../sheet/sheet.ts';
import { sinceDayStart } from '../../../time/calendar.ts';
import { calendar, WATCH } from '../words.ts';
import { watchCheck } from './encounters.ts';

const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  return hex !== undefined && TERRAINS[hex.terrain].hard;
};

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

/** One Watch on easy terrain and roads, two on hard terrain, or the numbers of the house rules; more when lost (NS-S5). */
function leg(campaign: Campaign, to: string): Leg {
  const hard = isHard(campaign, to) && !onRoad(campaign, to);
  const { lost } = detailsOf(campaign);
  const astray = lost && lost.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const whole = numberOf(campaign, hard ? 'hard-watches' : 'easy-watches');
  const easy = Math.min(whole, numberOf(campaign, 'easy-watches'));
  const parts = [
    { label: 'travel', seconds: easy * WATCH },
    ...(whole > easy ? [{ label: 'hard terrain', seconds: (whole - easy) * WATCH }] : []),
    ...(astray > 0 ? [{ label: 'lost', seconds: astray * WATCH }] : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}

/** Travel goes one Watch at a time. Refuses `over-full` while a character carries more than their Slots hold. */
function limit({ state }: Pick<Decision, 'state'>): number {
  for (const one of partyOf(state)) {
    const over = one.kind === 'character' && slotsUsed(one) > capacity(one);
    if (over && one.items.some(({ slots }) => slots > 0))
      throw new Refusal('over-full', `${one.name} carries more than their Slots hold. Drop something first.`);
    demandFree(one, 'travel', 'to');
  }
  return WATCH;
}

/** Where the party can get lost: off roads on hard terrain, off roads anywhere, or nowhere. */
const CAN_LOSE = {
  'hard-ground': (campaign, to) => isHard(campaign, to) && !onRoad(campaign, to),
  'off-roads': (campaign, to) => !onRoad(campaign, to),
  never: () => false,
} as const satisfies Record<string, (campaign: Campaign, to: string) => boolean>;

/** On setting out for a hex, rolls for getting lost where that can happen. */
function setsOut(decision: Decision, to: string): void {
  const { state } = decision;
  const { hex: from, underWay } = state.party;
  if (underWay?.to === to || from === null) return;
  if (detailsOf(state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  if (!CAN_LOSE[optionOf(state, 'navigation')](state, to)) return;
  const against = numberOf(state, 'navigation-threshold');
  const { roll, answer } = askFate(decision, 'navigation', against);
  const passed = answer === 'positive';
  const way = { to, kept: passed, losing: optionOf(state, 'losing-the-way') };
  const watches = passed || leadsAstray(state, way) ? 0 : numberOf(state, 'lost-watches');
  const hidden = isHiddenWay(state, way) ? { secret: true } : {};
  decision.emit(navigationRolled, { from, to, total: roll.total, against, passed, watches }, hidden);
  followWay(decision, way);
}

/** The encounter check after a Watch of travel. */
function walked(decision: Decision, _to: string, arrived: boolean): void {
  if (arrived && detailsOf(decision.state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  watchCheck(decision);
}

/** "2 of 4 Watches passed" */
function dayBudget({ clock }: Campaign): string {
  return `${Math.floor(sinceDayStart(calendar, clock) / WATCH)} of 4 Watches passed`;
}

export const travel: TravelRules = { leg, limit, setsOut, walked, dayBudget };
