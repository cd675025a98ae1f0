import { tell } from '../event.ts';
import { enters, headsFor } from '../tell/land.ts';
import { beliefSet, strayed, wayBelieved, whereaboutsFound, type FOUND_BY } from './events.ts';

/** By what they see where they are, as a sentence begins. */
const FOUND: Readonly<Record<(typeof FOUND_BY)[number], string>> = {
  way: 'They find their bearings',
  place: 'They see by the place where they are',
  road: 'They see by the road where they are',
  land: 'They see that the land is another',
  chance: 'They see that they have strayed',
  others: 'They hear where they are',
  referee: 'They find out where they are',
};

/** The words for those who go astray. */
export const astrayTellers = [
  tell(
    strayed,
    ({ meant, to, unseen }) =>
      `They stray: instead of ${meant} they come to ${to}${unseen ? ', and don’t know it' : ''}.`,
  ),
  tell(wayBelieved, ({ hex, seconds, left, ground }) =>
    left === undefined ? enters(hex, ground, seconds) : headsFor(hex, ground, seconds, left),
  ),
  tell(whereaboutsFound, ({ hex, believed, how }) =>
    believed === undefined || believed === hex
      ? `${FOUND[how]}: at ${hex}.`
      : `${FOUND[how]}: at ${hex}, not at ${believed}.`,
  ),
  tell(beliefSet, ({ hex, believed }) => `They think they are at ${believed}; they are at ${hex}.`),
];
