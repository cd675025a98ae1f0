import { capital, closed, counted, sessionInWords } from '../../text/words.ts';
import { spanInWords } from '../../time/scales.ts';
import { tell } from '../event.ts';
import {
  campaignRenamed,
  diceRolled,
  noteWritten,
  sessionClosed,
  sessionOpened,
} from '../events/campaign.ts';
import { sentenceRetold, sentenceToldAgain } from '../retelling/events.ts';
import { houseRulesSet, optionSet } from '../events/houseRules.ts';
import { tableRemoved, tableRolled, tablesKept } from '../events/tables.ts';
import { timerChanged, timerEnded, timerStarted, waited } from '../events/time.ts';
import { find } from '../ids.ts';

/** What happens when a clock is due, as a sentence behind another: “ The bells ring.”; empty where nothing was said. */
const whole = (ends: string): string => ends && ` ${closed(capital(ends))}`;

/** The words for the session itself, its house rules, its tables and its clocks. */
export const sessionTellers = [
  tell(sessionOpened, ({ number, day }) => `Session ${number} begins: ${day}.`),
  tell(sessionClosed, ({ number }) => `Session ${number} ends.`),
  tell(sentenceRetold, ({ number, words }) =>
    words === ''
      ? `A sentence of the tale is left out: ${sessionInWords(number)}.`
      : `The tale is corrected: ${sessionInWords(number)}.`,
  ),
  tell(sentenceToldAgain, ({ number }) => `A correction of the tale is gone: ${sessionInWords(number)}.`),
  tell(campaignRenamed, ({ name }) => `The campaign is now called ${name}.`),
  tell(noteWritten, ({ text }) => text),
  tell(diceRolled, ({ for: purpose, notation, total, totals }) =>
    total === undefined
      ? undefined
      : `${capital(purpose ?? 'roll')}, ${notation ?? ''}: ${totals?.join(', ') ?? total}.`,
  ),
  tell(optionSet, ({ option, value }, { houseRule }) => {
    const { name, label } = houseRule(option, value);
    return `House rule: ${name}: ${label}.`;
  }),
  tell(houseRulesSet, ({ options }) => {
    const count = Object.keys(options).length;
    return `House rules replaced: ${counted(count, 'difference')} from the rules as written.`;
  }),
  tell(tablesKept, ({ tables }) => {
    const names = tables.map(({ name }) => name).join(', ');
    return `${tables.length === 1 ? 'Table' : 'Tables'} saved: ${names}.`;
  }),
  tell(
    tableRemoved,
    ({ table }, { before }) => `Table removed: ${find(before.tables, table)?.name ?? table}.`,
  ),
  tell(tableRolled, ({ table, result }) => `${table}: ${closed(result)}`),
  tell(waited, ({ seconds }) => `${spanInWords(seconds)} passed.`),
  tell(timerStarted, ({ timer, again, byHand }, telling) => {
    if (again) return `Clock restarted: ${timer.name}.`;
    if (byHand) return `Clock started: ${timer.name}.`;
    const { order, creature, item } = timer;
    if (order !== 'light' || !creature || !item) return undefined;
    return `${telling.name(creature)} lights the ${telling.item(creature, item).toLowerCase()}.`;
  }),
  tell(timerChanged, ({ timer: id, from, to, byHand }, { before }) => {
    const timer = find(before.timers, id);
    const name = timer?.name ?? id;
    if (byHand && to.dueAt !== undefined) return correctedTime(name, to.dueAt - before.clock);
    if (byHand && timer?.order === 'light') return `Correction: ${name} is at d${to.die ?? 0}.`;
    if (byHand) return `Clock set: ${name}.`;
    if (to.filled !== undefined) return `${name}: ${to.filled} of ${timer?.segments ?? 0}.`;
    if (to.die === undefined || from.die === undefined) return undefined;
    if (to.die === from.die) return `${name}: still d${to.die}.`;
    return `${name}: d${from.die} → ${to.die === 0 ? 'spent' : `d${to.die}`}.`;
  }),
  tell(timerEnded, ({ timer, due, byHand }, telling) => {
    const { name, order, kind, creature, item, ends = '' } = timer;
    if (byHand) return `Clock removed: ${name}.`;
    if (due && order === 'light') return `${name} burns out.`;
    if (due) return `${name}${kind === 'progress' ? ' is full.' : ': time is up.'}${whole(ends)}`;
    if (order !== 'light' || !creature || !item) return undefined;
    return `${telling.name(creature)} puts out the ${telling.item(creature, item).toLowerCase()}.`;
  }),
];

/** What the referee says of a light or a countdown after the fact. */
const correctedTime = (name: string, left: number): string =>
  left > 0
    ? `Correction: ${name} has ${spanInWords(left)} left.`
    : `Correction: ${name} should have ended ${left === 0 ? 'now' : `${spanInWords(-left)} ago`}.`;
