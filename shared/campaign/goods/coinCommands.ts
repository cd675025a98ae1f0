import { z } from 'zod';
import { capital } from '../../counted.ts';
import { defineCommand } from '../../systems/contract.ts';
import { find, IdSchema } from '../ids.ts';
import { creatureAt } from '../lookup.ts';
import { named, type Field } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { partyOf, type Campaign } from '../state.ts';
import type { System } from '../../systems/contract.ts';
import { balance, coinOf, coinsHeld, earn, moveCoins, pay, purseOf } from './coins.ts';
import { dropPlace } from './move.ts';
import { receiverAt } from './receiver.ts';

const count = z.int().min(1).max(1_000_000_000);
const who = IdSchema.optional();

/** Which of the party’s purses; blank is the one they share. */
const purseField = <Name extends 'from' | 'to'>(
  campaign: Campaign,
  name: Name,
  suggested?: string,
): Field<Name> => ({
  name,
  label: capital(name),
  kind: 'choice',
  choices: partyOf(campaign).map(named),
  optional: true,
  hint: 'Blank is the party’s purse.',
  ...(suggested === undefined ? {} : { value: suggested }),
});

/** Who of the party has coins, first of all; undefined where only the party’s purse has some. */
const payer = (campaign: Campaign, system: System): string | undefined =>
  partyOf(campaign).find((one) => coinsHeld(system, one) > 0)?.id;

const countField = (system: System): Field<'count'> => ({
  name: 'count',
  label: 'How many',
  kind: 'number',
  least: 1,
  unit: coinOf(system).name,
});

/** Whether anybody of the party, or their purse, has coins. */
const haveCoins = (campaign: Campaign, system: System): boolean =>
  balance(campaign, system) > 0 || payer(campaign, system) !== undefined;

const giveCoins = defineCommand({
  type: 'give-coins',
  title: 'Give coins',
  about: 'Moves coins from one creature to another. Without “from” or “to” it is the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('give-coins'), from: who, to: who, count }),
  decide: (decision, { from, to, count: many }) => {
    const { state } = decision;
    if (from !== undefined) creatureAt(state, from, 'from');
    if (to !== undefined) receiverAt(state, to, 'to');
    if (from === to) throw new Refusal('no-need', 'The coins are there already. Choose another purse.', 'to');
    moveCoins(decision, { from: purseOf(state, from), to: purseOf(state, to), count: many });
  },
  offers: (campaign, system) =>
    haveCoins(campaign, system)
      ? [
          {
            label: 'Give coins…',
            group: 'party',
            command: { type: 'give-coins' },
            needs: [
              purseField(campaign, 'from', payer(campaign, system)),
              purseField(campaign, 'to', payer(campaign, system) ? undefined : partyOf(campaign)[0]?.id),
              countField(system),
            ],
          },
        ]
      : [],
});

const dropCoins = defineCommand({
  type: 'drop-coins',
  title: 'Drop coins',
  about: 'Leaves coins where the party is. Without “from” they come out of the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('drop-coins'), from: who, count }),
  decide: (decision, { from, count: many }) => {
    const { state } = decision;
    if (from !== undefined) creatureAt(state, from, 'from');
    moveCoins(decision, { from: purseOf(state, from), to: dropPlace(state), count: many });
  },
});

const takeCoins = defineCommand({
  type: 'take-coins',
  title: 'Take coins that lie here',
  about:
    'Picks coins up: all that lie there, or as many as “count” says. Without “to” they go into the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-coins'),
    cache: IdSchema,
    to: who,
    count: count.optional(),
  }),
  decide: (decision, { cache: id, to, count: many }) => {
    const { state } = decision;
    const cache = find(state.caches, id);
    if (!cache?.coins) throw new Refusal('unknown-cache', `No coins lie at “${id}”.`, 'cache');
    if (to !== undefined) receiverAt(state, to, 'to');
    const { items: _items, coins, id: _id, ...place } = cache;
    moveCoins(decision, { from: { cache: id, ...place }, to: purseOf(state, to), count: many ?? coins });
  },
});

const addCoins = defineCommand({
  type: 'add-coins',
  title: 'Add coins',
  about: 'Coins were found or earned. Without “to” they go into the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('add-coins'), to: who, count }),
  decide: (decision, { to, count: many }) => {
    if (to !== undefined) receiverAt(decision.state, to, 'to');
    earn(decision, to, many);
  },
  offers: (campaign, system) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Add coins…',
            group: 'party',
            command: { type: 'add-coins' },
            needs: [purseField(campaign, 'to'), countField(system)],
          },
        ]
      : [],
});

const spendCoins = defineCommand({
  type: 'spend-coins',
  title: 'Spend coins',
  about: 'Coins are paid to someone outside the campaign. Without “from” they come out of the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('spend-coins'),
    from: who,
    count,
    what: z.string().trim().min(1).max(200).optional(),
  }),
  decide: (decision, { from, count: many, what }) => {
    if (from !== undefined) creatureAt(decision.state, from, 'from');
    pay(decision, from, many, what, 'count');
  },
  offers: (campaign, system) =>
    haveCoins(campaign, system)
      ? [
          {
            label: 'Spend coins…',
            group: 'party',
            command: { type: 'spend-coins' },
            needs: [
              purseField(campaign, 'from', payer(campaign, system)),
              countField(system),
              { name: 'what', label: 'For', kind: 'text', optional: true },
            ],
          },
        ]
      : [],
});

export const coinCommands = [giveCoins, dropCoins, takeCoins, addCoins, spendCoins];
