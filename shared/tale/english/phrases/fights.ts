import { capital } from '../../../text/words.ts';
import type { Fact } from '../../fact.ts';
import { inWords, inWordsOf } from '../numbers.ts';
import { a, noted, quoted, type Tongue } from '../tongue.ts';
import { endedBy } from './causes.ts';
import { did, either, type Clause, type Phrase } from './phrase.ts';

/** “, with an hour to live” */
function timeLeft({ figures: { left }, how }: Fact): string {
  if (left === undefined) return '';
  if (left === 60 && how === 'minute') return ', with an hour to live';
  return `, with ${inWordsOf(left, how === 'round' ? 'round' : 'minute')} to live`;
}

/** What somebody’s blow did to another: told of the blow’s owner, or of what they struck with. */
function struck(fact: Fact, tongue: Tongue, does: (object: string) => string, object: () => string): Clause {
  const [by] = fact.who;
  const { name } = fact;
  const plain: Clause = { who: fact.who, does: () => does(object()) };
  if (!by || name === undefined || fact.who.length > 1) return plain;
  const ways = ['plain', 'with', 'means'] as const;
  const way = tongue.pick(ways, `${fact.kind}/${by.name}/${name}/${fact.whom[0]?.id ?? ''}`);
  if (way === 'with' && !by.noun) return { who: fact.who, does: () => `${does(object())} with ${a(name)}` };
  if (way === 'means' && !by.noun && !/[^s]s$/.test(name))
    return {
      who: `${tongue.whose(by)} ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      does: () => does(object()),
    };
  return plain;
}

const dead: Phrase = (fact, tongue) =>
  fact.who.length === 0
    ? { who: fact.whom, does: () => endedBy(fact) }
    : struck(
        fact,
        tongue,
        (object) => `killed ${object}`,
        () => tongue.whom(fact.whom),
      );

const down: Phrase = (fact, tongue) => {
  const isOurs = fact.whom[0]?.isOurs === true;
  if (fact.who.length === 0)
    return { who: fact.whom, does: () => `${endedBy(fact)}${isOurs ? timeLeft(fact) : ''}` };
  return isOurs
    ? { who: fact.who, does: () => `brought ${tongue.whom(fact.whom)} down${timeLeft(fact)}` }
    : struck(
        fact,
        tongue,
        (object) => `put ${object} out of the fight`,
        () => tongue.whom(fact.whom),
      );
};

const fled: Phrase = (fact) => ({ who: fact.whom, does: () => 'fled' });

const GUARDS: Readonly<Record<string, string>> = { block: 'blocked', dodge: 'dodged', parry: 'parried' };

/** A thing of somebody: “the shard” where its owner was just named, else “Tobin’s bow”. */
const owned = ({ who: [owner], name = '' }: Fact, tongue: Tongue): string =>
  !owner || tongue.isLast(owner) ? `the ${name}` : `${tongue.whose(owner)} ${name}`;

/** What became of those whose end was not told one by one: “in the end all four goblins were dead”. */
function endOf({ whom, figures: { of = whom.length, dead: killed = 0, fled: gone = 0 } }: Fact): string {
  const [first] = whom;
  const count = whom.length;
  const isDead = first?.noun?.many.endsWith('dead') ?? false;
  const end = killed === count ? (isDead ? 'no more' : 'dead') : gone === count ? 'gone' : 'out of the fight';
  if (of === 1)
    return `in the end ${first?.noun ? `the ${first.noun.one}` : (first?.name ?? 'the enemy')} was ${end}`;
  if (count < of)
    return `in the end ${inWords(count)} of the ${inWords(of)} ${count === 1 ? 'was' : 'were'} ${end}`;
  const isOneKind = first?.noun !== undefined && whom.every(({ noun }) => noun?.one === first.noun?.one);
  return `in the end ${of === 2 ? 'both' : `all ${inWords(of)}`}${isOneKind ? ` ${first.noun?.many ?? ''}` : ''} were ${end}`;
}

/** What happens in a fight. */
export const fightPhrases: Readonly<Record<string, Phrase>> = {
  dead,
  down,
  fled,
  up: (fact, tongue) =>
    fact.who.length > 0 && fact.who[0]?.id !== fact.whom[0]?.id
      ? { who: fact.who, does: () => `got ${tongue.whom(fact.whom)} back up` }
      : { who: fact.whom, does: () => (fact.how === 'flat' ? 'stood up again' : 'got up again') },
  dying: (fact) => ({ who: fact.whom, does: () => `lay dying${timeLeft(fact)}` }),
  'one-left': (fact, tongue) => ({
    who: fact.who,
    does: () => `left ${tongue.whom(fact.whom)} with one hit point`,
  }),
  'none-left': (fact, tongue) => ({
    who: fact.who,
    does: () => `took the last of ${fact.whom[0] ? tongue.whose(fact.whom[0]) : 'their'} hit points`,
  }),
  flat: (fact, tongue) =>
    fact.who.length > 0
      ? { who: fact.who, does: () => `laid ${tongue.whom(fact.whom)} flat` }
      : { who: fact.whom, does: () => 'fell flat' },
  saved: did(({ whom }, tongue) => `reached ${tongue.whom(whom)} in time`),
  slow: did((fact) => `${fact.who.length === 1 ? 'was' : 'were'} too slow for the first round`),
  surprised: did((fact) => `${fact.who.length === 1 ? 'was' : 'were'} taken by surprise`),
  guard: did(({ how }) => `${GUARDS[how ?? ''] ?? 'met'} a blow`),
  scar: (fact, tongue) => {
    const name = fact.name === undefined ? '' : ` (${fact.name})`;
    return fact.who.length > 0
      ? { who: fact.who, does: () => `scarred ${tongue.whom(fact.whom)}${name}` }
      : { who: fact.whom, does: () => `${fact.whom.length === 1 ? 'was' : 'were'} scarred${name}` };
  },
  wound: (fact) => ({
    who: fact.whom,
    does: () => `took ${a(fact.name ?? 'wound')}${fact.words ? ` (${fact.words})` : ''}`,
  }),
  broke: (fact, tongue) => ({
    who: owned(fact, tongue),
    does: () =>
      fact.how === 'drained' ? `${fact.name?.includes(' and ') ? 'were' : 'was'} drained` : 'broke',
  }),
  /** Those whose end was not told one by one. */
  sum: (fact, tongue) => ({ who: '', does: () => tongue.reckoned(endOf(fact), 'those of the fight') }),
  technique: did(({ name = '', words = '' }) => `used ${name}: ${quoted(words)}`),
  shield: did(() => 'gave up a shield to stop a blow'),
  'lost-part': did(({ name = '' }) => `lost ${name === 'voice' ? 'the power of speech' : a(name)}`),
  'fight-over': (fact) => ({
    who: '',
    does: () => noted(`${capital(fact.words ?? '')}.`),
  }),
  unfinished: ({ how }) => ({ who: `the ${how ?? 'matter'}`, does: () => 'was left unfinished' }),
  'all-fell': () => ({
    who: 'that',
    does: () => 'was the end of the fight: not one of the party was left standing',
  }),
  'goes-on': () => ({ who: 'the fight', does: () => 'went on' }),
  'not-over': () => ({ who: 'the fight', does: () => 'was not over yet' }),
  'broke-off': did(() => 'broke off the fight'),
  spell: did((fact, tongue) => {
    const on =
      fact.whom.length > 0 && fact.whom[0]?.id !== fact.who[0]?.id ? ` on ${tongue.whom(fact.whom)}` : '';
    return fact.how === 'failed'
      ? `tried to cast ${fact.name ?? ''}${on}, and failed`
      : `cast ${fact.name ?? ''}${on}`;
  }),
  caught: did((fact, tongue) =>
    either(tongue, fact, `caught ${fact.name ?? ''}`, `fell ill with ${fact.name ?? ''}`),
  ),
};
