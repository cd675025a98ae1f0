import { tell, type Teller } from '../../../campaign/event.ts';
import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { find } from '../../../campaign/ids.ts';
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

const inBrackets = (why: string | undefined): string => (why ? ` (${why})` : '');
const afterComma = (why: string | undefined): string => (why ? `, ${why}` : '');

const score = tell(scoreChanged, ({ creature, attribute, from, to, mostBefore, most, why }, { name }) => {
  const word = ATTRIBUTE_NAMES[attribute];
  if (most !== mostBefore) return `${name(creature)}: ${word} at most ${most}${inBrackets(why)}.`;
  return to < from
    ? `${name(creature)} loses ${from - to} ${word}${inBrackets(why)}: ${from} → ${to}.`
    : `${name(creature)} regains ${to - from} ${word}${afterComma(why)}: ${to} of ${most}.`;
});

const hitPoints = tell(hitPointsChanged, ({ creature, from, to, max, why }, { name, campaign }) => {
  if (to < from) return `${name(creature)}: ${from - to} damage${inBrackets(why)}, ${from} → ${to} HP.`;
  const most = max ?? find(campaign.creatures, creature)?.hitPoints.max ?? to;
  return to > from
    ? `${name(creature)} regains ${to - from} HP${afterComma(why)}: ${to} of ${most}.`
    : `${name(creature)}: ${to} of ${most} HP.`;
});

/** How somebody fled, by what made them. */
const FLED: Readonly<Record<string, string>> = {
  flight: 'gets away',
  nerve: 'loses heart and flees',
  rout: 'is routed',
};

const status = tell(statusChanged, ({ creature, from, to, why }, { name }) => {
  const who = name(creature);
  if (to === 'dead') return `${who} dies${why ? `: ${why}` : ''}.`;
  if (to === 'fled') return `${who} ${FLED[why ?? ''] ?? 'flees'}.`;
  if (to === 'up')
    return from === 'fled' ? `${who} finds the others again.` : `${who} is back on their feet.`;
  return why ? undefined : `${who} is ${to}.`;
});

/** How a condition that means something to the rules begins. */
function gainedInWords(who: string, condition: Condition): string {
  const { name, slots } = condition;
  const { why = '', fatigue, overfull, collapsed, deprived } = conditionDetails(condition);
  if (fatigue)
    return `${who} gains a Fatigue: ${why}.${overfull ? ' No slot is free; something must be dropped.' : ''}`;
  if (collapsed && why) return `${who} cannot bear one more Fatigue (${why}) and collapses until rested.`;
  if (deprived !== undefined) return `${who} is Deprived: no ${deprived}.`;
  return `${who}: ${name.toLowerCase()}${slots ? `, ${slots === 1 ? 'a slot' : `${slots} slots`}` : ''}.`;
}

const gained = tell(conditionGained, ({ creature, condition }, { name }) =>
  conditionDetails(condition).cured === undefined ? gainedInWords(name(creature), condition) : undefined,
);

const lost = tell(conditionLost, ({ creature, condition }, { name }) => {
  const { deprived } = conditionDetails(condition);
  return deprived === undefined
    ? `${name(creature)} is no longer ${condition.name.toLowerCase()}.`
    : `${name(creature)} is no longer Deprived of ${deprived}.`;
});

const shed = tell(fatigueShed, ({ creature, conditions: { length } }, { name }) =>
  length === 0
    ? undefined
    : `${name(creature)} is rid of ${length === 1 ? 'a Fatigue' : `${length} Fatigue`}.`,
);

const dropped = tell(
  itemDropped,
  ({ creature, item }, { name }) => `${name(creature)} drops ${item.name.toLowerCase()} to make room.`,
);

const barred = tell(
  recoveryBarred,
  ({ creature }, { name }) => `${name(creature)} is Deprived and regains nothing.`,
);

const dying = tell(dyingBegan, ({ creature, minutes, unless }, { name }) => {
  const when = minutes === 60 ? 'within the hour' : `in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  return `${name(creature)} dies ${when} unless ${unless}.`;
});

const stopped = tell(dyingStopped, ({ creature, why }, { name }) =>
  why === 'healed' ? `${name(creature)} is healed enough not to die of it.` : undefined,
);

const tended = tell(
  patientTended,
  ({ actor, target, up }, { name }) =>
    `${name(actor)} tends ${name(target)}: stable${up ? '' : ', but still helpless'}.`,
);

const effect = tell(effectSuffered, ({ creature, effect: what }, { name }) => `${name(creature)} ${what}.`);

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
