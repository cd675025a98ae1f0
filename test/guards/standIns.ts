import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, GivenCommand } from '../../shared/api.ts';
import type { PlayersMessage } from '../../shared/players.ts';
import type { Bounds } from '../../src-main/hosts/http/guardedServer.ts';
import { startPlayersServer, type PlayersServer } from '../../src-main/hosts/players/playersServer.ts';
import { startWebHost, type WebHost } from '../../src-main/hosts/web/server.ts';
import { ownFolder } from '../helpers/folders.ts';

/** Bounds that a test can reach, and a clock that stands still until it is moved. */
export function smallBounds(more: Partial<Bounds> = {}): Bounds & { move(ms: number): void } {
  let time = 0;
  return {
    bytes: 1000,
    connections: 100,
    connectionsOfOne: 100,
    callsASecond: 100,
    msToAsk: 60_000,
    msBetweenLooks: 60_000,
    msIdle: 60_000,
    now: () => time,
    move: (ms) => (time += ms),
    ...more,
  };
}

/** Pages of one file each. */
export function pages(): string {
  const folder = ownFolder('pages');
  mkdirSync(join(folder, 'players'), { recursive: true });
  for (const name of ['index.html', 'players/players.html', 'secret.txt'])
    writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, 'manifest.json'), '{"players/players.html":{"file":"players/players.html"}}');
  return folder;
}

/** Whoever may watch is told something at once. */
const tellsAtOnce = (tell: (message: PlayersMessage) => void): (() => void) => {
  tell({ patches: [] });
  return () => undefined;
};

/** The web host before an api that counts what reaches it. */
export async function webHost(bounds = smallBounds()): Promise<WebHost & { given: GivenCommand[] }> {
  const given: GivenCommand[] = [];
  const api = {
    dispatch: (command: GivenCommand): Promise<Answer> => {
      given.push(command);
      return Promise.resolve({ ok: true, seq: 0, events: [], rolls: [] });
    },
    ask: () => Promise.resolve(null),
    watch: tellsAtOnce,
    players: {
      through: () => undefined,
      close: () => Promise.resolve(),
      picture: null,
      watch: () => () => undefined,
    },
  };
  return { ...(await startWebHost(api as never, pages(), 0, () => [], bounds)), given };
}

/** The server for tablets, at this machine's own address. */
export async function tabletServer(
  bounds = smallBounds(),
): Promise<PlayersServer & { port: string; token: string }> {
  const server = await startPlayersServer(
    { picture: null, watch: tellsAtOnce },
    pages(),
    ['127.0.0.1'],
    bounds,
  );
  const { port, hash } = new URL(server.addresses[0] ?? '');
  return { ...server, port, token: hash.replace('#token=', '') };
}
