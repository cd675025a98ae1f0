import type { CombatantView, FightView } from '../../shared/api.ts';

/** Who stands on the board of a fight. */
export interface Board {
  all: readonly CombatantView[];
  party: CombatantView[];
  others: CombatantView[];
  /** The places of those who have a turn, by their ids: "3.", empty where whole sides have theirs. */
  places: ReadonlyMap<string, string>;
  /** The first of those who act now. */
  first: string | undefined;
}

/** With more than these, each slot is one body’s place in a single order. */
const MOST_SIDES = 4;

/** The board of a fight: each side in the order in which they joined it. */
export function boardOf({ slots, beside }: Pick<FightView, 'slots' | 'beside'>): Board {
  const all = [...slots.flatMap(({ who }) => who), ...beside];
  const [party, others] = [sideOf(all, 'party'), sideOf(all, 'others')];
  const isSingle = slots.length > MOST_SIDES;
  const places = slots.flatMap(({ who }, index) =>
    who.map(({ id }): [string, string] => [id, isSingle ? `${index + 1}.` : '']),
  );
  const first = [...party, ...others].find(({ now }) => now)?.id;
  return { all, party, others, places: new Map(places), first };
}

const sideOf = (all: readonly CombatantView[], side: CombatantView['side']): CombatantView[] =>
  all.filter((one) => one.side === side).sort((a, b) => a.number - b.number);
