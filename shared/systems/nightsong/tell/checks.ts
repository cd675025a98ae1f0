import { tell } from '../../../campaign/event.ts';
import { requestMade } from '../../../campaign/events/meetings.ts';
import {
  checkMade,
  fateAsked,
  focusFilled,
  focusLapsed,
  focusSpent,
  helpGiven,
  opposedCheckMade,
  verdictGiven,
} from '../events/checks.ts';
import { signed } from '../sheet/sheet.ts';

type Ground = readonly string[];

/** " with Disadvantage (darkness)"; nothing where nothing counts. */
export function edgeInWords({
  edge,
  pros = [],
  cons = [],
}: {
  edge: string;
  pros?: Ground | undefined;
  cons?: Ground | undefined;
}): string {
  const all = [...pros, ...cons].join(', ');
  if (all === '') return '';
  return edge === 'normal'
    ? `, for and against cancel (${all})`
    : ` with ${edge === 'advantage' ? 'Advantage' : 'Disadvantage'} (${all})`;
}

/** " with Focus, 14 beside 5": what was thrown to what lay there. */
const focusInWords = (lay: readonly number[], added: readonly number[]): string =>
  added.length > 0
    ? ` with Focus, ${added.join(' and ')} beside ${lay.join(' and ')}`
    : ' with Focus, the dice thrown first stand';

const sum = (total: number, bonus: number): string => `${total - bonus} ${signed(bonus)} = ${total}`;
const topic = (about: string): string => (about ? ` (${about})` : '');
const edgeOfSide = (pros: Ground, cons: Ground): string => {
  const edge =
    pros.length > 0 === cons.length > 0 ? 'normal' : pros.length > 0 ? 'advantage' : 'disadvantage';
  return edgeInWords({ edge, pros, cons });
};

export const checkTellers = [
  tell(checkMade, (event, { name }) => {
    const { actor, ability, about, bonus, totals, against, outcome, lay, added } = event;
    const edge = lay && added ? focusInWords(lay, added) : edgeInWords(event);
    const sums = totals.map((total) => sum(total, bonus)).join(' and ');
    return `${name(actor)}, ${ability.toUpperCase()} Check${topic(about)}${edge}: ${sums} against DR ${against}, ${outcome}.`;
  }),
  tell(opposedCheckMade, (event, { name }) => {
    const { actor, target, about, bonus, total, targetBonus, against, passed, tie, lay, added } = event;
    const result = tie ? 'A tie; again.' : `${name(passed ? actor : target)} wins.`;
    if (lay && added)
      return `${name(actor)}, opposed Check${topic(about)}${focusInWords(lay, added)}: ${sum(total, bonus)} against ${against}. ${result}`;
    const mine = `${name(actor)} ${sum(total, bonus)}${edgeOfSide(event.pros, event.cons)}`;
    const theirs = `${name(target)} ${sum(against, targetBonus)}${edgeOfSide(event.targetPros, event.targetCons)}`;
    return `Opposed Check${topic(about)}: ${mine}; ${theirs}. ${result}`;
  }),
  tell(focusSpent, ({ creature, to }, { name }) => `${name(creature)} spends 1 Focus: ${to} left.`),
  tell(focusFilled, ({ creature, to }, { name }) => `${name(creature)} has ${to} Focus.`),
  tell(focusLapsed, ({ creature }, { name }) => `${name(creature)}’s Focus lapses.`),
  tell(helpGiven, ({ actor }, { name }) => `${name(actor)} helps.`),
  tell(verdictGiven, ({ actor, verdict, about, why }, { name }) => {
    const said = verdict === 'assured' ? 'it simply happens' : 'it cannot be done this way';
    return `${name(actor)}${about ? `, ${about}` : ''}: ${said}${why ? ` (${why})` : ''}.`;
  }),
  tell(fateAsked, ({ about, total, against, passed, answer, printed }) => {
    const question = about || 'Die of Fate';
    const said = passed ? 'it happens' : 'it does not happen';
    return printed
      ? `${question}: ${total} against ${against}%, ${said}.`
      : `${question}: ${total} against ${against}, ${answer}.`;
  }),
  tell(requestMade, ({ granted }) => (granted ? 'It is granted.' : 'It is refused.')),
];
