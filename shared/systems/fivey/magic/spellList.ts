import { conditionGained } from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { HOUR, MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { isUndead } from '../people/bestiary.ts';
import { CASTING, spellDc, type Cast } from './cast.ts';
import { befriend, CHARM, charm } from './charm.ts';
import { check, rewardTwenty } from '../checks/checks.ts';
import { FEATHER, INVISIBLE } from '../sheet/conditions.ts';
import { endured } from '../fight/damage.ts';
import { hurt } from '../sheet/hitPoints.ts';
import { partOf } from '../sheet/rounding.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { sheetOf, statFrom } from '../sheet/sheet.ts';
import { missTurn, TURNING } from '../fight/turns.ts';
import { TURN } from '../words.ts';

export interface Spell {
  rule: string;
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

/** [L]d6 to all, less for those who withstand it (FV-216, FV-220, FV-224). */
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
    const { roll, success, arithmetic } = check(decision, target, {
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
      { rules: [CASTING] },
    );
    rewardTwenty(decision, target, roll);
    hurt(decision, target.id, endured(state, target, part(state, whole), { type }), spell.toLowerCase());
  }
  return true;
}

const hitDiceOf = (one: Creature): number => sheetOf(one).monster?.hitDice ?? 1;

/** Whom the turning reaches first. */
const TURNED: Record<Reading<'turning-order'>, (undead: Creature[]) => Creature[]> = {
  'the weakest': (undead) => undead.sort((a, b) => hitDiceOf(a) - hitDiceOf(b)),
  'the strongest': (undead) => undead.sort((a, b) => hitDiceOf(b) - hitDiceOf(a)),
  'whoever is named first': (undead) => undead,
};

/** Turned undead miss their next turn: whole creatures out of [L]d6 hit dice. */
function turnUndead(decision: Decision, { targets, level }: Cast): boolean {
  let { total: left } = decision.throwDice('hit dice turned', level, 6);
  decision.emit(diceRolled, {}, `Up to ${left} hit dice of undead turn away.`, { rules: [TURNING] });
  const undead = targets.filter((one) => isUndead(sheetOf(one)));
  for (const target of TURNED[rulingOf(decision.state, 'turning-order')](undead)) {
    const cost = hitDiceOf(target);
    if (cost > left) continue;
    left -= cost;
    missTurn(decision, target.id, `${target.name} turns away.`);
  }
  return true;
}

/** Falls do no harm over so many feet; whoever is named keeps them until a fall uses them, else the caster. */
function featherFall(decision: Decision, { caster, targets, level }: Cast): boolean {
  const feet = decision.throwDice('Feather Fall, tens of feet', level, 6).total * 10;
  for (const { id, name } of targets.length > 0 ? targets : [caster])
    decision.emit(
      conditionGained,
      { creature: id, condition: { id: FEATHER.id, name: `Feather Fall, ${feet} feet`, details: { feet } } },
      `${name} may fall ${feet} feet.`,
      { rules: [FEATHER.rule] },
    );
  return true;
}

/** Out of sight until the spell ends or their skin is touched. */
function vanish(decision: Decision, { targets }: Cast, spell: string): void {
  for (const { id, name } of targets)
    decision.emit(
      conditionGained,
      { creature: id, condition: { id: INVISIBLE.id, name: 'Invisible', details: { spell } } },
      `${name} is invisible.`,
      { rules: [INVISIBLE.rule] },
    );
}

/** The ten spells, in the order of their d10 (FV-217, FV-220, FV-221, FV-222, FV-223, FV-224). */
export const SPELLS: Readonly<Record<string, Spell>> = {
  Attract: { rule: 'FV-217', line: 'Metal things within ten feet fly together and stick.', lasts: MINUTE },
  Charm: {
    rule: CHARM,
    line: 'A creature is the caster’s friend for hours.',
    lasts: HOUR,
    most: () => 1,
    work: charm,
    leaves: befriend,
  },
  'Feather Fall': {
    rule: FEATHER.rule,
    line: 'A fall of so many tens of feet does no harm.',
    work: featherFall,
  },
  'Fire Ball': { rule: 'FV-220', line: 'Fire in a circle of one pace.', work: blast },
  Knock: { rule: 'FV-221', line: 'One door opens, however it was shut.' },
  Illuminate: { rule: 'FV-222', line: 'Ten feet of light for some turns.', lasts: TURN, light: true },
  Levitate: { rule: 'FV-223', line: 'A thing hangs in the air for minutes.', lasts: MINUTE },
  'Lightning Bolt': { rule: 'FV-224', line: 'Lightning in a straight line.', work: blast },
  Shroud: {
    rule: INVISIBLE.rule,
    line: 'As many as levels become invisible.',
    lasts: 10 * MINUTE,
    most: (level) => level,
    leaves: vanish,
  },
  'Turn Undead': { rule: TURNING, line: 'Undead turn away and miss a turn.', work: turnUndead },
};
export const SPELL_NAMES = Object.keys(SPELLS) as [string, ...string[]];
