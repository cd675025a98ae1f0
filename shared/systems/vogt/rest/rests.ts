import { z } from 'zod';
import { counted } from '../../../text/words.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { HOUR, MINUTE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { endRest } from '../../common/endRest.ts';
import { restBegan, siestaEnded, techniqueDiceRegained } from '../events/sheet.ts';
import { heal, loseExhaustion } from '../harm/harm.ts';
import type { StatusId } from '../harm/marks.ts';
import { endStatus, hasStatus, PASSING } from '../harm/statuses.ts';
import { numberOf } from '../options/numbers.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { half } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';

const SIESTA = 1;
const FULL_REST = 8;

const resting = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status }) => status === 'up' || status === 'down');

/** Whether enough time has passed since the last siesta, if the house rule asks for it (BV-S17). */
const mayDoze = (campaign: Campaign, creature: Creature): boolean => {
  const { siestaAt } = sheetOf(creature);
  return siestaAt === null || campaign.clock - siestaAt >= numberOf(campaign, 'siesta-hours') * HOUR;
};

const interrupted = z.int().min(1).max(479).optional();
const WHERE = ['world', 'site', 'downtime'] as const;

/** Lets the time of a rest pass; gives back whether it was not interrupted. */
function sleeps(
  decision: Decision,
  rest: 'siesta' | 'full-rest',
  hours: number,
  minutes: number | undefined,
): boolean {
  const brokenOff = minutes !== undefined && minutes * MINUTE < hours * HOUR ? minutes : undefined;
  decision.emit(restBegan, { rest, ...(brokenOff === undefined ? {} : { brokenOff }) }, by(decision, rest));
  passTime(decision, brokenOff === undefined ? hours * HOUR : brokenOff * MINUTE);
  return brokenOff === undefined;
}

/** Hit points that a siesta restores first for someone below 0 (BV-S20). */
const OWED: Readonly<Record<Choice<'siesta-counts-from'>, (now: number) => number>> = {
  current: () => 0,
  zero: (now) => Math.max(0, -now),
};

/** What a siesta brings: hit points, and less exhaustion if the house rule says so. It ends no status and wakes no one. */
function doze(decision: Decision, id: string): void {
  const { hitPoints } = creatureAt(decision.state, id);
  const owed = OWED[optionOf(decision.state, 'siesta-counts-from')](hitPoints.now);
  heal(decision, id, owed + half(hitPoints.max), 'siesta', 'siesta');
  if (!hasStatus(creatureAt(decision.state, id), 'unconscious'))
    loseExhaustion(decision, id, numberOf(decision.state, 'exhaustion-per-siesta'), 'siesta-exhaustion');
  decision.emit(siestaEnded, { creature: id, time: decision.state.clock });
}

const restOffer = <Type extends string>(type: Type, label: string, detail: string) => ({
  label,
  detail,
  group: 'rest',
  command: { type },
});

/** One uninterrupted hour restores up to half of maximum hit points (BV-49). */
const siesta = defineCommand({
  type: 'siesta',
  title: 'Siesta',
  about:
    'One uninterrupted hour restores up to half of maximum HP. If it is interrupted, it restores nothing.',
  when: WHERE,
  fields: z.strictObject({ type: z.literal('siesta'), interrupted }),
  decide: (decision, { interrupted: minutes }) => {
    const who = resting(decision.state).filter((one) => mayDoze(decision.state, one));
    if (who.length === 0)
      throw new Refusal(
        'too-soon',
        `The last siesta was less than ${counted(numberOf(decision.state, 'siesta-hours'), 'hour')} ago (BV-S17). Let more time pass first.`,
      );
    if (sleeps(decision, 'siesta', SIESTA, minutes)) for (const { id } of who) doze(decision, id);
  },
  offers: (campaign) =>
    resting(campaign).some((one) => mayDoze(campaign, one))
      ? [restOffer('siesta', 'Siesta', '1 hour, half of maximum HP')]
      : [],
});

/** Levels of exhaustion that a full rest takes off (BV-S7). */
const TAKEN_OFF: Readonly<Record<Choice<'exhaustion-per-rest'>, (exhaustion: number) => number>> = {
  one: () => 1,
  all: (exhaustion) => exhaustion,
  none: () => 0,
};

/** What a full rest ends, apart from Prone. */
const SLEPT_OFF: Readonly<Record<Choice<'rest-ends-statuses'>, readonly StatusId[]>> = {
  no: [],
  yes: PASSING,
};

function wake(decision: Decision, id: string): void {
  const { exhaustion, technique } = sheetOf(creatureAt(decision.state, id));
  const levels = TAKEN_OFF[optionOf(decision.state, 'exhaustion-per-rest')](exhaustion);
  loseExhaustion(decision, id, levels, 'rest-exhaustion');
  if (technique.now < technique.max)
    decision.emit(techniqueDiceRegained, { creature: id, from: technique.now, to: technique.max });
  const { hitPoints } = creatureAt(decision.state, id);
  heal(decision, id, hitPoints.max - hitPoints.now, 'full rest', 'full-rest');
  const getsUp = !hasStatus(creatureAt(decision.state, id), 'unconscious');
  const over = SLEPT_OFF[optionOf(decision.state, 'rest-ends-statuses')];
  for (const status of [...(getsUp ? (['prone'] as const) : []), ...over])
    endStatus(decision, id, status, { rule: 'full-rest' });
}

/** Eight uninterrupted hours restore all hit points and technique dice (BV-50). */
const fullRest = defineCommand({
  type: 'full-rest',
  title: 'Full rest',
  about:
    'Eight uninterrupted hours restore all HP and technique dice, and by default remove one level of exhaustion.',
  when: WHERE,
  fields: z.strictObject({ type: z.literal('full-rest'), interrupted }),
  decide: (decision, { interrupted: minutes }) => {
    if (resting(decision.state).length === 0)
      throw new Refusal('no-need', 'There is no one in the party to rest.');
    if (!sleeps(decision, 'full-rest', FULL_REST, minutes)) return;
    const rested = resting(decision.state);
    for (const { id } of rested) wake(decision, id);
    endRest(decision, rested);
  },
  offers: (campaign) =>
    resting(campaign).length > 0
      ? [{ ...restOffer('full-rest', 'Full rest', '8 hours, all HP'), opens: 'night' }]
      : [],
});

export const restCommands = [siesta, fullRest];
