import { z } from 'zod';
import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { inspirationSpent, rollRaised } from '../events/checks.ts';
import { landBlow, raiseDamage } from '../fight/blow.ts';
import { remember } from './checks.ts';
import { decideContest, raiseContestant } from './contests.ts';
import { detailsOf, sheetOf, type Contestant, type LastRoll } from '../sheet/sheet.ts';

/** A die is spent and thrown. */
function spend(decision: Decision, { id }: Creature): number {
  const { total } = decision.throwDice('inspiration', 1, 6);
  decision.emit(inspirationSpent, { creature: id, roll: total }, { rules: ['FV-38'] });
  return total;
}

/** A die works in its giver’s favour: not on a foe’s roll, nor on a blow that struck the giver (FV-38). */
function demandFavour(campaign: Campaign, giver: Creature, { creature, target }: LastRoll): void {
  const roller = creatureAt(campaign, creature);
  const foe = roller.kind === 'monster' && !partyOf(campaign, true).some(({ id }) => id === roller.id);
  if (!foe && target !== giver.id) return;
  throw new Refusal(
    'no-roll',
    `A die raises what it is spent on, and ${roller.name}’s roll is not in ${giver.name}’s favour (FV-38).`,
    'creature',
  );
}

/** On one’s own part of a contest, which may win it after all (FV-38). */
function onContest(decision: Decision, giver: Creature, before: readonly Contestant[]): void {
  const details = before.find(({ creature }) => creature === giver.id);
  if (!details || details.closed)
    throw new Refusal(
      'no-roll',
      details
        ? `${giver.name} has changed that roll already; each takes one die at the most (FV-39).`
        : `${giver.name} had no part in that contest (FV-38).`,
      'creature',
    );
  const bonus = spend(decision, giver);
  const { winner, parties } = raiseContestant(decision, before, giver.id, bonus);
  decideContest(decision, parties, winner, ['FV-38']);
}

/** A miss that became a hit: what its damage was is kept where that may take a die as well (FV-42). */
function strikeAfterAll(decision: Decision, lastRoll: LastRoll, target: string): void {
  const damage = landBlow(decision, {
    attacker: lastRoll.creature,
    target,
    weapon: lastRoll.weapon ?? undefined,
    skilled: lastRoll.skilled === true,
  });
  remember(decision, { ...lastRoll, success: true, damage });
  proceed(decision);
}

/** What a failure that became a success brings at once. */
function succeedAfterAll(decision: Decision, lastRoll: LastRoll): void {
  const { what, creature, target } = lastRoll;
  if (what === 'request' && decision.state.encounter)
    decision.emit(requestMade, { by: creature, granted: true }, { rules: ['FV-38'] });
  if (what === 'attack' && target !== null && decision.state.fight)
    strikeAfterAll(decision, lastRoll, target);
}

/** On a check, request or attack, or on the damage of a hit (FV-38, FV-42). */
function onRoll(decision: Decision, giver: Creature, lastRoll: LastRoll): void {
  const bonus = spend(decision, giver);
  remember(decision, null);
  if (lastRoll.what === 'attack' && lastRoll.success) {
    raiseDamage(decision, lastRoll, bonus);
    if (decision.state.fight) proceed(decision);
    return;
  }
  const total = lastRoll.total + bonus;
  const success = total >= lastRoll.dc;
  decision.emit(
    rollRaised,
    {
      actor: lastRoll.creature,
      from: lastRoll.total,
      roll: bonus,
      total,
      against: lastRoll.dc,
      passed: success,
    },
    { rules: ['FV-38'] },
  );
  if (success) succeedAfterAll(decision, { ...lastRoll, total });
}

/** A die shifts a roll by its face (FV-38), one die a roll (FV-39), on the damage of a hit as well, also with a die that this attack’s natural 20 just won (FV-42). */
export const spendInspiration = defineCommand({
  type: 'spend-inspiration',
  title: 'Spend an inspiration die',
  about:
    'Adds a d6 to the last check, contest, request or attack of the party, after its result is known; or to the damage of the last hit.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'inspiration' }],
  fields: z.strictObject({
    type: z.literal('spend-inspiration'),
    creature: IdSchema.optional(),
    damage: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, damage }) => {
    const { lastRoll } = detailsOf(decision.state);
    if (!lastRoll)
      throw new Refusal(
        'no-roll',
        'There is no roll that a die could change; each takes one at the most (FV-39).',
      );
    const giver = creatureAt(decision.state, id ?? lastRoll.creature);
    if (sheetOf(giver).inspiration < 1)
      throw new Refusal('no-inspiration', `${giver.name} has no inspiration die left.`, 'creature');
    demandFavour(decision.state, giver, lastRoll);
    const hit = lastRoll.what === 'attack' && lastRoll.success;
    if (damage !== hit)
      throw new Refusal(
        'no-roll',
        hit
          ? 'That attack hit; the die can only raise its damage (FV-42).'
          : 'There is no damage to raise (FV-42).',
        'damage',
      );
    if (lastRoll.parties) onContest(decision, giver, lastRoll.parties);
    else onRoll(decision, giver, lastRoll);
  },
  offers: (campaign) => {
    const { lastRoll } = detailsOf(campaign);
    const holder = lastRoll && campaign.creatures[lastRoll.creature];
    if (!lastRoll || !holder || holder.kind !== 'character' || sheetOf(holder).inspiration < 1) return [];
    const hit = lastRoll.what === 'attack' && lastRoll.success;
    if (lastRoll.success && !hit) return [];
    return [
      {
        label: hit ? 'Inspiration on the damage' : 'Inspiration on that roll',
        detail: holder.name,
        group: 'inspiration',
        command: { type: 'spend-inspiration', ...(hit ? { damage: true } : {}) },
      },
    ];
  },
});
