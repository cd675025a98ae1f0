import { z } from 'zod';
import { Refusal } from '../../../campaign/refusal.ts';
import { type Campaign, type Creature } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import { defineCommand, type Decision, type Leg, type TravelRules } from '../../contract.ts';
import { by } from '../cite.ts';
import { marchBegan, wayFound } from '../events/road.ts';
import { restActionsSet } from '../events/rest.ts';
import { worldCheck } from './encounters.ts';
import { isNight, sinceDawn, today } from '../rest/day.ts';
import { hexHours, leg } from './leg.ts';
import { detailsOf, restActionsOf, sheetOf } from '../sheet/sheet.ts';
import { marchers, setsOut } from './weatherAndWay.ts';
import { DAYLIGHT_HOURS, MARCH_HOURS } from '../words.ts';

/** Whether the rest actions of the coming or present night were traded for the road (FV-127). */
const hasMarched = (campaign: Campaign): boolean => detailsOf(campaign).marchedOn === today(campaign);

/** What is left of the twelve hours of day, which are for travel (FV-7), and of the four of a march, in seconds (FV-126, FV-127). */
const daylightLeft = (campaign: Campaign): number =>
  (DAYLIGHT_HOURS + (hasMarched(campaign) ? MARCH_HOURS : 0)) * HOUR - sinceDawn(campaign.clock);

/** As daylightLeft; refuses `no-daylight` when nothing is left (FV-126). */
function limit({ state }: Pick<Decision, 'state'>): number {
  const left = daylightLeft(state);
  if (left <= 0)
    throw new Refusal(
      'no-daylight',
      'The daytime hours are used up (FV-126). Make camp, or march on (FV-127).',
      'to',
    );
  return left;
}

/** What the party has reached: the encounter check on entering the hex. */
function walked(decision: Decision, _to: string, arrived: boolean, way: Leg): void {
  if (!arrived) return;
  const { lost } = detailsOf(decision.state);
  if (lost) decision.emit(wayFound, { to: lost.to });
  worldCheck(decision, hexHours(way));
}

export const travel: TravelRules = {
  setsOut,
  leg,
  open: (campaign) => daylightLeft(campaign) > 0,
  limit,
  walked,
  dayBudget,
};

/** Why the party cannot march on; undefined when it can (FV-127). */
function noMarch(campaign: Campaign): Refusal | undefined {
  if (hasMarched(campaign))
    return new Refusal(
      'already-marched',
      'The party has already marched on today. It can do so once a night (FV-127).',
    );
  const night = isNight(campaign.clock);
  if (night && sinceDawn(campaign.clock) >= (DAYLIGHT_HOURS + MARCH_HOURS) * HOUR)
    return new Refusal('too-late', 'It is too late to march on. Sleep until dawn (FV-127).');
  const left = (one: Creature): number =>
    night ? sheetOf(one).restActions : restActionsTonight(campaign, one);
  const tired = marchers(campaign).find((one) => left(one) < 1);
  return (
    tired &&
    new Refusal('no-rest-action', `${tired.name} has no rest action left to trade for the march (FV-127).`)
  );
}

/** Four more hours on the road for the night’s rest action, and for nothing else (FV-127, FV-155, FV-S10). */
export const march = defineCommand({
  type: 'march',
  title: 'March on',
  about: 'Trades the coming night’s rest action for up to four more hours of travel today.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('march') }),
  decide: (decision) => {
    const { state } = decision;
    const why = noMarch(state);
    if (why) throw why;
    const header = by(decision, 'march');
    // By day nightfall takes the rest action off; at night it is there already.
    for (const creature of isNight(state.clock) ? marchers(state) : [])
      decision.emit(
        restActionsSet,
        { creature: creature.id, left: sheetOf(creature).restActions - 1 },
        header,
      );
    decision.emit(
      marchBegan,
      { day: today(state), hours: MARCH_HOURS, creatures: marchers(state).map(({ id }) => id) },
      header,
    );
  },
  offers: (campaign) =>
    noMarch(campaign) !== undefined || sinceDawn(campaign.clock) < 8 * HOUR
      ? []
      : [
          {
            label: 'March on',
            detail: '4 more hours, no rest action',
            command: { type: 'march' },
            group: 'night',
          },
        ],
});

/** Rest actions of the coming night, those that were marched away taken off (FV-127). */
export const restActionsTonight = (campaign: Campaign, creature: Creature): number =>
  restActionsOf(creature) - (hasMarched(campaign) ? 1 : 0);

/** "7 of 12 hours gone" */
function dayBudget(campaign: Campaign): string {
  const gone = Math.floor(sinceDawn(campaign.clock) / HOUR);
  if (gone < DAYLIGHT_HOURS) return `${gone} of ${DAYLIGHT_HOURS} daytime hours passed`;
  return `${gone - DAYLIGHT_HOURS} of ${DAYLIGHT_HOURS} night hours passed`;
}
