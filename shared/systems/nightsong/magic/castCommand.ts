import { ableCreature, creatureHere, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import { isNuanced, makeCheck, NORMAL_DR, type Outcome } from '../checks/checks.ts';
import { abilityGrounds } from '../checks/circumstances.ts';
import { groundsOf } from '../checks/grounds.ts';
import { remember } from '../checks/lastRolls.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { spellCast, strainSuffered } from '../events/gear.ts';
import { demandBlast, targetsOf, type Aim } from '../fight/blast.ts';
import { isBlast } from '../fight/melee.ts';
import { strike } from '../fight/strike.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';
import { wearItem } from '../gear/stepDice.ts';
import { demandFree, demandRoom, suffer } from '../harm/conditions.ts';
import type { LastAttack, LastCheck } from '../sheet/sheet.ts';
import { castFields, castOffers, harmOf, spellOf } from './castOffers.ts';

const FATIGUED = 'Fatigued';

/** The shard; refuses `no-spell` and `drained` (NS-93). */
function shardOf(caster: Creature, id: string): Item {
  const shard = itemOf(caster, id, 'shard');
  if (shard.kind !== 'spell') throw new Refusal('no-spell', `${shard.name} is not a Spell Shard.`, 'shard');
  if (!shard.die)
    throw new Refusal('drained', `${shard.name} is drained (NS-93). A Long Rest can refill it.`, 'shard');
  return shard;
}

/** The targets of a Spell, and the choices about its Damage. */
interface SpellAim extends Aim {
  damageFocus: boolean;
  damageEdge: Edge;
  shield: boolean;
  shieldFrom: number;
}

const isAimed = (shard: Item, { target, targets }: Aim): boolean =>
  harmOf(shard) !== undefined && (target !== undefined || targets !== undefined);

/** Refuses a harmful Spell without a target in a fight, Focus for Damage where there is none, and several targets without a blast. */
function demandAim(shard: Item, aim: SpellAim, fighting: boolean): void {
  const strikes = isAimed(shard, aim);
  if (fighting && harmOf(shard) !== undefined && !strikes)
    throw new Refusal('bad-field', `Choose a target for ${shard.name}.`, 'target');
  if (aim.damageFocus && !strikes)
    throw new Refusal('one-roll', 'This Spell deals no Damage. Leave out the Focus for it.', 'damageFocus');
  if (strikes) demandBlast(isBlast(shard), aim);
}

/** A Spell always takes effect: its text, and its Damage if it has any; gives back the Damage rolls (NS-90). */
function takeEffect(
  decision: Decision,
  caster: Creature,
  shard: Item,
  aim: SpellAim,
  text: string,
): LastAttack[] {
  const targets = aim.targets ?? (aim.target === undefined ? [] : [aim.target]);
  targets.forEach((one, index) =>
    creatureHere(decision.state, one, aim.targets ? `targets.${index}` : 'target'),
  );
  decision.emit(spellCast, {
    actor: caster.id,
    item: shard.id,
    name: shard.name,
    spell: text || spellOf(shard),
    ...(targets.length > 0 ? { targets } : {}),
  });
  const harm = harmOf(shard);
  if (harm === undefined || !isAimed(shard, aim)) return [];
  const struck = targetsOf(decision, aim, [harm]);
  const favoured = aim.focusOn ?? struck[0];
  return struck.map((target) =>
    strike(decision, {
      actor: caster.id,
      target,
      means: { spell: shard.name },
      dice: [harm],
      grounds: groundsOf(aim.damageEdge),
      focus: aim.damageFocus && target === favoured,
      shieldFrom: aim.shield ? aim.shieldFrom : undefined,
      sure: true,
    }),
  );
}

type Strain = 'nothing' | 'complication' | 'fatigue';

/** What the strain costs: in solo play, a weak success brings only a small complication (NS-R11). */
const STRAIN: Readonly<Record<Outcome, Strain>> = {
  success: 'nothing',
  'strong success': 'nothing',
  'weak success': 'complication',
  failure: 'fatigue',
};

interface StrainAsked {
  edge: Edge;
  focus: boolean;
  drop: readonly string[];
}

/** The Presence Check against DR 12; a failure gives the Condition Fatigued (NS-91). */
function bearStrain(decision: Decision, caster: Creature, { edge, focus, drop }: StrainAsked): LastCheck {
  const grounds = abilityGrounds(caster, 'pre', edge);
  const { outcome, last } = makeCheck(decision, {
    actor: caster.id,
    ability: 'pre',
    dr: NORMAL_DR,
    purpose: 'strain',
    grounds,
    nuanced: isNuanced(decision.state),
    focus,
  });
  const result = STRAIN[outcome];
  decision.emit(
    strainSuffered,
    { creature: caster.id, result },
    by(decision, result === 'complication' ? 'complication' : 'strain'),
  );
  return result === 'fatigue'
    ? { ...last, prices: [suffer(decision, caster.id, { name: FATIGUED }, drop, 'strain')] }
    : last;
}

/** The effect, then the strain, then the shard’s step die in any case (NS-92, NS-R29). */
export const castCommand = defineCommand({
  type: 'cast',
  title: 'Cast Spell',
  about:
    'The Spell always takes effect. Then come a Presence Check against fatigue and the shard’s step die.',
  fieldNotes: 'With no free Slot, `drop` names what is dropped if the Check fails.',
  when: ['session'],
  fields: castFields,
  decide: (decision, { actor: id, shard: shardId, text, edge, focus, drop, ...aim }) => {
    const fighting = duringRounds(decision);
    const caster = fighting ? demandAction(decision, id, 'cast') : ableCreature(decision.state, id, 'actor');
    demandFree(caster, 'cast');
    const shard = shardOf(caster, shardId);
    demandAim(shard, aim, fighting);
    if (drop.includes(shardId))
      throw new Refusal('bad-field', 'The shard is needed for the Spell. Drop something else.', 'drop');
    demandRoom(decision, caster, { name: FATIGUED }, drop);
    const damage = takeEffect(decision, caster, shard, aim, text);
    const strain = bearStrain(decision, caster, { edge, focus, drop });
    remember(decision, strain, ...damage);
    wearItem(decision, id, shardId, { rule: 'shard-die' });
    if (fighting) spendAction(decision, id);
  },
  offers: castOffers,
});
