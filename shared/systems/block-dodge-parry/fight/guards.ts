import { z } from 'zod';
import { standing } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { broughtTo, type Term } from '../../../campaign/events/terms.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { ChoiceOf } from '../../common/options.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { addFatigue } from '../../cairn-family/sheet/burden.ts';
import { shieldsOf } from '../../cairn-family/sheet/weapons.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { guardMet, guardTaken } from '../events/fights.ts';
import { GUARDS, guardOf, type Guard } from './combatant.ts';
import { houseNumber, houseOption, type ownOptions } from '../options.ts';

const PAST: Readonly<Record<Guard, string>> = { block: 'blocked', dodge: 'dodged' };
const DEEDS: Readonly<Record<Guard, string>> = { block: 'blocking', dodge: 'dodging' };

/** How many Fatigue a guard costs in this campaign. */
const priceOf = (campaign: Campaign, how: Guard): number => houseNumber(campaign, `${how}-fatigue`);
const priceInWords = (price: number): string => (price === 0 ? 'free' : `${price} Fatigue`);

const holdsShield = (creature: Creature): boolean => shieldsOf(creature).length > 0;

/** How someone stands ready to meet the next blow; a block is none when the shield has been put away since. */
export function readyGuard(campaign: Campaign, id: string): Guard | undefined {
  const how = guardOf(campaign, id);
  return how === 'block' && !holdsShield(creatureAt(campaign, id)) ? undefined : how;
}

/** How a guard meets a blow. */
interface Way {
  /** What its button adds to the price. */
  detail: string;
  /** Whether it impairs the blow before it is rolled, or turns its damage aside afterwards. */
  meets(decision: Decision, id: string, how: Guard): 'impairs' | 'turns';
  /** How much of the damage gets past it. */
  lets(decision: Decision, id: string, how: Guard, damage: number): number;
}

const impairing: Way = {
  detail: ', the attack is impaired',
  meets: (decision, id, how) => {
    spendGuard(decision, id, how, { impaired: true });
    return 'impairs';
  },
  lets: (_decision, _id, _how, damage) => damage,
};

const turning = (
  detail: string,
  leaves: (decision: Decision, id: string, damage: number) => number,
): Way => ({
  detail,
  meets: () => 'turns',
  lets: (decision, id, how, damage) => {
    const left = leaves(decision, id, damage);
    const terms = broughtTo([], left - damage, PAST[how]);
    spendGuard(decision, id, how, { impaired: false, damage, left, terms });
    return left;
  },
});

const BLOCKS: Readonly<Record<ChoiceOf<typeof ownOptions, 'block-stops'>, Way>> = {
  impairs: impairing,
  stops: turning(', stops all damage', () => 0),
  halves: turning(', halves the damage', (_decision, _id, damage) => Math.floor(damage / 2)),
};

const DODGES: Readonly<Record<ChoiceOf<typeof ownOptions, 'dodge-save'>, Way>> = {
  impairs: impairing,
  'takes-a-save': turning(', DEX Save', (decision, id, damage) =>
    saveAloud(decision, id, 'dex', 'dodging') ? 0 : damage,
  ),
};

const wayOf = (campaign: Campaign, how: Guard): Way =>
  how === 'block'
    ? BLOCKS[houseOption(campaign, 'block-stops')]
    : DODGES[houseOption(campaign, 'dodge-save')];

/** A guard is spent on a blow: what it does to it, and the Fatigue that it costs. */
function spendGuard(
  decision: Decision,
  id: string,
  how: Guard,
  does: { impaired: boolean; damage?: number; left?: number; terms?: Term[] },
): void {
  const fatigue = priceOf(decision.state, how);
  decision.emit(guardMet, { actor: id, how, ...does, fatigue });
  for (let paid = 0; paid < fatigue; paid += 1) addFatigue(decision, id, DEEDS[how]);
}

/** How anyone who stands ready meets the first blow that is rolled at them; undefined for anyone who does not. */
export function meetBlow(decision: Decision, id: string): 'impairs' | 'turns' | undefined {
  const how = readyGuard(decision.state, id);
  return how && wayOf(decision.state, how).meets(decision, id, how);
}

/** Anyone who stands ready meets the first blow that would hurt, where a guard turns damage aside: gives back what gets past it. */
export function turnAside(decision: Decision, id: string, damage: number): number {
  const how = readyGuard(decision.state, id);
  return how === undefined ? damage : wayOf(decision.state, how).lets(decision, id, how, damage);
}

const fields = z.strictObject({
  type: z.literal('guard'),
  actor: IdSchema,
  how: z.enum([...GUARDS, 'neither']),
});

const guard = defineCommand({
  type: 'guard',
  title: 'Block or dodge',
  about:
    'Guards against the next attack, which becomes impaired for 1 Fatigue (house rules can change this). A block needs a shield in hand. The Fatigue comes only when the attack does.',
  when: ['declare'],
  fields,
  decide: (decision, { actor: id, how }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    if (!Object.hasOwn(fightOf(decision).combatants, id))
      throw new Refusal('not-in-fight', `${actor.name} is not in this fight.`, 'actor');
    if (how === 'block' && !holdsShield(actor))
      throw new Refusal(
        'no-shield',
        `${actor.name} has no shield in hand to block with. Equip a shield, or dodge.`,
        'how',
      );
    decision.emit(guardTaken, { actor: id, how });
  },
  offers: (campaign) =>
    campaign.mode.now === 'declare'
      ? standing(campaign, 'party')
          .filter(({ id }) => !guardOf(campaign, id))
          .flatMap((one) => [
            ...(holdsShield(one) ? [offerOf(campaign, one, 'block')] : []),
            offerOf(campaign, one, 'dodge'),
          ])
      : [],
});

function offerOf(campaign: Campaign, { id, name }: Creature, how: Guard): Offer<z.input<typeof fields>> {
  return {
    label: `${name} ${how}s`,
    detail: `${priceInWords(priceOf(campaign, how))}${wayOf(campaign, how).detail}`,
    group: 'guard',
    actor: id,
    command: { type: 'guard', actor: id, how },
  };
}

export const guardCommands = [guard];
