import type { FastifyReply } from 'fastify';
import { ignore } from '../../store/trouble.ts';
import { refusal } from './refusal.ts';

const MOST_BEHIND = 16 * 1024 * 1024;
const MOST_STREAMS = 100;
/** A page that hears nothing for longer than this knows that it has lost its host. */
const MS_BETWEEN_SIGNS = 15_000;

/** Begins to tell of something, and gives back what ends it. */
type Watch = (tell: (message: object) => void) => () => void;

/** The pages that look on, each through a stream of server-sent events. */
export class EventStreams {
  readonly #ends = new Set<() => void>();
  readonly #most: number;

  constructor(most = MOST_STREAMS) {
    this.#most = most;
  }

  /** Answers a request with what there is to see, as long as the page stays. One that falls too far behind is let go; it comes back by itself. */
  begin(reply: FastifyReply, watch: Watch): FastifyReply {
    if (this.#ends.size >= this.#most)
      return reply.code(503).send(refusal('too-many', 'Too many screens are connected already.'));
    reply.hijack();
    const { raw } = reply;
    raw.on('error', ignore);
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '');
    raw.writeHead(200);
    const say = (text: string): void => {
      if (raw.writableLength > MOST_BEHIND) raw.destroy();
      else raw.write(text);
    };
    const stop = watch((message) => say(`data: ${JSON.stringify(message)}\n\n`));
    const signs = setInterval(() => say(':\n\n'), MS_BETWEEN_SIGNS).unref();
    const leave = (): void => {
      clearInterval(signs);
      stop();
      this.#ends.delete(end);
    };
    const end = (): void => {
      leave();
      raw.end('event: closed\ndata: {}\n\n');
    };
    this.#ends.add(end);
    raw.on('close', leave);
    return reply;
  }

  /** Tells every page that this is the end, so that it does not try again. */
  end(): void {
    for (const end of this.#ends) end();
  }
}
