import type { PlayersApi, PlayersMessage } from '../../shared/players.ts';
import { tokenOf } from '../socket.ts';
import { listenToStream } from './stream.ts';

/** How the screen stands to its host; `code` where the referee's code opens it. */
export type Reach = 'reached' | 'away' | 'closed' | 'code';

/** The way of the players' page to its host: it looks, and fetches the picture that is shown. */
export interface PlayersTransport extends PlayersApi {
  onReach(listener: (reach: Reach) => void): void;
  /** The picture that is shown now; null where there is none any more. */
  picture(): Promise<Blob | null>;
  /** Opens the screen with the referee's code; gives back what is wrong with it, or null. */
  pair(code: string): Promise<string | null>;
}

const PICTURE = '/players/picture';
const KEY = 'hexwatch-players-token';
const AWAY = 'Hexwatch is not responding. Try again in a moment.';

const fetched = (path: string, headers: Record<string, string>): Promise<Blob | null> =>
  fetch(path, { headers, cache: 'no-store' })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);

/** Electron's bridge where there is one, else the host that served this page. */
export const choosePlayersTransport = (): PlayersTransport =>
  window.hexwatchPlayers ? bridged(window.hexwatchPlayers) : webTransport(tokenOf(KEY));

const bridged = (api: PlayersApi): PlayersTransport => ({
  watch: (listener) => api.watch(listener),
  onReach: (listener) => {
    listener('reached');
  },
  picture: () => fetched(PICTURE, {}),
  pair: () => Promise.resolve(null),
});

function webTransport(first: string): PlayersTransport {
  let key = first;
  let tell: (reach: Reach) => void = () => undefined;
  let listener: (message: PlayersMessage) => void = () => undefined;
  let stop: () => void = () => undefined;
  const listen = (): void => {
    stop();
    stop = listenToStream({
      path: '/players/watch',
      key,
      listener,
      reach: (reached) => tell(reached ? 'reached' : 'away'),
      ended: (why) => tell(why === 'needs-code' ? 'code' : 'closed'),
    });
  };
  return {
    watch: (given) => {
      listener = given;
      listen();
      return () => stop();
    },
    onReach: (given) => {
      tell = given;
    },
    picture: () => fetched(PICTURE, { authorization: `Bearer ${key}` }),
    pair: async (code) => {
      const answer = await paired(code);
      if ('error' in answer) return answer.error.message;
      key = answer.token;
      sessionStorage.setItem(KEY, key);
      listen();
      return null;
    },
  };
}

/** Only what a header may hold goes into one. */
const paired = (code: string): Promise<{ token: string } | { error: { message: string } }> =>
  fetch('/players/pair', {
    headers: { 'x-hexwatch-code': code.replace(/[^a-z]/gi, '') },
    cache: 'no-store',
  })
    .then((response) => response.json() as Promise<{ token: string } | { error: { message: string } }>)
    .catch(() => ({ error: { message: AWAY } }));
