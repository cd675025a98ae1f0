import { z } from 'zod';
import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, creatureHere } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { marginOf } from '../../common/margin.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { rollRaised } from '../events/checks.ts';
import { landBlow, raiseDamage } from '../fight/blow.ts';
import { remember, rememberAll } from './checks.ts';
import { hasInspiration, spendDie } from './inspirationDice.ts';
import { follow, OPEN_ENDED } from './stakes.ts';
import { decideContest, raiseContestant } from './contests.ts';
import { openRolls, type Contestant, type LastRoll } from '../sheet/sheet.ts';

/** A die works in its giver’s favour: not on a foe’s roll, nor on a blow that struck the giver. */
function demandFavour(decision: Decision, giver: Creature, { actor, target }: LastRoll): void {
  const { state } = decision;
  const roller = creatureAt(state, actor);
  const foe = roller.kind === 'monster' && !partyOf(state, true).some(({ id }) => id === roller.id);
  if (!foe && target !== giver.id) return;
  throw new Refusal(
    'no-roll',
    `Raising ${roller.name}’s roll would not help ${giver.name}. Choose another roll (${ruleOf(decision, 'inspiration')}).`,
    'actor',
  );
}

/** On one’s own part of a contest, which may win it after all. */
function onContest(decision: Decision, giver: Creature, before: readonly Contestant[]): void {
  const details = before.find(({ actor }) => actor === giver.id);
  if (!details || details.closed)
    throw new Refusal(
      'no-roll',
      details
        ? `${giver.name} has already changed that roll. Each roll takes one die at most (FV-39).`
        : `${giver.name} took no part in that contest (${ruleOf(decision, 'inspiration')}).`,
      'actor',
    );
  const bonus = spendDie(decision, giver);
  const { winner, parties } = raiseContestant(decision, before, giver.id, bonus);
  decideContest(decision, parties, winner, 'inspiration');
}

/** A miss that became a hit: what its damage was is kept where that may take a die as well (FV-42). */
function strikeAfterAll(decision: Decision, lastRoll: LastRoll, target: string): void {
  const damage = landBlow(decision, {
    attacker: lastRoll.actor,
    target,
    weapon: lastRoll.weapon ?? undefined,
    skilled: lastRoll.skilled === true,
  });
  remember(decision, { ...lastRoll, success: true, damage });
  proceed(decision);
}

/** What a failure that became a success brings at once. */
function succeedAfterAll(decision: Decision, lastRoll: LastRoll): void {
  const { what, actor, target } = lastRoll;
  if (what === 'request' && decision.state.encounter)
    decision.emit(requestMade, { actor, granted: true }, by(decision, 'inspiration'));
  if (what === 'attack' && target && decision.state.fight) strikeAfterAll(decision, lastRoll, target);
}

/** On any roll but a contest, or on the damage of a hit; what hangs on the roll follows (FV-42). */
function onRoll(decision: Decision, giver: Creature, before: LastRoll): void {
  const bonus = spendDie(decision, giver);
  const { actor, dc, stake } = before;
  rememberAll(
    decision,
    openRolls(decision.state).filter((one) => one.actor !== actor),
  );
  if (isHit(before)) {
    raiseDamage(decision, before, bonus);
    if (decision.state.fight) proceed(decision);
    return;
  }
  const total = before.total + bonus;
  const raised = { ...before, total, success: total >= dc, bonus };
  if (!stake || !OPEN_ENDED.has(stake.kind))
    decision.emit(rollRaised, {
      actor,
      from: before.total,
      roll: bonus,
      total,
      against: dc,
      passed: raised.success,
      ...marginOf(raised.success, total - dc),
    });
  if (stake)
    decision.asDeedOf({ actor: giver.id, means: 'inspiration' }, () => follow(decision, raised, stake));
  if (raised.success) succeedAfterAll(decision, { ...before, total });
}

type Spend = { type: 'spend-inspiration'; actor?: string; damage?: boolean };

const isHit = ({ what, success }: LastRoll): boolean => what === 'attack' && success;

/** The roll that a die is for: the one named, else the giver’s own, else the last. */
function rollFor(campaign: Campaign, giver: string | undefined, whose: string | undefined): LastRoll {
  const rolls = openRolls(campaign);
  const named = whose ?? giver;
  const roll = rolls.find(({ actor }) => actor === named) ?? (whose === undefined ? rolls[0] : undefined);
  if (!roll)
    throw new Refusal('no-roll', 'No roll can be changed now. Each roll takes one die at most (FV-39).');
  return roll;
}

/** A failure may still succeed; a hit may do more damage to whoever still stands. */
const isWorthADie = ({ creatures }: Campaign, roll: LastRoll): boolean =>
  isHit(roll) ? creatures[roll.target ?? '']?.status !== 'dead' : !roll.success;

/** One offer for all rolls of a kind, which asks whose where there are several. */
function offerFor(open: readonly { roll: LastRoll; holder: Creature }[]): Offer<Spend>[] {
  const [first] = open;
  if (!first) return [];
  const hit = isHit(first.roll);
  const command: Spend = { type: 'spend-inspiration', ...(hit ? { damage: true } : {}) };
  if (open.length === 1) {
    const { id, name } = first.holder;
    return [
      {
        label: hit ? 'Spend inspiration on damage' : `Spend inspiration on ${name}’s roll`,
        ...(hit ? { detail: name } : {}),
        group: 'inspiration',
        command: { ...command, actor: id },
      },
    ];
  }
  const choices = open.map(({ roll: { total, dc, stake }, holder: { id, name } }) => ({
    value: id,
    label: name,
    ...(stake && OPEN_ENDED.has(stake.kind) ? {} : { detail: `${total} vs ${dc}` }),
  }));
  return [
    {
      label: hit ? 'Spend inspiration on damage…' : 'Spend inspiration on a roll…',
      group: 'inspiration',
      command,
      needs: [{ name: 'actor', label: 'Whose roll', kind: 'choice', choices }],
    },
  ];
}

/** A die shifts a roll by its face, one die a roll (FV-39), on the damage of a hit as well, also with a die that this attack’s natural 20 just won (FV-42). */
export const spendInspiration = defineCommand({
  type: 'spend-inspiration',
  title: 'Spend inspiration die',
  about:
    'Adds a d6 to a roll that was just made: a check, save, contest, request, attack, initiative, recovery or downtime roll, damage that was suffered, or the damage of a hit.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'inspiration' }],
  fields: z.strictObject({
    type: z.literal('spend-inspiration'),
    actor: IdSchema.optional(),
    /** Whose roll; left out: the giver’s own, else the last one. */
    creature: IdSchema.optional(),
    damage: z.boolean().default(false),
  }),
  decide: (decision, { actor: id, creature, damage }) => {
    const roll = rollFor(decision.state, id, creature);
    const giver = creatureHere(decision.state, id ?? roll.actor, 'actor');
    if (!hasInspiration(giver))
      throw new Refusal('no-inspiration', `${giver.name} has no inspiration dice left.`, 'actor');
    demandFavour(decision, giver, roll);
    const hit = isHit(roll);
    if (damage !== hit)
      throw new Refusal(
        'no-roll',
        hit
          ? 'That attack hit. Spend the die on its damage (FV-42).'
          : 'There is no damage to raise (FV-42).',
        'damage',
      );
    if (roll.parties) onContest(decision, giver, roll.parties);
    else onRoll(decision, giver, roll);
  },
  offers: (campaign) => {
    const open = openRolls(campaign).flatMap((roll) => {
      const holder = campaign.creatures[roll.actor];
      return holder && hasInspiration(holder) && isWorthADie(campaign, roll) ? [{ roll, holder }] : [];
    });
    return [true, false].flatMap((hit) => offerFor(open.filter(({ roll }) => isHit(roll) === hit)));
  },
});
