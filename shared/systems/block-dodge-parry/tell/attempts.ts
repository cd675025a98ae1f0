import { inSentence } from '../../../text/words.ts';
import { tell, type Teller } from '../../../campaign/event.ts';
import { find } from '../../../campaign/ids.ts';
import { ATTRIBUTE_NAMES, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { FATE } from '../attempts/fate.ts';
import { contestThrown, costPaid, fateAnswered, taskAttempted } from '../events/attempts.ts';

const RESULTS = { works: 'success', 'works-at-a-cost': 'success at a cost', fails: 'failure' } as const;

/** "time and gear", "time, gear and skill" */
const inWords = (parts: readonly string[]): string =>
  parts.length < 3
    ? parts.join(' and ') || 'no time, gear or skill'
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const task = tell(
  taskAttempted,
  ({ actor, task: what, verdict, factors, helper, total, result }, { name }) => {
    const who = helper === undefined ? name(actor) : `${name(actor)} with ${name(helper)}`;
    if (verdict === 'impossible') return `${who} cannot ${what}: it is impossible.`;
    if (verdict === 'sure') return `${who}, ${what}: success without a roll.`;
    const rolled = total === undefined ? '' : `, rolled ${total}`;
    return `${who}, ${what} (with ${inWords(factors)}${rolled}): ${RESULTS[result]}.`;
  },
);

const cost = tell(costPaid, ({ creature, cost: what, item, words }, { before, name }) => {
  if (what === 'worse') return words || 'The situation gets worse.';
  const broken = find(before.creatures, creature)?.items.find(({ id }) => id === item);
  return broken ? `${name(creature)}’s ${inSentence(broken.name)} breaks.` : undefined;
});

const fate = tell(
  fateAnswered,
  ({ about, total, answer }) => `Die of Fate (${about}): rolled ${total}, ${FATE[answer]}.`,
);

const saved = (who: string, attribute: Attribute, roll: number, against: number, passed: boolean): string =>
  `${who} ${passed ? 'passes' : 'fails'} (rolled ${roll} against ${ATTRIBUTE_NAMES[attribute]} ${against})`;

const contest = tell(contestThrown, (event, { name }) => {
  const { actor, target, why, winner, again } = event;
  const one = saved(name(actor), event.attribute, event.roll, event.against, event.passed);
  const other = saved(
    name(target),
    event.targetAttribute,
    event.targetRoll,
    event.targetAgainst,
    event.targetPassed,
  );
  const end = winner === undefined ? (again ? 'a tie, roll again' : 'no one wins') : `${name(winner)} wins`;
  return `Contest${why ? ` (${why})` : ''}: ${one}; ${other}: ${end}.`;
});

export const attemptTellers: readonly Teller[] = [task, cost, fate, contest];
