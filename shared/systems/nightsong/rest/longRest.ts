import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { dateOf } from '../../../time/calendar.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { restBegan } from '../events/road.ts';
import { needsCare, relieve } from '../harm/conditions.ts';
import { numberOf } from '../numbers.ts';
import { calendar } from '../words.ts';
import { mayRestLong, recover, resters, restWatch } from './rests.ts';
import { mostShards, refill, shardsToFill, worn } from './shards.ts';
import { restersNamed } from './shortRest.ts';

type Recharge = Readonly<Record<string, string[]>>;

/** The shards that each of them refills. */
function shardsOf(
  decision: Decision,
  chosen: readonly Creature[],
  recharge: Recharge,
): Map<string, string[]> {
  for (const id of Object.keys(recharge))
    if (!chosen.some((one) => one.id === id))
      throw new Refusal(
        'not-able',
        `${creatureAt(decision.state, id, 'recharge').name} has no Long Rest now.`,
        `recharge.${id}`,
      );
  return new Map(
    chosen.map((one) => [one.id, shardsToFill(decision.state, one, recharge[one.id], `recharge.${one.id}`)]),
  );
}

const fields = z.strictObject({
  type: z.literal('long-rest'),
  who: z.array(IdSchema).min(1).max(60).optional(),
  /** Ids of shards by the id of who carries them. */
  recharge: z.record(IdSchema, z.array(IdSchema).max(20)).default({}),
});
type LongRest = z.input<typeof fields>;

/** A Watch, 1d6 HP, and minor Conditions that need nothing else go; shards are refilled (NS-56). */
export const longRest = defineCommand({
  type: 'long-rest',
  title: 'Long Rest',
  about:
    'A Watch of rest: 1d6 HP for each, minor conditions go, as many Spell Shards as PRE are refilled (`recharge`; else the emptiest).',
  when: ['play'],
  fields,
  decide: (decision, { recharge, who }) => {
    const chosen = restersNamed(decision, who).filter((one) => mayRestLong(decision.state, one));
    if (chosen.length === 0)
      throw new Refusal('rested', 'All of them had the one Long Rest of this day.', 'who');
    const shards = shardsOf(decision, chosen, recharge);
    const creatures = chosen.map(({ id }) => id);
    decision.emit(restBegan, { rest: 'long', creatures }, { rules: ['NS-56'] });
    if (!restWatch(decision, creatures)) return;
    for (const id of creatures) {
      if (creatureAt(decision.state, id).status === 'dead') continue;
      recover(decision, id, 6, 'Long Rest');
      relieve(decision, id, (one) => one.severity === 'minor' && !needsCare(one), ['NS-56']);
      refill(decision, id, shards.get(id) ?? []);
    }
  },
  offers: (campaign) =>
    longResters(campaign).length > 0
      ? [
          {
            label: 'Long Rest',
            detail: longRestInWords(campaign),
            group: 'rest',
            command: { type: 'long-rest' },
            ...(isLate(campaign) ? { main: true } : {}),
          },
          ...chosenShards(campaign),
        ]
      : [],
});

/** Where more shards are worn than somebody can refill, they choose which, each on a line of their own. */
function chosenShards(campaign: Campaign): Offer<LongRest>[] {
  const choosers = longResters(campaign).filter((one) => {
    const most = mostShards(campaign, one);
    return most > 0 && worn(one).length > most;
  });
  if (choosers.length === 0) return [];
  return [
    {
      label: 'Long Rest, shards as chosen …',
      detail: 'a Watch',
      group: 'rest',
      command: { type: 'long-rest' },
      needs: choosers.map((one) => ({
        name: `recharge.${one.id}`,
        label: 'Refills',
        kind: 'choice',
        many: true,
        choices: worn(one).map(({ id, name, die }) => ({ value: id, label: `${name}, D${die ?? 0}` })),
        value: worn(one)
          .slice(0, mostShards(campaign, one))
          .map(({ id }) => id),
        row: `${one.name}, ${mostShards(campaign, one)} at most`,
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
  return `a Watch · 1d6 HP each${filled > 0 ? ` · ${filled} shard${filled === 1 ? '' : 's'}` : ''}`;
}
