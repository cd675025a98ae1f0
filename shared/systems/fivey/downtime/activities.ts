import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { ballGiven, caroused, crownsEarned, downtimeSpent, troubleCame } from '../events/downtime.ts';
import { openGain, rememberAlso } from '../checks/checks.ts';
import { dieSides } from '../options.ts';
import { gainExperience } from '../people/levels.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { establish } from './founding.ts';
import { luckOf, troubleOf } from './luck.ts';
import { earn, type Activity, type Doing, type Plan, type PlanUnderway } from './plans.ts';
import { study } from './study.ts';

const PURPOSES = { beg: 'begs', work: 'works' } as const;

/** Whether bad luck takes all that was earned, so that a higher roll would bring nothing (FV-171). */
const losesAll = (activity: Activity, { trouble }: Pick<PlanUnderway, 'trouble'>): boolean =>
  activity === 'beg' && trouble;

const earnCrowns =
  (activity: 'beg' | 'work', sides: (decision: Decision) => number): Doing =>
  (decision, underway) => {
    const { actor } = underway.plan;
    const earned = earn(decision, underway, PURPOSES[activity], sides(decision));
    decision.emit(crownsEarned, { actor, activity, ...earned }, by(decision, activity));
    if (!losesAll(activity, underway))
      rememberAlso(decision, openGain(actor, earned.total, { kind: 'crowns' }));
  };

const carouse: Doing = (decision, underway) => {
  const { actor } = underway.plan;
  const earned = earn(decision, underway, 'carouses', 20);
  decision.emit(caroused, { actor, ...earned });
  gainExperience(decision, actor, earned.total, 'caroused');
  rememberAlso(decision, openGain(actor, earned.total, { kind: 'experience' }));
};

/** What each activity brings: begging by the settlement’s die (FV-171, FV-172), work (FV-173), carousing (FV-175), study, an institution, a ball (FV-184), or what the table has invented. */
const DOINGS: Record<Activity, Doing> = {
  beg: earnCrowns('beg', ({ state }) => dieSides(state, 'settlement')),
  work: earnCrowns('work', () => 20),
  carouse,
  study,
  establish,
  ball: (decision, { plan: { actor } }) => {
    decision.emit(ballGiven, { actor });
  },
  other: (decision, { plan: { actor, subject } }) => {
    decision.emit(downtimeSpent, { actor, what: subject });
  },
};

/** One activity of one character: the event comes, then it is done, better for good luck (FV-169), worse or with trouble for bad (FV-170). */
export function doActivity(decision: Decision, plan: Plan): void {
  const { activity, actor: creature } = plan;
  if (!activity) return;
  const luck = luckOf(decision, plan);
  const trouble = luck === 'bad' && troubleOf(decision.state, plan, activity) === 'listed';
  const crowns = (): number => sheetOf(creatureAt(decision.state, creature)).crowns;
  const before = crowns();
  const edge = luck === 'good' ? 'advantage' : luck === 'bad' && !trouble ? 'disadvantage' : 'normal';
  DOINGS[activity](decision, { plan, edge, trouble });
  if (!trouble) return;
  const lost = losesAll(activity, { trouble }) ? crowns() - before : 0;
  decision.emit(troubleCame, { creature, activity, lost });
}
