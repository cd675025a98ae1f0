import type { Campaign, Creature } from '../state.ts';

type Creatures = Campaign['creatures'];

/**
 * Who was found last: rules ask for the same party again and again, until something happens to somebody. Kept by hand: what
 * `rememberedLast` takes to look at its arguments is as much as finding the party anew.
 */
const last: {
  creatures: Creatures | undefined;
  members: readonly string[];
  all: readonly Creature[];
  up: readonly Creature[];
} = { creatures: undefined, members: [], all: [], up: [] };

/**
 * The characters who go with the party, in marching order; `all` also counts those who are down or dead. For a campaign that
 * stands, of which no part ever changes in place; not for a draft of one.
 */
export function partyOf(
  { creatures, party: { members } }: Pick<Campaign, 'creatures' | 'party'>,
  all = false,
): readonly Creature[] {
  if (last.creatures !== creatures || last.members !== members) {
    last.creatures = creatures;
    last.members = members;
    last.all = known(creatures, members);
    last.up = last.all.filter(({ status }) => status === 'up');
  }
  return all ? last.all : last.up;
}

function known(creatures: Creatures, ids: readonly string[]): Creature[] {
  const found: Creature[] = [];
  for (const id of ids) {
    const one = creatures[id];
    if (one) found.push(one);
  }
  return found;
}
