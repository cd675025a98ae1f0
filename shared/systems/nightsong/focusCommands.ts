import { z } from 'zod';
import { sheetChanged } from '../../campaign/events/creatures.ts';
import { requestMade } from '../../campaign/events/meetings.ts';
import { proceed } from '../../campaign/fight.ts';
import { find, IdSchema } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign } from '../../campaign/state.ts';
import { attackMade } from '../../campaign/events/fight.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { keptOf, remember, takeFocus, tellCheck } from './checks.ts';
import { spare } from './conditions.ts';
import { loseHitPoints } from './hitPoints.ts';
import { figure, focusMax, ownOf, sheetOf, type LastAttack, type LastCheck, type LastRoll } from './sheet.ts';
import { damageInWords, damageOf, facesOf, soaked, strikeOut, throwArmour, throwSet } from './strike.ts';

/** Refuses a point that cannot help: not one's roll, spent on it already, Advantage already (NS-R8, NS-R9). */
function demandRoll(last: LastRoll | null, id: string, name: string): LastRoll {
  if (!last || last.creature !== id)
    throw new Refusal(
      'no-roll',
      `The last roll is not ${name}’s; Focus is for one’s own (NS-R9).`,
      'creature',
    );
  if (last.focus)
    throw new Refusal('focus-spent', 'A roll takes one point of Focus only (NS-R9).', 'creature');
  if (last.edge === 'advantage')
    throw new Refusal('has-advantage', 'This roll had Advantage already (NS-R8).', 'creature');
  return last;
}

/** " with Focus, 14 beside 5": what was thrown to what lay there. */
const focusInWords = (first: readonly number[], thrown: readonly number[]): string =>
  thrown.length > 0
    ? ` with Focus, ${thrown.join(' and ')} beside ${first.join(' and ')}`
    : ' with Focus, the dice thrown first stand';

/** The dice lie, one more is thrown; with Disadvantage the dice thrown first stand and none is thrown (NS-R8). */
function againCheck(decision: Decision, last: LastCheck): void {
  const first = last.faces.slice(0, last.nuanced ? 2 : 1);
  const thrown = last.edge === 'disadvantage' ? [] : [decision.throwDice('Focus, one more die', 1, 20).total];
  const faces = [...first, ...thrown];
  const now: LastCheck = { ...last, faces, edge: thrown.length > 0 ? 'advantage' : 'normal', focus: true };
  const outcome = tellCheck(
    decision,
    now,
    keptOf(faces, now.edge, last.nuanced),
    focusInWords(first, thrown),
  );
  const fails = outcome === 'failure';
  if (!fails) for (const price of last.prices) spare(decision, price);
  if (last.request && decision.state.encounter)
    decision.emit(
      requestMade,
      { by: last.creature, granted: !fails },
      fails ? 'It is refused.' : 'It is granted.',
    );
  remember(decision, { ...now, prices: fails ? last.prices : [] });
}

/** The better damage counts; what armour was thrown stands, what it did not meet yet it meets now (NS-36, NS-R8). */
function againAttack(decision: Decision, last: LastAttack): void {
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
  const thrown = last.edge === 'disadvantage' ? [] : throwSet(decision, last.weapon, last.dice);
  const sets = thrown.length > 0 ? [...first, facesOf(thrown)] : first;
  const damage = damageOf(sets, 'advantage');
  strikeOut(thrown, damageOf(first, 'advantage') >= damage ? 0 : damage);
  const armour = damage === 1 ? null : (last.armour ?? throwArmour(decision, target));
  const net = damage === 1 ? 0 : Math.max(0, damage - soaked(armour));
  const more = Math.max(0, net - last.net);
  const { now } = target.hitPoints;
  const told =
    damage === 1
      ? 'still a miss'
      : `${damageInWords(damage, armour, net)}, ${more} more; ${figure(now)} → ${figure(now - more)} HP`;
  decision.emit(
    attackMade,
    { actor: last.creature, target: target.id, hit: damage > 1, damage: more },
    `${creatureAt(decision.state, last.creature).name} strikes ${target.name} with Focus: ${told}.`,
    { rules: ['NS-36', 'NS-R8'] },
  );
  if (more > 0) loseHitPoints(decision, target.id, more);
  remember(decision, { ...last, sets, armour, net, focus: true });
  if (decision.state.fight) proceed(decision);
}

const spendFocus = defineCommand({
  type: 'spend-focus',
  title: 'Spend Focus',
  about:
    'Gives the last roll Advantage once its result is known: one’s own last Check, or one’s own last attack.',
  when: ['session'],
  rules: ['NS-35', 'NS-36', 'NS-R8', 'NS-R9'],
  fields: z.strictObject({ type: z.literal('spend-focus'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const creature = creatureAt(decision.state, id);
    const last = demandRoll(ownOf(decision.state).lastRoll, id, creature.name);
    takeFocus(decision, id);
    if (last.kind === 'check') againCheck(decision, last);
    else againAttack(decision, last);
  },
  offers: (campaign) => {
    const { lastRoll } = ownOf(campaign);
    const creature = lastRoll && find(campaign.creatures, lastRoll.creature);
    if (!lastRoll || !creature || !worthIt(campaign, lastRoll) || sheetOf(creature).focus < 1) return [];
    return [
      {
        label: `${creature.name} spends Focus`,
        detail: `${lastRoll.kind === 'check' ? 'the last Check' : 'the last attack'} · ${sheetOf(creature).focus} left`,
        key: 'u',
        group: 'focus',
        actor: creature.id,
        command: { type: 'spend-focus', creature: creature.id },
      },
    ];
  },
});

const worthIt = (campaign: Campaign, last: LastRoll): boolean =>
  !last.focus &&
  last.edge !== 'advantage' &&
  (last.kind === 'check' || (!last.blocked && find(campaign.creatures, last.target)?.status === 'up'));

/** A session begins: Focus is full (NS-16, NS-35). */
export function refillFocus(decision: Decision): void {
  for (const one of partyOf(decision.state, true)) {
    const focus = focusMax(sheetOf(one));
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
  if (ownOf(decision.state).lastRoll) remember(decision, null);
}

export const focusCommands = [spendFocus];
