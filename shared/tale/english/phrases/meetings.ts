import { lowerFirst, plural, together } from '../../../text/words.ts';
import type { Fact } from '../../fact.ts';
import type { Person } from '../../person.ts';
import { inWords } from '../numbers.ts';
import { a, within, type Tongue } from '../tongue.ts';
import { did, type Phrase } from './phrase.ts';

/** Adjectives of what strangers may think; labels of other words are put by the mood that they stand for. */
const MOODS: ReadonlySet<string> = new Set(
  'hostile wary curious kind helpful uncertain friendly unfriendly indifferent neutral suspicious afraid cautious angry'.split(
    ' ',
  ),
);
const OTHERWISE: Readonly<Record<string, string>> = {
  positive: 'well disposed',
  'strongly positive': 'very well disposed',
  negative: 'ill disposed',
  'strongly negative': 'very ill disposed',
};
const BY_MOOD = ['hostile', 'ill disposed', 'undecided', 'well disposed', 'very well disposed'];

/** What those met thought, as an adjective: by its own word, or by the mood that the system gives it. */
function moodOf({ words = '', figures: { mood } }: Fact): string | undefined {
  const word = words.toLowerCase();
  if (MOODS.has(word)) return word;
  return mood === undefined ? OTHERWISE[word] : BY_MOOD[mood + 2];
}

/** Those met by kind: “three restless dead”, “a hedge witch”, “Netta and two goblins”. */
function companyOf(people: readonly Person[], tongue: Tongue): string {
  const kinds = new Map<string, Person[]>();
  for (const person of people) {
    const key = person.noun?.one ?? person.id;
    kinds.set(key, [...(kinds.get(key) ?? []), person]);
  }
  return together(
    [...kinds.values()].map((same) => {
      const [first] = same;
      if (!first?.noun) return tongue.whom(same);
      return same.length === 1
        ? a(first.noun.one)
        : `${tongue.reckoned(inWords(same.length), 'those met')} ${first.noun.many}`;
    }),
  );
}

/** “2 × Bandit” */
const COUNTED = /(\d{1,3}) × (\p{L}[\p{L} ]*)/gu;

/** Who is one of their kind has a name; of others it would be “a king”: “King of the Eels”. */
const SOLE = /^\S*[^s\s] of (the )?\p{Lu}/u;

/** Who has a rank or a firm of their own is called by it as it was written: “King of crows”, “Müller and sons”. */
const STYLED =
  /^(?:King|Queen|Prince|Princess|Duke|Duchess|Count|Countess|Baron|Baroness|Lord|Lady) of |^\S+ (?:and|&) (?:[Ss]ons?|[Dd]aughters?|[Bb]rothers?|[Ss]isters?|[Cc]ompany|[Cc]o)\b/u;

/** A title within a sentence: small at its head unless a name begins it. */
function titleIn(given: string, people: readonly Person[], tongue: Tongue): string {
  const title = given.replace(COUNTED, (_, count: string, kind: string) => {
    const number = Number(count);
    return tongue.reckoned(
      `${inWords(number)} ${number === 1 ? lowerFirst(kind) : plural(lowerFirst(kind))}`,
      'the title',
    );
  });
  const [head = ''] = title.split(' ');
  const isName =
    people.some(({ name, noun }) => !noun && name.split(' ').includes(head)) ||
    /^(\S+ |\p{Lu})\p{Lu}/u.test(title) ||
    SOLE.test(title) ||
    STYLED.test(title) ||
    /^\S+[’']s? /.test(title);
  return isName ? within(title) : lowerFirst(title);
}

function met({ name = '', whom }: Fact, tongue: Tongue): string {
  const title = name.replace(/^(?:an?|the) /i, '').toLowerCase();
  const nouns = whom.flatMap(({ noun }) => (noun ? [noun.one, noun.many] : []));
  const isPlain =
    name === '' || /^\d+ (× )?/.test(name) || nouns.includes(title) || whom.some((one) => one.name === name);
  if (isPlain && whom.length > 0) return companyOf(whom, tongue);
  if (name === '') return 'strangers';
  const words = titleIn(name, whom, tongue);
  if (whom.length === 0) return words;
  const [first] = whom;
  const isSameKind = first?.noun !== undefined && whom.every(({ noun }) => noun?.one === first.noun?.one);
  if (isSameKind && whom.length > 1 && title.includes(first.noun?.many ?? first.noun?.one ?? ''))
    return `${words}, ${tongue.reckoned(inWords(whom.length), 'those met')} of them`;
  return `${words}: ${companyOf(whom, tongue)}`;
}

/** How it ended, where it was soon over, and that it came to a fight where nobody would think so. */
function endOf({ how, figures: { mood = 0 }, words }: Fact, pause: string): string {
  if (how === 'parted') return `${pause} and parted without a fight`;
  if (how === 'ran') return `${pause} and ran`;
  const isFriendly = mood > 0 || /^(kind|helpful|friendly|positive)/i.test(words ?? '');
  return how === 'fight' && isFriendly ? ', but it came to a fight' : '';
}

/** Who is met, what they think of the party, and whether it came to more. */
export const meetingPhrases: Readonly<Record<string, Phrase>> = {
  met: did((fact, tongue) => {
    const company = met(fact, tongue);
    const mood = moodOf(fact);
    const isOne = fact.whom.length === 1 || (fact.whom.length === 0 && !/s$/.test(company));
    const thought = mood === undefined ? '' : `, who ${isOne ? 'was' : 'were'} ${mood}`;
    const pause = /[,:]/.test(company) || thought !== '' ? ',' : '';
    return `met ${company}${thought}${endOf(fact, pause)}`;
  }),
  'came-too': (fact, tongue) => ({ who: companyOf(fact.whom, tongue), does: () => 'came as well' }),
  'taken-up': did((fact, tongue) => `faced ${met(fact, tongue)} again`),
};
