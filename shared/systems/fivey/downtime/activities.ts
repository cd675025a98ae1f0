import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { ballGiven, caroused, crownsEarned, downtimeSpent, troubleCame } from '../events/downtime.ts';
import { openGain, rememberAlso } from '../checks/checks.ts';
import { dieSides } from '../options.ts';
import { gainExperience } from '../people/levels.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { establish } from './founding.ts';
import { luckOf, troubleOf } from './luck.ts';
import { earn, type Activity, type Doing, type Plan } from './plans.ts';
import { study } from './study.ts';

const PURPOSES = { beg: 'begs', work: 'works' } as const;

const earnCrowns =
  (activity: 'beg' | 'work', sides: (decision: Decision) => number, rule: string): Doing =>
  (decision, turn) => {
    const { creature } = turn.plan;
    const earned = earn(decision, turn, PURPOSES[activity], sides(decision));
    decision.emit(crownsEarned, { creature, activity, ...earned }, { rules: [rule] });
    rememberAlso(decision, openGain(creature, earned.total, { kind: 'crowns' }));
  };

const carouse: Doing = (decision, turn) => {
  const { creature } = turn.plan;
  const earned = earn(decision, turn, 'carouses', 20);
  decision.emit(caroused, { creature, ...earned }, { rules: ['FV-175'] });
  gainExperience(decision, creature, earned.total, ['FV-175']);
  rememberAlso(decision, openGain(creature, earned.total, { kind: 'experience' }));
};

/** What each activity brings: begging by the settlement’s die (FV-171, FV-172), work (FV-173), carousing (FV-175), study, an institution, a ball (FV-184), or what the table has invented. */
const DOINGS: Record<Activity, Doing> = {
  beg: earnCrowns('beg', ({ state }) => dieSides(state, 'settlement'), 'FV-171'),
  work: earnCrowns('work', () => 20, 'FV-173'),
  carouse,
  study,
  establish,
  ball: (decision, { plan: { creature } }) => {
    decision.emit(ballGiven, { creature }, { rules: ['FV-184'] });
  },
  other: (decision, { plan: { creature, subject } }) => {
    decision.emit(downtimeSpent, { creature, what: subject });
  },
};

/** One activity of one character: the event comes, then it is done, better for good luck (FV-169), worse or with trouble for bad (FV-170). */
export function doActivity(decision: Decision, plan: Plan): void {
  const { activity, creature } = plan;
  if (!activity) return;
  const luck = luckOf(decision, creature);
  const trouble = luck === 'bad' && troubleOf(decision.state, plan, activity) === 'listed';
  const crowns = (): number => sheetOf(creatureAt(decision.state, creature)).crowns;
  const before = crowns();
  const edge = luck === 'good' ? 'advantage' : luck === 'bad' && !trouble ? 'disadvantage' : 'normal';
  DOINGS[activity](decision, { plan, edge, trouble });
  if (!trouble) return;
  const lost = activity === 'beg' ? crowns() - before : 0;
  decision.emit(troubleCame, { creature, activity, lost }, { rules: ['FV-170'] });
}
