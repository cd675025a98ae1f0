import { z } from 'zod';
import type { By } from '../../../campaign/event.ts';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { BRACKETS, type Bracket } from '../people/bestiary.ts';
import { check, closeness, openSave, rememberAll, rewardTwenty } from '../checks/checks.ts';
import { useToday } from '../checks/dailyUse.ts';
import { areaEndured, areaStruck } from '../events/fight.ts';
import { actors, foeField } from './fightOffers.ts';
import { damageTypeOf, endured, resistance } from './damage.ts';
import { harmStake, hurt, STRUCK } from '../sheet/hitPoints.ts';
import { share } from '../sheet/rounding.ts';
import { option, type Choice } from '../options.ts';
import { demandSkills, passive, sheetOf, skilledBonus, type LastRoll } from '../sheet/sheet.ts';
import { today } from '../rest/day.ts';
import { demandActions, spend } from './turns.ts';
import { itemDetail } from '../sheet/details.ts';

/** The kind of harm where no one says it: a breath is fire, or the element of a dragon’s tooth one bears; other blows are blows (FV-231). */
function elementOf(creature: Creature): string {
  const { monster, feats } = sheetOf(creature);
  if (monster && !feats.includes('Breath Attack')) return damageTypeOf(creature, undefined);
  const element = creature.items.map((item) => itemDetail(item, 'element')).find((one) => one !== undefined);
  return element ?? 'fire';
}

/** What strikes several at once: who, and with what if that has a name; what it does to those who fail and to those who withstand, and what withstands it. */
interface Sweep extends By {
  rule: FiveyRule;
  full: number;
  less: number;
  dc: number;
}

/** A monster’s figure for a blow at several, or its die (FV-231). */
const AT_ALL: Record<Choice<'figures'>, (decision: Decision, bracket: Bracket) => number> = {
  flat: (_decision, bracket) => BRACKETS[bracket].damage,
  roll: (decision, bracket) => decision.throwDice('damage to each target', 1, BRACKETS[bracket].die).total,
};

/** A monster’s sweeping blow, rolled once for all: half for anyone who withstands 10 and its ability (FV-231). */
function blowAtAll(decision: Decision, { ability, bracket }: { ability: number; bracket: Bracket }): Sweep {
  const full = AT_ALL[option(decision.state, 'figures')](decision, bracket);
  return { rule: 'blow-at-all', full, less: share(full, 2), dc: passive(ability) };
}

/** A scalespawn’s breath, once a day: 2d6, or d6 for anyone who withstands 10 and STR. */
function breath(decision: Decision, creature: Creature, skilled: boolean): Sweep {
  const { state } = decision;
  const { feats, usedOn } = sheetOf(creature);
  if (!feats.includes('Dragon-Born'))
    throw new Refusal('no-feat', `${creature.name} has no breath attack.`, 'actor');
  if (usedOn['Dragon-Born'] === today(state))
    throw new Refusal('used-today', `${creature.name} has already used the breath attack today.`, 'actor');
  useToday(decision, creature.id, 'Dragon-Born', 'scalespawn');
  return {
    means: 'breath',
    rule: 'scalespawn',
    full: decision.throwDice('breath', 2, 6).total,
    less: decision.throwDice('breath, on a save', 1, 6).total,
    dc: passive(skilledBonus(creature, 'str', skilled)),
  };
}

const sweepOf = (decision: Decision, creature: Creature, skilled: boolean): Sweep => {
  const { monster, feats } = sheetOf(creature);
  demandSkills(creature, skilled);
  if (!monster) return { actor: creature.id, ...breath(decision, creature, skilled) };
  const means = feats.includes('Breath Attack') ? { means: 'breath' } : {};
  return { actor: creature.id, ...means, ...blowAtAll(decision, monster) };
};

/** One target checks, and takes all of it or less, as their armour and nature let them (FV-116, FV-231). */
function strikeOne(
  decision: Decision,
  target: Creature,
  sweep: Sweep,
  { type, skilled }: { type: string; skilled: boolean },
): LastRoll[] {
  const checked = check(decision, target, {
    purpose: `${target.name}’s save`,
    stat: 'dex',
    skilled,
    dc: sweep.dc,
  });
  const { roll, success } = checked;
  const thrown = success ? sweep.less : sweep.full;
  const damage = endured(target, thrown, { type });
  decision.emit(
    areaEndured,
    {
      actor: target.id,
      total: roll.total,
      against: sweep.dc,
      passed: success,
      ...closeness(roll, success, sweep.dc),
      thrown,
      damageType: type,
      damage,
    },
    by(decision, sweep.rule, resistance(thrown, damage)),
  );
  rewardTwenty(decision, target, roll);
  decision.asDeedOf(sweep, () => hurt(decision, target.id, damage, STRUCK));
  return openSave(
    target,
    sweep.dc,
    checked,
    harmStake(decision, target, endured(target, sweep.less, { type })),
  );
}

/** Here the targets check, not the attacker (FV-116, FV-231). */
export const areaAttack = defineCommand({
  type: 'area-attack',
  title: 'Area attack',
  about: 'A breath or sweeping attack on several targets. Those who save take less damage.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({
    type: z.literal('area-attack'),
    actor: IdSchema,
    targets: severalIds(60),
    /** The kind of harm; left out: fire of a breath, else a blow. */
    damageType: z.string().trim().min(1).max(40).optional(),
    /** A skill of the attacker’s fits, which makes a breath harder to withstand. */
    skilled: z.boolean().default(false),
    /** Targets whose skill fits withstanding it. */
    skilledTargets: z.array(IdSchema).max(60).default([]),
  }),
  decide: (decision, { actor, targets, damageType, skilled, skilledTargets }) => {
    demandActions(decision, actor, 2);
    const creature = ableCreature(decision.state, actor, 'actor');
    const those = targets.map((id, index) => ableCreature(decision.state, id, `targets.${index}`));
    const sweep = sweepOf(decision, creature, skilled);
    const type = damageType ?? elementOf(creature);
    const { full: thrown, less } = sweep;
    decision.emit(areaStruck, { actor, targets, thrown, less, damageType: type }, by(decision, sweep.rule));
    const saves = those.flatMap((target) =>
      strikeOne(decision, target, sweep, { type, skilled: skilledTargets.includes(target.id) }),
    );
    rememberAll(decision, saves);
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
        label: `${actor.name}: area attack…`,
        detail: 'both actions',
        group: 'act',
        actor: actor.id,
        command: { type: 'area-attack', actor: actor.id },
        needs: [
          foeField(foes, 'targets', true),
          {
            name: 'damageType',
            label: 'Damage type',
            kind: 'text' as const,
            value: elementOf(actor),
            optional: true,
          },
        ],
      })),
});
