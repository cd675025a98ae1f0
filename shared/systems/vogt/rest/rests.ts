import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import { defineCommand } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { half } from '../sheet/halves.ts';
import { heal, loseExhaustion } from '../harm/harm.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { changeSheet, sheetOf } from '../sheet/sheet.ts';
import { endStatus, PASSING, type StatusId } from '../harm/statuses.ts';

const FULL_REST = 8;

const resting = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status }) => status === 'up' || status === 'down');

/** Whether somebody’s last siesta is long enough ago (BV-S17). */
const mayDoze = (campaign: Campaign, creature: Creature): boolean => {
  const { siestaAt } = sheetOf(creature);
  return siestaAt === null || campaign.clock - siestaAt >= rulingOf(campaign, 'siesta-hours') * HOUR;
};

const interrupted = z.int().min(1).max(479).optional();
const WHERE = ['world', 'site', 'downtime'] as const;

/** What a siesta has to make up for first, for somebody below 0 hit points (BV-S20). */
const OWED: Readonly<Record<RulingValue<'siesta-counts-from'>, (now: number) => number>> = {
  'what one has': () => 0,
  '0': (now) => Math.max(0, -now),
};

/** An hour gives back half of the hit points, added to what there is, as a rule (BV-49, BV-S20). */
const siesta = defineCommand({
  type: 'siesta',
  title: 'Siesta',
  about:
    'An hour without interruption: up to half of the hit points at most come back. Broken off after some minutes it is nothing.',
  when: WHERE,
  rules: commandRules.siesta,
  fields: z.strictObject({ type: z.literal('siesta'), interrupted }),
  decide: (decision, { interrupted: minutes }) => {
    const who = resting(decision.state).filter((one) => mayDoze(decision.state, one));
    if (who.length === 0) throw new Refusal('too-soon', 'The last siesta is too short a time ago (BV-S17).');
    if (minutes !== undefined && minutes < 60) {
      decision.emit(noteWritten, {}, 'The siesta is interrupted; nothing is regained.');
      passTime(decision, minutes * 60);
      return;
    }
    decision.emit(noteWritten, {}, 'The party takes a siesta.');
    passTime(decision, HOUR);
    for (const { id } of who) {
      const { hitPoints } = creatureAt(decision.state, id);
      const owed = OWED[rulingOf(decision.state, 'siesta-counts-from')](hitPoints.now);
      heal(decision, id, owed + half(decision.state, hitPoints.max), 'siesta');
      loseExhaustion(decision, id, rulingOf(decision.state, 'exhaustion-per-siesta'));
      endStatus(decision, id, 'prone');
      changeSheet(decision, id, { siestaAt: decision.state.clock });
    }
  },
  offers: (campaign) =>
    resting(campaign).some((one) => mayDoze(campaign, one))
      ? [
          {
            label: 'Siesta',
            detail: 'an hour, half of the HP',
            key: 'b',
            group: 'rest',
            command: { type: 'siesta' },
          },
        ]
      : [],
});

/** What is over after a night’s sleep: lying prone, and by the table’s word every status that passes (BV-S19). */
const slept = (campaign: Campaign): readonly StatusId[] =>
  rulingOf(campaign, 'rest-ends-statuses') ? ['prone', ...PASSING] : ['prone'];

/** Eight hours give back all of them and the technique dice (BV-50). */
const fullRest = defineCommand({
  type: 'full-rest',
  title: 'Full rest',
  about:
    'Eight hours without interruption: all hit points and technique dice, and a level of exhaustion less, as a rule.',
  when: WHERE,
  rules: commandRules['full-rest'],
  fields: z.strictObject({ type: z.literal('full-rest'), interrupted }),
  decide: (decision, { interrupted: minutes }) => {
    if (resting(decision.state).length === 0)
      throw new Refusal('no-need', 'Nobody is there to rest (BV-50).');
    if (minutes !== undefined) {
      decision.emit(noteWritten, {}, 'The rest is interrupted; nothing is regained.');
      passTime(decision, minutes * 60);
      return;
    }
    decision.emit(noteWritten, {}, 'The party takes a full rest.');
    passTime(decision, FULL_REST * HOUR);
    for (const { id } of resting(decision.state)) {
      loseExhaustion(decision, id, rulingOf(decision.state, 'exhaustion-per-rest'));
      const { technique } = sheetOf(creatureAt(decision.state, id));
      if (technique.now < technique.max)
        changeSheet(decision, id, { technique: { ...technique, now: technique.max } });
      const { hitPoints } = creatureAt(decision.state, id);
      heal(decision, id, hitPoints.max - hitPoints.now, 'full rest');
      for (const status of slept(decision.state)) endStatus(decision, id, status);
    }
  },
  offers: (campaign) =>
    resting(campaign).length > 0
      ? [
          {
            label: 'Full rest',
            detail: 'eight hours',
            key: 'z',
            group: 'rest',
            command: { type: 'full-rest' },
          },
        ]
      : [],
});

export const restCommands = [siesta, fullRest];
