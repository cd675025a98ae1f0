import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import type { Attribute } from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import type { Decision } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { potionIdle, salveWorked, tonicWorked } from '../events/rest.ts';
import { potionOf } from '../wildcraft/details.ts';
import { comfort, loweredOf } from './comfort.ts';
import { QUALITIES, type Quality } from './qualities.ts';
import { wakeUp } from './wakeUp.ts';

/** A tonic lifts the night by one level; a comfortable night leaves it for another (BDP-R24). */
export function lifted(decision: Decision, id: string, quality: Quality): Quality {
  const tonic = creatureAt(decision.state, id).conditions.find(
    (one) => potionOf(one)?.potion === 'sleeping-tonic',
  );
  if (!tonic) return quality;
  const to = QUALITIES[QUALITIES.indexOf(quality) + 1];
  const used = { creature: id, condition: tonic.id };
  if (to) decision.emit(tonicWorked, { ...used, from: quality, to });
  else decision.emit(potionIdle, { ...used, name: tonic.name, why: 'comfortable' }, by(decision, 'tonic'));
  return to ?? quality;
}

/** Why a salve for this score can do nothing now; undefined where it can. */
function idleBecause(sleeper: Creature, attribute: Attribute): 'deprived' | 'nothing-lost' | undefined {
  if (isDeprived(sleeper)) return 'deprived';
  return loweredOf(sleeper).includes(attribute) ? undefined : 'nothing-lost';
}

/** Salves and teas work through eight hours of rest on top of what sleep gives; where they can do nothing they keep (BDP-R25). */
function salvesWork(decision: Decision, id: string): void {
  for (const salve of creatureAt(decision.state, id).conditions) {
    const attribute = potionOf(salve)?.restores;
    if (!attribute) continue;
    const used = { creature: id, condition: salve.id, name: salve.name };
    const why = idleBecause(creatureAt(decision.state, id), attribute);
    if (why) {
      decision.emit(potionIdle, { ...used, attribute, why }, by(decision, 'salve'));
      continue;
    }
    const { total: thrown } = decision.throwDice(salve.name, 1, 3);
    regainScore(decision, id, attribute, thrown, salve.name.toLowerCase(), ...cite(decision, 'salve'));
    decision.emit(salveWorked, { ...used, attribute, thrown });
  }
}

/** What sleep of that quality does for one sleeper. A comfortable night mends the score that the player chose, and none in `spared`. */
export function refresh(
  decision: Decision,
  id: string,
  quality: Quality,
  { spared = [], chosen }: { spared?: readonly Attribute[]; chosen?: Attribute | undefined } = {},
): void {
  const level = QUALITIES.indexOf(quality);
  salvesWork(decision, id);
  if (level >= 1) shedFatigue(decision, id);
  if (level >= 2) comfort(decision, id, spared, chosen);
  wakeUp(decision, id, level >= 1 ? 'good-night' : 'night');
}
