import { inRows } from '../../../shared/campaign/goods/alike.ts';
import type {
  DealCard,
  DealerCard,
  RefusalInWords,
  ShareCard,
  ShopCard,
  WareCard,
} from '../../../shared/api.ts';
import { balance, coinOf, coinsHeld } from '../../../shared/campaign/goods/coins.ts';
import { slotsOf } from '../../../shared/campaign/goods/items.ts';
import { partyStore } from '../../../shared/campaign/goods/move.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { DealSchema, sharesOf } from '../../../shared/campaign/shop/deal.ts';
import { isSetPrice, priceOf, waresOf, worthOf } from '../../../shared/campaign/shop/wares.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../shared/campaign/state.ts';
import type { Ware } from '../../../shared/systems/contract.ts';
import { hexAt, SETTLEMENTS } from '../../../shared/hex/land.ts';
import type { Game } from '../../game/game.ts';
import { looksOf } from '../looks.ts';
import { tried } from '../downtime/trial.ts';

/** The settlement that the party is in; null elsewhere. */
export function settlementOf({ land, party }: Campaign): string | null {
  const feature = party.hex === null ? undefined : hexAt(land, party.hex)?.feature;
  return feature && SETTLEMENTS.has(feature.kind) ? (feature.name ?? feature.kind) : null;
}

/** What can be bought, and who can buy and sell. */
export function shop({ state: { campaign }, system }: Game): ShopCard {
  const { one, name } = coinOf(system);
  return {
    coin: { one, name },
    place: settlementOf(campaign),
    resale: system.money.resale?.(campaign) ?? 2,
    wares: waresOf(campaign, system).map((ware) => wareCard(campaign, system.itemLine, ware)),
    dealers: dealersOf(campaign).map((who) => dealerCard(campaign, system, who)),
  };
}

function wareCard(campaign: Campaign, lineOf: (item: Item) => string, ware: Ware): WareCard {
  const { name, kind, lot, per, things = [] } = ware;
  const [only] = things;
  const isSet = isSetPrice(campaign, ware);
  return {
    name,
    kind,
    price: priceOf(campaign, ware) ?? null,
    set: isSet,
    lot: lot && !isSet ? `${lot.of} for ${lot.price}` : null,
    per: per ?? null,
    each: things.length === 1 ? (only?.count ?? 1) : 1,
    slots: slotsOf(things),
    line:
      things.length === 1 && only
        ? withDie(lineOf({ ...only, id: 'ware' }), only.die)
        : things.map((one) => one.name).join(', '),
  };
}

/** The die of a thing stands before what it is thrown for, unless that tells it. */
const withDie = (line: string, die?: number): string =>
  die === undefined || line.includes(`d${die}`) ? line : `d${die} ${line}`.trim();

/** Everyone of the party, and the party itself. */
const dealersOf = (campaign: Campaign): (Creature | null)[] => [
  ...partyOf(campaign, true).filter(({ status }) => status === 'up' || status === 'down'),
  null,
];

function loadOf(campaign: Campaign, { slots }: Game['system'], who: Creature | null): DealerCard['slots'] {
  const held = who && slots(who, campaign);
  return held ? { used: held.used, total: held.total } : null;
}

function dealerCard(campaign: Campaign, system: Game['system'], who: Creature | null): DealerCard {
  const items = who ? who.items : (partyStore(campaign)?.items ?? []);
  return {
    id: who?.id ?? null,
    name: who?.name ?? 'The party',
    looks: who && looksOf(who),
    coins: who ? coinsHeld(system, who) : balance(campaign, system),
    slots: loadOf(campaign, system, who),
    things: inRows(items).map(({ item, items: all, count, slots }) => ({
      id: item.id,
      items: all.map((one) => ({ item: one.id, count: one.count })),
      name: item.name,
      count,
      slots,
      brings: worthOf(campaign, system, item, 1) ?? null,
    })),
  };
}

/** What each part of a deal comes to; none where it can’t be reckoned. */
function sharesIn({ state: { campaign }, system }: Game, command: AnyCommand): ShareCard[] {
  const deal = DealSchema.safeParse({ buys: command['buys'], sells: command['sells'] });
  if (!deal.success) return [];
  try {
    return sharesOf(campaign, system, deal.data).map(({ who, name, bought, sold, owes }) => ({
      id: who ?? null,
      name,
      bought: bought.map(({ total }) => total),
      sold: sold.map(({ total }) => total),
      owes,
    }));
  } catch (thrown) {
    if (thrown instanceof Refusal) return [];
    throw thrown;
  }
}

/** How a deal would go; nothing of it happens. */
export function dealAhead(game: Game, command: AnyCommand): DealCard {
  const { campaign } = game.state;
  const { system } = game;
  const decided = tried(game, campaign, { ...command, type: 'trade' });
  const after = decided.ok ? decided.state : campaign;
  const refusal: RefusalInWords | null = decided.ok ? null : decided.error;
  return {
    shares: sharesIn(game, command),
    purses: dealersOf(after).map((who) => ({
      id: who?.id ?? null,
      coins: who ? coinsHeld(system, who) : balance(after, system),
      slots: loadOf(after, system, who),
    })),
    refusal,
  };
}
