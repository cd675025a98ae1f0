import { article, isOfSomebody, lowerFirst, together, withArticle } from '../../text/words.ts';
import { NOTE, type Person } from '../person.ts';
import type { Calendar } from '../../time/calendar.ts';
import { hourInWords, inWords, inWordsOf, isNumber, nth } from './numbers.ts';

/** Whom the tale is told to: of the party as “they”, or to them as “you”. */
export type Voice = 'they' | 'you';

/** How people are called from sentence to sentence: the full name once, then the short one. */
export interface Tongue {
  voice: Voice;
  /** Those who act, each by name or with others of their kind; all of the party together are “they”. */
  who(people: readonly Person[]): string[];
  /** One of them as the object of a sentence. */
  whom(people: readonly Person[]): string;
  /** People by their names, also where they are all of the party. */
  names(people: readonly Person[]): string;
  /** An hour of the clock: “at ten in the morning”. */
  hour(at: number): string;
  /** What belongs to somebody: “Mae’s”, “a goblin’s”. */
  whose(person: Person): string;
  /** One of several ways to say the same, for this seed and fact. */
  pick<Way>(ways: readonly Way[], of: string): Way;
  /** Words with numbers in them that no event has: what they were reckoned from is kept with the sentence. */
  reckoned(words: string, from: string): string;
  /** The numbers of the sentence that were reckoned since this was last asked, with what from. */
  reckonings(): Record<string, string>;
  /** So many coins, as the system counts them. */
  coins(count: number): string;
  /** A thing by its name: “a sack”, and “the sack” from then on; `id` tells it from others of that name. */
  thing(name: string, id?: string): string;
  /** Whether somebody was the last to be named in this sentence. */
  isLast(person: Person): boolean;
  /** A paragraph ends: nobody is “it” any more. */
  part(): void;
  /** Whether these are all who go together now. */
  isParty(people: readonly Person[]): boolean;
}

const TITLES =
  /^(?:Sister|Brother|Dame|Captain|Clerk|Bailiff|Harbourmaster|Lord|Lady|Sir|Master|Mistress|Father|Abbot|Abbess|Prince|Princess|Doctor|Dr\.?|Mr\.?|Mrs\.?) (?=\p{Lu})/u;
/** Names that only make sense whole: “King of Crows”, “Black Annis”, “Little John”. */
const WHOLE =
  /^(?:the|an?|Old|Young|Black|White|Red|Gr[ae]y|Green|Little|Big|Tall|Long|Blind|Mad|Fat|Uncle|Aunt|Granny|Cousin|Mother|Saint|St\.?|King|Queen|De|Du|Von|Van|El|La|Le) |^\S+ (?:of|de|von|van|du|la) |^\P{Lu}/u;

/** “Ansa” of “Sister Ansa”, “Odo” of “Odo the Quiet”; “The Barrow lord” and “Black Annis” stay whole. */
export function shortName({ name, short }: Person): string {
  if (short !== undefined) return short;
  const plain = name.replace(TITLES, '');
  return WHOLE.test(plain) || /^the /i.test(plain) ? name : (plain.split(' ')[0] ?? name);
}

/** A name within a sentence: only its article is written small. */
export const within = (name: string): string => (/^(The|An?) /.test(name) ? lowerFirst(name) : name);

/** “a dagger”, “an axe”, “claws”: a thing by its name. */
export const a = (thing: string): string => withArticle(isOfSomebody(thing) ? thing : lowerFirst(thing));

/** Words that a person typed, verbatim. */
export const quoted = (words: string): string => `“${words}”`;
/** The referee’s own words. */
export const noted = (words: string): string => `${NOTE.open}${words}${NOTE.close}`;

/** A number that is the same for the same text on every machine (FNV-1a). */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

const OF_KIND = 'which of its kind is told of';

/** What a tongue is made for. */
interface Speech {
  seed: string;
  voice: Voice;
  coin: { one: string; name: string };
  calendar: Calendar;
  /** Everybody who comes up. */
  all: readonly Person[];
  /** Ids of those who go together now. */
  party(): readonly string[];
}

/** The numbers that a sentence reckons. */
function reckoner(): Pick<Tongue, 'reckoned' | 'reckonings'> {
  const numbers = new Map<string, string>();
  return {
    reckoned: (words, from) => {
      for (const [word] of words.toLowerCase().matchAll(/[a-z]+|\d+/g))
        if (isNumber(word)) numbers.set(word, from);
      return words;
    },
    reckonings: () => {
      const found = Object.fromEntries(numbers);
      numbers.clear();
      return found;
    },
  };
}

/** One of a kind who was told of before, by the order in which they were. */
const knownOfKind = (number: number, among: number): string =>
  among === 2 && number === 2 ? 'the other' : `the ${nth(number)}`;

/** One of a kind who is told of for the first time, after others of it. */
function newOfKind(number: number, among: number): string {
  if (number === among) return among === 2 ? 'the other' : 'the last';
  return number === 2 ? 'another' : `${article(nth(number))} ${nth(number)}`;
}

/** Names one by one: in full once, short from then on unless two share it; of a kind by the order in which they are told of. */
function namer(all: readonly Person[], reckoned: Tongue['reckoned']) {
  const owners = new Map<string, Set<string>>();
  for (const person of all) {
    const short = shortName(person);
    owners.set(short, (owners.get(short) ?? new Set()).add(person.id));
  }
  const named = new Set<string>();
  const bands = new Map<string, string[]>();
  let last: string | undefined;
  const nameOf = (person: Person): string => {
    const isFirst = !named.has(person.id);
    named.add(person.id);
    const short = shortName(person);
    return isFirst || (owners.get(short)?.size ?? 0) > 1 ? within(person.name) : within(short);
  };
  /** One of a kind: “the spider”; of several “one of the goblins”, “another”, “the last”, and later “the first”; with its kind where others are there as well. */
  const oneOfKind = ({ id, noun, among, band, isMixed }: Person): string => {
    if (!noun || among === 1) return `the ${noun?.one ?? ''}`;
    const told = bands.get(band) ?? [];
    const index = told.indexOf(id);
    if (index < 0) bands.set(band, [...told, id]);
    if (index < 0 && told.length === 0) return reckoned(`one of the ${noun.many}`, OF_KIND);
    const which = index < 0 ? newOfKind(told.length + 1, among) : knownOfKind(index + 1, among);
    return `${reckoned(which, OF_KIND)}${isMixed ? ` ${noun.one}` : ''}`;
  };
  return {
    one: (person: Person): string => {
      const isSame = last === person.id && person.isMonster;
      last = person.id;
      const words = person.noun ? oneOfKind(person) : nameOf(person);
      return isSame && person.noun ? 'it' : words;
    },
    isLast: ({ id }: Person): boolean => last === id,
    forget: (): void => {
      last = undefined;
    },
  };
}

/** People by kind, each kind as long as it is: those with names of their own stand alone. */
function byKind(people: readonly Person[]): Person[][] {
  const kinds = new Map<string, Person[]>();
  for (const person of people) {
    const key = person.noun ? person.noun.one : person.id;
    kinds.set(key, [...(kinds.get(key) ?? []), person]);
  }
  return [...kinds.values()];
}

/** “two of the goblins” */
const isPart = (words: string): boolean => /^\S+ of the /.test(words) && isNumber(words.split(' ')[0] ?? '');

/** “another”, “a third goblin”, “the last”: one of a kind, after others of it. */
function countsOn(words: string): boolean {
  const [first = '', second = ''] = words.split(' ');
  return /^(?:another|the (?:other|last))(?: |$)/.test(words) || (/^an?$/.test(first) && isNumber(second));
}

/** People in one list; of whose kind there are more come last: “the orcs and two of the goblins”, since the others are no orcs. */
export function inOneList(people: readonly string[]): string {
  const isLate = (words: string): boolean => isPart(words) || countsOn(words);
  return together([...people.filter((one) => !isLate(one)), ...people.filter(isLate)]);
}

/** How people are called in a tale, from its first sentence to its last. */
export function tongue({ seed, voice, coin, calendar, all, party }: Speech): Tongue {
  const { reckoned, reckonings } = reckoner();
  const names = namer(all, reckoned);
  const things = new Set<string>();
  const isParty = (people: readonly Person[]): boolean => {
    const members = party();
    return (
      people.length > 1 && people.length === members.length && people.every(({ id }) => members.includes(id))
    );
  };
  const some = (same: readonly Person[]): string => {
    const [first] = same;
    if (!first) return '';
    if (!first.noun || same.length === 1) return names.one(first);
    names.forget();
    return same.length === first.among
      ? `the ${first.noun.many}`
      : reckoned(`${inWords(same.length)} of the ${first.noun.many}`, OF_KIND);
  };
  const each = (people: readonly Person[]): string[] => byKind(people).map(some);
  const list = (people: readonly Person[]): string => inOneList(each(people));
  return {
    voice,
    isParty,
    reckoned,
    reckonings,
    who: (people) => (people.length === 0 || isParty(people) ? [voice] : each(people)),
    whom: (people) => (isParty(people) ? (voice === 'you' ? 'you' : 'them') : list(people)),
    names: list,
    hour: (at) => reckoned(hourInWords(calendar, at), 'the clock'),
    whose: (person) => {
      const name = names.one(person);
      return name === 'it' ? 'its' : `${name}’s`;
    },
    thing: (name, id) => {
      const isKnown = id !== undefined && things.has(id);
      if (id !== undefined) things.add(id);
      return isKnown ? `the ${lowerFirst(name)}` : a(name);
    },
    coins: (count) => inWordsOf(count, coin.one, coin.name),
    isLast: names.isLast,
    part: names.forget,
    pick: (ways, of) => ways[hash(`${seed}/${of}`) % ways.length] as (typeof ways)[number],
  };
}
