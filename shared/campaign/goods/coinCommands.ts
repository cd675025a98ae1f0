import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { find, IdSchema } from '../ids.ts';
import { creatureHere } from '../lookup.ts';
import { choiceOf, named, type Field } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Campaign, Creature } from '../state.ts';
import type { System } from '../../systems/contract.ts';
import { balance, coinOf, coinsHeld, earn, moveCoins, pay, purseOf } from './coins.ts';
import { dropPlace, lyingHere } from './move.ts';
import { receiverAt } from './receiver.ts';

const count = z.int().min(1).max(1_000_000_000);
const who = IdSchema.optional();

/** Which of the party’s purses; blank is the one they share. */
const purseField = (party: readonly Creature[]): Field<'to'> => ({
  name: 'to',
  label: 'To',
  kind: 'choice',
  choices: party.map(named),
  optional: true,
  hint: 'Blank is the party’s purse.',
});

/** Those of the party who have coins. */
const holders = (campaign: Campaign, system: Pick<System, 'money'>): Creature[] =>
  partyOf(campaign).filter((one) => coinsHeld(system, one) > 0);

const countField = (system: Pick<System, 'money'>): Field<'count'> => ({
  name: 'count',
  label: 'How many',
  kind: 'number',
  least: 1,
  unit: coinOf(system).name,
});

const giveCoins = defineCommand({
  type: 'give-coins',
  title: 'Give coins',
  about: 'Moves coins from one creature to another, or to and from the party’s purse.',
  fieldNotes: 'Without “from” or “to” it is the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('give-coins'), from: who, to: who, count }),
  decide: (decision, { from, to, count: many }) => {
    const { state } = decision;
    if (from !== undefined) creatureHere(state, from, 'from');
    if (to !== undefined) receiverAt(state, to, 'to');
    if (from === to) throw new Refusal('no-need', 'The coins are there already. Choose another purse.', 'to');
    moveCoins(decision, { from: purseOf(state, from), to: purseOf(state, to), count: many });
  },
  offers: (campaign, system) => {
    const party = partyOf(campaign);
    const [first] = party;
    const shared = {
      label: 'Share out the purse…',
      group: 'party',
      command: { type: 'give-coins' as const },
      needs: [choiceOf(party, 'to', 'To'), countField(system)],
    };
    return [
      ...holders(campaign, system).map((one) => ({
        label: 'Give coins…',
        group: 'party',
        actor: one.id,
        command: { type: 'give-coins' as const, from: one.id },
        needs: [purseField(party.filter(({ id }) => id !== one.id)), countField(system)],
      })),
      ...(first && balance(campaign, system) > 0 ? [shared] : []),
    ];
  },
});

const dropCoins = defineCommand({
  type: 'drop-coins',
  title: 'Drop coins',
  about: 'Leaves coins where the party is.',
  fieldNotes: 'Without “from” they come out of the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('drop-coins'), from: who, count }),
  decide: (decision, { from, count: many }) => {
    const { state } = decision;
    if (from !== undefined) creatureHere(state, from, 'from');
    moveCoins(decision, { from: purseOf(state, from), to: dropPlace(state), count: many });
  },
});

const takeCoins = defineCommand({
  type: 'take-coins',
  title: 'Take coins that lie here',
  about: 'Picks up coins that lie here.',
  fieldNotes: 'All of them, or as many as “count” says. Without “to” they go into the party’s purse.',
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
  offers: (campaign, system) => {
    const here = lyingHere(campaign);
    const party = partyOf(campaign);
    if (!here?.coins || party.length === 0) return [];
    return [
      {
        label: 'Take coins that lie here…',
        group: 'party',
        command: { type: 'take-coins', cache: here.id },
        needs: [purseField(party), { ...countField(system), value: here.coins, most: here.coins }],
      },
    ];
  },
});

const addCoins = defineCommand({
  type: 'add-coins',
  title: 'Add coins',
  about: 'Coins were found or earned.',
  fieldNotes: 'Without “to” they go into the party’s purse.',
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
            needs: [purseField(partyOf(campaign)), countField(system)],
          },
        ]
      : [],
});

const spendCoins = defineCommand({
  type: 'spend-coins',
  title: 'Spend coins',
  about: 'Coins are paid to someone outside the campaign.',
  fieldNotes: 'Without “from” they come out of the party’s purse.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('spend-coins'),
    from: who,
    count,
    what: z.string().trim().min(1).max(200).optional(),
  }),
  decide: (decision, { from, count: many, what }) => {
    if (from !== undefined) creatureHere(decision.state, from, 'from');
    pay(decision, from, many, what, 'count');
  },
  offers: (campaign, system) => {
    const needs: Field<'count' | 'what'>[] = [
      countField(system),
      { name: 'what', label: 'For', kind: 'text', optional: true },
    ];
    return [
      ...holders(campaign, system).map((one) => ({
        label: 'Spend coins…',
        group: 'party',
        actor: one.id,
        command: { type: 'spend-coins' as const, from: one.id },
        needs,
      })),
      ...(balance(campaign, system) > 0
        ? [
            {
              label: 'Spend from the purse…',
              group: 'party',
              command: { type: 'spend-coins' as const },
              needs,
            },
          ]
        : []),
    ];
  },
});

export const coinCommands = [giveCoins, dropCoins, takeCoins, addCoins, spendCoins];
