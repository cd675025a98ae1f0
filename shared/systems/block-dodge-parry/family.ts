import { find } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import type { ChoiceOf } from '../common/options.ts';
import type { Decision } from '../contract.ts';
import { cite } from './cite.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, bodyOf, isMortal } from '../cairn-family/sheet/attributes.ts';
import { die, loseScore, makeHelpless } from '../cairn-family/harm/harm.ts';
import { effectSuffered } from '../cairn-family/events/bodies.ts';
import type { Family } from '../cairn-family/family.ts';
import { meetBlow, turnAside } from './fight/guards.ts';
import { injure } from './wounds/injuries.ts';
import { houseOption, type ownOptions } from './options.ts';

/** What Critical Damage does to anyone who is no PC nor hireling. */
const FELLED: Readonly<
  Record<ChoiceOf<typeof ownOptions, 'foes-felled'>, (decision: Decision, id: string) => void>
> = {
  die: (decision, id) => die(decision, id, 'Critical Damage'),
  'go-down': (decision, id) => makeHelpless(decision, id, 'Out of action', { critical: true }),
};

/** "1d8 DEX" in the words of what a foe’s Critical Damage does. */
const LOSS = /\b(\d*d\d+) (STR|DEX|WIL)\b/;

/** What befalls anyone who fails a Critical Damage Save against that foe: told, and what of it is a number taken off; venom calls for a Save of its own. */
function sufferEffect(decision: Decision, id: string, by: string): void {
  const attacker = find(decision.state.creatures, by);
  const effect = attacker ? bodyOf(attacker).critical : '';
  const { name, status } = creatureAt(decision.state, id);
  if (!attacker || !effect) return;
  decision.emit(effectSuffered, { actor: by, target: id, effect });
  const [, notation, score] = LOSS.exec(effect) ?? [];
  const attribute = ATTRIBUTES.find((one) => ATTRIBUTE_NAMES[one] === score);
  if (notation === undefined || attribute === undefined || status === 'dead') return;
  const { total } = decision.throwNotation(`${name}, ${attacker.name}`, notation);
  loseScore(decision, family, id, attribute, total, {
    why: attacker.name,
    critical: true,
    cause: attacker.name,
    rules: cite(decision, 'foe-effect'),
  });
}

/**
 * Block, Dodge, Parry in its family: ten slots (BDP-S2), spellbooks with a Fatigue for each spell (BDP-S10), and nothing regained by the
 * Deprived (BDP-26).
 */
export const family: Family = {
  spent: { dex: 'Immobilised', wil: 'Debilitated' },
  /** STR injures, DEX and WIL leave helpless; others fall. */
  critical: (decision, id, attribute, by, cause) => {
    const creature = find(decision.state.creatures, id);
    if (!creature) return;
    if (attribute !== 'str') makeHelpless(decision, id, family.spent[attribute], { spent: attribute });
    else if (isMortal(creature)) injure(decision, family, id, by === undefined ? cause : cause || 'blow');
    else FELLED[houseOption(decision.state, 'foes-felled')](decision, id);
    if (by !== undefined) sufferEffect(decision, id, by);
  },
  meetsBlow: meetBlow,
  guard: turnAside,
};
