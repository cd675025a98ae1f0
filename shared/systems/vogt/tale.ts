import { conditionGained, conditionLost } from '../../campaign/events/creatures.ts';
import {
  attempt,
  broughtAboutBy,
  closeness,
  contest,
  WEIGHT,
  witness,
  type Witness,
} from '../../tale/fact.ts';
import { personOf } from '../../tale/seen.ts';
import { checkMade, contestMade, saveMade } from './events/checks.ts';
import { actionTaken, techniqueUsed } from './events/fight.ts';
import { bodyPartLost, exhaustionChanged } from './events/harm.ts';
import { restBegan } from './events/sheet.ts';

/** What Bo Vogt’s system tells of. */
export const tale: readonly Witness[] = [
  witness(checkMade, ({ actor, purpose, passed, margin }) =>
    passed === undefined ? undefined : attempt(actor, purpose, passed, closeness(margin)),
  ),
  witness(saveMade, ({ actor, purpose, passed }, { command }) =>
    command['purpose'] === purpose ? attempt(actor, purpose, passed) : undefined,
  ),
  witness(contestMade, ({ actor, target, purpose, winner }) =>
    winner === undefined ? undefined : contest(winner, [winner === actor ? target : actor], purpose),
  ),
  witness(conditionGained, ({ creature, condition }, seen) =>
    condition.details['status'] === 'prone' && seen.after.fight
      ? { kind: 'flat', weight: WEIGHT.turn, whom: [creature], ...broughtAboutBy(seen, creature) }
      : undefined,
  ),
  witness(conditionLost, ({ creature, condition }, { after }) =>
    condition.details['status'] === 'prone' && after.fight
      ? { kind: 'up', weight: WEIGHT.deed, whom: [creature] }
      : undefined,
  ),
  witness(actionTaken, ({ actor, action, task }) =>
    task === undefined || task === '' || action === 'help'
      ? undefined
      : { kind: 'deed', weight: WEIGHT.deed, who: [actor], words: task },
  ),
  witness(techniqueUsed, ({ actor, technique, words }) =>
    words === undefined
      ? undefined
      : { kind: 'technique', weight: WEIGHT.meeting, who: [actor], name: technique, words },
  ),
  witness(exhaustionChanged, ({ creature, from, to, why }, { after }) =>
    to > from && !after.fight
      ? { kind: 'state', weight: WEIGHT.want, who: [creature], name: 'exhausted', words: why }
      : undefined,
  ),
  witness(bodyPartLost, ({ creature, part }, seen) => ({
    kind: 'lost-part',
    weight: personOf(seen, creature)?.isOurs ? WEIGHT.always : WEIGHT.want,
    who: [creature],
    name: part,
  })),
  witness(restBegan, ({ rest, brokenOff }) => {
    if (brokenOff !== undefined) return { kind: 'broken-rest', weight: WEIGHT.meeting };
    return rest === 'siesta' ? undefined : { kind: 'night', weight: WEIGHT.camp };
  }),
];
