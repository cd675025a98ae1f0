import type { Fact } from '../../fact.ts';
import { inWords, inWordsOf, spanInWords } from '../numbers.ts';
import { isClause } from '../verbs.ts';
import { noted, within, type Tongue } from '../tongue.ts';
import { did, either, type Phrase } from './phrase.ts';

const WEATHER: Readonly<Record<string, string>> = {
  storm: 'a storm',
  blizzard: 'a blizzard',
  gale: 'a gale',
  thunderstorm: 'a thunderstorm',
};
const weatherOf = (name: string): string => WEATHER[name.toLowerCase()] ?? name.toLowerCase();

/** Ground as one is on it. */
export const GROUND: Readonly<Record<string, string>> = {
  plain: 'on the plain',
  farmland: 'in the fields',
  heath: 'on the heath',
  moor: 'on the moor',
  forest: 'in the forest',
  hills: 'in the hills',
  jungle: 'deep in the forest',
  mountain: 'in the mountains',
  swamp: 'in the swamp',
  desert: 'in the desert',
  snow: 'in the snow',
  water: 'on the water',
};

function journey(fact: Fact, tongue: Tongue): string {
  return `${journeyTo(fact, tongue)}${fact.figures['hungry'] ? ', and went hungry on the way' : ''}`;
}

function journeyTo(fact: Fact, tongue: Tongue): string {
  const {
    name = '',
    figures: { seconds = 0, again = 0, nights = 0 },
  } = fact;
  const to = within(name);
  if (fact.how === 'back') return `went back the way ${tongue.voice} had come, to ${to}`;
  if (again > 0) return either(tongue, fact, `went back to ${to}`, `returned to ${to}`, `came back to ${to}`);
  const hours = nights > 0 ? undefined : spanInWords(seconds);
  const span = hours === undefined ? undefined : tongue.reckoned(hours, 'the hours of each stretch');
  return span === undefined
    ? either(tongue, fact, `came to ${to}`, `reached ${to}`)
    : fact.figures['timed']
      ? either(tongue, fact, `came to ${to}`, `reached ${to}`)
      : either(
          tongue,
          fact,
          `walked ${span} to ${to}`,
          `reached ${to} after ${span} on foot`,
          `came to ${to} after ${span} on foot`,
        );
}

function night({ how, figures: { count = 1, hungry = 0, there = 0 } }: Fact, tongue: Tongue): string {
  const where = how === 'safe' ? 'in safety' : how === 'wild' ? 'in the wild' : '';
  const food = hungry > 0 ? ', with nothing to eat' : '';
  return count === 1
    ? `slept${where === '' ? (there ? ' there' : '') : ` ${where}`}${food}`
    : `spent ${tongue.reckoned(inWordsOf(count, 'night'), 'the nights')}${where === '' ? '' : ` ${where}`}${food}`;
}

/** Roads, nights, sites and what time brings. */
export const roadPhrases: Readonly<Record<string, Phrase>> = {
  journey: did(journey),
  night: did(night),
  weather: ({ name = '', figures }) =>
    figures['dawn']
      ? { who: 'day', does: () => `broke in ${weatherOf(name)}` }
      : { who: 'the weather', does: () => `turned to ${weatherOf(name)}` },
  festival: ({ name = '' }) => ({ who: 'it', does: () => `was ${name}` }),
  'broken-rest': did((_, { voice }) => `had to break off ${voice === 'you' ? 'your' : 'their'} rest`),
  lost: did(() => 'lost the way'),
  'found-whereabouts': did(
    (_, { voice }) => `found out that ${voice === 'you' ? 'you' : 'they'} had gone astray`,
  ),
  entered: did(({ name = '', words, how }) => {
    const by = words === undefined ? '' : ` by ${within(words)}`;
    return how === 'there' ? `went in${by}` : `went into ${within(name)}${by}`;
  }),
  'left-site': did(({ name = '' }) => `left ${within(name)}`),
  here: ({ name, how = '' }) => ({
    who: 'you',
    does: () => (name === undefined ? `are ${GROUND[how] ?? 'on the road'}` : `are at ${within(name)}`),
  }),
  room: did(({ name = '' }) => `came to ${within(name)}`),
  lit: did(({ name = 'light' }) => `lit a ${name}`),
  'burnt-out': ({ name = 'light', who }, tongue) => ({
    who: who[0] ? `${tongue.whose(who[0])} ${name}` : `the ${name}`,
    does: () => 'burnt out',
  }),
  clock: ({ name = '' }) => ({
    who: '',
    does: () => (isClause(name) ? `it came about: ${noted(name)}` : `the time had come: ${noted(name)}`),
  }),
  'clock-filled': (fact) => ({
    who: '',
    does: () =>
      `${noted(fact.name ?? '')}${fact.figures['segments'] ? `, ${inWords(fact.figures['filled'] ?? 0)} of ${inWords(fact.figures['segments'])}` : ''}`,
  }),
  note: (fact) => ({ who: '', does: () => noted(fact.words ?? '') }),
  'parted-ways': did(({ who, whom }, tongue) => {
    const off = who.length === 1 ? 'went off alone' : 'went their own way';
    return whom.length === 0 ? off : `${off}, while the tale stayed with ${tongue.names(whom)}`;
  }),
  'together-again': ({ whom }) =>
    whom.length === 0
      ? { who: 'the two groups', does: () => 'met again' }
      : { who: whom, does: () => `${whom.length === 1 ? 'was' : 'were'} with the others again` },
  group: ({ whom, at }, tongue) => ({
    who: 'the tale',
    does: () => `turns to ${whom.length === 0 ? 'the others' : tongue.names(whom)}, ${tongue.hour(at)}`,
  }),
};
