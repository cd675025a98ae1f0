import { tell, type Teller } from '../../../campaign/event.ts';
import {
  bookLost,
  cureFailed,
  handFreed,
  mishapSuffered,
  relicRecharged,
  relicUsed,
  spellCast,
} from '../events/magic.ts';

const cast = tell(spellCast, ({ actor, name: spell, line, source, strong, passed, works }, { name }) =>
  [
    ...(passed === false ? ['It goes wrong in a way as grave as what was sought; the Warden says how.'] : []),
    `${name(actor)} casts ${spell} (${source}).`,
    works ? line : 'Nothing comes of it.',
    ...(works && strong ? ['With time and care, it reaches further.'] : []),
  ].join(' '),
);

const freed = tell(
  handFreed,
  ({ creature, item: id, weapon }, { name, item }) =>
    `${name(creature)} puts away the ${item(creature, id).toLowerCase()} to use ${
      weapon === undefined ? 'both hands for the spell' : `the ${item(creature, weapon).toLowerCase()}`
    }.`,
);

const used = tell(relicUsed, ({ creature, item: id, left }, { item }) => {
  const words = left === 1 ? '1 use left' : `${left} uses left`;
  return left === 0 ? `${item(creature, id)} is spent.` : `${item(creature, id)}: ${words}.`;
});

const recharged = tell(
  relicRecharged,
  ({ creature, item: id, uses }, { item }) =>
    `${item(creature, id)} is recharged: ${uses === 1 ? '1 use' : `${uses} uses`}.`,
);

const lost = tell(
  bookLost,
  ({ creature, item }, { name }) => `${name(creature)} loses ${item.name.toLowerCase()}.`,
);

const noCure = tell(cureFailed, ({ creature, why }, { name }) =>
  why === 'once-a-day'
    ? `${name(creature)} was cured once today; it does no more.`
    : `${name(creature)} regains no STR by it.`,
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
