import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { standing } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { addFatigue } from '../../cairn-family/sheet/burden.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { commandRules } from '../commandRules.ts';
import { rulingOf } from '../rulings.ts';

const GUARDS = ['block', 'dodge'] as const;
type Guard = (typeof GUARDS)[number];

const DEEDS: Readonly<Record<Guard, string>> = { block: 'blocking', dodge: 'dodging' };

const guardOf = (campaign: Campaign, id: string): Guard | undefined =>
  GUARDS.find((one) => one === campaign.fight?.combatants[id]?.details['guard']);

/** How many Fatigue a guard costs in this campaign (BDP-29, BDP-S3). */
const priceOf = (campaign: Campaign, how: Guard): number => rulingOf(campaign, `${how}-fatigue`);
const priceInWords = (price: number): string => ['free', 'a Fatigue'][price] ?? `${price} Fatigue`;

const holdsShield = ({ items }: Creature): boolean =>
  items.some(({ kind, inUse }) => kind === 'shield' && inUse);

/** What of a blow gets past each guard, and what is said of it (BDP-S3). */
const PASSES: Readonly<
  Record<Guard, (decision: Decision, id: string, damage: number) => { left: number; words: string }>
> = {
  block: (decision, _id, damage) =>
    rulingOf(decision.state, 'block-stops') === 'half of it'
      ? { left: Math.floor(damage / 2), words: 'blocks half of the blow' }
      : { left: 0, words: 'blocks the blow' },
  dodge: (decision, id, damage) =>
    !rulingOf(decision.state, 'dodge-save') || saveAloud(decision, id, 'dex', 'dodging')
      ? { left: 0, words: 'dodges the blow' }
      : { left: damage, words: 'is struck all the same' },
};

/** A guard is spent on the first blow that would hurt: what gets past it, and the Fatigue that it costs (BDP-29, BDP-S3). */
export function turnAside(decision: Decision, id: string, damage: number): number {
  const how = guardOf(decision.state, id);
  if (!how) return damage;
  const { name } = creatureAt(decision.state, id);
  decision.emit(combatantChanged, { creature: id, details: { guard: null } });
  const { left, words } = PASSES[how](decision, id, damage);
  decision.emit(diceRolled, {}, `${name} ${words}.`);
  const price = priceOf(decision.state, how);
  for (let paid = 0; paid < price; paid += 1) addFatigue(decision, id, DEEDS[how]);
  return left;
}

const guard = defineCommand({
  type: 'guard',
  title: 'Block or dodge',
  about:
    'Turns the next blow aside for a Fatigue: a block takes a shield in hand, a dodge a DEX Save, unless the campaign says otherwise. It is paid for only when a blow comes.',
  when: ['declare'],
  rules: commandRules.guard,
  fields: z.strictObject({
    type: z.literal('guard'),
    creature: IdSchema,
    how: z.enum([...GUARDS, 'neither']),
  }),
  decide: (decision, { creature: id, how }) => {
    const creature = ableCreature(decision.state, id);
    if (!Object.hasOwn(fightOf(decision).combatants, id))
      throw new Refusal('not-in-fight', `${creature.name} is not in this fight.`, 'creature');
    if (how === 'block' && !holdsShield(creature))
      throw new Refusal('no-shield', `${creature.name} has no shield in hand to block with (BDP-S3).`, 'how');
    const words = {
      block: 'stands ready to block',
      dodge: 'stands ready to dodge',
      neither: 'lets the guard down',
    }[how];
    decision.emit(
      combatantChanged,
      { creature: id, details: { guard: how === 'neither' ? null : how } },
      `${creature.name} ${words}.`,
    );
  },
  offers: (campaign) =>
    campaign.fight?.phase === 'declare'
      ? standing(campaign, 'party')
          .filter(({ id }) => !guardOf(campaign, id))
          .flatMap((one) => [
            ...(holdsShield(one) ? [offerOf(campaign, one, 'block')] : []),
            offerOf(campaign, one, 'dodge'),
          ])
      : [],
});

function offerOf(campaign: Campaign, { id, name }: Creature, how: Guard): Offer {
  const saves = how === 'dodge' && rulingOf(campaign, 'dodge-save');
  return {
    label: `${name} ${how}s`,
    detail: `${priceInWords(priceOf(campaign, how))}${saves ? ', DEX Save' : ''}`,
    group: 'guard',
    actor: id,
    command: { type: 'guard', creature: id, how },
  };
}

export const guardCommands = [guard];
