import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { counted } from '../../../text/words.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { dateOf } from '../../../time/calendar.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { endRest } from '../../common/endRest.ts';
import { restBegan } from '../events/road.ts';
import { needsCare, endConditions } from '../harm/conditions.ts';
import { numberOf } from '../numbers.ts';
import { calendar } from '../words.ts';
import { mayRestLong, recover, resters, restWatch } from './rests.ts';
import { mostShards, refill, shardsToFill, worn } from './shards.ts';
import { restersNamed } from './shortRest.ts';

type Recharge = Readonly<Record<string, string[]>>;

/** The shards that each character refills. */
function shardsOf(
  decision: Decision,
  chosen: readonly Creature[],
  recharge: Recharge,
): Map<string, string[]> {
  for (const id of Object.keys(recharge))
    if (!chosen.some((one) => one.id === id))
      throw new Refusal(
        'not-able',
        `${creatureAt(decision.state, id, 'recharge').name} is not taking this Long Rest.`,
        `recharge.${id}`,
      );
  return new Map(
    chosen.map((one) => [one.id, shardsToFill(decision.state, one, recharge[one.id], `recharge.${one.id}`)]),
  );
}

const fields = z.strictObject({
  type: z.literal('long-rest'),
  creatures: severalIds(60).optional(),
  /** Ids of shards by the id of the character who carries them. */
  recharge: z.record(IdSchema, z.array(IdSchema).max(20)).default({}),
});
type LongRest = z.input<typeof fields>;

/** A Watch of rest: 1d6 HP, most minor Conditions end, and shards are refilled (NS-56). */
export const longRest = defineCommand({
  type: 'long-rest',
  title: 'Take Long Rest',
  about:
    'A Watch of rest: 1d6 HP each, most minor Conditions end, and each character refills as many Spell Shards as their PRE, by default the emptiest.',
  fieldNotes: '`recharge` names the shards.',
  when: ['play'],
  fields,
  decide: (decision, { recharge, creatures: named }) => {
    const chosen = restersNamed(decision, named).filter((one) => mayRestLong(decision.state, one));
    if (chosen.length === 0)
      throw new Refusal('rested', 'Everyone has already had a Long Rest today.', 'creatures');
    const shards = shardsOf(decision, chosen, recharge);
    const creatures = chosen.map(({ id }) => id);
    decision.emit(restBegan, { rest: 'long', creatures }, by(decision, 'long-rest'));
    if (!restWatch(decision, creatures)) return;
    for (const id of creatures) {
      if (creatureAt(decision.state, id).status === 'dead') continue;
      recover(decision, id, 6, 'Long Rest');
      endConditions(decision, id, (one) => one.severity === 'minor' && !needsCare(one), 'long-rest');
      refill(decision, id, shards.get(id) ?? []);
    }
    endRest(decision, chosen);
  },
  offers: (campaign) =>
    longResters(campaign).length > 0
      ? [
          {
            label: 'Take Long Rest',
            detail: longRestInWords(campaign),
            group: 'rest',
            command: { type: 'long-rest' },
            opens: 'night',
            ...(isLate(campaign) ? { main: true } : {}),
          },
          ...chosenShards(campaign),
        ]
      : [],
});

/** Asks which shards to refill, one line for each character who can’t refill all of theirs. */
function chosenShards(campaign: Campaign): Offer<LongRest>[] {
  const choosers = longResters(campaign).filter((one) => {
    const most = mostShards(campaign, one);
    return most > 0 && worn(one).length > most;
  });
  if (choosers.length === 0) return [];
  return [
    {
      label: 'Take Long Rest, choose shards…',
      detail: '1 Watch',
      group: 'rest',
      command: { type: 'long-rest' },
      opens: 'night',
      needs: choosers.map((one) => ({
        name: `recharge.${one.id}`,
        label: 'Refill',
        kind: 'choice',
        many: true,
        choices: worn(one).map(({ id, name, die }) => ({ value: id, label: `${name}, D${die ?? 0}` })),
        value: worn(one)
          .slice(0, mostShards(campaign, one))
          .map(({ id }) => id),
        row: `${one.name}, up to ${mostShards(campaign, one)}`,
      })),
    },
  ];
}

const isLate = (campaign: Campaign): boolean =>
  dateOf({ ...calendar, dusk: numberOf(campaign, 'dark-hour') }, campaign.clock).light === 'night';

const longResters = (campaign: Campaign): Creature[] =>
  resters(campaign).filter((one) => mayRestLong(campaign, one));

function longRestInWords(campaign: Campaign): string {
  const filled = longResters(campaign)
    .map((one) => Math.min(worn(one).length, mostShards(campaign, one)))
    .reduce((sum, some) => sum + some, 0);
  return `1 Watch · 1d6 HP each${filled > 0 ? ` · ${counted(filled, 'shard')}` : ''}`;
}
