import { z } from 'zod';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, creatureHere, itemOf } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import { useOne } from '../../cairn-family/days/days.ts';
import { ATTRIBUTE_NAMES, bodyOf, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { potionLaid, potionUsed } from '../events/wildcraft.ts';
import { eat } from '../food/food.ts';
import { levelOf, typeOf } from '../wounds/details.ts';
import { healWound } from '../wounds/wounds.ts';
import { brewOf, potionOf } from './details.ts';
import { recipeOf, type RecipeId } from './recipes.ts';

/** A potion works on someone from now on. */
function lay(
  decision: Decision,
  patient: string,
  recipe: RecipeId,
  laid: { name: string; restores?: Attribute; endsAt?: number },
): void {
  const { conditions } = creatureAt(decision.state, patient);
  decision.emit(
    potionLaid,
    { creature: patient, condition: freshId(recipe, 'potion', conditions), recipe, ...laid },
    by(decision, recipe),
  );
}

/** A light wound of that type heals; refuses `no-need` where there is none. */
function mend(decision: Decision, patient: string, recipe: RecipeId, heals: string): void {
  const { name: who, conditions } = creatureAt(decision.state, patient);
  const { name } = recipeOf(recipe);
  const wound = conditions.find((one) => levelOf(one) === 'light' && typeOf(one).toLowerCase() === heals);
  if (!wound) throw new Refusal('no-need', `${who} has no light ${heals} to heal.`, 'target');
  healWound(decision, patient, wound, name, recipe);
}

/** Refuses `no-need` where no points of the score are lost. */
function demandLoss(decision: Decision, patient: string, attribute: Attribute, potion: string): void {
  const creature = creatureAt(decision.state, patient);
  const { now, max } = bodyOf(creature)[attribute];
  if (now < max) return;
  const score = ATTRIBUTE_NAMES[attribute];
  throw new Refusal(
    'no-need',
    `${creature.name} has lost no ${score}; ${potion} would do nothing.`,
    'target',
  );
}

/** What happens when a potion is used on someone; a chew feeds as a simple meal and takes a Fatigue, without a fire (BDP-R26). */
function work(decision: Decision, patient: string, recipe: RecipeId): void {
  const { name, effect } = recipeOf(recipe);
  if ('feeds' in effect) eat(decision, patient, 'simple');
  else if ('lasts' in effect)
    lay(decision, patient, recipe, { name: effect.lasts, endsAt: decision.state.clock + DAY });
  else if ('heals' in effect) mend(decision, patient, recipe, effect.heals);
  else {
    if (creatureAt(decision.state, patient).conditions.some((one) => potionOf(one)?.potion === recipe))
      throw new Refusal(
        'already-there',
        `${creatureAt(decision.state, patient).name} already has a dose of ${name} for the next rest.`,
        'target',
      );
    if ('restores' in effect) demandLoss(decision, patient, effect.restores, name);
    lay(decision, patient, recipe, { name, ...('restores' in effect ? { restores: effect.restores } : {}) });
  }
}

const potions = (campaign: Campaign): { holder: Creature; item: Item }[] =>
  partyOf(campaign).flatMap((holder) =>
    holder.items.filter((item) => brewOf(item) !== undefined).map((item) => ({ holder, item })),
  );

/** Recipes that are offered ready to use: they need no rest, and no wound. */
const AT_ONCE: readonly RecipeId[] = ['bitterbark-chew', 'ironroot-brew'];

const usePotion = defineCommand({
  type: 'use-potion',
  title: 'Use potion',
  about:
    'Salves and teas work during the next eight hours of sleep, and a tonic improves that sleep. Other potions heal, feed or strengthen at once.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('use-potion'),
    actor: IdSchema,
    item: IdSchema,
    target: IdSchema,
  }),
  decide: (decision, { actor: id, item: itemId, target }) => {
    const holder = ableCreature(decision.state, id, 'actor');
    const item = itemOf(holder, itemId);
    const potion = brewOf(item);
    if (!potion)
      throw new Refusal('no-potion', `${item.name} is not a brewed potion. Choose a potion.`, 'item');
    const { recipe, until } = potion;
    if (until < decision.state.clock) throw new Refusal('spoiled', `${item.name} has spoiled.`, 'item');
    if (creatureHere(decision.state, target, 'target').status === 'dead')
      throw new Refusal('not-able', 'A potion cannot help the dead. Choose someone alive.', 'target');
    decision.emit(potionUsed, { actor: id, target, item: itemId, recipe }, by(decision, recipe));
    work(decision, target, recipe);
    useOne(decision, id, item);
  },
  offers: (campaign) =>
    potions(campaign)
      .filter(({ item }) => AT_ONCE.some((recipe) => recipe === brewOf(item)?.recipe))
      .map(({ holder, item }) => ({
        label: `${holder.name}: ${item.name}`,
        group: 'care',
        actor: holder.id,
        command: { type: 'use-potion', actor: holder.id, item: item.id },
        needs: [choiceOf(partyOf(campaign), 'target', 'Patient')],
      })),
});

export const potionCommands = [usePotion];
