import type { GameView } from '../../../shared/api.ts';
import { balance, coinOf, coinsHeld } from '../../../shared/campaign/goods/coins.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../shared/campaign/state.ts';
import { counted, plural } from '../../../shared/text/words.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { spanInShort } from '../../../shared/time/scales.ts';
import { lightLeft } from '../derived.ts';

type Store = GameView['stores'][number];
interface Held {
  creature: Creature;
  item: Item;
}

/** Those of the party who carry what it has. */
export const bearersOf = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status }) => status !== 'dead' && status !== 'fled');

/** What the party has together to eat, to burn and to spend, and how long it lasts. */
export function stores(campaign: Campaign, system: System): Store[] {
  const bearers = bearersOf(campaign);
  const held = bearers.flatMap((creature) => creature.items.map((item) => ({ creature, item })));
  const ofKind = (kind: Item['kind']): Held[] => held.filter(({ item }) => item.kind === kind);
  return [
    ...food(campaign, system, ofKind('food')),
    ...lights(campaign, system, ofKind('light')),
    ...coins(campaign, system, bearers),
  ];
}

/** Food that wears down a die is told by its dice: nobody knows how long that lasts. */
function food(campaign: Campaign, system: System, held: readonly Held[]): Store[] {
  const dice = held.flatMap(({ item }) => (item.fullDie && item.die ? [item.die] : []));
  if (dice.length > 0)
    return [
      { kind: 'food', count: held.length, name: 'food', lasts: dice.map((die) => `d${die}`).join(' ') },
    ];
  const count = sum(held.map(({ item }) => item.count));
  const isEaten = system.dues(campaign, Infinity).some(({ order }) => order === 'ration');
  const eaters = system.habits.meal?.eaters(campaign).length ?? 0;
  const days = isEaten && eaters > 0 ? Math.floor(count / eaters) : undefined;
  return [
    {
      kind: 'food',
      count,
      name: count === 1 ? 'meal' : 'meals',
      lasts: days === undefined ? '' : counted(days, 'day'),
    },
  ];
}

/** Each sort of light by itself. */
function lights(campaign: Campaign, system: System, held: readonly Held[]): Store[] {
  const names = [...new Set(held.map(({ item }) => item.name))];
  return names.map((name) => {
    const those = held.filter(({ item }) => item.name === name);
    const left = those.flatMap(({ creature, item }) =>
      lightLeft(system, campaign, creature, item).map((one) => ({ ...one, item })),
    );
    const dice = left.flatMap(({ die }) => (die ? [`d${die}`] : []));
    const count = sum(those.map(({ item }) => item.count));
    const called = name.toLowerCase();
    return {
      kind: 'light',
      count,
      name: count === 1 ? called : plural(called),
      lasts:
        dice.length > 0
          ? dice.join(' ')
          : spanInShort(sum(left.map((one) => secondsOf(one, system, campaign)))),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How long a light and the others of its kind in the same slot burn, one after another. */
function secondsOf(
  { item, left = 0 }: { item: Item; left?: number },
  system: System,
  campaign: Campaign,
): number {
  const light = system.light.of(item, campaign);
  return left + (light?.kind === 'countdown' ? light.seconds * (item.count - 1) : 0);
}

/** Coins of the characters and the party’s purse; where the text names no coin, only if there are any. */
function coins(campaign: Campaign, system: System, bearers: readonly Creature[]): Store[] {
  const { one, name } = coinOf(system);
  const shared = balance(campaign, system);
  const count = shared + sum(bearers.map((bearer) => coinsHeld(system, bearer)));
  if (count === 0 && !system.money.coin) return [];
  const lasts = shared > 0 ? `${shared} in the purse` : '';
  return [{ kind: 'coin', count, name: count === 1 ? one : name, lasts }];
}
