import type { GivenMap, MapReading } from '../../../shared/page/imports.ts';
import { countsInWords, importMap } from '../../exchange/maps/importing.ts';
import { READERS } from '../../exchange/maps/read.ts';
import type { Game } from '../../game/game.ts';

/** More lines than anybody reads on a screen. */
const MOST_LINES = 300;

/** What a map file comes to in the open campaign. Refuses what can’t be read at all. */
export function mapReading(
  { state, system }: Pick<Game, 'state' | 'system'>,
  { type: _type, ...given }: GivenMap & { type: 'read-map' },
): MapReading {
  const { fault, command: _command, left, words, ...read } = importMap(state.campaign, system, given);
  return {
    ...read,
    words: fault ? [] : words,
    told: `${READERS[read.format].called}: ${countsInWords(read.counts)}.`,
    left: left.slice(0, MOST_LINES),
    leftOut: left.length,
    ...(fault && { fault: fault.message }),
  };
}
