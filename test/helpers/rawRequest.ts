import { request } from 'node:http';
import { connect } from 'node:net';

export interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Wanted {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/**
 * A request to a port of this machine with just these headers and this very path: fetch would put its own in. An upgrade
 * fails. A stream of events, which has no end, is left once it has begun.
 */
export const rawRequest = (
  port: string | number,
  { path, method, headers = {}, body }: Wanted,
): Promise<Got> =>
  new Promise((done, fail) => {
    const sent = { host: `127.0.0.1:${port}`, ...headers };
    const call = request({ host: '127.0.0.1', port, path, method, headers: sent }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      let body = '';
      answer.on('data', (data) => (body += String(data)));
      answer.on('end', () => done({ status, headers, body }));
      if (headers['content-type'] === 'text/event-stream') {
        done({ status, headers, body });
        call.destroy();
      }
    });
    call.on('upgrade', () => fail(new Error('It was upgraded.')));
    call.on('error', fail);
    call.end(body);
  });

/** Everything that a port of this machine answers to these very bytes until it hangs up. */
export const rawLines = (port: string | number, text: string): Promise<string> =>
  new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    // A connection that is cut off says no more than it has said.
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
