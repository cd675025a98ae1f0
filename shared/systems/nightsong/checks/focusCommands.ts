import { z } from 'zod';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { damageInWords, noteArmour, throughArmour, throwArmour } from '../fight/armour.ts';
import { keptOf, takeFocus, tellCheck } from './checks.ts';
import { spare } from '../harm/conditions.ts';
import { helpDying, hitPointsAfter, loseHitPoints } from '../harm/hitPoints.ts';
import { amend, focusInWords, remember, rollsOf, throwsAnother } from './lastRolls.ts';
import { againOpposed } from './opposed.ts';
import { rulingOf } from '../rulings.ts';
import { figure, focusMax, sheetOf, type LastAttack, type LastCheck, type LastRoll } from '../sheet/sheet.ts';
import { damageOf, facesOf, isThrough, strikeOut, throwSet } from '../fight/strike.ts';
import { noteDeed } from '../fight/wear.ts';

/** Whether somebody may put Focus into a roll: their own, by an option that of a companion as well (NS-R9). */
function mayPay(campaign: Campaign, payer: string, roller: string): boolean {
  const { members } = campaign.party;
  const together = members.includes(payer) && members.includes(roller);
  return payer === roller || (together && rulingOf(campaign, 'focus-for-others'));
}

/** Which of the rolls on the table a point is for, where there are several. */
interface Asked {
  roll?: 'check' | 'damage' | undefined;
  target?: string | undefined;
}

const isAsked = (last: LastRoll, { roll, target }: Asked): boolean =>
  (roll === undefined || (last.kind === 'attack') === (roll === 'damage')) &&
  (target === undefined || (last.kind === 'attack' && last.target === target));

/** Refuses a point that cannot help: not one’s roll, spent on it already, Advantage already (NS-R8, NS-R9). */
function demandRoll({ state }: Decision, id: string, name: string, asked: Asked): [number, LastRoll] {
  const rolls = rollsOf(state);
  const details = rolls.filter((one) => isAsked(one, asked) && mayPay(state, id, one.creature));
  const last = details.find((one) => worthIt(state, one)) ?? details[0];
  if (!last)
    throw new Refusal(
      'no-roll',
      `The last roll is none that ${name} may put Focus into (NS-R9).`,
      'creature',
    );
  if (last.focus)
    throw new Refusal('focus-spent', 'A roll takes one point of Focus only (NS-R9).', 'creature');
  if (last.edge === 'advantage')
    throw new Refusal('has-advantage', 'This roll had Advantage already (NS-R8).', 'creature');
  if (last.futile)
    throw new Refusal(
      'outweighed',
      'What speaks against this roll stays, with Focus too (NS-R7).',
      'creature',
    );
  return [rolls.indexOf(last), last];
}

/** The dice lie, and as a rule one more is thrown (NS-R8). */
function againCheck(decision: Decision, at: number, last: LastCheck): void {
  const first = last.faces.slice(0, last.nuanced ? 2 : 1);
  const thrown = throwsAnother(decision.state, last)
    ? [decision.throwDice('Focus, one more die', 1, 20).total]
    : [];
  const faces = [...first, ...thrown];
  const now: LastCheck = { ...last, faces, edge: thrown.length > 0 ? 'advantage' : 'normal', focus: true };
  const outcome = tellCheck(
    decision,
    now,
    keptOf(faces, now.edge, last.nuanced),
    focusInWords(first, thrown),
  );
  const fails = outcome === 'failure';
  const costs = fails || (outcome === 'weak success' && last.weakCosts);
  if (!costs) for (const price of last.prices) spare(decision, price);
  if (!fails && last.helps !== null) helpDying(decision, last.helps, last.creature);
  if (last.request && decision.state.encounter)
    decision.emit(
      requestMade,
      { by: last.creature, granted: !fails },
      fails ? 'It is refused.' : 'It is granted.',
    );
  amend(decision, at, { ...now, prices: costs ? last.prices : [] });
}

/** The better damage counts; what armour was thrown stands, what it did not meet yet it meets now (NS-36, NS-R8). */
function againAttack(decision: Decision, at: number, last: LastAttack): void {
  const target = creatureAt(decision.state, last.target);
  if (target.status !== 'up')
    throw new Refusal(
      'no-use',
      `${target.name} is out of the fight already; Focus would change nothing.`,
      'creature',
    );
  if (last.blocked)
    throw new Refusal('blocked', 'A shield has stopped this attack altogether (NS-68).', 'creature');
  const first = last.sets.slice(0, 1);
  const thrown = throwsAnother(decision.state, last) ? throwSet(decision, last.weapon, last.dice) : [];
  const sets = thrown.length > 0 ? [...first, facesOf(thrown)] : first;
  const { state } = decision;
  const before = damageOf(state, first, 'advantage', last.sure);
  const damage = Math.max(before, damageOf(state, sets, 'advantage', last.sure));
  const misses = damage === 1 && !last.sure;
  strikeOut(thrown, before >= damage ? 0 : damage);
  const unarmoured = misses || isThrough(state, last.dice, sets, damage);
  const armour = unarmoured ? null : (last.armour ?? throwArmour(decision, target));
  const net = misses ? 0 : throughArmour(state, damage, armour);
  const more = Math.max(0, net - last.net);
  const { now } = target.hitPoints;
  const left = hitPointsAfter(state, target, more);
  const told = misses
    ? 'still a miss'
    : `${damageInWords(damage, armour, net)}, ${more} more; ${figure(now)} → ${figure(left)} HP`;
  decision.emit(
    attackMade,
    { actor: last.creature, target: target.id, hit: !misses, damage: more },
    `${creatureAt(decision.state, last.creature).name} strikes ${target.name} with Focus: ${told}.`,
    { rules: ['NS-36', 'NS-R8'] },
  );
  if (more > 0) loseHitPoints(decision, target.id, more);
  if (!misses) noteDeed(decision, last.creature, 'hit', last.weapons);
  noteArmour(decision, target, armour);
  amend(decision, at, { ...last, sets, armour, net, focus: true });
  if (decision.state.fight) proceed(decision);
}

const spendFocus = defineCommand({
  type: 'spend-focus',
  title: 'Spend Focus',
  about:
    'Gives the last roll Advantage once its result is known: one’s own last Check or attack, by an option a companion’s.',
  when: ['session'],
  rules: ['NS-35', 'NS-36', 'NS-R8', 'NS-R9'],
  fields: z.strictObject({
    type: z.literal('spend-focus'),
    creature: IdSchema,
    /** Of a harmful cast the strain Check or the Damage; left out: the first that Focus can change. */
    roll: z.enum(['check', 'damage']).optional(),
    /** Of a blast whom the Damage strikes that Focus is for. */
    target: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, ...asked }) => {
    const [at, last] = demandRoll(decision, id, creatureAt(decision.state, id).name, asked);
    takeFocus(decision, id);
    if (last.kind === 'check') againCheck(decision, at, last);
    else if (last.kind === 'opposed') againOpposed(decision, at, last);
    else againAttack(decision, at, last);
  },
  offers: (campaign) => {
    const all = rollsOf(campaign);
    return all
      .filter((one) => worthIt(campaign, one))
      .flatMap((last, index) =>
        focusOffers(campaign, last, all.length > 1).map((offer) => ({
          ...offer,
          ...(index === 0 && offer.actor === last.creature ? { key: 'u' } : {}),
        })),
      );
  },
});

/** A point for one roll on the table, from all who may pay; which roll is said where there are `several`. */
function focusOffers(campaign: Campaign, last: LastRoll, several: boolean): Offer[] {
  const roller = find(campaign.creatures, last.creature);
  if (!roller) return [];
  const companions = partyOf(campaign).filter(({ id }) => id !== roller.id);
  const which = last.kind === 'attack' ? { roll: 'damage', target: last.target } : { roll: 'check' };
  return [roller, ...companions]
    .filter((one) => mayPay(campaign, one.id, roller.id) && sheetOf(one).focus > 0)
    .map((payer) => ({
      label: `${payer.name} spends Focus`,
      detail: `${rollInWords(campaign, last, payer, several)} · ${sheetOf(payer).focus} left`,
      group: 'focus',
      actor: payer.id,
      command: { type: 'spend-focus', creature: payer.id, ...(several ? which : {}) },
    }));
}

function rollInWords(campaign: Campaign, last: LastRoll, payer: Creature, several: boolean): string {
  const { creature, kind } = last;
  const whose = payer.id === creature ? 'the' : `${find(campaign.creatures, creature)?.name ?? creature}’s`;
  if (kind === 'attack' && several)
    return `${whose} Damage to ${find(campaign.creatures, last.target)?.name ?? last.target}`;
  return `${whose} last ${kind === 'attack' ? 'attack' : 'Check'}`;
}

const worthIt = (campaign: Campaign, last: LastRoll): boolean =>
  !last.focus &&
  !last.futile &&
  last.edge !== 'advantage' &&
  (last.kind !== 'attack' || (!last.blocked && find(campaign.creatures, last.target)?.status === 'up'));

/** A session begins: Focus is full (NS-16, NS-35). */
export function refillFocus(decision: Decision): void {
  for (const one of partyOf(decision.state, true)) {
    const focus = focusMax(decision.state, sheetOf(one));
    if (one.kind === 'character' && sheetOf(one).focus !== focus)
      decision.emit(sheetChanged, { creature: one.id, to: { focus } }, `${one.name} has ${focus} Focus.`, {
        rules: ['NS-35'],
      });
  }
}

/** A session ends: what Focus is left is lost (NS-37), and no roll of it can be changed any more. */
export function loseFocus(decision: Decision): void {
  for (const one of Object.values(decision.state.creatures))
    if (sheetOf(one).focus > 0)
      decision.emit(sheetChanged, { creature: one.id, to: { focus: 0 } }, `${one.name}’s Focus lapses.`, {
        rules: ['NS-37'],
      });
  if (rollsOf(decision.state).length > 0) remember(decision);
}

export const focusCommands = [spendFocus];
