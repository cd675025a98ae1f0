import type { SheetCard, SheetLying } from '../../../shared/api.ts';
import type { CoreOffer } from '../../../shared/campaign/commands/index.ts';
import { balance, coinOf, coinsHeld, inCoins } from '../../../shared/campaign/goods/coins.ts';
import { mayReceive } from '../../../shared/campaign/goods/receiver.ts';
import { named, type Field } from '../../../shared/campaign/offer.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Cache, Campaign, Creature } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { mayTake } from '../itemOffers.ts';

type CoinOffer = CoreOffer<'give-coins' | 'drop-coins' | 'take-coins' | 'add-coins' | 'spend-coins'>;

/** The coins somebody carries, and what can be done with them. */
export function sheetCoins(campaign: Campaign, system: System, holder: Creature): SheetCard['coins'] {
  const { one, name } = coinOf(system);
  const count = coinsHeld(system, holder);
  const offers = [
    ...(count > 0 ? [give(campaign, system, holder)] : []),
    ...(mayReceive(holder) ? [...fromPurse(campaign, system, holder), add(system, holder)] : []),
    ...(count > 0 ? spend(system, holder) : []),
  ];
  return { count, name: count === 1 ? one : name, offers };
}

/** Coins that lie somewhere, for one of the party to take; no thing has their id. */
export function coinsLying(
  campaign: Campaign,
  system: System,
  holder: Creature,
  here: Cache | undefined,
): SheetLying[] {
  if (!here?.coins || !mayTake(campaign, holder)) return [];
  const { id: cache, coins: count } = here;
  const take: CoinOffer = {
    label: 'Take…',
    command: { type: 'take-coins', cache, to: holder.id },
    needs: [howMany(system, count, count)],
  };
  return [{ id: '', name: inCoins(system, count), count: 1, slots: 0, take }];
}

const howMany = (system: System, value?: number, most?: number): Field<'count'> => ({
  name: 'count',
  label: 'How many',
  kind: 'number',
  unit: coinOf(system).name,
  least: 1,
  ...(value === undefined ? {} : { value }),
  ...(most === undefined ? {} : { most }),
});

function give(campaign: Campaign, system: System, holder: Creature): CoinOffer {
  const count = coinsHeld(system, holder);
  const others = partyOf(campaign, true).filter(({ id, status }) => id !== holder.id && status !== 'dead');
  return {
    label: 'Give coins…',
    group: 'give',
    command: { type: 'give-coins', from: holder.id },
    needs: [
      {
        name: 'to',
        label: 'To',
        kind: 'choice',
        choices: others.map(named),
        optional: true,
        hint: 'Blank is the party’s purse.',
      },
      howMany(system, count, count),
    ],
  };
}

function fromPurse(campaign: Campaign, system: System, { id }: Creature): CoinOffer[] {
  const shared = balance(campaign, system);
  if (shared === 0) return [];
  return [
    {
      label: 'Take coins from the purse…',
      group: 'give',
      command: { type: 'give-coins', to: id },
      needs: [howMany(system, shared, shared)],
    },
  ];
}

const add = (system: System, { id }: Creature): CoinOffer => ({
  label: 'Add coins…',
  group: 'change',
  command: { type: 'add-coins', to: id },
  needs: [howMany(system)],
});

function spend(system: System, holder: Creature): CoinOffer[] {
  const count = coinsHeld(system, holder);
  return [
    {
      label: 'Spend coins…',
      group: 'change',
      command: { type: 'spend-coins', from: holder.id },
      needs: [
        howMany(system, undefined, count),
        { name: 'what', label: 'For', kind: 'text', optional: true },
      ],
    },
    {
      label: 'Drop coins…',
      group: 'change',
      command: { type: 'drop-coins', from: holder.id },
      needs: [howMany(system, count, count)],
    },
  ];
}
