import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { ChoiceOf } from '../../common/options.ts';
import type { Decision } from '../../contract.ts';
import { cite } from '../cite.ts';
import { ATTRIBUTES, bodyOf, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import { houseOption, type ownOptions } from '../options.ts';

/** The scores that someone has lost points of. */
export const loweredOf = (creature: Creature): Attribute[] => {
  const body = bodyOf(creature);
  return ATTRIBUTES.filter((one) => body[one].now < body[one].max);
};

/** Which of the lowered scores a comfortable night mends: each, or the one that the player chose, else the first. */
const MENDED: Readonly<
  Record<
    ChoiceOf<typeof ownOptions, 'comfortable-sleep'>,
    (lowered: readonly Attribute[], chosen: Attribute | undefined) => readonly Attribute[]
  >
> = {
  each: (lowered) => lowered,
  one: (lowered, chosen) => (chosen && lowered.includes(chosen) ? [chosen] : lowered.slice(0, 1)),
};

/** A comfortable night gives a point of each lost score back, or of one by a house rule, but of those in `spared` (BDP-R17). */
export function comfort(
  decision: Decision,
  id: string,
  spared: readonly Attribute[],
  chosen?: Attribute,
): void {
  const lowered = loweredOf(creatureAt(decision.state, id)).filter((one) => !spared.includes(one));
  for (const attribute of MENDED[houseOption(decision.state, 'comfortable-sleep')](lowered, chosen))
    regainScore(
      decision,
      id,
      attribute,
      1,
      'a comfortable night',
      ...cite(decision, 'comfortable', 'point-back'),
    );
}

/** One day’s care by professionals gives 1d4 of each of the scores back, but nothing to the Deprived (BDP-103): STR for scrapes, DEX for cramps, WIL for low spirits (BDP-104). */
export function careFor(decision: Decision, id: string, scores: readonly Attribute[]): void {
  const creature = creatureAt(decision.state, id);
  const { name, status } = creature;
  if (status === 'dead' || isDeprived(creature)) return;
  for (const one of scores) {
    const { total: thrown } = decision.throwDice(`${name}, care`, 1, 4);
    regainScore(decision, id, one, thrown, 'professional care', ...cite(decision, 'professional-care'));
  }
}
