import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeDisk } from '../../store/nodeDisk.ts';
import { StoreTrouble } from '../../store/store.ts';
import { Desk } from '../../table/desk.ts';
import { realDice } from '../../table/realDice.ts';
import { startWebHost } from './server.ts';

/** Where campaigns are kept unless HEXWATCH_HOME says otherwise. */
export const libraryFolder = (): string => process.env['HEXWATCH_HOME'] ?? join(homedir(), 'Hexwatch');

/** The built page, beside the built program. */
const pages = (): string => fileURLToPath(new URL('../renderer', import.meta.url));

/** `hexwatch serve`: runs until it is told to stop. Throws StoreTrouble when the port is taken or the folder is not to be had. */
export async function serveVerb(
  dir: string | undefined,
  options: { port?: string; open?: boolean },
): Promise<void> {
  const desk = new Desk({
    disk: nodeDisk,
    folder: libraryFolder(),
    host: 'web',
    dice: realDice,
    ...(dir === undefined ? {} : { open: resolve(dir) }),
  });
  await desk.start();
  const port = Number(options.port ?? 0);
  const host = await startWebHost(desk, pages(), port).catch(async (error: NodeJS.ErrnoException) => {
    await desk.close();
    const why =
      error.code === 'EADDRINUSE'
        ? 'is in use by another program'
        : `can’t be had (${String(error.code ?? error.message)})`;
    throw new StoreTrouble('io', `port ${port}`, `Port ${port} ${why}; choose another with --port, or none.`);
  });
  process.stdout.write(`Hexwatch is open at ${host.address}\nStop it with Ctrl+C.\n`);
  if (options.open) openBrowser(host.address);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await host.close();
  await desk.close();
}

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the referee's browser; where there is none, the printed address has to do. */
function openBrowser(address: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
