import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HexwatchApi, ViewMessage } from '../../shared/api.ts';
import { ownCopy, sharedFolder } from './folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist/cli/hexwatch.js');

/** Where a host is, and what opens it. */
export interface HostAddress {
  address: string;
  origin: string;
  token: string;
}

export interface RunningHost extends HostAddress {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** The built web host as a process of its own, with a library of its own. */
export async function startHost(
  library: string,
  args: string[] = [],
  env: Record<string, string> = {},
  program = built,
): Promise<RunningHost> {
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    env: { ...process.env, HEXWATCH_HOME: library, ...env },
  });
  let said = '';
  const address = await new Promise<string>((found, fail) => {
    child.stdout.on('data', (data) => {
      said += String(data);
      const match = /http:\S+/.exec(said);
      if (match) found(match[0]);
    });
    child.stderr.on('data', (data) => (said += String(data)));
    child.once('close', (code) => fail(new Error(`The web host ended with ${code}: ${said}`)));
  });
  const url = new URL(address);
  return {
    address,
    origin: url.origin,
    token: url.hash.replace('#token=', ''),
    child,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

let untouched: Promise<string> | undefined;

/** A library of one's own with the samples, as a first start leaves it: a copy of one that was started. */
export async function libraryWithSamples(): Promise<string> {
  untouched ??= (async () => {
    const library = sharedFolder('library');
    await (await startHost(library)).stop();
    return library;
  })();
  return ownCopy(await untouched, 'library');
}

/** The WebSocket of the host's own library: unlike a page's it can lie about where it comes from. */
export const { WebSocket: Socket } = createRequire(import.meta.url)('ws') as {
  WebSocket: new (address: string, options: object) => WebSocket;
};

/** The code for who greets wrongly, or not within five seconds: a slow machine tries again, as a page does. */
const TOO_LATE = 4401;

/** The api of a running host as its page has it. */
export function webDoor({ origin, token }: Pick<HostAddress, 'origin' | 'token'>): HexwatchApi {
  const call = async (path: string, message: unknown): Promise<never> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin };
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
    });
    return (await answer.json()) as never;
  };
  return {
    dispatch: (command) => call(command.type === 'add-picture' ? '/api/picture' : '/api/dispatch', command),
    ask: (query) => call('/api/ask', query),
    watch: (listener) => {
      let socket: WebSocket;
      const open = (): void => {
        socket = new Socket(`${origin.replace('http', 'ws')}/api/watch`, { headers: { origin } });
        socket.onopen = () => socket.send(JSON.stringify({ token }));
        socket.onmessage = ({ data }) => listener(JSON.parse(String(data)) as ViewMessage);
        socket.onclose = ({ code }) => {
          if (code === TOO_LATE) open();
        };
      };
      open();
      return () => socket.close();
    },
  };
}
