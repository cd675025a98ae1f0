import { capital, counted, together } from '../../text/words.ts';
import { tell } from '../event.ts';
import { hexesErased, hexesMirrored, hexesMoved, type Erasable } from './events.ts';

const hexes = (count: number): string => counted(count, 'hex', 'hexes');

const WORDS: Readonly<Record<Erasable, readonly string[]>> = {
  places: ['places'],
  labels: ['labels'],
  regions: ['regions'],
  notes: ['notes'],
  ways: ['roads', 'rivers'],
};

const DIRECTION = { 'east-west': 'east to west', 'north-south': 'north to south' } as const;

/** The words for what is erased, moved and mirrored on the map. */
export const chartingTellers = [
  tell(hexesErased, ({ hexes: from, what }) => {
    const words = what.flatMap((kind) => WORDS[kind]);
    return `${capital(together(words))} erased from ${hexes(from.length)}.`;
  }),
  tell(hexesMoved, ({ moves, from, to }) => `Moved ${hexes(moves.length)} from ${from} to ${to}.`),
  tell(
    hexesMirrored,
    ({ moves, axis, copy }) =>
      `Mirrored ${copy ? 'a copy of ' : ''}${hexes(moves.length)} from ${DIRECTION[axis]}.`,
  ),
];
