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

export interface Listening<Message> {
  path: string;
  key: string;
  listener: (message: Message) => void;
  /** Called with true or false whenever the host can be reached or not. */
  reach: (reached: boolean) => void;
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
      reach(true);
      listener(JSON.parse(String(event.data)) as Message);
    });
    socket.addEventListener('close', () => {
      if (ended) return;
      reach(false);
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
