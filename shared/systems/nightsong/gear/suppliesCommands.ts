import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Condition, type Creature, type Item } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { needsCare, relieve } from '../harm/conditions.ts';
import { eat, hungry, meal } from '../rest/dues.ts';
import { spendTurn } from '../road/encounters.ts';
import { actors } from '../fight/fightOffers.ts';
import { heal, stopDying } from '../harm/hitPoints.ts';
import { mend, recover } from '../rest/rests.ts';
import { rulingOf } from '../rulings.ts';
import { wearItem } from './stepDice.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';

const carried = { creature: IdSchema, item: IdSchema };

/** Offers for things the party carries. */
const forItems = (
  campaign: Campaign,
  fits: (item: Item) => boolean,
  offer: (holder: Creature, item: Item) => Offer,
  holders = partyOf(campaign),
): Offer[] => holders.flatMap((holder) => holder.items.filter(fits).map((item) => offer(holder, item)));

/** Who may use a thing now: in the Rounds of a fight whoever has an action left (NS-63). */
function handsFree(campaign: Campaign): Creature[] {
  const { fight, party } = campaign;
  if (!fight || campaign.mode.now === 'aftermath') return partyOf(campaign);
  return actors(campaign)
    .map(({ actor }) => actor)
    .filter(({ id }) => party.members.includes(id));
}

const useItem = defineCommand({
  type: 'use-item',
  title: 'Use or strain a thing',
  about:
    'Throws the step die of a thing that is used up a little, which in a fight is the action, or comes under stress.',
  when: ['session'],
  rules: ['NS-29', 'NS-30', 'NS-31', 'NS-32', 'NS-33', 'NS-40', 'NS-63', 'NS-R2', 'NS-R3'],
  fields: z.strictObject({
    type: z.literal('use-item'),
    ...carried,
    /** It comes under stress, which is nobody’s action (NS-30). */
    stress: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, item: itemId, stress }) => {
    const fighting = !stress && duringRounds(decision);
    if (fighting) demandAction(decision, id, 'act');
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (!item.die) throw new Refusal('no-die', `${item.name} has no step die to throw (NS-R2).`, 'item');
    wearItem(decision, id, itemId);
    if (fighting) spendAction(decision, id);
  },
  offers: (campaign) =>
    forItems(
      campaign,
      (item) => item.kind === 'gear' && (item.die ?? 0) > 0,
      (holder, item) => ({
        label: `Use ${item.name.toLowerCase()}`,
        detail: `${holder.name}, D${item.die ?? 0}`,
        group: 'supplies',
        actor: holder.id,
        command: { type: 'use-item', creature: holder.id, item: item.id },
      }),
      handsFree(campaign),
    ),
});

const eatCommand = defineCommand({
  type: 'eat',
  title: 'Eat',
  about:
    'Somebody, or without a name everybody who has not, eats before the day’s meal does it for them, at the price of rolls of the rations’ die.',
  when: ['world', 'site', 'downtime'],
  rules: ['NS-R3', 'NS-S6'],
  fields: z.strictObject({
    type: z.literal('eat'),
    creature: IdSchema.optional(),
    holder: IdSchema.optional(),
    item: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, holder = id, item: itemId }) => {
    if (id === undefined) {
      if (hungry(decision.state).length === 0)
        throw new Refusal('no-need', 'All have eaten today, or there is nothing left to eat (NS-R3).');
      meal(decision);
      return;
    }
    creatureAt(decision.state, id);
    if (itemId === undefined || holder === undefined)
      throw new Refusal('bad-field', 'Say what is eaten (NS-R3).', 'item');
    const item = itemOf(creatureAt(decision.state, holder, 'holder'), itemId);
    if (item.kind !== 'food' || item.die === 0)
      throw new Refusal('not-food', `${item.name} cannot be eaten.`, 'item');
    eat(decision, id, holder, itemId);
  },
  offers: (campaign) => [
    ...(hungry(campaign).length > 0
      ? [
          {
            label: 'Everybody eats',
            detail: hungry(campaign)
              .map(({ name }) => name)
              .join(', '),
            key: 'j',
            group: 'rest',
            command: { type: 'eat' },
          },
        ]
      : []),
    ...forItems(
      campaign,
      (item) => item.kind === 'food',
      (holder, item) => ({
        label: `${holder.name} eats`,
        detail: `${item.name}${item.die ? `, D${item.die}` : ''}`,
        group: 'supplies',
        actor: holder.id,
        command: { type: 'eat', creature: holder.id, item: item.id },
      }),
    ),
  ],
});

/**
 * Whom a Remedy may be used on: anybody who lives, or by an option the user and those who lie there (NS-R31).
 */
const isPatient = (campaign: Campaign, user: string, { id, status }: Creature): boolean =>
  status !== 'dead' &&
  (id === user || status === 'down' || rulingOf(campaign, 'remedy-for') === 'on anybody');

interface Ailment {
  patient: Creature;
  condition: Condition;
}

/**
 * A Turn, 1d6 HP for user or another, then the die; by an option the Turn is a Short Rest as well (NS-58,
 * NS-59, NS-R31).
 */
const useRemedy = defineCommand({
  type: 'use-remedy',
  title: 'Use a Remedy',
  about:
    'Takes a Turn: 1d6 HP for the patient, then the Remedy’s step die. `clears` names a condition it treats.',
  when: ['play'],
  rules: ['NS-5', 'NS-44', 'NS-49', 'NS-56', 'NS-58', 'NS-59', 'NS-R12', 'NS-R14', 'NS-R31'],
  fields: z.strictObject({
    type: z.literal('use-remedy'),
    ...carried,
    patient: IdSchema.optional(),
    clears: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, item: itemId, patient = id, clears }) => {
    const user = ableCreature(decision.state, id);
    const item = itemOf(user, itemId);
    if (item.kind !== 'remedy') throw new Refusal('no-remedy', `${item.name} is no Remedy (NS-44).`, 'item');
    const treated = creatureAt(decision.state, patient, 'patient');
    const { name, status, conditions } = treated;
    if (status === 'dead') throw new Refusal('dead', `${name} is dead; no Remedy helps.`, 'patient');
    if (!isPatient(decision.state, id, treated))
      throw new Refusal('own-remedy', `${name} has to use a Remedy of their own (NS-R31).`, 'patient');
    const condition = conditions.find((one) => one.id === clears);
    if (clears !== undefined && !condition)
      throw new Refusal('unknown-condition', `${name} has no condition “${clears}”.`, 'clears');
    stopDying(decision, patient, `${name} is being treated and will not die of this.`);
    spendTurn(decision, () => {
      const { total } = decision.throwDice(`${item.name}, healing`, 1, 6);
      heal(decision, patient, total, item.name);
      if (rulingOf(decision.state, 'remedy-rests')) recover(decision, patient, 4, 'Short Rest');
      if (condition) relieve(decision, patient, ['NS-49'], (one) => one.id === condition.id);
      wearItem(decision, id, itemId, ['NS-58']);
    });
  },
  offers: (campaign) => {
    const patientsOf = (user: Creature): Creature[] =>
      partyOf(campaign, true).filter((one) => isPatient(campaign, user.id, one));
    const isRemedy = (item: Item): boolean => item.kind === 'remedy';
    const ailmentsOf = (patients: readonly Creature[]): Ailment[] =>
      patients.flatMap((patient) =>
        patient.conditions.filter(needsCare).map((condition) => ({ patient, condition })),
      );
    const offer = (holder: Creature, item: Item): Omit<Offer, 'label'> => ({
      detail: `${holder.name}, D${item.die ?? 0} · a Turn · 1d6 HP`,
      group: 'rest',
      actor: holder.id,
      command: { type: 'use-remedy', creature: holder.id, item: item.id },
    });
    const treatment =
      (holder: Creature, item: Item) =>
      ({ patient, condition }: Ailment): Offer => {
        const plain = offer(holder, item);
        const treat = { patient: patient.id, clears: condition.id };
        const label = `${item.name} for ${patient.name}: ${condition.name.toLowerCase()}`;
        return { ...plain, label, command: { ...plain.command, ...treat } };
      };
    return [
      ...forItems(campaign, isRemedy, (holder, item) => ({
        ...offer(holder, item),
        label: `Use ${item.name.toLowerCase()}`,
        needs: [choiceOf(patientsOf(holder), 'patient', 'Who is treated')],
      })),
      ...partyOf(campaign).flatMap((holder) =>
        holder.items
          .filter(isRemedy)
          .flatMap((item) => ailmentsOf(patientsOf(holder)).map(treatment(holder, item))),
      ),
    ];
  },
});

/** Gear goes back to its first die, or by an option up a step (NS-80, NS-R4). */
const repair = defineCommand({
  type: 'repair',
  title: 'Repair',
  about:
    'A weapon, armour or shield is as good as new: its die is what it had when whole, or by an option one step better.',
  when: ['session'],
  rules: ['NS-80', 'NS-R4', 'NS-R32'],
  fields: z.strictObject({ type: z.literal('repair'), ...carried }),
  decide: (decision, { creature: id, item: itemId }) => {
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (item.fullDie === undefined || (item.die ?? 0) >= item.fullDie)
      throw new Refusal('whole', `${item.name} is whole.`, 'item');
    if (!['weapon', 'armour', 'shield'].includes(item.kind))
      throw new Refusal('no-repair', `${item.name} is not repaired but replaced (NS-R4).`, 'item');
    const byStep = rulingOf(decision.state, 'repair') === 'up one step';
    mend(decision, id, itemId, { byStep, word: 'is repaired', rules: ['NS-R4', 'NS-80'] });
  },
  offers: (campaign) =>
    forItems(
      campaign,
      (item) => ['weapon', 'armour', 'shield'].includes(item.kind) && (item.die ?? 0) < (item.fullDie ?? 0),
      (holder, item) => ({
        label: `Repair ${item.name.toLowerCase()}`,
        detail: `${holder.name}, ${item.die ? `D${item.die}` : 'broken'}`,
        group: 'repair',
        actor: holder.id,
        command: { type: 'repair', creature: holder.id, item: item.id },
      }),
    ),
});

export const suppliesCommands = [useItem, eatCommand, useRemedy, repair];
