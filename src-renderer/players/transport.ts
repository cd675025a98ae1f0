import type { PlayersApi } from '../../shared/players.ts';
import { listenFor, tokenOf } from '../socket.ts';

/** How the screen stands to its host. */
export type Reach = 'reached' | 'away' | 'closed';

/** The way of the players' page to its host: it looks, and fetches the picture that is shown. */
export interface PlayersTransport extends PlayersApi {
  onReach(listener: (reach: Reach) => void): void;
  /** The picture that is shown now; null where there is none any more. */
  picture(): Promise<Blob | null>;
}

const PICTURE = '/players/picture';
/** The referee closed the screen, or this page has an old key: trying again leads nowhere. */
const ENDS = new Set([4401, 4410]);

const fetched = (path: string, headers: Record<string, string>): Promise<Blob | null> =>
  fetch(path, { headers, cache: 'no-store' })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);

/** Electron's bridge where there is one, else the web host that served this page. */
export const choosePlayersTransport = (): PlayersTransport =>
  window.hexwatchPlayers ? bridged(window.hexwatchPlayers) : webTransport(tokenOf('hexwatch-players-token'));

const bridged = (api: PlayersApi): PlayersTransport => ({
  watch: (listener) => api.watch(listener),
  onReach: (listener) => {
    listener('reached');
  },
  picture: () => fetched(PICTURE, {}),
});

function webTransport(key: string): PlayersTransport {
  let tell: (reach: Reach) => void = () => undefined;
  return {
    watch: (listener) =>
      listenFor({
        path: '/players/watch',
        key,
        listener,
        reach: (reached) => tell(reached ? 'reached' : 'away'),
        isEnd: (code) => {
          if (ENDS.has(code)) tell('closed');
          return ENDS.has(code);
        },
      }),
    onReach: (listener) => {
      tell = listener;
    },
    picture: () => fetched(PICTURE, { authorization: `Bearer ${key}` }),
  };
}
