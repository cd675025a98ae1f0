import type { Duplex } from 'node:stream';
import { z } from 'zod';

const GreetingSchema = z.strictObject({ token: z.string().max(200) });
const MS_TO_GREET = 5000;
const MOST_BEHIND = 16 * 1024 * 1024;

const greeting = (text: string): string | undefined => {
  try {
    return GreetingSchema.parse(JSON.parse(text)).token;
  } catch {
    return undefined;
  }
};

/** What is used of a WebSocket of the package ws, which brings no types of its own. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  on(event: 'close', listener: () => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
}

/** The same of its server. */
export interface SocketServer {
  readonly clients: Iterable<{ terminate(): void }>;
  on(event: 'wsClientError', listener: (error: Error, socket: Duplex) => void): void;
}

/** Begins to tell of something, and gives back what ends it. */
type Watch = (tell: (message: object) => void) => () => void;

/** Sends what there is to see to who shows the token first. One that falls too far behind is let go; it comes back by itself. */
export function watchOver(
  socket: Socket,
  watch: Watch,
  isToken: (given: string | undefined) => boolean,
): void {
  let stop: (() => void) | undefined;
  const late = setTimeout(() => {
    socket.close(4401, 'no token');
  }, MS_TO_GREET);
  socket.on('close', () => {
    clearTimeout(late);
    stop?.();
  });
  socket.on('message', (data: Buffer) => {
    if (stop) return;
    clearTimeout(late);
    if (!isToken(greeting(data.toString()))) {
      socket.close(4401, 'no token');
      return;
    }
    stop = watch((message) => {
      if (socket.bufferedAmount > MOST_BEHIND) socket.close(4408, 'too far behind');
      else socket.send(JSON.stringify(message));
    });
  });
}
