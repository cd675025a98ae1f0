import { tell, type Teller } from '../../../campaign/event.ts';
import { counted } from '../../../text/words.ts';
import {
  bookLost,
  cureFailed,
  handFreed,
  mishapSuffered,
  relicRecharged,
  relicUsed,
  spellCast,
} from '../events/magic.ts';

/** What a spell is cast from, with its article. */
const FROM = { book: 'a spellbook', scroll: 'a scroll', relic: 'a relic' } as const;

const cast = tell(spellCast, ({ actor, name: spell, line, source, strong, passed, works }, { name }) =>
  [
    `${name(actor)} casts ${spell} from ${FROM[source]}.`,
    works ? line : 'The spell fizzles.',
    ...(works && strong ? ['Taking time and care makes it stronger.'] : []),
    ...(passed === false ? ['It goes wrong: the Warden decides how.'] : []),
  ].join(' '),
);

const freed = tell(
  handFreed,
  ({ actor, item: id, weapon }, { name, item }) =>
    `${name(actor)} puts away the ${item(actor, id).toLowerCase()} to use ${
      weapon === undefined ? 'both hands for the spell' : `the ${item(actor, weapon).toLowerCase()}`
    }.`,
);

const used = tell(relicUsed, ({ creature, item: id, left }, { item }) => {
  return left === 0
    ? `${item(creature, id)} has no uses left.`
    : `${item(creature, id)} has ${counted(left, 'use')} left.`;
});

const recharged = tell(
  relicRecharged,
  ({ creature, item: id, uses }, { item }) => `${item(creature, id)} is recharged (${counted(uses, 'use')}).`,
);

const lost = tell(bookLost, ({ creature, item }, { name }) => `${name(creature)} loses ${item.name}.`);

const noCure = tell(cureFailed, ({ creature, why }, { name }) =>
  why === 'once-a-day'
    ? `Cure Wounds does nothing: ${name(creature)} was already cured today.`
    : `${name(creature)} regains no STR.`,
);

export const magicTellers: readonly Teller[] = [
  cast,
  freed,
  used,
  recharged,
  lost,
  noCure,
  tell(mishapSuffered, ({ words }) => words || undefined),
];
