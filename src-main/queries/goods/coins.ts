import type { SheetCard } from '../../../shared/api.ts';
import type { CoreOffer } from '../../../shared/campaign/commands/index.ts';
import { balance, coinOf, coinsHeld } from '../../../shared/campaign/goods/coins.ts';
import { named, type Field } from '../../../shared/campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

type CoinOffer = CoreOffer<'give-coins' | 'drop-coins' | 'add-coins' | 'spend-coins'>;

/** The coins somebody carries, and what can be done with them. */
export function sheetCoins(campaign: Campaign, system: System, holder: Creature): SheetCard['coins'] {
  const { one, name: unit } = coinOf(system);
  const count = coinsHeld(system, holder);
  const shared = balance(campaign, system);
  const howMany = (value?: number, most?: number): Field<'count'> => ({
    name: 'count',
    label: 'How many',
    kind: 'number',
    unit,
    least: 1,
    ...(value === undefined ? {} : { value }),
    ...(most === undefined ? {} : { most }),
  });
  const { id } = holder;
  const others = partyOf(campaign, true).filter((other) => other.id !== id && other.status !== 'dead');
  const give: CoinOffer = {
    label: 'Give coins…',
    group: 'give',
    command: { type: 'give-coins', from: id },
    needs: [
      {
        name: 'to',
        label: 'To',
        kind: 'choice',
        choices: others.map(named),
        optional: true,
        hint: 'Blank is the party’s purse.',
      },
      howMany(count, count),
    ],
  };
  const drop: CoinOffer = {
    label: 'Drop coins…',
    group: 'change',
    command: { type: 'drop-coins', from: id },
    needs: [howMany(count, count)],
  };
  const spend: CoinOffer = {
    label: 'Spend coins…',
    group: 'change',
    command: { type: 'spend-coins', from: id },
    needs: [howMany(undefined, count), { name: 'what', label: 'For', kind: 'text', optional: true }],
  };
  const fromPurse: CoinOffer = {
    label: 'Take coins from the purse…',
    group: 'give',
    command: { type: 'give-coins', to: id },
    needs: [howMany(shared, shared)],
  };
  const add: CoinOffer = {
    label: 'Add coins…',
    group: 'change',
    command: { type: 'add-coins', to: id },
    needs: [howMany()],
  };
  const offers = [
    ...(count > 0 ? [give] : []),
    ...(shared > 0 ? [fromPurse] : []),
    add,
    ...(count > 0 ? [spend, drop] : []),
  ];
  return { count, name: count === 1 ? one : unit, offers };
}
