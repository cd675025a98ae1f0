import type { Offer, SheetItem, SheetLying } from '../../shared/api.ts';
import { choiceOf, dieField } from '../../shared/campaign/offer.ts';
import { inRows } from '../../shared/campaign/goods/alike.ts';
import { wearField } from '../../shared/campaign/goods/wear.ts';
import type { CoreOffer } from '../../shared/campaign/commands/index.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import {
  ItemSchema,
  type Cache,
  type Campaign,
  type Creature,
  type Item,
} from '../../shared/campaign/state.ts';

type ItemOffer = CoreOffer<'set-item' | 'drop-item' | 'give-item' | 'split-item'>;
type ItemOffers = Pick<SheetItem, 'offers' | 'quick' | 'drop'>;

/** What can be done with a thing: by the rules first, then what the referee may do with anything. */
export function itemOffers(
  campaign: Campaign,
  holder: Creature,
  item: Item,
  byRules: readonly Offer[],
): ItemOffers {
  const ofItem = byRules.filter(({ command }) => command['item'] === item.id);
  const drop: ItemOffer = {
    label: 'Drop',
    group: 'change',
    command: { type: 'drop-item', creature: holder.id, item: item.id },
  };
  const useUp: ItemOffer[] =
    item.count > 1
      ? [{ label: 'Use one up', command: { ...setItem(holder, item), count: item.count - 1 } }]
      : [];
  const [quick] = [...ofItem, ...useUp];
  return {
    offers: [...ofItem, ...useUp, ...gifts(campaign, holder, item), ...changes(holder, item), drop],
    ...(quick ? { quick } : {}),
    drop,
  };
}

/** Handing it to each of the party, or some of it to one; a part of it can be carried as an item of its own. */
function gifts(campaign: Campaign, holder: Creature, item: Item): ItemOffer[] {
  const others = partyOf(campaign, true).filter(({ id, status }) => id !== holder.id && status !== 'dead');
  const ofIt = { creature: holder.id, item: item.id } as const;
  const needs = wearField([item]);
  const whole = others.map<ItemOffer>(({ id, name }) => ({
    label: `Give to ${name}${needs.length > 0 ? '…' : ''}`,
    group: 'give',
    command: { type: 'give-item', ...ofIt, to: id },
    ...(needs.length > 0 && { needs }),
  }));
  whole.push({
    label: 'Put with the party’s treasure',
    group: 'give',
    command: { type: 'give-item', ...ofIt },
  });
  if (item.count < 2) return whole;
  const some = { name: 'count', label: 'How many', kind: 'number', value: 1, least: 1 } as const;
  const part: ItemOffer = {
    label: 'Give some…',
    group: 'give',
    command: { type: 'give-item', ...ofIt },
    needs: [choiceOf(others, 'to', 'To'), { ...some, most: item.count }],
  };
  const split: ItemOffer = {
    label: 'Split…',
    group: 'change',
    command: { type: 'split-item', ...ofIt },
    needs: [{ ...some, most: item.count - 1 }],
  };
  return [...whole, ...(others.length > 0 ? [part] : []), split];
}

/** Whether somebody can take up what lies somewhere. */
export const mayTake = ({ party }: Campaign, { id, status }: Creature): boolean =>
  status === 'up' && party.members.includes(id);

/** Things that lie somewhere, for one of the party to take. */
export function lyingFor(campaign: Campaign, holder: Creature, here: Cache | undefined): SheetLying[] {
  if (!here || !mayTake(campaign, holder)) return [];
  const { id: creature } = holder;
  return inRows(here.items).map(({ item: { id: item, name, kind }, items: { length }, count, slots }) => {
    const needs = wearField([{ kind }]);
    const take: CoreOffer<'take-item'> = {
      label: needs.length > 0 ? 'Take…' : length > 1 ? 'Take one' : 'Take',
      command: { type: 'take-item', creature, cache: here.id, item },
      ...(needs.length > 0 && { needs }),
    };
    return { id: item, name, count, slots, take };
  });
}

const setItem = (holder: Creature, { id }: Item) =>
  ({ type: 'set-item', creature: holder.id, item: id }) as const;

function changes(holder: Creature, item: Item): ItemOffer[] {
  const { inUse, count, die = 0 } = item;
  const set = setItem(holder, item);
  return [
    { label: inUse ? 'Put away' : 'Ready or wear', command: { ...set, inUse: !inUse } },
    {
      label: 'Change number…',
      group: 'change',
      command: set,
      needs: [{ name: 'count', label: 'How many', kind: 'number', value: count }],
    },
    {
      label: 'Change die…',
      group: 'change',
      command: set,
      needs: [{ ...dieField(die), hint: '0 when it is used up or broken.' }],
    },
  ];
}

/** The forms for what else a sheet may get. */
export const additionsTo = ({ id: creature }: Creature): CoreOffer<'add-item' | 'gain-condition'>[] => [
  {
    label: 'Add item…',
    command: { type: 'add-item', creature },
    needs: [
      { name: 'item.name', label: 'Name', kind: 'text' },
      {
        name: 'item.kind',
        label: 'Kind',
        kind: 'choice',
        choices: ItemSchema.shape.kind.unwrap().options.map((value) => ({ value, label: value })),
      },
      { name: 'item.slots', label: 'Takes', kind: 'number', value: 1, unit: 'slots' },
      { name: 'item.count', label: 'How many', kind: 'number', value: 1 },
      { name: 'item.die', label: 'Die', kind: 'number', unit: 'sides', drawn: 'die', optional: true },
    ],
  },
  {
    label: 'Add condition…',
    command: { type: 'gain-condition', creature },
    needs: [{ name: 'condition', label: 'Condition', kind: 'text' }],
  },
];
