import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Condition, type Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import { dateOf, dayOf } from '../../../time/calendar.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { needsCare, relieve } from '../harm/conditions.ts';
import { spendTurn } from '../road/encounters.ts';
import { heal } from '../harm/hitPoints.ts';
import {
  breakOff,
  mayRestLong,
  mostShards,
  recover,
  refill,
  resters,
  restWatch,
  restWell,
  shardsOfFullRest,
  shardsToFill,
  worn,
} from './rests.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar, WATCH, WEEK } from '../words.ts';

/** Those who rest: all of the party who live, or those named. */
function who(decision: Decision, named: readonly string[] | undefined): Creature[] {
  const all = resters(decision.state);
  for (const [index, id] of (named ?? []).entries())
    if (!all.includes(creatureAt(decision.state, id, `who.${index}`)))
      throw new Refusal(
        'not-able',
        `${creatureAt(decision.state, id).name} is not here to rest.`,
        `who.${index}`,
      );
  const chosen = named ? all.filter(({ id }) => named.includes(id)) : all;
  if (chosen.length === 0) throw new Refusal('nobody', 'There is nobody to rest.', 'who');
  return chosen;
}

const living = (decision: Decision, id: string): boolean => creatureAt(decision.state, id).status !== 'dead';

/** A Turn, 1d4 HP (NS-5, NS-55, NS-R16). */
const shortRest = defineCommand({
  type: 'short-rest',
  title: 'Short Rest',
  about: 'A Turn of rest: 1d4 HP for each.',
  when: ['play'],
  rules: ['NS-55', 'NS-5', 'NS-54', 'NS-R12', 'NS-R14', 'NS-R16'],
  fields: z.strictObject({ type: z.literal('short-rest'), who: z.array(IdSchema).min(1).max(60).optional() }),
  decide: (decision, command) => {
    const chosen = who(decision, command.who);
    decision.emit(noteWritten, {}, 'A Short Rest.', { rules: ['NS-55'] });
    if (!spendTurn(decision)) {
      breakOff(
        decision,
        chosen.map(({ id }) => id),
      );
      return;
    }
    for (const { id } of chosen) recover(decision, id, 4, 'Short Rest');
  },
  offers: (campaign) => {
    const hurt = partyOf(campaign).some(({ hitPoints }) => hitPoints.now < hitPoints.max);
    return hurt
      ? [
          {
            label: 'Short Rest',
            detail: 'a Turn · 1d4 HP each',
            key: 'b',
            group: 'rest',
            command: { type: 'short-rest' },
          },
        ]
      : [];
  },
});

/** A Watch, 1d6 HP, minor Conditions, shards (NS-5, NS-56, NS-94). */
const longRest = defineCommand({
  type: 'long-rest',
  title: 'Long Rest',
  about:
    'A Watch of rest: 1d6 HP for each, minor conditions go, as many Spell Shards as PRE are refilled (`recharge`; else the emptiest).',
  when: ['play'],
  rules: ['NS-56', 'NS-5', 'NS-9', 'NS-49', 'NS-54', 'NS-94', 'NS-R12', 'NS-R16', 'NS-R28', 'NS-S3', 'NS-S6'],
  fields: z.strictObject({
    type: z.literal('long-rest'),
    who: z.array(IdSchema).min(1).max(60).optional(),
    /** Ids of shards by the id of who carries them. */
    recharge: z.record(IdSchema, z.array(IdSchema).max(20)).default({}),
  }),
  decide: (decision, { recharge, ...command }) => {
    const chosen = who(decision, command.who).filter((one) => mayRestLong(decision.state, one));
    if (chosen.length === 0)
      throw new Refusal('rested', 'All of them had the one Long Rest of this day (NS-R16).', 'who');
    for (const id of Object.keys(recharge))
      if (!chosen.some((one) => one.id === id))
        throw new Refusal(
          'not-able',
          `${creatureAt(decision.state, id, 'recharge').name} has no Long Rest now.`,
          `recharge.${id}`,
        );
    const shards = new Map(
      chosen.map((one) => [
        one.id,
        shardsToFill(decision.state, one, recharge[one.id], `recharge.${one.id}`),
      ]),
    );
    decision.emit(noteWritten, {}, 'A Long Rest.', { rules: ['NS-56'] });
    if (
      !restWatch(
        decision,
        chosen.map(({ id }) => id),
      )
    )
      return;
    for (const { id } of chosen.filter((one) => living(decision, one.id))) {
      restWell(decision, id);
      refill(decision, id, shards.get(id) ?? []);
    }
  },
  offers: (campaign) =>
    longResters(campaign).length > 0
      ? [
          {
            label: 'Long Rest',
            detail: longRestInWords(campaign),
            key: 'z',
            group: 'rest',
            command: { type: 'long-rest' },
            ...(isLate(campaign) ? { main: true } : {}),
          },
          ...chosenShards(campaign),
        ]
      : [],
});

/** Where more shards are worn than somebody can refill, they choose which, each on a line of their own (NS-94). */
function chosenShards(campaign: Campaign): Offer[] {
  const choosers = longResters(campaign).filter(
    (one) => mostShards(campaign, one) > 0 && worn(campaign, one).length > mostShards(campaign, one),
  );
  if (choosers.length === 0) return [];
  return [
    {
      label: 'Long Rest, shards as chosen …',
      detail: 'a Watch',
      key: 'i',
      group: 'rest',
      command: { type: 'long-rest' },
      needs: choosers.map((one) => ({
        name: `recharge.${one.id}`,
        label: 'Refills',
        kind: 'choice',
        many: true,
        choices: worn(campaign, one).map(({ id, name, die }) => ({
          value: id,
          label: `${name}, D${die ?? 0}`,
        })),
        value: worn(campaign, one)
          .slice(0, mostShards(campaign, one))
          .map(({ id }) => id),
        row: `${one.name}, ${mostShards(campaign, one)} at most`,
      })),
    },
  ];
}

const isLate = (campaign: Campaign): boolean =>
  dateOf({ ...calendar, dusk: rulingOf(campaign, 'dark-hour') }, campaign.clock).light === 'night';

const longResters = (campaign: Campaign): Creature[] =>
  resters(campaign).filter((one) => mayRestLong(campaign, one));

function longRestInWords(campaign: Campaign): string {
  const filled = longResters(campaign)
    .map((one) => Math.min(worn(campaign, one).length, mostShards(campaign, one)))
    .reduce((sum, some) => sum + some, 0);
  return `a Watch · 1d6 HP each${filled > 0 ? ` · ${filled} shard${filled === 1 ? '' : 's'}` : ''}`;
}

/** A week: all HP, what a Long Rest gives, with means major Conditions too (NS-5, NS-57, NS-R15). */
const fullRest = defineCommand({
  type: 'full-rest',
  title: 'Full Rest',
  about:
    'A week of rest: all HP, minor conditions go; major ones only with a roof, care or what else they need (`care`), which also feeds, and not those to `keep`.',
  when: ['play'],
  rules: ['NS-57', 'NS-5', 'NS-49', 'NS-54', 'NS-R15', 'NS-R16'],
  fields: z.strictObject({
    type: z.literal('full-rest'),
    care: z.boolean().default(false),
    /** Conditions that this does not clear, by the id of who has them: it clears most of them only (NS-57). */
    keep: z.record(IdSchema, z.array(IdSchema).max(20)).default({}),
  }),
  decide: (decision, { care, keep }) => {
    const chosen = who(decision, undefined);
    demandConditions(decision, keep);
    decision.emit(noteWritten, {}, care ? 'A Full Rest, well cared for.' : 'A Full Rest.', {
      rules: ['NS-57'],
    });
    for (let watch = 0; watch < WEEK / WATCH; watch += 1) {
      if (care && watch % (DAY / WATCH) === 0) feed(decision, chosen);
      const asleep = chosen.map(({ id }) => id).filter((id) => living(decision, id));
      if (!restWatch(decision, asleep, care)) return;
    }
    for (const { id } of chosen) {
      const { status, hitPoints } = creatureAt(decision.state, id);
      if (status === 'dead') continue;
      heal(decision, id, hitPoints.max - Math.min(hitPoints.now, hitPoints.max), 'Full Rest');
      relieve(
        decision,
        id,
        ['NS-57', 'NS-56'],
        (one) => !keep[id]?.includes(one.id) && isHealed(decision.state, one, care),
      );
      refill(decision, id, shardsOfFullRest(decision.state, creatureAt(decision.state, id)));
    }
  },
  offers: (campaign) =>
    resters(campaign).length > 0
      ? [
          {
            label: 'Full Rest',
            detail: 'a week · all HP',
            group: 'rest',
            command: { type: 'full-rest' },
            needs: [
              { name: 'care', label: 'A roof and care are at hand', kind: 'check', value: true },
              ...resters(campaign)
                .filter(({ conditions }) => conditions.length > 0)
                .map(keepBlank),
            ],
          },
        ]
      : [],
});

/** What somebody may keep in spite of a Full Rest, each on a line of their own (NS-57). */
const keepBlank = ({ id, name, conditions }: Creature): Field => ({
  name: `keep.${id}`,
  label: 'Keeps',
  kind: 'choice',
  many: true,
  optional: true,
  value: [],
  choices: conditions.map((one) => ({ value: one.id, label: one.name })),
  row: name,
});

/** Refuses with `unknown-condition` to keep what somebody does not have. */
function demandConditions(decision: Decision, keep: Readonly<Record<string, readonly string[]>>): void {
  for (const [id, kept] of Object.entries(keep)) {
    const { name, conditions } = creatureAt(decision.state, id, `keep.${id}`);
    for (const one of kept)
      if (!conditions.some((condition) => condition.id === one))
        throw new Refusal('unknown-condition', `${name} has no condition “${one}”.`, `keep.${id}`);
  }
}

/**
 * Whether a Full Rest clears a Condition: major ones and what needs care with care, minor ones unless an
 * option leaves them to Long Rests (NS-57, NS-R15).
 */
function isHealed(campaign: Campaign, one: Condition, care: boolean): boolean {
  const ofLongRest = one.severity === 'minor' && !needsCare(one);
  return ofLongRest ? rulingOf(campaign, 'full-rest-minor') : care;
}

/** The house feeds them today. */
function feed(decision: Decision, chosen: readonly Creature[]): void {
  const today = dayOf(calendar, decision.state.clock);
  for (const { id } of chosen)
    if (sheetOf(creatureAt(decision.state, id)).ateOn < today)
      decision.emit(sheetChanged, { creature: id, to: { ateOn: today } });
}

export const restCommands = [shortRest, longRest, fullRest];
