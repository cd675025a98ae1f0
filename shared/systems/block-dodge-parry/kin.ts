import { find } from '../../campaign/ids.ts';
import type { Decision } from '../contract.ts';
import { isMortal } from '../helpers/attributes.ts';
import { criticalSave, die, makeHelpless } from '../helpers/harm.ts';
import type { Kin } from '../helpers/kin.ts';
import { WEAPON_DICE } from '../helpers/weapons.ts';
import { commandRules } from './commandRules.ts';
import { turnAside } from './guards.ts';
import { injure } from './injuries.ts';
import { rulingOf } from './rulings.ts';

/** Whoever is no PC nor hireling dies of Critical Damage, or is out of action by the campaign’s word (BDP-S3). */
function fell(decision: Decision, id: string): void {
  if (rulingOf(decision.state, 'foes-felled') === 'die') die(decision, id, 'Critical Damage');
  else makeHelpless(decision, id, 'Out of action', { critical: true });
}

/** The next smaller die of a weapon; a d4 has none (BDP-R13). */
const stepDown = (die: number): number => WEAPON_DICE[WEAPON_DICE.indexOf(die) - 1] ?? die;

/** Block, Dodge, Parry among its kin. */
export const kin: Kin = {
  rules: commandRules,
  cites: {
    attack: 'BDP-S3',
    blast: 'BDP-S3',
    retreat: 'BDP-S3',
    room: 'BDP-S2',
    cast: 'BDP-S10',
    hands: 'BDP-S10',
    relic: 'BDP-S10',
    deprived: 'BDP-26',
  },
  spent: { dex: 'Immobilised', wil: 'Debilitated' },
  /** STR injures, DEX and WIL leave helpless; others fall (BDP-51 to BDP-54, BDP-S3, BDP-S11). */
  critical: (decision, id, attribute, by) => {
    const creature = find(decision.state.creatures, id);
    if (!creature) return;
    if (attribute !== 'str') makeHelpless(decision, id, kin.spent[attribute], { spent: attribute });
    else if (isMortal(creature)) injure(decision, kin, id, by);
    else fell(decision, id);
  },
  /** Exactly 0 HP asks for no Save, unless the campaign says otherwise (BDP-R5). */
  scar: (decision, id) => {
    if (rulingOf(decision.state, 'zero-hit-points-save')) criticalSave(decision, kin, id, 'str');
  },
  guard: turnAside,
  impaired: (campaign, plain) =>
    rulingOf(campaign, 'impaired-die') === 'd4' ? [4] : plain.map((die) => stepDown(die)),
};
