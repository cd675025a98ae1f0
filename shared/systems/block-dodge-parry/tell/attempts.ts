import { tell, type Teller } from '../../../campaign/event.ts';
import { find } from '../../../campaign/ids.ts';
import { ATTRIBUTE_NAMES, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { FATE } from '../attempts/fate.ts';
import { contestThrown, costPaid, fateAnswered, taskAttempted } from '../events/attempts.ts';

const RESULTS = { works: 'works', 'works-at-a-cost': 'works at a cost', fails: 'fails' } as const;

/** "time and gear", "time, gear and skill" */
const inWords = (parts: readonly string[]): string =>
  parts.length < 3
    ? parts.join(' and ') || 'nothing'
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const task = tell(
  taskAttempted,
  ({ actor, task: what, verdict, factors, helper, total, result }, { name }) => {
    const who = helper === undefined ? name(actor) : `${name(actor)} with ${name(helper)}`;
    if (verdict === 'impossible') return `${who}, ${what}: it cannot be done.`;
    if (verdict === 'sure') return `${who}, ${what}: it works, without dice.`;
    const thrown = total === undefined ? ', ' : `; ${total}, `;
    return `${who}, ${what}: ${inWords(factors)}${thrown}it ${RESULTS[result]}.`;
  },
);

const cost = tell(costPaid, ({ creature, cost: what, item, thrown, words }, { before, name }) => {
  if (what === 'worse') return words || 'The situation gets worse.';
  if (what === 'damage') return `${name(creature)} pays for it: ${thrown ?? 0} damage.`;
  const broken = find(before.creatures, creature)?.items.find(({ id }) => id === item);
  return broken ? `${name(creature)}: ${broken.name.toLowerCase()} breaks.` : undefined;
});

const fate = tell(
  fateAnswered,
  ({ about, total, answer }) => `Die of Fate, ${about}: ${total}, ${FATE[answer]}.`,
);

const saved = (
  who: string,
  attribute: Attribute,
  why: string,
  roll: number,
  against: number,
  passed: boolean,
) =>
  `${who}, ${ATTRIBUTE_NAMES[attribute]} Save${why ? `, ${why}` : ''}: ${`${roll} against ${against}, ${passed ? 'passed' : 'failed'}`}`;

const contest = tell(contestThrown, (event, { name }) => {
  const { actor, target, why, winner, again } = event;
  const one = saved(name(actor), event.attribute, why, event.roll, event.against, event.passed);
  const other = saved(
    name(target),
    event.targetAttribute,
    why,
    event.targetRoll,
    event.targetAgainst,
    event.targetPassed,
  );
  const end = winner === undefined ? (again ? 'equal, once more' : 'nobody wins') : `${name(winner)} wins`;
  return `${one}; ${other}: ${end}.`;
});

export const attemptTellers: readonly Teller[] = [task, cost, fate, contest];
