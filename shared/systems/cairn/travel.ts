import { idIn } from '../cairn-family/cite.ts';
import { watchesOf } from '../cairn-family/travel/watches.ts';
import { book } from './book/index.ts';

/** Watches on the road, chance meetings and weather, which Cairn leaves to the Warden. */
export const { travel, encounterCheck, siteTurn, odds, rollWeather } = watchesOf({
  encounter: idIn(book, 'encounter'),
  travel: idIn(book, 'travel'),
  room: idIn(book, 'make-room'),
});
