const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** The host gives a sign every fifteen seconds: what is silent for longer than this is lost, whatever the network says. */
const LONGEST_SILENCE = 40_000;

interface Streaming<Message> {
  path: string;
  key: string;
  listener: (message: Message) => void;
  /** Called with true or false whenever the host can be reached or not. */
  reach: (reached: boolean) => void;
  /** Called with the reason when trying again leads nowhere. */
  ended: (why: string) => void;
}

/** Listens to server-sent events, with the key in a header, and after a loss tries again with growing pauses. Gives back a function that ends it. */
export function listenToStream<Message>({
  path,
  key,
  listener,
  reach,
  ended,
}: Streaming<Message>): () => void {
  let pause = FIRST_PAUSE;
  let over = false;
  let call = new AbortController();
  const end = (why: string): void => {
    over = true;
    ended(why);
  };
  const hear = async (response: Response): Promise<void> => {
    if (response.status === 403) end(await reasonOf(response));
    if (!response.ok || !response.body) return;
    for await (const event of eventsOf(response.body, call)) {
      pause = FIRST_PAUSE;
      if (over) return;
      if (event.startsWith('event: closed')) return end('closed');
      if (!event.startsWith('data: ')) continue;
      reach(true);
      listener(JSON.parse(event.slice('data: '.length)) as Message);
    }
  };
  const open = async (): Promise<void> => {
    call = new AbortController();
    const headers = { authorization: `Bearer ${key}` };
    await fetch(path, { headers, cache: 'no-store', signal: call.signal })
      .then(hear)
      .catch(() => undefined);
    if (over) return;
    reach(false);
    setTimeout(() => void open(), pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };
  void open();
  return () => {
    over = true;
    call.abort();
  };
}

const reasonOf = (response: Response): Promise<string> =>
  response
    .json()
    .then(({ error }: { error: { code: string } }) => error.code)
    .catch(() => 'refused');

/** The events of a stream one by one; what is silent for too long is given up. */
async function* eventsOf(body: ReadableStream<Uint8Array>, call: AbortController): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let text = '';
  for (;;) {
    const late = setTimeout(() => call.abort(), LONGEST_SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(late));
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    yield* events;
  }
}
