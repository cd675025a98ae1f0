import { react } from '../../../campaign/commands/encounter/talk.ts';
import { conditionGained, describedAnew } from '../../../campaign/events/creatures.ts';
import { meetingBegan, reactionRolled } from '../../../campaign/events/meetings.ts';
import { find } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { SPELL_STAT, type Cast } from './cast.ts';
import { remember, makeCheck } from '../checks/checks.ts';
import { passive, sheetOf, skilledBonus } from '../sheet/sheet.ts';
import { conditionDetail } from '../sheet/details.ts';

const CHARMED = 'charmed';

/** Whether a mind gives way to a spell, which is rolled against 10 and CHA. */
const givesWay = (decision: Decision, { caster, skilled, skilledTargets }: Cast, target: Creature): boolean =>
  makeCheck(
    decision,
    caster,
    {
      purpose: `charming ${target.name}`,
      stat: SPELL_STAT,
      skilled,
      // An elf’s mind resists charms.
      grounds: { against: [sheetOf(target).feats.includes('Sleepwalker')] },
      dc: passive(skilledBonus(target, 'cha', skilledTargets.includes(target.id))),
    },
    'casting',
  );

/** Whether the one creature’s mind gives way (FV-218). */
export function charm(decision: Decision, made: Cast): boolean {
  const [target] = made.targets;
  const charmed = !target || givesWay(decision, made, target);
  // A spell leaves nothing behind that an inspiration die could change.
  remember(decision, null);
  return charmed;
}

const charmOf = ({ conditions }: Creature): Condition | undefined =>
  conditions.find(({ id }) => id === CHARMED);

export const isCharmed = (creature: Creature): boolean => charmOf(creature) !== undefined;

/** Those met who still stand. */
export const metOf = ({ encounter, creatures }: Campaign): Creature[] =>
  (encounter?.creatures ?? [])
    .map((id) => find(creatures, id))
    .filter((one) => one?.status === 'up')
    .filter((one) => one !== undefined);

/** A friend for hours: alone or speaking for all who are met, the reaction is friendly; else this one is. The talk begins (FV-218). */
export function befriend(decision: Decision, { targets, speaks }: Cast, spell: string): void {
  const { encounter, fight, party } = decision.state;
  for (const { id, attitude = '' } of targets) {
    const isMet = encounter?.creatures.includes(id) ?? false;
    const forAll = isMet && (speaks || metOf(decision.state).length === 1);
    const stranger = !party.members.includes(id);
    decision.emit(
      conditionGained,
      {
        creature: id,
        condition: {
          id: CHARMED,
          name: 'Charmed',
          details: { spell, forAll, ...(stranger ? { before: attitude } : {}) },
        },
      },
      by(decision, 'charm'),
    );
    if (forAll)
      decision.emit(reactionRolled, { row: 'friendly', label: FRIENDLY, total: 20 }, by(decision, 'charm'));
    else if (stranger)
      decision.emit(describedAnew, { creature: id, attitude: FRIENDLY }, by(decision, 'charm'));
    if (isMet && !fight) decision.emit(meetingBegan, {}, by(decision, 'charm'));
  }
}

const FRIENDLY = 'Friendly';

/** A reaction roll leaves the charmed what they are, and is not rolled where one of them answers for all (FV-218). */
export const reactToCharm: typeof react = {
  ...react,
  decide: (decision, command) => {
    const charmed = metOf(decision.state).filter(isCharmed);
    const speaker = charmed.find((one) => conditionDetail(charmOf(one), 'forAll'));
    if (speaker)
      throw new Refusal(
        'charmed',
        `${speaker.name} is charmed, so the reaction is friendly. No roll is needed (FV-218).`,
        'type',
      );
    react.decide(decision, command);
    const label = decision.state.encounter?.reaction?.label ?? '';
    for (const one of charmed) {
      const condition = charmOf(one);
      if (!condition) continue;
      const details = { ...condition.details, before: label };
      decision.emit(conditionGained, { creature: one.id, condition: { ...condition, details } });
      decision.emit(describedAnew, { creature: one.id, attitude: FRIENDLY });
    }
  },
};
