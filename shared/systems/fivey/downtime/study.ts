import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { closeness, check, openSave, rememberAlso, rewardTwenty } from '../checks/checks.ts';
import { studied } from '../events/downtime.ts';
import { hardenBy } from '../people/levels.ts';
import { sheetOf } from '../sheet/sheet.ts';
import type { Doing, Plan } from './plans.ts';
import { by } from '../cite.ts';

const STUDY_DC = 16;
const LISTS = { skill: 'skills', feat: 'feats' } as const;

/** Whether a skill or feat that is studied is there already. */
export function isLearnt(campaign: Campaign, { actor: creature, activity, purpose, subject }: Plan): boolean {
  if (activity !== 'study' || purpose === 'research') return false;
  const has = sheetOf(creatureAt(campaign, creature))[LISTS[purpose]];
  return has.some((one) => one.toLowerCase() === subject.toLowerCase());
}

/** Why someone cannot study this now; undefined when they can. */
function noStudy(campaign: Campaign, plan: Plan): Refusal | undefined {
  const { purpose, subject, teacher } = plan;
  const creature = creatureAt(campaign, plan.actor);
  const { name } = creature;
  if (!teacher)
    return new Refusal('no-teacher', `${name} has no teacher for this. Find one first (FV-176).`, 'teacher');
  if (subject === '') return new Refusal('bad-field', 'Enter what to study (FV-176).', 'subject');
  if (isLearnt(campaign, plan))
    return new Refusal('known-already', `${name} already knows ${subject} (FV-176).`, 'subject');
  const sheet = sheetOf(creature);
  return purpose !== 'research' && sheet[LISTS[purpose]].length > sheet.level
    ? new Refusal(
        'no-slot',
        `${name} has no free ${purpose} slot. Study for research instead (FV-S22).`,
        'purpose',
      )
    : undefined;
}

/** Study takes a teacher (FV-176); a skill helps research alone (FV-177); without a slot only research is possible (FV-S22). */
export const study: Doing = (decision, { plan, edge }) => {
  const { purpose, subject, stat = 'int' } = plan;
  const why = noStudy(decision.state, plan);
  if (why) throw why;
  const creature = creatureAt(decision.state, plan.actor);
  const skilled = plan.skilled && purpose === 'research';
  const checked = check(decision, creature, {
    purpose: 'study',
    stat,
    skilled,
    grounds: { for: [edge === 'advantage'], against: [edge === 'disadvantage'] },
    dc: STUDY_DC,
  });
  const { roll, success } = checked;
  decision.emit(
    studied,
    {
      actor: creature.id,
      purpose,
      subject,
      stat,
      skilled,
      total: roll.total,
      against: STUDY_DC,
      passed: success,
      ...closeness(roll, success, STUDY_DC),
    },
    by(decision, 'study'),
  );
  hardenBy(decision, creature.id, sheetOf(creature).feats);
  rewardTwenty(decision, creature, roll);
  const stake = { kind: 'study', purpose, subject, stat, skilled } as const;
  for (const save of openSave(creature, STUDY_DC, checked, stake)) rememberAlso(decision, save);
};
