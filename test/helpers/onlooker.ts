import type { PlayersMessage, PlayersView } from '../../shared/players.ts';

export interface Onlooker {
  messages: PlayersMessage[];
  /** All that was sent, headers included, as it came over the wire. */
  sent(): string;
  first: Promise<PlayersView>;
  /** How it ended: a status that refused it, "closed" by the referee, or "lost". */
  ended: Promise<number | 'closed' | 'lost'>;
  leave(): void;
}

/** A client that looks at the players' screen with a token, without a page. */
export function look(
  origin: string,
  token: string,
  { path = '/players/watch', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Onlooker {
  const call = new AbortController();
  const messages: PlayersMessage[] = [];
  let sent = '';
  let seen: (view: PlayersView) => void = () => undefined;
  const first = new Promise<PlayersView>((done) => {
    seen = done;
  });

  const hear = async (): Promise<number | 'closed' | 'lost'> => {
    const response = await fetch(`${origin}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
      signal: call.signal,
    });
    sent += JSON.stringify([...response.headers]);
    if (!response.ok || !response.body) return response.status;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      sent += chunk;
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      if (events.some((event) => event.startsWith('event: closed'))) return 'closed';
      for (const event of events.filter((one) => one.startsWith('data: '))) {
        const message = JSON.parse(event.slice('data: '.length)) as PlayersMessage;
        messages.push(message);
        if ('view' in message) seen(message.view);
      }
    }
    return 'lost';
  };
  const ended = hear().catch(() => 'lost' as const);
  return { messages, sent: () => sent, first, ended, leave: () => call.abort() };
}
