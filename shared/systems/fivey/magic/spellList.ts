import { conditionGained } from '../../../campaign/events/creatures.ts';
import type { Creature } from '../../../campaign/state.ts';
import { broughtTo } from '../../../campaign/events/terms.ts';
import { HOUR, MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { isUndead } from '../people/bestiary.ts';
import { SPELL_SAVE, spellDc, type Cast } from './cast.ts';
import { befriend, charm } from './charm.ts';
import { spellEndured, spellThrown, turningRolled } from '../events/magic.ts';
import { check, closeness, openSave, rememberAll, rewardTwenty } from '../checks/checks.ts';
import { FEATHER, INVISIBLE } from '../sheet/conditions.ts';
import { endured, resistanceInWords } from '../fight/damage.ts';
import { harmStake, hurt, STRUCK } from '../sheet/hitPoints.ts';
import { share } from '../sheet/rounding.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { missTurn } from '../fight/turns.ts';
import { EXPLORATION_TURN } from '../words.ts';

export interface Spell {
  /** The name by which its rule is cited. */
  rule: FiveyRule;
  line: string;
  /** A timer of [L]d6 such spans, in seconds. */
  lasts?: number;
  /** What it does at once; gives back false when nothing came of it. */
  work?: (decision: Decision, cast: Cast) => boolean;
  /** What it lays on its targets as long as its clock runs. */
  leaves?: (decision: Decision, cast: Cast, clock: string) => void;
  /** How many it reaches at most, at a level. */
  most?: (level: number) => number;
  /** Its clock is a light that burns. */
  light?: boolean;
}

/** [L]d6 to all, half for those who withstand it (FV-216, FV-220, FV-224). */
function blast(decision: Decision, made: Cast): boolean {
  const { caster, targets, level, spell, skilledTargets } = made;
  const { total } = decision.throwDice(spell, level, 6);
  const damageType = spell === 'Fire Ball' ? 'fire' : 'electric';
  decision.emit(spellThrown, { actor: caster.id, spell, thrown: total, damageType });
  const against = spellDc(made);
  const saves = targets.flatMap((target) => {
    const checked = check(decision, target, {
      purpose: `${target.name} saves`,
      stat: SPELL_SAVE,
      skilled: skilledTargets.includes(target.id),
      dc: against,
    });
    const { roll, success: passed } = checked;
    const half = endured(target, share(total, 2), { type: damageType });
    const meant = passed ? share(total, 2) : total;
    const damage = passed ? half : endured(target, total, { type: damageType });
    const saved = broughtTo([{ what: `by ${spell}`, by: total }], meant, 'saved');
    const terms = broughtTo(saved, damage, resistanceInWords(meant, damage));
    decision.emit(spellEndured, {
      actor: target.id,
      spell,
      total: roll.total,
      against,
      passed,
      ...closeness(roll, passed, against),
      damageType,
      damage,
      terms,
    });
    rewardTwenty(decision, target, roll);
    decision.asDeedOf({ actor: caster.id, means: spell }, () => hurt(decision, target.id, damage, STRUCK));
    return openSave(target, against, checked, harmStake(decision, target, half));
  });
  rememberAll(decision, saves);
  return true;
}

const hitDiceOf = (one: Creature): number => sheetOf(one).monster?.hitDice ?? 1;

/** Turned undead miss their next turn: whole creatures out of [L]d6 hit dice, the weakest first. */
function turnUndead(decision: Decision, { caster, targets, level }: Cast): boolean {
  let { total: left } = decision.throwDice('hit dice turned', level, 6);
  decision.emit(turningRolled, { actor: caster.id, hitDice: left });
  const undead = targets.filter((one) => isUndead(sheetOf(one)));
  for (const target of undead.sort((a, b) => hitDiceOf(a) - hitDiceOf(b))) {
    const cost = hitDiceOf(target);
    if (cost > left) continue;
    left -= cost;
    missTurn(decision, target.id, cost);
  }
  return true;
}

/** Falls do no harm over so many feet; anyone who is named keeps them until a fall uses them, else the caster. */
function featherFall(decision: Decision, { caster, targets, level }: Cast): boolean {
  const feet = decision.throwDice('Feather Fall, tens of feet', level, 6).total * 10;
  for (const { id } of targets.length > 0 ? targets : [caster])
    decision.emit(
      conditionGained,
      { creature: id, condition: { id: FEATHER, name: `Feather Fall, ${feet} feet`, details: { feet } } },
      by(decision, FEATHER),
    );
  return true;
}

/** Out of sight until the spell ends or their skin is touched. */
function vanish(decision: Decision, { targets }: Cast, spell: string): void {
  for (const { id } of targets)
    decision.emit(
      conditionGained,
      { creature: id, condition: { id: INVISIBLE, name: 'Invisible', details: { spell } } },
      by(decision, INVISIBLE),
    );
}

/** The ten spells, in the order of their d10 (FV-217, FV-220, FV-221, FV-222, FV-223, FV-224). */
export const SPELLS: Readonly<Record<string, Spell>> = {
  Attract: { rule: 'attract', line: 'Metal objects within 10 feet fly together and stick.', lasts: MINUTE },
  Charm: {
    rule: 'charm',
    line: 'A creature is friendly to the caster for hours.',
    lasts: HOUR,
    most: () => 1,
    work: charm,
    leaves: befriend,
  },
  'Feather Fall': {
    rule: FEATHER,
    line: 'A fall does no harm over tens of feet.',
    work: featherFall,
  },
  'Fire Ball': { rule: 'fire-ball', line: 'Fire fills an area one pace around a point.', work: blast },
  Knock: { rule: 'knock', line: 'One door opens, however it is locked.' },
  Illuminate: {
    rule: 'illuminate',
    line: 'Lights 10 feet around for several turns.',
    lasts: EXPLORATION_TURN,
    light: true,
  },
  Levitate: { rule: 'levitate', line: 'An object floats in the air for minutes.', lasts: MINUTE },
  'Lightning Bolt': { rule: 'lightning-bolt', line: 'Lightning in a straight line.', work: blast },
  Shroud: {
    rule: INVISIBLE,
    line: 'One target for each level becomes invisible.',
    lasts: 10 * MINUTE,
    most: (level) => level,
    leaves: vanish,
  },
  'Turn Undead': { rule: 'turn-undead', line: 'Undead turn away and lose a turn.', work: turnUndead },
};
export const SPELL_NAMES = Object.keys(SPELLS) as [string, ...string[]];
