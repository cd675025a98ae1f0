import { z } from 'zod';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { optionOf } from '../options.ts';
import { sheetOf, type LastRoll } from '../sheet/sheet.ts';
import { againAttack, againCheck } from './focusAgain.ts';
import { takeFocus } from './focusPool.ts';
import { rollsOf } from './lastRolls.ts';
import { againOpposed } from './opposed.ts';

type MayPay = (campaign: Campaign, payer: string, roller: string) => boolean;

const ownRoll: MayPay = (_campaign, payer, roller) => payer === roller;

/** Whose rolls a character may spend Focus on: their own, or companions’ too. */
const MAY_PAY = {
  'own-rolls': ownRoll,
  'friends-too': ({ party }, payer, roller) =>
    payer === roller || (party.members.includes(payer) && party.members.includes(roller)),
} as const satisfies Record<string, MayPay>;

const mayPay: MayPay = (campaign, payer, roller) =>
  MAY_PAY[optionOf(campaign, 'focus-for-others')](campaign, payer, roller);

/** Which of the last rolls the Focus is for, where there are several. */
interface Asked {
  roll?: 'check' | 'damage' | undefined;
  target?: string | undefined;
}

const isAsked = (last: LastRoll, { roll, target }: Asked): boolean =>
  (roll === undefined || (last.kind === 'attack') === (roll === 'damage')) &&
  (target === undefined || (last.kind === 'attack' && last.target === target));

const refused = (code: string, why: string): Refusal => new Refusal(code, why, 'actor');

/** Refuses Focus that cannot help: another’s roll, Focus already spent on it, Advantage already. */
function demandRoll({ state }: Decision, id: string, name: string, asked: Asked): [number, LastRoll] {
  const rolls = rollsOf(state);
  const open = rolls.filter((one) => isAsked(one, asked) && mayPay(state, id, one.actor));
  const last = open.find((one) => isWorthIt(state, one)) ?? open[0];
  if (!last) throw refused('no-roll', `${name} can’t spend Focus on the last roll.`);
  if (last.focus) throw refused('focus-spent', 'Focus was already spent on this roll.');
  if (last.edge === 'advantage') throw refused('has-advantage', 'This roll already had Advantage.');
  if (last.futile) throw refused('outweighed', 'This roll keeps its Disadvantage even with Focus.');
  return [rolls.indexOf(last), last];
}

const fields = z.strictObject({
  type: z.literal('spend-focus'),
  actor: IdSchema,
  /** For a harmful Spell, the strain Check or the Damage; by default the first that Focus can change. */
  roll: z.enum(['check', 'damage']).optional(),
  /** For a blast, the target whose Damage the Focus is for. */
  target: IdSchema.optional(),
});
type SpendFocus = z.input<typeof fields>;

/** Focus for the last roll, after its result is known. */
export const focusCommand = defineCommand({
  type: 'spend-focus',
  title: 'Spend Focus',
  about:
    'Gives Advantage to the last Check or Damage roll after the result is known: your own, or by a house rule a companion’s.',
  when: ['session'],
  fields,
  decide: (decision, { actor: id, ...asked }) => {
    const [at, last] = demandRoll(decision, id, creatureAt(decision.state, id, 'actor').name, asked);
    takeFocus(decision, id);
    if (last.kind === 'check') againCheck(decision, at, last);
    else if (last.kind === 'opposed') againOpposed(decision, at, last);
    else againAttack(decision, at, last);
  },
  offers: (campaign) => {
    const all = rollsOf(campaign);
    return all
      .filter((one) => isWorthIt(campaign, one))
      .flatMap((last) => focusOffers(campaign, last, all.length > 1));
  },
});

/** Focus for one roll, from everyone who may spend it; says which roll where there are `several`. */
function focusOffers(campaign: Campaign, last: LastRoll, several: boolean): Offer<SpendFocus>[] {
  const roller = find(campaign.creatures, last.actor);
  if (!roller) return [];
  const companions = partyOf(campaign).filter(({ id }) => id !== roller.id);
  const which: Pick<SpendFocus, 'roll' | 'target'> =
    last.kind === 'attack' ? { roll: 'damage', target: last.target } : { roll: 'check' };
  return [roller, ...companions]
    .filter((one) => mayPay(campaign, one.id, roller.id) && sheetOf(one).focus > 0)
    .map((payer) => ({
      label: `${payer.name}: spend Focus`,
      detail: `${rollInWords(campaign, last, payer, several)} · ${sheetOf(payer).focus} left`,
      group: 'focus',
      actor: payer.id,
      command: { type: 'spend-focus', actor: payer.id, ...(several ? which : {}) },
    }));
}

function rollInWords(campaign: Campaign, last: LastRoll, payer: Creature, several: boolean): string {
  const { actor, kind } = last;
  const whose = payer.id === actor ? 'the' : `${find(campaign.creatures, actor)?.name ?? actor}’s`;
  if (kind === 'attack' && several)
    return `${whose} Damage against ${find(campaign.creatures, last.target)?.name ?? last.target}`;
  return `${whose} last ${kind === 'attack' ? 'attack' : 'Check'}`;
}

const isWorthIt = (campaign: Campaign, last: LastRoll): boolean =>
  !last.focus &&
  !last.futile &&
  last.edge !== 'advantage' &&
  (last.kind !== 'attack' || (!last.blocked && find(campaign.creatures, last.target)?.status === 'up'));
