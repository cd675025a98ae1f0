import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureHere, itemOf } from '../../../campaign/lookup.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Condition, Creature, Item } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { needsCare, endConditions } from '../harm/conditions.ts';
import { stopDying } from '../harm/dying.ts';
import { heal } from '../harm/hitPoints.ts';
import { spendExplorationTurn } from '../road/encounters.ts';
import { forItems } from './offers.ts';
import { wearItem } from './stepDice.ts';

interface Ailment {
  patient: Creature;
  condition: Condition;
}

const isRemedy = (item: Item): boolean => item.kind === 'remedy';

const patientsOf = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status }) => status !== 'dead');

const ailmentsOf = (campaign: Campaign): Ailment[] =>
  patientsOf(campaign).flatMap((patient) =>
    patient.conditions.filter(needsCare).map((condition) => ({ patient, condition })),
  );

const offerOf = (holder: Creature, item: Item): Omit<Offer<UseRemedy>, 'label'> => ({
  detail: `${holder.name}, D${item.die ?? 0} · 1 Turn · 1d6 HP`,
  group: 'rest',
  actor: holder.id,
  command: { type: 'use-remedy', actor: holder.id, item: item.id },
});

function treatmentOf(holder: Creature, item: Item, { patient, condition }: Ailment): Offer<UseRemedy> {
  const plain = offerOf(holder, item);
  return {
    ...plain,
    label: `Use ${item.name.toLowerCase()} on ${patient.name}: ${condition.name.toLowerCase()}`,
    command: { ...plain.command, target: patient.id, clears: condition.id },
  };
}

const fields = z.strictObject({
  type: z.literal('use-remedy'),
  actor: IdSchema,
  item: IdSchema,
  target: IdSchema.optional(),
  clears: IdSchema.optional(),
});
type UseRemedy = z.input<typeof fields>;

/** Takes a Turn: 1d6 HP for the user or someone else, then the step die; it is not also a Short Rest (NS-44, NS-58, NS-R31). */
export const remedyCommand = defineCommand({
  type: 'use-remedy',
  title: 'Use Remedy',
  about: 'Takes a Turn: 1d6 HP for the patient, then the Remedy’s step die.',
  fieldNotes: '`clears` names a Condition that it treats.',
  when: ['play'],
  fields,
  decide: (decision, { actor, item: itemId, target = actor, clears }) => {
    const item = itemOf(ableCreature(decision.state, actor, 'actor'), itemId);
    if (!isRemedy(item))
      throw new Refusal('no-remedy', `${item.name} is not a Remedy (NS-44). Choose a Remedy.`, 'item');
    const { name, status, conditions } = creatureHere(decision.state, target, 'target');
    if (status === 'dead') throw new Refusal('dead', `${name} is dead. Choose another patient.`, 'target');
    const condition = conditions.find((one) => one.id === clears);
    if (clears !== undefined && !condition)
      throw new Refusal('unknown-condition', `${name} has no Condition “${clears}”.`, 'clears');
    stopDying(decision, target, 'treatment', actor);
    const deed = (): void => {
      const { total } = decision.throwDice(`${item.name}, healing`, 1, 6);
      decision.asDeedOf({ actor, means: item.name }, () => heal(decision, target, total, item.name));
      if (condition) endConditions(decision, target, (one) => one.id === condition.id, 'remedy');
      wearItem(decision, actor, itemId, { rule: 'remedy' });
    };
    spendExplorationTurn(decision, { deed, actor });
  },
  offers: (campaign) => [
    ...forItems(campaign, isRemedy, (holder, item) => ({
      ...offerOf(holder, item),
      label: `Use ${item.name.toLowerCase()}…`,
      needs: [choiceOf(patientsOf(campaign), 'target', 'Patient')],
    })),
    ...partyOf(campaign).flatMap((holder) =>
      holder.items
        .filter(isRemedy)
        .flatMap((item) => ailmentsOf(campaign).map((one) => treatmentOf(holder, item, one))),
    ),
  ],
});
