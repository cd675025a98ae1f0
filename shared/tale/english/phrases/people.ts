import type { Fact } from '../../fact.ts';
import { inWords, inWordsOf, spanOf } from '../numbers.ts';
import { together } from '../../../text/words.ts';
import { a } from '../tongue.ts';
import { did, didEach, either, type Phrase } from './phrase.ts';

const be = ({ who }: Fact): string => (who.length === 1 ? 'was' : 'were');

/** What becomes of people beside fights: who comes and goes, hunger, illness, growth, and long stays. */
export const peoplePhrases: Readonly<Record<string, Phrase>> = {
  joined: did(() => 'joined the party'),
  hired: did((fact) => `${be(fact)} hired${fact.name === undefined ? '' : ` as ${a(fact.name)}`}`),
  'took-on': didEach(
    ({ name, how, figures: { days = 0 } }) =>
      `hired ${[name, how && a(how)].filter(Boolean).join(' as ')}${days > 0 ? ` for ${spanOf(days, 'day')}` : ''}`,
  ),
  ball: did(() => 'gave a ball'),
  left: did(() => 'left the party'),
  hungry: did(({ figures: { count = 1 } }, tongue) =>
    count === 1 ? 'went hungry' : `went hungry for ${tongue.reckoned(inWordsOf(count, 'day'), 'the days')}`,
  ),
  'last-food': (fact, tongue) =>
    tongue.isParty(fact.who)
      ? did((_, { voice }) => `ate the last of ${voice === 'you' ? 'your' : 'their'} rations`)(fact, tongue)
      : { who: `${together(fact.who.map((one) => tongue.whose(one)))} rations`, does: () => 'ran out' },
  state: did((fact) => `${be(fact)} ${fact.name ?? ''}`),
  'meal-lost': did(() => 'could not keep the meal down'),
  cured: did((fact, tongue) =>
    either(tongue, fact, `recovered from ${fact.name ?? ''}`, `${be(fact)} over ${fact.name ?? ''}`),
  ),
  healed: (fact, tongue) => ({
    who: fact.whom[0] ? `${tongue.whose(fact.whom[0])} ${fact.name ?? 'wound'}` : '',
    does: () => 'healed',
  }),
  level: did(({ figures: { level = 0 } }) => `reached level ${inWords(level)}`),
  advanced: did(
    ({ figures: { from = 0, to = 0 } }) =>
      `advanced: ${inWords(to)} hit points at most, not ${inWords(from)}`,
  ),
  whole: (fact, tongue) => ({
    who: fact.whom[0] ? `${tongue.whose(fact.whom[0])} ${fact.name ?? ''}` : '',
    does: () => 'came back in full',
  }),
  'cared-for': did(
    ({ words }) => `had a day of care${words === undefined ? '' : `; the price was ${words}`}`,
  ),
  tougher: did(() => 'came out of it tougher than before'),
  care: did(({ name = 'a healer', words, figures: { days = 7 } }) => {
    const span = days === 7 ? 'a week' : spanOf(days, 'day');
    return `spent ${span} in the care of ${name}${words === undefined ? '' : `; the price was ${words}`}`;
  }),
  luck: did(({ how = '' }) => (how === 'good' ? 'had good luck' : 'had bad luck')),
  worked: didEach(
    ({ figures: { count = 0 }, name = 'coins', how }) =>
      `${how === 'beg' ? 'begged' : 'worked for'} ${inWords(count)} ${name}`,
  ),
  caroused: did(() => 'caroused'),
  studied: did(
    ({ words = '', how }) => `studied ${words}, ${how === 'failed' ? 'without success' : 'with success'}`,
  ),
  lived: did(({ name = '' }) => `led ${a(`${name} life`)}`),
};
