import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';

type Inside = NonNullable<Campaign['party']['site']>;

/** Refuses `not-now` while the party, or a group of it that waits, is inside a site where `isThere` holds; `what` names the place. */
export function demandEmpty(
  { party, groups }: Pick<Campaign, 'party' | 'groups'>,
  isThere: (inside: Inside) => boolean,
  what: string,
  path: string,
): void {
  if (party.site && isThere(party.site))
    throw new Refusal('not-now', `The party is in ${what}; leave it first.`, path);
  if (groups.some((group) => group.party.site && isThere(group.party.site)))
    throw new Refusal('not-now', `A group waits in ${what}; play that group and leave it first.`, path);
}
