import { lowerFirst, plural } from '../../../text/words.ts';
import type { Fact } from '../../fact.ts';
import { inWords, spanOf } from '../numbers.ts';
import { a, type Tongue } from '../tongue.ts';
import { did, didEach, type Phrase } from './phrase.ts';

/** “a rope”, “three torches”, “a scroll: Gate” */
const thing = ({ name = '', item, figures: { count = 1 } }: Fact, tongue: Tongue): string =>
  count === 1 ? tongue.thing(name, item) : several(name, count);

/** Whether a fact is of the same single thing as the one told before it. */
const isOfSame = ({ name, figures: { count = 1 } }: Fact, before?: Fact): boolean =>
  before?.kind === 'took' && before.name === name && count === 1 && (before.figures['count'] ?? 1) === 1;

/** “three torches”; a name that is plural already stays: “three bandages”. */
const several = (name: string, count: number): string =>
  `${inWords(count)} ${/[^s]s$/.test(name) ? lowerFirst(name) : plural(lowerFirst(name))}`;

/** “a room at a modest inn” of “inn, modest”, “a bed” of “bed for a night”. */
function lodging(name: string): string {
  const [, sort] = /^inn, (.*)$/i.exec(name) ?? [];
  return sort === undefined ? a(name.replace(/ for a night$/, '')) : `a room at ${a(`${sort} inn`)}`;
}

/** Things and money. */
export const goodsPhrases: Readonly<Record<string, Phrase>> = {
  took: didEach((fact, tongue) => `took ${thing(fact, tongue)}`),
  found: (fact, tongue, before) =>
    fact.figures['count'] === undefined
      ? did(({ name = '' }) => `found ${name}`)(fact, tongue, before)
      : didEach(() => `found ${thing(fact, tongue)}`)(fact, tongue, before),
  inherited: did(({ whom }, tongue) => `took over what ${tongue.whom(whom)} had carried`),
  dropped: did((fact, tongue, before) =>
    isOfSame(fact, before) ? 'left it behind' : `left ${thing(fact, tongue)} behind`,
  ),
  gave: did((fact, tongue) => `gave ${tongue.whom(fact.whom)} ${thing(fact, tongue)}`),
  brewed: didEach((fact, tongue) => `brewed ${thing(fact, tongue)}`),
  coins: didEach(({ figures: { count = 0 } }, tongue) => `came by ${tongue.coins(count)}`),
  'coins-left': didEach(({ figures: { count = 0 } }, tongue) => `left ${tongue.coins(count)} behind`),
  shared: did(({ figures: { total = 0, each = 0, left = 0 } }, tongue) => {
    if (each === 0) return `had ${tongue.coins(total)}`;
    const rest = left === 0 ? '' : `, with ${inWords(left)} left over`;
    return `shared ${tongue.coins(total)}, ${inWords(each)} each${rest}`;
  }),
  'took-potion': didEach((fact, tongue) => `took ${thing(fact, tongue)}`),
  bought: didEach((fact, tongue) => `bought ${thing(fact, tongue)}`),
  lodged: didEach(
    ({ name = '', figures: { count = 1 } }) => `took ${lodging(name)} for ${spanOf(count, 'night')}`,
  ),
  sold: didEach((fact, tongue) => `sold ${thing(fact, tongue)}`),
  spent: didEach(
    ({ words, figures: { count = 0 } }, tongue) =>
      `paid ${tongue.coins(count)}${words === undefined ? '' : ` for ${words}`}`,
  ),
};
