import { noteWritten } from '../../../campaign/events/campaign.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { ChoiceOf } from '../../common/options.ts';
import type { Decision } from '../../contract.ts';
import { ATTRIBUTES, bodyOf, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { lodge } from '../../cairn-family/harm/care.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import { tendSick } from '../diseases/diseases.ts';
import { houseOption, type ownOptions } from '../options.ts';
import { wakeUp } from './wakeUp.ts';

/** The scores that somebody has lost points of. */
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

/** A comfortable night gives a point of lost scores back but of those in `spared` (BDP-79, BDP-R17). */
export function comfort(
  decision: Decision,
  id: string,
  spared: readonly Attribute[],
  chosen?: Attribute,
): void {
  const lowered = loweredOf(creatureAt(decision.state, id)).filter((one) => !spared.includes(one));
  for (const attribute of MENDED[houseOption(decision.state, 'comfortable-sleep')](lowered, chosen))
    regainScore(decision, id, attribute, 1, 'a comfortable night');
}

/** One day’s care by professionals: 1d4 for each of the scores (BDP-103). */
export function careFor(decision: Decision, id: string, scores: readonly Attribute[]): void {
  const { name, status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  for (const one of scores) {
    const { total } = decision.throwDice(`${name}, care`, 1, 4);
    decision.emit(noteWritten, {}, `${name}, care: ${total}.`);
    regainScore(decision, id, one, total, 'professional care');
  }
}

/** Nights in plain beds leave nobody tired, and wake whoever was helpless (BDP-78, BDP-S11). */
export function restedInBeds(decision: Decision): void {
  for (const { id } of eaters(decision.state)) {
    shedFatigue(decision, id);
    wakeUp(decision, id, 'good-night');
  }
}

/** A day with a healer: the sick save with advantage, STR regains 1d4, and the night is a comfortable one (BDP-64, BDP-79, BDP-103). */
export function dayWithHealer(decision: Decision): void {
  for (const { id } of eaters(decision.state)) tendSick(decision, id);
  lodge(decision, 1);
  for (const { id } of eaters(decision.state)) {
    careFor(
      decision,
      id,
      loweredOf(creatureAt(decision.state, id)).filter((one) => one === 'str'),
    );
    comfort(decision, id, ['str']);
  }
  restedInBeds(decision);
}
