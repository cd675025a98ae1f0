import { attempt, closeness, contest, dying, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { checkMade, contestDecided, featUsed, inspirationSpent } from './events/checks.ts';
import {
  ballGiven,
  caroused,
  crownsEarned,
  downtimeEventRolled,
  downtimeSpent,
  hirelingHired,
  lifestylePaid,
  studied,
} from './events/downtime.ts';
import { actionTaken, dyingBegan, shieldGivenUp } from './events/fight.ts';
import { spellCast } from './events/magic.ts';
import { levelReached } from './events/people.ts';
import { mealEaten, mealMissed, sleepBegan } from './events/rest.ts';
import { waySought } from './events/road.ts';
import { requestMade } from './events/talk.ts';

/** What a check is for where nobody said so. */
const UNNAMED = 'check';

/** What FIVEY tells of. */
export const tale: readonly Witness[] = [
  witness(checkMade, ({ actor, purpose, passed, margin }) =>
    attempt(actor, purpose === UNNAMED ? '' : purpose, passed, closeness(margin)),
  ),
  witness(contestDecided, ({ parties, winner }) =>
    winner === null
      ? undefined
      : contest(
          winner,
          parties.flatMap(({ actor }) => (actor === winner ? [] : [actor])),
          '',
        ),
  ),
  witness(inspirationSpent, ({ actor }) => ({
    kind: 'resource',
    weight: WEIGHT.road,
    who: [actor],
    name: 'inspiration',
  })),
  witness(featUsed, ({ actor, what }) =>
    what === '' ? undefined : { kind: 'deed', weight: WEIGHT.deed, who: [actor], words: what },
  ),
  witness(actionTaken, ({ actor, what }, { command }) =>
    what !== '' && command['what'] === what
      ? { kind: 'deed', weight: WEIGHT.camp, who: [actor], words: what }
      : undefined,
  ),
  witness(requestMade, ({ actor, granted, words }) => ({
    kind: 'asked',
    weight: WEIGHT.meeting,
    who: [actor],
    words: words === '' ? undefined : words,
    how: granted ? 'granted' : 'refused',
  })),
  witness(shieldGivenUp, ({ creature }) => ({ kind: 'shield', weight: WEIGHT.deed, who: [creature] })),
  witness(spellCast, ({ actor, spell, targets }) => ({
    kind: 'spell',
    weight: WEIGHT.meeting,
    who: [actor],
    whom: targets,
    name: spell,
  })),
  witness(dyingBegan, ({ creature, minutes }) => dying(creature, minutes, 'minute')),
  witness(levelReached, ({ creature, level }) => ({
    kind: 'level',
    weight: WEIGHT.harm,
    who: [creature],
    figures: { level },
  })),
  witness(mealEaten, ({ creature, last }) =>
    last ? { kind: 'last-food', weight: WEIGHT.want, who: [creature] } : undefined,
  ),
  witness(mealMissed, ({ creature }) => ({ kind: 'hungry', weight: WEIGHT.want, who: [creature] })),
  witness(sleepBegan, () => ({ kind: 'night', weight: WEIGHT.camp })),
  witness(waySought, ({ passed }) => (passed ? undefined : { kind: 'lost', weight: WEIGHT.deed })),
  witness(downtimeEventRolled, ({ creature, luck }) =>
    luck === 'none' ? undefined : { kind: 'luck', weight: WEIGHT.want, who: [creature], how: luck },
  ),
  witness(lifestylePaid, ({ creature, lifestyle }) => ({
    kind: 'lived',
    weight: WEIGHT.camp,
    who: [creature],
    name: lifestyle,
  })),
  witness(caroused, ({ actor }) => ({ kind: 'caroused', weight: WEIGHT.want, who: [actor] })),
  witness(crownsEarned, ({ actor, activity, total }) => ({
    kind: 'worked',
    weight: WEIGHT.want,
    who: [actor],
    how: activity,
    name: 'crowns',
    figures: { count: total },
  })),
  witness(studied, ({ actor, subject, passed }) => ({
    kind: 'studied',
    weight: WEIGHT.deed,
    who: [actor],
    words: subject,
    how: passed ? 'passed' : 'failed',
  })),
  witness(hirelingHired, ({ actor, name, days }) => ({
    kind: 'took-on',
    weight: WEIGHT.always,
    who: [actor],
    name,
    figures: { days },
  })),
  witness(ballGiven, ({ actor }) => ({ kind: 'ball', weight: WEIGHT.deed, who: [actor] })),
  witness(downtimeSpent, ({ actor, what }) =>
    what === '' ? undefined : { kind: 'deed', weight: WEIGHT.deed, who: [actor], words: what },
  ),
];
