import { tell, type Teller } from '../../../campaign/event.ts';
import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { find } from '../../../campaign/ids.ts';
import { STATUS_WORDS } from '../../../campaign/lookup.ts';
import type { Condition } from '../../../campaign/state.ts';
import {
  dyingBegan,
  dyingStopped,
  effectSuffered,
  fatigueShed,
  itemDropped,
  patientTended,
  recoveryBarred,
  scoreChanged,
} from '../events/bodies.ts';
import { ATTRIBUTE_NAMES } from '../sheet/attributeNames.ts';
import { conditionDetails } from '../sheet/details.ts';
import { TOLD_BY_BLOW } from '../harm/harm.ts';
import { counted, inSentence } from '../../../text/words.ts';

const inBrackets = (why: string | undefined): string => (why ? ` (${why})` : '');

const score = tell(scoreChanged, ({ creature, attribute, from, to, mostBefore, most, why }, { name }) => {
  const word = ATTRIBUTE_NAMES[attribute];
  if (most !== mostBefore) return `${name(creature)}’s max ${word} is now ${most}${inBrackets(why)}.`;
  return to < from
    ? `${name(creature)} loses ${from - to} ${word}${inBrackets(why)}: ${from} → ${to}.`
    : `${name(creature)} regains ${to - from} ${word}${inBrackets(why)}: ${from} → ${to} of ${most}.`;
});

const hitPoints = tell(hitPointsChanged, ({ creature, from, to, max, why }, { name, campaign }) => {
  if (to < from)
    return why === TOLD_BY_BLOW
      ? undefined
      : `${name(creature)} takes ${from - to} damage${inBrackets(why)}: ${from} → ${to} HP.`;
  const most = max ?? find(campaign.creatures, creature)?.hitPoints.max ?? to;
  return to > from
    ? `${name(creature)} regains ${to - from} HP${inBrackets(why)}: ${from} → ${to} of ${most}.`
    : `${name(creature)} has ${to} of ${most} HP.`;
});

/** How a creature left the fight, by why. */
const FLED: Readonly<Record<string, string>> = {
  flight: 'gets away',
  nerve: 'loses heart and flees',
  rout: 'is routed',
};

const status = tell(statusChanged, ({ creature, from, to, why }, { name }) => {
  const who = name(creature);
  if (to === 'dead') return `${who} dies${why ? `: ${why}` : ''}.`;
  if (to === 'fled') return `${who} ${FLED[why ?? ''] ?? 'flees'}.`;
  if (to === 'up') return from === 'fled' ? `${who} rejoins the party.` : `${who} is back on their feet.`;
  return why ? undefined : `${who} is ${STATUS_WORDS[to]}.`;
});

/** A condition that begins, in the words of the rule behind it. */
function gainedInWords(who: string, condition: Condition): string {
  const { name, slots } = condition;
  const { why = '', fatigue, overfull, collapsed, deprived } = conditionDetails(condition);
  if (fatigue)
    return `${who} gains a Fatigue (${why}).${overfull ? ' No slot is free: drop an item to make room.' : ''}`;
  if (collapsed && why)
    return `${who} has no slot left for more Fatigue (${why}) and collapses until rested.`;
  if (deprived !== undefined) return `${who} is Deprived (no ${deprived}).`;
  return `${who} gains a condition: ${name}${slots ? ` (${counted(slots, 'slot')})` : ''}.`;
}

const gained = tell(conditionGained, ({ creature, condition }, { name }) =>
  conditionDetails(condition).cured === undefined ? gainedInWords(name(creature), condition) : undefined,
);

const lost = tell(conditionLost, ({ creature, condition }, { name }) => {
  const { deprived } = conditionDetails(condition);
  return deprived === undefined
    ? `${name(creature)} loses a condition: ${condition.name}.`
    : `${name(creature)} no longer lacks ${deprived}.`;
});

const shed = tell(fatigueShed, ({ creature, conditions: { length } }, { name }) =>
  length === 0 ? undefined : `${name(creature)} loses ${length} Fatigue.`,
);

const dropped = tell(
  itemDropped,
  ({ creature, item }, { name }) => `${name(creature)} drops ${inSentence(item.name)} to make room.`,
);

const barred = tell(
  recoveryBarred,
  ({ creature }, { name }) => `${name(creature)} is Deprived and regains nothing.`,
);

const dying = tell(dyingBegan, ({ creature, minutes, unless }, { name }) => {
  return `${name(creature)} will die in ${counted(minutes, 'minute')} unless ${unless}.`;
});

const stopped = tell(dyingStopped, ({ creature, why }, { name }) =>
  why === 'healed' ? `${name(creature)} is no longer dying.` : undefined,
);

const tended = tell(
  patientTended,
  ({ actor, target, up }, { name }) =>
    `${name(actor)} tends ${name(target)}, who is stable${up ? '' : ' but still helpless'}.`,
);

const effect = tell(effectSuffered, ({ target, effect: what }, { name }) => `${name(target)} ${what}.`);

export const bodyTellers: readonly Teller[] = [
  score,
  hitPoints,
  status,
  gained,
  lost,
  shed,
  dropped,
  barred,
  dying,
  stopped,
  tended,
  effect,
];
