import { z } from 'zod';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { BRACKETS } from '../people/bestiary.ts';
import { check, rewardTwenty, rollStat } from '../checks/checks.ts';
import { actors, foeBlank } from './fightOffers.ts';
import { damageTypeOf, endured } from './damage.ts';
import { hurt } from '../sheet/hitPoints.ts';
import { partOf } from '../sheet/rounding.ts';
import { rulingOf } from '../rulings.ts';
import { passive, sheetOf } from '../sheet/sheet.ts';
import { today } from '../rest/day.ts';
import { demandActions, spend } from './turns.ts';
import { ruleOf } from '../people/templates.ts';

/** The kind of harm where nobody says it: a breath is fire, or the element of a dragon’s tooth one bears; other blows are blows (FV-231). */
function elementOf(creature: Creature): string {
  const { monster, feats } = sheetOf(creature);
  if (monster && !feats.includes('Breath Attack')) return damageTypeOf(creature, undefined);
  const element = creature.items
    .map(({ details }) => details['element'])
    .find((one) => typeof one === 'string');
  return element ?? 'fire';
}

/** What strikes several at once: what it does to those who fail and to those who withstand, and what withstands it. */
interface Sweep {
  rule: string;
  /** Whether its damage is thrown once for all. */
  once: boolean;
  full(): number;
  less(full?: number): number;
  /** The DC for one target. */
  dc(): number;
}

/** A monster’s sweeping blow: half for whoever withstands 10 and its ability (FV-231). */
function blowAtAll(
  decision: Decision,
  { ability, bracket }: { ability: number; bracket: keyof typeof BRACKETS },
): Sweep {
  const { state } = decision;
  const { damage, die } = BRACKETS[bracket];
  const flat = rulingOf(state, 'figures') === 'flat';
  const harm = (): number => (flat ? damage : decision.throwDice('damage to all', 1, die).total);
  return {
    rule: 'FV-231',
    once: flat || rulingOf(state, 'area-dice') === 'once for all',
    full: harm,
    less: (full = harm()) => partOf(state, full, 2),
    dc: () => passive(ability),
  };
}

/** A scalespawn’s breath, once a day: 2d6, or d6 for whoever withstands 10 and STR or wins a contest with it. */
function breath(decision: Decision, creature: Creature): Sweep {
  const { state } = decision;
  const { stats, feats, usedOn } = sheetOf(creature);
  if (!feats.includes('Dragon-Born'))
    throw new Refusal('no-feat', `${creature.name} has no breath to use.`, 'actor');
  if (usedOn['Dragon-Born'] === today(state))
    throw new Refusal('used-today', `${creature.name} has used the breath today.`, 'actor');
  decision.emit(sheetChanged, {
    creature: creature.id,
    to: { usedOn: { ...usedOn, 'Dragon-Born': today(state) } },
  });
  const contest = rulingOf(state, 'breath-save') === 'in a contest with STR';
  return {
    rule: ruleOf('Scalespawn'),
    once: rulingOf(state, 'breath-dice') === 'once for all',
    full: () => decision.throwDice('breath', 2, 6).total,
    less: () => decision.throwDice('breath, withstood', 1, 6).total,
    // A contest is won by more: a tie changes nothing, and the breath is there already.
    dc: () => {
      if (!contest) return passive(stats.str);
      const roll = rollStat(decision, creature, `${creature.name}’s breath`, 'str', false, 'normal');
      rewardTwenty(decision, creature, roll);
      return roll.total + 1;
    },
  };
}

const sweepOf = (decision: Decision, creature: Creature): Sweep => {
  const { monster } = sheetOf(creature);
  return monster ? blowAtAll(decision, monster) : breath(decision, creature);
};

function thrownOnce(sweep: Sweep): { full: number; less: number } {
  const full = sweep.full();
  return { full, less: sweep.less(full) };
}

/** One target checks, and takes all of it or less, as their armour and nature let them (FV-116, FV-231). */
function strikeOne(
  decision: Decision,
  target: Creature,
  sweep: Sweep,
  type: string,
  shared?: { full: number; less: number },
): void {
  const { roll, success, arithmetic } = check(decision, target, {
    purpose: `${target.name} withstands`,
    stat: 'dex',
    dc: sweep.dc(),
  });
  const took = success ? (shared?.less ?? sweep.less()) : (shared?.full ?? sweep.full());
  const left = endured(decision.state, target, took, { type });
  const told = [
    ...(shared ? [] : [`: ${took}`]),
    ...(left === took ? [] : [`, ${left} of ${type} after ${left < took ? 'resistance' : 'vulnerability'}`]),
  ].join('');
  decision.emit(
    diceRolled,
    {},
    `${target.name}: ${arithmetic}, ${success ? 'withstood' : 'struck in full'}${told}.`,
    { rules: [sweep.rule] },
  );
  rewardTwenty(decision, target, roll);
  hurt(decision, target.id, left, '');
}

/** Here the targets check, not the attacker (FV-116, FV-231). */
export const areaAttack = defineCommand({
  type: 'area-attack',
  title: 'Attack an area',
  about: 'A breath or a sweeping blow at several; each who withstands it takes less.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({
    type: z.literal('area-attack'),
    actor: IdSchema,
    targets: z.array(IdSchema).min(1).max(60),
    /** The kind of harm; left out: fire of a breath, else a blow. */
    damageType: z.string().trim().min(1).max(40).optional(),
  }),
  decide: (decision, { actor, targets, damageType }) => {
    demandActions(decision, actor, 2);
    const creature = ableCreature(decision.state, actor, 'actor');
    const those = targets.map((id, index) => ableCreature(decision.state, id, `targets.${index}`));
    const sweep = sweepOf(decision, creature);
    const shared = sweep.once ? thrownOnce(sweep) : undefined;
    const figures = shared ? `: ${shared.full}, or ${shared.less} for those who withstand` : '';
    decision.emit(diceRolled, {}, `${creature.name} strikes at all of them${figures}.`, {
      rules: [sweep.rule],
    });
    const type = damageType ?? elementOf(creature);
    for (const target of those) strikeOne(decision, target, sweep, type, shared);
    spend(decision, actor, 2);
  },
  offers: (campaign) =>
    actors(campaign, 2)
      .filter(({ actor }) => {
        const { monster, feats, usedOn } = sheetOf(actor);
        if (monster) return monster.bracket === 'B' || feats.includes('Breath Attack');
        return feats.includes('Dragon-Born') && usedOn['Dragon-Born'] !== today(campaign);
      })
      .map(({ actor, foes }) => ({
        label: `${actor.name}: strike at all`,
        detail: 'both actions',
        group: 'act',
        actor: actor.id,
        command: { type: 'area-attack', actor: actor.id },
        needs: [
          foeBlank(foes, 'targets', true),
          {
            name: 'damageType',
            label: 'Of what kind',
            kind: 'text' as const,
            value: elementOf(actor),
            optional: true,
          },
        ],
      })),
});
