import { tell, type Telling } from '../../../campaign/event.ts';
import { requestMade } from '../../../campaign/events/meetings.ts';
import {
  checkMade,
  type Ground,
  fateAsked,
  focusFilled,
  focusLapsed,
  focusSpent,
  helpGiven,
  opposedCheckMade,
  verdictGiven,
} from '../events/checks.ts';
import type { Purpose } from '../sheet/sheet.ts';

type Grounds = readonly Ground[];

/** What is for or against a roll; the helper and the weather by their names. */
const GROUNDS: Readonly<Record<Ground, (telling: Telling, helper: string) => string>> = {
  situation: () => 'the situation',
  help: ({ name }, helper) => `${name(helper)}’s help`,
  focus: () => 'Focus',
  condition: () => 'a condition',
  darkness: () => 'darkness',
  weather: ({ campaign }) => campaign.weather.name,
  cover: () => 'cover',
};

interface Edged {
  edge: string;
  pros?: Grounds | undefined;
  cons?: Grounds | undefined;
  helper?: string | undefined;
}

/** " with Disadvantage due to darkness"; nothing where nothing counts. */
export function edgeInWords({ edge, pros = [], cons = [], helper = '' }: Edged, telling: Telling): string {
  const inWords = (grounds: Grounds) => grounds.map((one) => GROUNDS[one](telling, helper)).join(', ');
  const [forIt, against] = [inWords(pros), inWords(cons)];
  if (edge === 'advantage') return ` with Advantage due to ${forIt}`;
  if (edge === 'disadvantage') return ` with Disadvantage due to ${against}`;
  return forIt && against ? ` with ${forIt} cancelled by ${against}` : '';
}

/** " with Focus (dice 5 and 14)": those that were rolled first, then the new one. */
const focusInWords = (lay: readonly number[], added: readonly number[]): string =>
  added.length > 0
    ? ` with Focus (dice ${[...lay, ...added].join(' and ')})`
    : ' with Focus (the first dice count)';

/** A roll that adds a bonus: “14 + 1 = 15”. */
export const sum = (total: number, bonus: number): string =>
  `${total - bonus} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${total}`;
const topic = (about: string): string => (about ? ` (${about})` : '');

/** What a Check is made for, where the referee says no more about it. */
const PURPOSE_WORDS: Readonly<Record<Purpose, (target: string) => string>> = {
  action: () => '',
  request: () => 'request',
  feat: () => 'feat',
  strain: () => 'strain of casting',
  rescue: (target) => `helping ${target}`,
};
const edgeOfSide = (pros: Grounds, cons: Grounds, telling: Telling): string => {
  const edge =
    pros.length > 0 === cons.length > 0 ? 'normal' : pros.length > 0 ? 'advantage' : 'disadvantage';
  return edgeInWords({ edge, pros, cons }, telling);
};

export const checkTellers = [
  tell(checkMade, (event, telling) => {
    const { actor, ability, purpose, target = '', bonus, totals, against, outcome, lay, added } = event;
    const about = event.about || PURPOSE_WORDS[purpose](telling.name(target));
    const edge = lay && added ? focusInWords(lay, added) : edgeInWords(event, telling);
    const sums = totals.map((total) => sum(total, bonus)).join(' and ');
    return `${telling.name(actor)} makes a ${ability.toUpperCase()} Check${topic(about)}${edge}: ${sums} against DR ${against}, ${outcome}.`;
  }),
  tell(opposedCheckMade, (event, telling) => {
    const { name } = telling;
    const { actor, target, about, bonus, total, targetBonus, against, passed, tie, lay, added } = event;
    const result = tie ? 'Tie: both reroll.' : `${name(passed ? actor : target)} wins.`;
    if (lay && added)
      return `${name(actor)} makes an opposed Check${topic(about)}${focusInWords(lay, added)}: ${sum(total, bonus)} against ${against}. ${result}`;
    const mine = `${name(actor)} ${sum(total, bonus)}${edgeOfSide(event.pros, event.cons, telling)}`;
    const theirs = `${name(target)} ${sum(against, targetBonus)}${edgeOfSide(event.targetPros, event.targetCons, telling)}`;
    return `Opposed Check${topic(about)}: ${mine}; ${theirs}. ${result}`;
  }),
  tell(focusSpent, ({ actor, to }, { name }) => `${name(actor)} spends 1 Focus (${to} left).`),
  tell(focusFilled, ({ creature, to }, { name }) => `${name(creature)} has ${to} Focus.`),
  tell(focusLapsed, ({ creature, from }, { name }) => `${name(creature)} loses ${from} unspent Focus.`),
  tell(helpGiven, ({ actor, target }, { name }) => `${name(actor)} helps ${name(target)}.`),
  tell(verdictGiven, ({ actor, verdict, about, why }, { name }) => {
    const said = verdict === 'assured' ? 'succeeds without a roll' : 'cannot succeed this way';
    return `${name(actor)} ${said}${about && `: ${about}`}${why && ` (${why})`}.`;
  }),
  tell(fateAsked, ({ about, total, against, passed, answer, printed }) => {
    const question = `Die of Fate${topic(about)}: ${total} against ${against}`;
    return printed ? `${question}%, it ${passed ? 'happens' : 'doesn’t happen'}.` : `${question}, ${answer}.`;
  }),
  tell(
    requestMade,
    ({ actor, granted }, { name }) => `${name(actor)}’s request is ${granted ? 'granted' : 'refused'}.`,
  ),
];
