import { freshId } from '../../shared/campaign/ids.ts';
import { waresOf } from '../../shared/campaign/shop/wares.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../shared/campaign/state.ts';
import { rollsUntilSpent } from '../../shared/dice/chain.ts';
import type { System, Ware } from '../../shared/systems/contract.ts';

/** The food that travellers buy, and how many portions one of it holds; undefined where no list has any. */
export function provisionsOf(
  campaign: Campaign,
  system: Pick<System, 'money'>,
): { ware: Ware; thing: Omit<Item, 'id'> } | undefined {
  const foods = waresOf(campaign, system).flatMap((ware) => {
    const thing = ware.kind === 'food' ? ware.things?.find(({ kind }) => kind === 'food') : undefined;
    return thing ? [{ ware, thing }] : [];
  });
  return foods.find(({ ware }) => /ration/i.test(ware.name)) ?? foods[0];
}

/** Those of the party who eat what they carry; nobody where the rules have no meals. */
export const mouthsOf = (campaign: Campaign, { habits }: Pick<System, 'habits'>): readonly Creature[] =>
  habits.meal?.eaters(campaign) ?? [];

type Wearing = Pick<System, 'habits' | 'wear'>;

/** Whether this is food that dice wear down, meal by meal. */
const wearsDown = ({ kind, die, fullDie }: Item, { habits }: Wearing): boolean =>
  habits.meal?.wears === true && kind === 'food' && die !== undefined && fullDie !== undefined;

/** How many portions this food holds: where dice wear it down, as many as it lasts on average. */
function portionsIn(item: Item, system: Wearing): number {
  const { count, die = 0, fullDie = 0 } = item;
  if (!wearsDown(item, system)) return count;
  const { wear } = system;
  return Math.round(rollsUntilSpent(die, wear) + (count - 1) * rollsUntilSpent(fullDie, wear));
}

/** How many portions of food the party has together. */
export const portionsOf = (campaign: Campaign, system: Wearing): number =>
  partyOf(campaign, true)
    .flatMap(({ items }) => items.filter(({ kind }) => kind === 'food'))
    .reduce((sum, item) => sum + portionsIn(item, system), 0);

/** The campaign with its food in portions; the same where no dice wear any down. */
export function inPortions(campaign: Campaign, system: Wearing): Campaign {
  const counted = (item: Item): Item => {
    const { die: _die, fullDie: _fullDie, ...rest } = item;
    const portions = portionsIn(item, system);
    return wearsDown(item, system) && portions > 0 ? { ...rest, count: portions } : item;
  };
  const bearers = partyOf(campaign, true).filter(({ items }) =>
    items.some((item) => wearsDown(item, system)),
  );
  if (bearers.length === 0) return campaign;
  const creatures = { ...campaign.creatures };
  for (const bearer of bearers) creatures[bearer.id] = { ...bearer, items: bearer.items.map(counted) };
  return { ...campaign, creatures };
}

/** The campaign as it would be if each of them had bought so many more provisions. */
export function provisioned(
  campaign: Campaign,
  system: Pick<System, 'habits' | 'money'>,
  each: number,
): Campaign {
  const provisions = provisionsOf(campaign, system);
  if (each === 0 || !provisions) return campaign;
  const { thing } = provisions;
  const creatures = { ...campaign.creatures };
  for (const creature of mouthsOf(campaign, system)) {
    const items = [...creature.items];
    // What wears down by a die is a thing of its own each; of the rest there are so many more.
    const stacks = thing.die === undefined ? 1 : each;
    for (let stack = 0; stack < stacks; stack += 1) {
      const id = freshId(thing.name, 'food', items);
      items.push({ ...thing, id, count: (thing.count * each) / stacks });
    }
    creatures[creature.id] = { ...creature, items };
  }
  return { ...campaign, creatures };
}
