/** The key stands behind the # of the first address; it is kept for this tab and taken out of sight. */
export function tokenOf(name: string): string {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    sessionStorage.setItem(name, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(name) ?? '';
}

const LONGEST_PAUSE = 10_000;
/** How a host closes the socket of a page whose key it doesn’t know. */
const NO_TOKEN = 4401;

/** Whether the host can be reached; one that was restarted has another key. */
export type Reach = 'reached' | 'away' | 'restarted';

export interface Listening<Message> {
  path: string;
  key: string;
  listener: (message: Message) => void;
  /** Called whenever that may have changed. */
  reach: (reach: Reach) => void;
}

/** Listens, and after a loss tries again with growing pauses. Gives back a function that ends it. */
export function listenFor<Message>({ path, key, listener, reach }: Listening<Message>): () => void {
  let pause = 500;
  let ended = false;
  let socket: WebSocket;
  const open = (): void => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ token: key }));
    });
    socket.addEventListener('message', (event) => {
      pause = 500;
      reach('reached');
      listener(JSON.parse(String(event.data)) as Message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (ended) return;
      reach(code === NO_TOKEN ? 'restarted' : 'away');
      setTimeout(open, pause);
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    });
  };
  open();
  return () => {
    ended = true;
    socket.close();
  };
}
