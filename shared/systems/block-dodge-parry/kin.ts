import { diceRolled } from '../../campaign/events/campaign.ts';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { find } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Decision } from '../contract.ts';
import { isMortal } from '../helpers/attributes.ts';
import { addFatigue } from '../helpers/burden.ts';
import { die, makeHelpless } from '../helpers/harm.ts';
import type { Kin } from '../helpers/kin.ts';
import { saveAloud } from '../helpers/saves.ts';
import { commandRules } from './commandRules.ts';
import { injure } from './injuries.ts';

/** A block turns the blow aside, a dodge takes a DEX Save to; both cost a Fatigue (BDP-29, BDP-S3). */
function guard(decision: Decision, id: string, damage: number): number {
  const how = decision.state.fight?.combatants[id]?.own['guard'];
  if (how !== 'block' && how !== 'dodge') return damage;
  const { name } = creatureAt(decision.state, id);
  decision.emit(combatantChanged, { creature: id, own: { guard: null } });
  const away = how === 'block' || saveAloud(decision, id, 'dex', 'dodging');
  decision.emit(
    diceRolled,
    {},
    `${name} ${how === 'block' ? 'blocks the blow' : away ? 'dodges the blow' : 'is struck all the same'}.`,
  );
  addFatigue(decision, id, how === 'block' ? 'blocking' : 'dodging');
  return away ? 0 : damage;
}

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
  /** STR injures, DEX and WIL leave helpless; whoever is no PC nor hireling is dead (BDP-51 to BDP-54, BDP-S3, BDP-S11). */
  critical: (decision, id, attribute, by) => {
    const creature = find(decision.state.creatures, id);
    if (!creature) return;
    if (attribute !== 'str') makeHelpless(decision, id, kin.spent[attribute], { spent: attribute });
    else if (isMortal(creature)) injure(decision, kin, id, by);
    else die(decision, id, 'Critical Damage');
  },
  guard,
};
