import { z } from 'zod';
import { ownChanged } from '../../campaign/events/campaign.ts';
import { sheetChanged } from '../../campaign/events/creatures.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../campaign/state.ts';
import { dayOf } from '../../time/calendar.ts';
import { DAY, HOUR } from '../../time/scales.ts';
import { defineCommand, type Decision, type Leg, type System } from '../contract.ts';
import { worldCheck } from './encounters.ts';
import { leg } from './leg.ts';
import { ownOf, restActionsOf, sheetOf } from './sheet.ts';
import { calendar, DAYLIGHT_HOURS, MARCH_HOURS } from './words.ts';

/** Seconds since the day began at dawn. */
export const sinceDawn = (clock: number): number => (((clock - calendar.dayStart * HOUR) % DAY) + DAY) % DAY;

export const isNight = (clock: number): boolean => sinceDawn(clock) >= DAYLIGHT_HOURS * HOUR;

export const today = (campaign: Campaign): number => dayOf(calendar, campaign.clock);

/** What is left of the twelve hours of day, and of the four of the march, in seconds (FV-126, FV-127). */
function daylightLeft(campaign: Campaign): number {
  const hours = DAYLIGHT_HOURS + (ownOf(campaign).marchedOn === today(campaign) ? MARCH_HOURS : 0);
  return hours * HOUR - sinceDawn(campaign.clock);
}

/** As daylightLeft; refuses `no-daylight` when nothing is left. */
function limit({ state }: Decision): number {
  const left = daylightLeft(state);
  if (left <= 0)
    throw new Refusal(
      'no-daylight',
      'The day’s hours on the road are used up (FV-126); make camp, or march on (FV-127).',
      'to',
    );
  return left;
}

/** What the party has reached: the encounter check on entering the hex (FV-130). */
function walked(decision: Decision, _to: string, arrived: boolean, { seconds }: Leg): void {
  if (arrived) worldCheck(decision, seconds / HOUR);
}

export const travel: System['travel'] = {
  leg,
  open: (campaign) => daylightLeft(campaign) > 0,
  limit,
  walked,
};

const marchers = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter(({ kind }) => kind === 'character');

/** Why the party cannot march on; undefined when it can (FV-127). */
function noMarch(campaign: Campaign): Refusal | undefined {
  if (ownOf(campaign).marchedOn === today(campaign))
    return new Refusal(
      'already-marched',
      'This night is traded for the march already; there are only four hours of it (FV-127).',
    );
  if (!isNight(campaign.clock)) return undefined;
  if (sinceDawn(campaign.clock) >= (DAYLIGHT_HOURS + MARCH_HOURS) * HOUR)
    return new Refusal('too-late', 'The four hours in which one may march are over (FV-127).');
  const tired = marchers(campaign).find((one) => sheetOf(one).restActions < 1);
  return tired && new Refusal('no-rest-action', `${tired.name} has no rest action left to give up (FV-127).`);
}

export const march = defineCommand({
  type: 'march',
  title: 'March on',
  about: 'Gives up the coming night’s rest action for up to four more hours on the road today.',
  when: ['world'],
  rules: ['FV-127', 'FV-155'],
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
      ownChanged,
      { to: { marchedOn: today(state) } },
      'The party will march on into the night instead of resting.',
      {
        rules: ['FV-127', 'FV-155'],
      },
    );
  },
  offers: (campaign) =>
    noMarch(campaign) !== undefined || sinceDawn(campaign.clock) < 8 * HOUR
      ? []
      : [
          {
            label: 'March on',
            detail: '4 h for the night’s rest action',
            key: 'g',
            command: { type: 'march' },
            group: 'night',
          },
        ],
});

/** Rest actions of the coming night, the one that was marched away taken off (FV-8, FV-127). */
export const restActionsTonight = (campaign: Campaign, creature: Creature): number =>
  restActionsOf(creature) - (ownOf(campaign).marchedOn === today(campaign) ? 1 : 0);

/** "7 of 12 hours gone" */
export function dayBudget(campaign: Campaign): string {
  const gone = Math.floor(sinceDawn(campaign.clock) / HOUR);
  if (gone < DAYLIGHT_HOURS) return `${gone} of ${DAYLIGHT_HOURS} hours gone`;
  return `${gone - DAYLIGHT_HOURS} of ${DAYLIGHT_HOURS} hours of night gone`;
}
