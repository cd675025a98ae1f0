import { z } from 'zod';
import { counted } from '../../text/words.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { settleLine } from '../mode/aftermath.ts';
import { IdSchema } from '../ids.ts';
import { Refusal, forEachOrRefuse } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Campaign } from '../state.ts';
import { inCoins, moveCoins, purseOf } from './coins.ts';
import { coinsShared } from './events.ts';
import { hoardsHere, LOOT, lootIn, type Hoard } from './loot.ts';
import { moveItem } from './move.ts';
import { receiverAt } from './receiver.ts';
import { thenWear, Wear } from './wear.ts';

const ShareSchema = z.strictObject({
  item: IdSchema,
  /** Whose it was; without one it lies here, or is the treasure of the room. */
  of: IdSchema.optional(),
  to: IdSchema.optional(),
  count: z.int().min(1).max(1_000_000).optional(),
  wear: Wear,
});
type Share = z.input<typeof ShareSchema>;

const isOf = ({ where }: Hoard, of: string | undefined): boolean =>
  of === undefined ? !('creature' in where) : 'creature' in where && where.creature === of;

/** Everything worth taking, for the party’s treasure. */
const allOf = (hoards: readonly Hoard[]): Share[] =>
  hoards.flatMap((hoard) =>
    lootIn(hoard).map(({ id: item }) => ({
      item,
      ...('creature' in hoard.where ? { of: hoard.where.creature } : {}),
    })),
  );

/** Hands over a thing; refuses `unknown-item` what is not here. */
function handOut(decision: Decision, { item: id, of, to, count, wear = false }: Share): void {
  const hoards = hoardsHere(decision.state, decision.system).filter((hoard) => isOf(hoard, of));
  const [found] = hoards.flatMap(({ where, items }) =>
    items.filter((one) => one.id === id).map((item) => ({ where, item })),
  );
  if (!found) throw new Refusal('unknown-item', `There is no “${id}” to be shared here.`, 'item');
  if (to !== undefined) receiverAt(decision.state, to, 'to');
  thenWear(decision, to, wear, () => {
    moveItem(decision, found.where, purseOf(decision.state, to), found.item, count);
  });
}

/** How many coins each gets, and what is left over. */
export const evenly = (total: number, among: number): { each: number; left: number } => {
  const each = among > 0 ? Math.floor(total / among) : 0;
  return { each, left: total - each * among };
};

/** Shares coins evenly; what is left over, or all of them where `among` is nobody, goes into the party’s purse. */
function shareCoins(decision: Decision, among: readonly string[]): void {
  const hoards = hoardsHere(decision.state, decision.system).filter(({ coins }) => coins > 0);
  const total = hoards.reduce((sum, { coins }) => sum + coins, 0);
  if (total === 0) return;
  const { each, left } = evenly(total, among.length);
  const purses: { who?: string; wants: number }[] = [
    ...among.map((who) => ({ who, wants: each })),
    { wants: left },
  ];
  for (const { where, coins } of hoards) {
    let rest = coins;
    for (const purse of purses) {
      const count = Math.min(rest, purse.wants);
      moveCoins(decision, { from: where, to: purseOf(decision.state, purse.who), count, shared: true });
      purse.wants -= count;
      rest -= count;
    }
  }
  decision.emit(coinsShared, { total, each, among: [...among], left });
}

const inWords = (hoards: readonly Hoard[], coins: (count: number) => string): string => {
  const things = hoards.flatMap(lootIn).length;
  const total = hoards.reduce((sum, hoard) => sum + hoard.coins, 0);
  return [...(things > 0 ? [counted(things, 'item')] : []), ...(total > 0 ? [coins(total)] : [])].join(', ');
};

const isOpen = ({ fight }: Campaign): boolean =>
  fight?.aftermath.some(({ id, done }) => id === LOOT && !done) ?? false;

export const shareLoot = defineCommand({
  type: 'share-loot',
  title: 'Share loot',
  about: 'Hands out what the fallen had, what lies here and the treasure of the room.',
  fieldNotes:
    'Without “items” all that is worth taking goes to the party’s treasure; what is not named stays. Coins are split evenly “among” the party, what is left over goes into the party’s purse. With “wear” armour and shields are put on.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('share-loot'),
    items: z.array(ShareSchema).max(500).optional(),
    coins: z.enum(['split', 'purse', 'leave']).default('split'),
    among: z.array(IdSchema).min(1).max(60).optional(),
  }),
  decide: (decision, { items, coins, among }) => {
    const { state, system } = decision;
    const hoards = hoardsHere(state, system);
    if (hoards.length === 0) throw new Refusal('no-need', 'There is nothing to share here.', 'items');
    forEachOrRefuse(
      items ?? allOf(hoards),
      (share) => {
        handOut(decision, share);
      },
      'items',
    );
    forEachOrRefuse(among ?? [], (id) => receiverAt(state, id, ''), 'among');
    if (coins === 'split')
      shareCoins(decision, [
        ...new Set(
          among ??
            partyOf(state)
              .filter(({ kind }) => kind === 'character')
              .map(({ id }) => id),
        ),
      ]);
    else if (coins === 'purse') shareCoins(decision, []);
    if (isOpen(decision.state)) settleLine(decision, LOOT);
  },
  offers: (campaign, system) => {
    const hoards = hoardsHere(campaign, system);
    const detail = inWords(hoards, (count) => inCoins(system, count));
    if (detail === '' || partyOf(campaign).length === 0) return [];
    const open = campaign.fight?.aftermath.filter(({ done }) => !done) ?? [];
    return [
      {
        label: 'Share loot…',
        detail,
        group: 'party',
        ...(open.length === 1 && isOpen(campaign) ? { main: true } : {}),
        command: { type: 'share-loot' },
        opens: 'loot',
      },
    ];
  },
});
