import { statusChanged } from '../../campaign/events/creatures.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { reactionRolled } from '../../campaign/events/meetings.ts';
import { combatantChanged } from '../../campaign/events/fight.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import { HOUR, MINUTE } from '../../time/scales.ts';
import type { Decision } from '../contract.ts';
import { isUndead } from './bestiary.ts';
import { check, remember, toldCheck } from './checks.ts';
import { afterResistance, insulated } from './damage.ts';
import { hurt } from './hitPoints.ts';
import { partOf } from './rounding.ts';
import { rulingOf, type Reading } from './rulings.ts';
import { bonusOf, passive, sheetOf, statFrom } from './sheet.ts';
import { TURN } from './words.ts';

export interface Cast {
  caster: Creature;
  targets: Creature[];
  /** [L], from 1 (FV-214). */
  level: number;
  spell: string;
  /** Skilled in it, or attuned to the vessel (FV-28). */
  skilled: boolean;
}

interface Spell {
  rule: string;
  line: string;
  /** A timer of [L]d6 such spans, in seconds. */
  lasts?: number;
  /** What it does at once; gives back false when nothing came of it. */
  work?: (decision: Decision, cast: Cast) => boolean;
}

/** What a spell is withstood against: 10 and the caster’s stat, a skill counted where the campaign says so (FV-23, FV-215). */
function spellDc({ state }: Decision, { caster, skilled }: Cast): number {
  const doubled = skilled && !sheetOf(caster).monster && rulingOf(state, 'passive-doubled');
  return passive(bonusOf(caster, statFrom(state, 'spell-stat')) * (doubled ? 2 : 1));
}

interface Saved {
  part: (campaign: Campaign, whole: number) => number;
  words: string;
}
const WHOLE: Saved = { part: (_campaign, whole) => whole, words: 'all of it' };
const HALF: Saved = { part: (campaign, whole) => partOf(campaign, whole, 2), words: 'half' };
const NOTHING: Saved = { part: () => 0, words: 'nothing' };

/** What is left of the damage for those who save and for those who fail (FV-216). */
const SAVES: Record<Reading<'save-halves'>, { saved: Saved; failed: Saved }> = {
  saves: { saved: HALF, failed: WHOLE },
  fails: { saved: NOTHING, failed: HALF },
};

/** [L]d6 to all, less for those who withstand it (FV-215, FV-216, FV-220, FV-224). */
function blast(decision: Decision, made: Cast): boolean {
  const { targets, level, spell } = made;
  const { state } = decision;
  const thrown = (): number => decision.throwDice(spell, level, 6).total;
  const shared = rulingOf(state, 'blast-dice') === 'once for all' ? thrown() : undefined;
  if (shared !== undefined)
    decision.emit(diceRolled, {}, `${spell}: ${shared} damage.`, { rules: ['FV-216'] });
  const type = spell === 'Fire Ball' ? 'fire' : 'electric';
  const { saved, failed } = SAVES[rulingOf(state, 'save-halves')];
  for (const target of targets) {
    const { success, arithmetic } = check(decision, target, {
      purpose: `${target.name} saves`,
      stat: statFrom(state, 'spell-save'),
      dc: spellDc(decision, made),
    });
    const { part, words } = success ? saved : failed;
    const whole = shared ?? thrown();
    decision.emit(
      diceRolled,
      {},
      `${target.name}: ${arithmetic}, ${words}${shared === undefined ? ` of ${whole}` : ''}.`,
      { rules: ['FV-215'] },
    );
    const kept = insulated(state, target, part(state, whole), { type, weather: false });
    hurt(decision, target.id, afterResistance(state, target, kept, type), spell.toLowerCase());
  }
  return true;
}

const hitDiceOf = (one: Creature): number => sheetOf(one).monster?.hitDice ?? 1;

/** Whom the turning reaches first (FV-226). */
const TURNED: Record<Reading<'turning-order'>, (undead: Creature[]) => Creature[]> = {
  'the weakest': (undead) => undead.sort((a, b) => hitDiceOf(a) - hitDiceOf(b)),
  'the strongest': (undead) => undead.sort((a, b) => hitDiceOf(b) - hitDiceOf(a)),
  'whoever is named first': (undead) => undead,
};

/** Turned undead miss their next turn: whole creatures out of [L]d6 hit dice (FV-226). */
function turnUndead(decision: Decision, { targets, level }: Cast): boolean {
  let { total: left } = decision.throwDice('hit dice turned', level, 6);
  decision.emit(diceRolled, {}, `Up to ${left} hit dice of undead turn away.`, { rules: ['FV-226'] });
  const undead = targets.filter((one) => isUndead(sheetOf(one)));
  for (const target of TURNED[rulingOf(decision.state, 'turning-order')](undead)) {
    const cost = hitDiceOf(target);
    if (cost > left) continue;
    left -= cost;
    if (decision.state.fight?.combatants[target.id])
      decision.emit(combatantChanged, { creature: target.id, acted: true }, `${target.name} turns away.`);
  }
  return true;
}

/** Whether a mind gives way to a spell (FV-215). */
const GIVES_WAY: Record<
  Reading<'mind-spells'>,
  (decision: Decision, made: Cast, target: Creature) => boolean
> = {
  'is thrown against 10 and CHA': (decision, { caster, skilled }, target) =>
    toldCheck(
      decision,
      caster,
      {
        purpose: `at ${target.name}’s mind`,
        stat: statFrom(decision.state, 'spell-stat'),
        skilled,
        dc: passive(bonusOf(target, 'cha')),
      },
      ['FV-215'],
    ),
  'is withstood with CHA': (decision, made, target) =>
    !toldCheck(
      decision,
      target,
      { purpose: 'keeps a clear mind', stat: 'cha', dc: spellDc(decision, made) },
      ['FV-215'],
    ),
  'always works': () => true,
};

/** A friend for hours, once the mind gives way: the talk goes as with friends (FV-215, FV-218). */
function charm(decision: Decision, made: Cast): boolean {
  const givesWay = GIVES_WAY[rulingOf(decision.state, 'mind-spells')];
  const charmed = made.targets.filter((target) => givesWay(decision, made, target));
  // A spell leaves nothing behind that an inspiration die could change.
  remember(decision, null);
  const names = charmed.map(({ name }) => name).join(', ');
  if (charmed.length > 0 && decision.state.encounter)
    decision.emit(reactionRolled, { row: 'friendly', label: 'Friendly', total: 20 }, `${names}: charmed.`);
  else
    for (const { id, status } of charmed)
      decision.emit(statusChanged, { creature: id, from: status, to: status }, `${names}: charmed.`);
  return charmed.length > 0 || made.targets.length === 0;
}

/** The ten spells, in the order of their d10 (FV-217 to FV-227). */
export const SPELLS: Readonly<Record<string, Spell>> = {
  Attract: { rule: 'FV-217', line: 'Metal things within ten feet fly together and stick.', lasts: MINUTE },
  Charm: { rule: 'FV-218', line: 'A creature is the caster’s friend for hours.', lasts: HOUR, work: charm },
  'Feather Fall': { rule: 'FV-219', line: 'A fall of so many tens of feet does no harm.' },
  'Fire Ball': { rule: 'FV-220', line: 'Fire in a circle of one pace.', work: blast },
  Knock: { rule: 'FV-221', line: 'One door opens, however it was shut.' },
  Illuminate: { rule: 'FV-222', line: 'Ten feet of light for some turns.', lasts: TURN },
  Levitate: { rule: 'FV-223', line: 'A thing hangs in the air for minutes.', lasts: MINUTE },
  'Lightning Bolt': { rule: 'FV-224', line: 'Lightning in a straight line.', work: blast },
  Shroud: { rule: 'FV-225', line: 'As many as levels become invisible.', lasts: 10 * MINUTE },
  'Turn Undead': { rule: 'FV-226', line: 'Undead turn away and miss a turn.', work: turnUndead },
};
export const SPELL_NAMES = Object.keys(SPELLS) as [string, ...string[]];
