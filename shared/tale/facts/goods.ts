import { coinsMoved, coinsShared, itemMoved, type Whereabouts } from '../../campaign/goods/events.ts';
import { dealMade, type Line } from '../../campaign/shop/events.ts';
import { hiredIn } from '../../campaign/shop/hired.ts';
import { find } from '../../campaign/ids.ts';
import { WEIGHT, witness, type Draft } from '../fact.ts';
import { clean } from '../person.ts';
import type { Seen } from '../seen.ts';

const holder = (place: Whereabouts | undefined): string | undefined =>
  place && 'creature' in place ? place.creature : undefined;
const isOurs = ({ after }: Seen, id: string | undefined): boolean =>
  id !== undefined && after.party.members.includes(id);
const isLying = (place: Whereabouts | undefined): boolean =>
  place !== undefined && !('creature' in place) && !('cache' in place && place.party === true);
/** Whether one of the others had it, who is dead, down or gone. */
const isOfFallen = (seen: Seen, id: string | undefined): boolean =>
  id !== undefined && !isOurs(seen, id) && find(seen.before.creatures, id)?.status !== 'up';

const traded = (kind: string, { name, count }: Line): Draft => ({
  kind,
  weight: WEIGHT.want,
  name: clean(name),
  figures: { count },
});

/** What somebody has of a line that was paid for: a person for some days, a bed for some nights, or a thing. */
function gained(line: Line): Draft {
  const { count, per } = line;
  const hired = hiredIn(line);
  if (hired)
    return {
      kind: 'took-on',
      weight: WEIGHT.always,
      name: hired.name && clean(hired.name),
      how: hired.trade,
      figures: { days: count },
    };
  return traded(per === 'night' ? 'lodged' : 'bought', line);
}

/** What is told of things and coins that change hands. */
export const goodsWitnesses = [
  witness(itemMoved, ({ from, to, thing }, seen) => {
    const [giver, taker] = [holder(from), holder(to)];
    const what = {
      name: clean(thing.name),
      item: `${taker ?? giver ?? ''}/${thing.id}`,
      figures: { count: thing.count },
    };
    if (isLying(from) || isOfFallen(seen, giver))
      return { kind: 'took', weight: WEIGHT.harm, who: [taker], ...what };
    return isOurs(seen, giver) && isLying(to)
      ? { kind: 'dropped', weight: WEIGHT.camp, who: [giver], ...what }
      : undefined;
  }),
  witness(coinsMoved, ({ from, to, count, what, shared }, seen) => {
    if (shared || count === 0) return undefined;
    if (from === undefined || isLying(from) || isOfFallen(seen, holder(from)))
      return { kind: 'coins', weight: WEIGHT.harm, who: [holder(to)], figures: { count } };
    if (isLying(to))
      return { kind: 'coins-left', weight: WEIGHT.want, who: [holder(from)], figures: { count } };
    return to === undefined && isOurs(seen, holder(from))
      ? {
          kind: 'spent',
          weight: WEIGHT.want,
          who: [holder(from)],
          words: what === undefined ? undefined : clean(what),
          figures: { count },
        }
      : undefined;
  }),
  witness(coinsShared, ({ total, each, among, left }) =>
    total === 0
      ? undefined
      : { kind: 'shared', weight: WEIGHT.harm, who: among, figures: { total, each, left } },
  ),
  witness(dealMade, ({ dealer, bought, sold }) => {
    const who = [holder(dealer)];
    return [
      ...bought.map((line) => ({ who, ...gained(line) })),
      ...sold.map((line) => ({ who, ...traded('sold', line) })),
    ];
  }),
];
