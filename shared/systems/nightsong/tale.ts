import { requestMade } from '../../campaign/events/meetings.ts';
import { inSentence } from '../../text/words.ts';
import { attempt, closeness, dying, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { checkMade, fateAsked, focusSpent, opposedCheckMade, verdictGiven } from './events/checks.ts';
import { attackMade, caughtOffGuard, shortMoveMade } from './events/fight.ts';
import { mealEaten, spellCast, stepDieRolled } from './events/gear.ts';
import { dyingBegan, dyingEnded } from './events/harm.ts';
import { hitPointsAdvanced } from './events/people.ts';
import { dangerArrived, navigationRolled, restBegan, restBrokenOff } from './events/road.ts';
import { conditionGained } from '../../campaign/events/creatures.ts';

const helperOf = (helper: string | undefined) => (helper === undefined ? {} : { whom: [helper] });

/** What Nightsong tells of. */
export const tale: readonly Witness[] = [
  witness(checkMade, ({ actor, about, purpose, passed, margin, helper }) =>
    purpose === 'action' || purpose === 'feat'
      ? attempt(actor, about, passed, { ...helperOf(helper), ...closeness(margin) })
      : purpose === 'request' && about !== ''
        ? {
            kind: 'asked',
            weight: WEIGHT.meeting,
            who: [actor],
            words: about,
            how: passed ? 'granted' : 'refused',
          }
        : undefined,
  ),
  /** The Check has said it already, with its words. */
  witness(requestMade, () => undefined),
  witness(opposedCheckMade, ({ actor, about, passed, tie }) =>
    tie ? undefined : attempt(actor, about, passed),
  ),
  witness(fateAsked, ({ about, answer }) =>
    about === ''
      ? undefined
      : {
          kind: 'fate',
          weight: WEIGHT.camp,
          name: 'the Die of Fate',
          words: about,
          how: { positive: 'yes', negative: 'no', mixed: 'mixed' }[answer],
        },
  ),
  witness(verdictGiven, ({ actor, about, verdict }) => attempt(actor, about, verdict === 'assured')),
  witness(focusSpent, ({ actor }) => ({
    kind: 'resource',
    weight: WEIGHT.road,
    who: [actor],
    name: 'focus',
  })),
  witness(caughtOffGuard, ({ creatures }) => ({ kind: 'surprised', weight: WEIGHT.deed, who: creatures })),
  witness(shortMoveMade, ({ actor, what }) =>
    what === '' ? undefined : { kind: 'deed', weight: WEIGHT.camp, who: [actor], words: what },
  ),
  witness(attackMade, ({ target, blocked }, { before }) =>
    blocked === undefined || !before.party.members.includes(target)
      ? undefined
      : { kind: 'guard', weight: WEIGHT.deed, who: [target], how: 'block' },
  ),
  witness(spellCast, ({ actor, name, targets }) => ({
    kind: 'spell',
    weight: WEIGHT.meeting,
    who: [actor],
    whom: targets ?? [],
    name,
  })),
  witness(stepDieRolled, ({ creature, name, spent }) =>
    spent === 'broken' || spent === 'drained'
      ? { kind: 'broke', weight: WEIGHT.meeting, who: [creature], name: inSentence(name), how: spent }
      : undefined,
  ),
  witness(conditionGained, ({ creature, condition }) =>
    condition.details['status'] === undefined && condition.name === 'Fatigued'
      ? { kind: 'state', weight: WEIGHT.want, who: [creature], name: 'fatigued' }
      : undefined,
  ),
  witness(dyingBegan, ({ creature, left, unit }) => dying(creature, left, unit)),
  witness(dyingEnded, ({ creature, actor, by }) =>
    actor === undefined || by === 'death'
      ? undefined
      : { kind: 'saved', weight: WEIGHT.always, who: [actor], whom: [creature] },
  ),
  witness(hitPointsAdvanced, ({ creature, from, to }) => ({
    kind: 'advanced',
    weight: WEIGHT.harm,
    who: [creature],
    figures: { from, to },
  })),
  witness(navigationRolled, ({ passed }) => (passed ? undefined : { kind: 'lost', weight: WEIGHT.deed })),
  witness(dangerArrived, ({ name, danger }) =>
    danger === 'pursuer' ? undefined : { kind: 'clock', weight: WEIGHT.turn, name },
  ),
  witness(mealEaten, ({ creature, last }) =>
    last ? { kind: 'last-food', weight: WEIGHT.want, who: [creature] } : undefined,
  ),
  witness(restBegan, ({ rest }) => (rest === 'short' ? undefined : { kind: 'night', weight: WEIGHT.camp })),
  witness(restBrokenOff, () => ({ kind: 'broken-rest', weight: WEIGHT.meeting })),
];
