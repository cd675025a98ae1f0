import {
  creatureAdded,
  hitPointsChanged,
  itemAdded,
  itemRemoved,
  partyJoined,
  partyLeft,
  statusChanged,
} from '../../campaign/events/creatures.ts';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { dealMade } from '../../campaign/shop/events.ts';
import { broughtAboutBy, WEIGHT, witness, type Draft } from '../fact.ts';
import { clean } from '../person.ts';
import { personOf } from '../seen.ts';

/** What is told of somebody who falls, dies, flees or gets up. */
const fate = witness(statusChanged, ({ creature, from, to, byHand }, seen): Draft | undefined => {
  const person = personOf(seen, creature);
  if (byHand && from === 'dead') return { kind: 'not-dead', weight: WEIGHT.road, whom: [creature] };
  if (!person || (byHand && to !== 'dead') || from === to) return undefined;
  const weight = person.isOurs ? WEIGHT.always : WEIGHT.turn;
  const by = byHand ? {} : broughtAboutBy(seen, creature);
  if (to === 'up')
    return person.isOurs && from === 'down'
      ? { kind: 'up', weight: WEIGHT.meeting, whom: [creature], ...by }
      : undefined;
  return { kind: to, weight, whom: [creature], ...(byHand && { how: 'by-hand' }), ...by };
});

/** A blow or the like that leaves somebody on the last hit point, or one of ours on none. */
const lastPoints = witness(hitPointsChanged, ({ creature, from, to, max, byHand }, seen) => {
  const person = personOf(seen, creature);
  if (!person || byHand || max !== undefined || to >= from || to > 1 || (to < 1 && from < 1))
    return undefined;
  if (to < 1 && !person.isOurs) return undefined;
  const by = broughtAboutBy(seen, creature);
  if (by.who === undefined) return undefined;
  return {
    kind: to === 1 ? 'one-left' : 'none-left',
    weight: WEIGHT.meeting,
    whom: [creature],
    ...by,
  };
});

/** What tells by itself that somebody was hired. */
const HIRING: ReadonlySet<string> = new Set(['hireling-hired', dealMade.type]);

/** What is told of people, of what they take, and in the referee’s own words. */
export const peopleWitnesses = [
  witness(noteWritten, ({ text }) =>
    clean(text) === '' ? undefined : { kind: 'note', weight: WEIGHT.always, words: clean(text) },
  ),
  witness(creatureAdded, ({ creature, joinsParty, byHand }, { beside }) =>
    joinsParty && !byHand && !beside.some(({ type }) => HIRING.has(type))
      ? { kind: 'joined', weight: WEIGHT.always, who: [creature.id] }
      : undefined,
  ),
  witness(partyJoined, ({ creature }) => ({ kind: 'joined', weight: WEIGHT.always, who: [creature] })),
  witness(partyLeft, ({ creature }) => ({ kind: 'left', weight: WEIGHT.always, who: [creature] })),
  fate,
  lastPoints,
  witness(itemAdded, ({ creature, item, taken, from }, { command }) => {
    if (command.type === 'inherit')
      return { kind: 'inherited', weight: WEIGHT.deed, who: [creature], whom: [command['creature']] };
    const isByHand = command.type === 'add-item';
    return taken && !isByHand && !(from && 'place' in from && from.place === 'made')
      ? {
          kind: 'took',
          weight: item.kind === 'spell' || item.worth !== undefined ? WEIGHT.harm : WEIGHT.meeting,
          who: [creature],
          name: clean(item.name),
          item: `${creature}/${item.id}`,
          figures: { count: item.count },
        }
      : undefined;
  }),
  witness(itemRemoved, ({ creature, item, dropped }) =>
    dropped
      ? {
          kind: 'dropped',
          weight: WEIGHT.camp,
          who: [creature],
          name: clean(item.name),
          item: `${creature}/${item.id}`,
          figures: { count: item.count },
        }
      : undefined,
  ),
];
