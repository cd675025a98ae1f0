import { z } from 'zod';
import { foundHere } from '../../../campaign/commands/creatures.ts';
import { itemAdded, itemChanged } from '../../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { actorField } from '../checks/fields.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { foraged, rationsGained } from '../events/road.ts';
import { askFate } from '../fate/fate.ts';
import { gearNamed } from '../gear/gear.ts';
import { stepUp } from '../gear/stepDice.ts';
import { numberOf } from '../numbers.ts';
import { WATCH } from '../words.ts';
import { watchCheck } from './encounters.ts';

function tellGain(decision: Decision, creature: string, { id, name }: Item, from: number, to: number): void {
  decision.emit(rationsGained, { creature, item: id, name, from, to });
}

/** Adds what was found: steps up for the rations, or a first small bundle. */
function bring(decision: Decision, finder: Creature, itemId: string | undefined): void {
  const steps = numberOf(decision.state, 'foraging-steps');
  const food =
    itemId === undefined
      ? finder.items.find((one) => one.kind === 'food' && one.die !== undefined)
      : itemOf(finder, itemId);
  if (food?.die !== undefined) {
    const die = stepUp(food.die, food.fullDie ?? food.die, steps);
    tellGain(decision, finder.id, food, food.die, die);
    if (die !== food.die)
      decision.emit(itemChanged, {
        creature: finder.id,
        item: food.id,
        from: { die: food.die },
        to: { die },
      });
    return;
  }
  const rations = gearNamed('Rations');
  if (!rations) return;
  const die = stepUp(0, rations.die ?? 0, steps);
  const bundle: Item = { ...rations, die, id: freshId(rations.name, 'item', finder.items) };
  tellGain(decision, finder.id, bundle, 0, die);
  decision.emit(itemAdded, { creature: finder.id, item: bundle, ...foundHere(decision.state) });
}

/** Spends Watches in the wild, each with its encounter check, until an encounter begins. */
function spendWatches(decision: Decision, watches: number): void {
  for (let watch = 0; watch < watches && !decision.state.encounter; watch += 1) {
    passTime(decision, WATCH);
    watchCheck(decision);
  }
}

export const forageCommand = defineCommand({
  type: 'forage',
  title: 'Forage',
  about: 'Spends a Watch or more looking for food. If the Die of Fate is positive, rations go up a step.',
  when: ['world'],
  dice: [{ die: 'd100', for: 'foraging' }],
  fields: z.strictObject({ type: z.literal('forage'), actor: IdSchema, item: IdSchema.optional() }),
  decide: (decision, { actor, item }) => {
    const finder = ableCreature(decision.state, actor, 'actor');
    if (item !== undefined && itemOf(finder, item).kind !== 'food')
      throw new Refusal('not-food', `${itemOf(finder, item).name} is not food. Choose rations.`, 'item');
    const against = numberOf(decision.state, 'foraging-threshold');
    const { roll, answer } = askFate(decision, 'foraging', against);
    const passed = answer === 'positive';
    decision.emit(foraged, { actor, total: roll.total, against, passed });
    if (passed) bring(decision, finder, item);
    spendWatches(decision, numberOf(decision.state, 'foraging-watches'));
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage…',
            detail: counted(numberOf(campaign, 'foraging-watches'), 'Watch', 'Watches'),
            group: 'fate',
            command: { type: 'forage' },
            needs: [actorField(campaign)],
          },
        ]
      : [],
});
