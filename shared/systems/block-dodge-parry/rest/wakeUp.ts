import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { ATTRIBUTES, bodyOf } from '../../cairn-family/sheet/attributes.ts';
import { recoverFrom } from '../../cairn-family/harm/harm.ts';
import { houseOption } from '../options.ts';

/** Kinds of rest, from the least to the best; days of care are the best. */
const RESTS = ['breather', 'night', 'good-night'] as const;
type Rest = (typeof RESTS)[number];

const isEnough = (campaign: Campaign, rest: Rest): boolean =>
  RESTS.indexOf(rest) >= RESTS.indexOf(houseOption(campaign, 'helpless-until'));

const isOverFor =
  (campaign: Campaign, creature: Creature, rest: Rest) =>
  (details: Record<string, unknown>): boolean => {
    const body = bodyOf(creature);
    const spent = ATTRIBUTES.find((one) => one === details['spent']);
    return spent === undefined
      ? details['collapsed'] === true && rest !== 'breather'
      : body[spent].now > 0 && isEnough(campaign, rest);
  };

/** Whether a rest of that kind would get someone up again. */
export const wouldWake = (campaign: Campaign, creature: Creature, rest: Rest): boolean =>
  creature.status === 'down' &&
  creature.conditions.some(
    ({ details }) => details['helpless'] === true && isOverFor(campaign, creature, rest)(details),
  );

/** Being immobilised or debilitated ends after enough rest, with the score above 0 (BDP-S11). */
export const wakeUp = (decision: Decision, id: string, rest: Rest): void =>
  recoverFrom(decision, id, isOverFor(decision.state, creatureAt(decision.state, id), rest));
