import { freshId } from '../../shared/campaign/ids.ts';
import { waresOf } from '../../shared/campaign/shop/wares.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../shared/campaign/state.ts';
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

/** Those of the party who eat what they carry. */
export const mouthsOf = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ kind, status }) => kind === 'character' && status !== 'dead');

/** The campaign as it would be if each of them had bought so many more provisions. */
export function provisioned(campaign: Campaign, system: Pick<System, 'money'>, each: number): Campaign {
  const provisions = provisionsOf(campaign, system);
  if (each === 0 || !provisions) return campaign;
  const { thing } = provisions;
  const creatures = { ...campaign.creatures };
  for (const creature of mouthsOf(campaign)) {
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
