import { capital, together } from '../../text/words.ts';
import { shortDay, type Calendar } from '../../time/calendar.ts';
import type { Fact } from '../fact.ts';
import type { Group, Lead } from '../plan/placed.ts';
import { nth } from './numbers.ts';
import { deedPhrases } from './phrases/deeds.ts';
import { fightPhrases } from './phrases/fights.ts';
import { goodsPhrases } from './phrases/goods.ts';
import { meetingPhrases } from './phrases/meetings.ts';
import { peoplePhrases } from './phrases/people.ts';
import type { Clause, Phrase } from './phrases/phrase.ts';
import { GROUND, roadPhrases } from './phrases/road.ts';
import { inOneList, quoted, type Tongue } from './tongue.ts';

const PHRASES: ReadonlyMap<string, Phrase> = new Map(
  Object.entries({
    ...roadPhrases,
    ...meetingPhrases,
    ...fightPhrases,
    ...deedPhrases,
    ...goodsPhrases,
    ...peoplePhrases,
  }),
);

const keyOf = ({ who }: Clause): string => (typeof who === 'string' ? who : who.map(({ id }) => id).join());

/** What somebody did: with one thing of their own, where they are several with one each, or with none. */
interface Deed {
  words: string;
  own: 'none' | 'one' | 'each';
}

interface Said {
  /** Those who did the same, one by one. */
  subjects: string[];
  does: Deed[];
}

const deedOf = ({ who, does, isOwn }: Clause): Deed => ({
  words: does(),
  own: !isOwn ? 'none' : typeof who !== 'string' && who.length > 1 ? 'each' : 'one',
});

/** Clauses with the same subject after each other share it: “Maud tended Linnet and lit a torch”. */
function shared(facts: readonly Fact[], tongue: Tongue): Said[] {
  const said: Said[] = [];
  let key: string | undefined;
  for (const [index, fact] of facts.entries()) {
    const clause = PHRASES.get(fact.kind)?.(fact, tongue, facts[index - 1]);
    if (!clause) continue;
    const next = keyOf(clause);
    const last = said.at(-1);
    const isParty = typeof clause.who !== 'string' && (clause.who.length === 0 || tongue.isParty(clause.who));
    const own = isParty ? 'party' : next;
    if (last && key === own && own !== '') last.does.push(deedOf(clause));
    else {
      const subjects = typeof clause.who === 'string' ? [clause.who].filter(Boolean) : tongue.who(clause.who);
      said.push({ subjects, does: [deedOf(clause)] });
    }
    key = own;
  }
  return said.map((one) => ({ ...one, does: listed(one.does) })).reduce<Said[]>(merged, []);
}

/** Clauses with one more, whose subjects stand beside those of the last where they did the same. */
function merged(said: readonly Said[], one: Said): Said[] {
  const last = said.at(-1);
  const deed = last && sameDeed(last, one);
  return last && deed
    ? [...said.slice(0, -1), { subjects: [...last.subjects, ...one.subjects], does: [deed] }]
    : [...said, one];
}

/** The one thing that both did, as they did it together; undefined where they did not, or may not be said to. */
function sameDeed(last: Said, { subjects, does }: Said): Deed | undefined {
  const [deed, ...more] = [...last.does, ...does];
  const isSame =
    last.does.length === 1 &&
    more.length === 1 &&
    subjects.length > 0 &&
    deed?.words === more[0]?.words &&
    [...last.subjects, ...subjects].every((subject) => !PRONOUN.test(subject)) &&
    !NO_LIST.test(deed?.words ?? '');
  return deed && isSame ? { ...deed, own: deed.own === 'none' ? 'none' : 'each' } : undefined;
}

const PRONOUN = /^(they|you|it)$/;
/** What agrees with the number of those who do it. */
const NO_LIST = /^(was|were) /;

/** What several things may be the object of: “found yarrow and vetch”. */
const LISTED = /^(found|took|left|bought|sold|came to) ([^,;]*)$/;

/** “found yarrow, found vetch” as “found yarrow and vetch”. */
function listed(does: readonly Deed[]): Deed[] {
  const told: (Deed & { verb: string; objects: string[] })[] = [];
  for (const one of does) {
    const [, verb = '', object = ''] = LISTED.exec(one.words) ?? [];
    const same = told.find(
      (deed) =>
        (verb === '' ? deed.words === one.words : deed.verb === verb) &&
        (deed.own === 'each') === (one.own === 'each'),
    );
    if (!same) told.push({ ...one, verb, objects: [object] });
    else if (verb !== '') Object.assign(same, { own: ownOf(same, one), objects: [...same.objects, object] });
  }
  return told.map(({ words, own, verb, objects }) => ({
    words: verb === '' ? words : `${verb} ${together(objects)}`,
    own,
  }));
}

const ownOf = (one: Deed, other: Deed): Deed['own'] => (one.own === 'none' ? other.own : one.own);

const inFull = ({ words, own }: Deed): string => (own === 'each' ? `${words} each` : words);

function clauseOf({ subjects, does }: Said): string {
  const deeds = does.map(inFull);
  const isBusy = deeds.some((one) => one.includes(', '));
  return [inOneList(subjects), isBusy ? deeds.join(', and ') : together(deeds)].filter(Boolean).join(' ');
}

/** Clauses in a row: “a, and b”, “a, b, and c”; where one has commas of its own, semicolons part them. */
function inARow(said: readonly Said[]): string {
  const clauses = said.map(clauseOf);
  const before = clauses.slice(0, -1);
  if (before.length === 0) return clauses.join('');
  const isBusy = before.some((one) => one.includes(', '));
  return `${before.join(isBusy ? '; ' : ', ')}${isBusy ? '; ' : ', and '}${clauses.at(-1) ?? ''}`;
}

/** “on the third day”, with its week where that is another than before. */
function dayInWords({ day, before, terrain }: Extract<Lead, { kind: 'day' }>, calendar: Calendar): string {
  const where = terrain === undefined ? undefined : GROUND[terrain];
  const when = whenInWords(day, before, calendar);
  return where === undefined ? when : `${when.replace(/,$/, '')}, ${where},`;
}

/** “on the third day”, “on 5 Hay”; the week or the year is said where it is another than before. */
function whenInWords(day: number, before: number | undefined, calendar: Calendar): string {
  const name = shortDay(calendar, day);
  if (calendar.daysInWords) {
    const whole = calendar.daysInWords(day, day, before ?? day);
    return whole === calendar.daysInWords(day, day, day) ? `on ${name}` : `on ${whole},`;
  }
  const weekOf = (of: number): string => calendar.nameOfDay(of).slice(shortDay(calendar, of).length);
  const isSameWeek = before === undefined || weekOf(before) === weekOf(day);
  const number = Number(/^Day (\d+)$/.exec(name)?.[1] ?? Infinity);
  if (!isSameWeek) return `on ${calendar.nameOfDay(day)}`;
  return number > 12 ? `on ${name}` : `on the ${nth(number)} day`;
}

function leadOf(lead: Lead, calendar: Calendar, tongue: Tongue): string {
  switch (lead.kind) {
    case 'day':
      return tongue.reckoned(dayInWords(lead, calendar), 'the day of the calendar');
    case 'hour':
      return tongue.hour(lead.at);
    case 'round':
      return tongue.reckoned(`in the ${nth(lead.round)} round`, 'the round of the fight');
    case 'ground':
      return GROUND[lead.terrain] ?? '';
    case 'then':
      return 'then';
  }
}

/** Words at the head of a sentence, wherever a mark or a quotation begins it. */
const asSentence = (words: string): string =>
  /[.!?…]["”’\u{E001}]*$/u.test(words) ? capital(words) : `${capital(words)}.`;

const FRAMES = ['turn by turn: ', 'next: ', 'then: '] as const;

/** One sentence for a group of facts; undefined where they have no words. */
export function sentence(
  { facts, lead }: Group,
  calendar: Calendar,
  tongue: Tongue,
  number: number,
): string | undefined {
  const [first] = facts;
  if (first?.kind === 'explored') {
    const frame = FRAMES[Math.min(number, FRAMES.length - 1)] ?? '';
    return asSentence(`${frame}${facts.map(({ words = '' }) => quoted(words)).join(', ')}`);
  }
  for (const fact of facts) tongue.reckoned(fact.words ?? '', 'what was typed');
  const words = inARow(shared(facts, tongue)).trim();
  if (words === '') return undefined;
  const before = lead ? leadOf(lead, calendar, tongue) : '';
  if (lead?.kind === 'day' && /^day broke\b/.test(words))
    return asSentence(
      before.startsWith('on the ')
        ? `${before.slice('on '.length)} broke${words.slice('day broke'.length)}`
        : `day broke ${before}${words.slice('day broke'.length)}`,
    );
  const whole = before === '' ? words : `${before} ${words}`;
  return asSentence(whole);
}
