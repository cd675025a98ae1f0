import { z } from 'zod';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { type Campaign, type Creature } from '../../../campaign/state.ts';
import { secondsLeft } from '../../../campaign/travel.ts';
import { HOUR } from '../../../time/scales.ts';
import { defineCommand, type Decision, type Leg, type System } from '../../contract.ts';
import { worldCheck } from './encounters.ts';
import { isNight, sinceDawn, today } from '../rest/day.ts';
import { hurt } from '../sheet/hitPoints.ts';
import { hexHours, leg } from './leg.ts';
import { rulingOf } from '../rulings.ts';
import { detailsOf, restActionsOf, sheetOf } from '../sheet/sheet.ts';
import { marchers, setsOut } from './weatherAndWay.ts';
import { DAYLIGHT_HOURS, MARCH_HOURS } from '../words.ts';

/** Marches of the coming or present night: rest actions that were traded for the road (FV-127). */
function marchesTonight(campaign: Campaign): number {
  const { marchedOn, marches = 1 } = detailsOf(campaign);
  return marchedOn === today(campaign) ? marches : 0;
}

/** What is left of the twelve hours of day, which are for travel (FV-7), and of the four of each march, in seconds (FV-126, FV-127). */
const daylightLeft = (campaign: Campaign): number =>
  (DAYLIGHT_HOURS + marchesTonight(campaign) * MARCH_HOURS) * HOUR - sinceDawn(campaign.clock);

/** As daylightLeft; refuses `no-daylight` when nothing is left, or too little for a hex that must be reached today (FV-126). */
function limit({ state }: Decision, to: string): number {
  const left = daylightLeft(state);
  const needed = secondsLeft(state, to, leg(state, to));
  if (left > 0 && needed > left && rulingOf(state, 'hex-begun') === 'cannot be begun')
    throw new Refusal('no-daylight', `${to} cannot be reached in what is left of the day (FV-126).`, 'to');
  if (left <= 0)
    throw new Refusal(
      'no-daylight',
      'The day’s hours on the road are used up (FV-126); make camp, or march on (FV-127).',
      'to',
    );
  return left;
}

/** What the party has reached: the encounter check on entering the hex. */
function walked(decision: Decision, _to: string, arrived: boolean, way: Leg): void {
  if (!arrived) return;
  if (detailsOf(decision.state).lost) decision.emit(detailsChanged, { to: { lost: null } });
  worldCheck(decision, hexHours(way));
}

export const travel: System['travel'] = {
  setsOut,
  leg,
  open: (campaign) => daylightLeft(campaign) > 0,
  limit,
  walked,
};

/** Why the party cannot march on; undefined when it can. A second march takes a second rest action of everybody (FV-127). */
function noMarch(campaign: Campaign): Refusal | undefined {
  const marches = marchesTonight(campaign);
  if (marches > 0 && !rulingOf(campaign, 'second-march'))
    return new Refusal(
      'already-marched',
      'This night is traded for the march already; there are only four hours of it (FV-127).',
    );
  const night = isNight(campaign.clock);
  if (night && sinceDawn(campaign.clock) >= (DAYLIGHT_HOURS + (marches + 1) * MARCH_HOURS) * HOUR)
    return new Refusal('too-late', 'The four hours in which one may march are over (FV-127).');
  const left = (one: Creature): number =>
    night ? sheetOf(one).restActions : restActionsTonight(campaign, one);
  const tired = marchers(campaign).find((one) => left(one) < 1);
  return tired && new Refusal('no-rest-action', `${tired.name} has no rest action left to give up (FV-127).`);
}

const tollOf = (campaign: Campaign): string => {
  const toll = rulingOf(campaign, 'march-toll');
  return toll > 0 ? ` and ${toll} hit points each` : '';
};

/** Four more hours on the road for the night’s rest action, and for what the campaign has it cost (FV-127, FV-155, FV-S10). */
export const march = defineCommand({
  type: 'march',
  title: 'March on',
  about: 'Gives up the coming night’s rest action for up to four more hours on the road today.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('march') }),
  decide: (decision) => {
    const { state } = decision;
    const why = noMarch(state);
    if (why) throw why;
    // By day nightfall takes the rest action off; at night it is there already.
    for (const creature of isNight(state.clock) ? marchers(state) : []) {
      const { restActions } = sheetOf(creature);
      decision.emit(sheetChanged, { creature: creature.id, to: { restActions: restActions - 1 } });
    }
    decision.emit(
      detailsChanged,
      { to: { marchedOn: today(state), marches: marchesTonight(state) + 1 } },
      'The party will march on into the night instead of resting.',
      {
        rules: ['FV-127', 'FV-155'],
      },
    );
    const toll = rulingOf(state, 'march-toll');
    if (toll > 0) for (const { id } of marchers(state)) hurt(decision, id, toll, 'no sleep');
  },
  offers: (campaign) =>
    noMarch(campaign) !== undefined || sinceDawn(campaign.clock) < 8 * HOUR
      ? []
      : [
          {
            label: 'March on',
            detail: `4 h for the night’s rest action${tollOf(campaign)}`,
            key: 'g',
            command: { type: 'march' },
            group: 'night',
          },
        ],
});

/** Rest actions of the coming night, those that were marched away taken off (FV-127). */
export const restActionsTonight = (campaign: Campaign, creature: Creature): number =>
  restActionsOf(creature) - marchesTonight(campaign);

/** "7 of 12 hours gone" */
export function dayBudget(campaign: Campaign): string {
  const gone = Math.floor(sinceDawn(campaign.clock) / HOUR);
  if (gone < DAYLIGHT_HOURS) return `${gone} of ${DAYLIGHT_HOURS} hours gone`;
  return `${gone - DAYLIGHT_HOURS} of ${DAYLIGHT_HOURS} hours of night gone`;
}
