import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { StoreTrouble } from '../../store/store.ts';
import { Workspace } from '../../workspace/workspace.ts';
import { realDice } from '../../game/realDice.ts';
import { printedByBrowser } from '../printing/printedByBrowser.ts';
import { openBrowser } from './openBrowser.ts';
import { hasDisplay, openFile } from './opener.ts';
import { startWebHost, type WebHost } from './server.ts';

/** Where campaigns are kept unless HEXWATCH_HOME says otherwise. */
const libraryFolder = (): string => resolve(process.env['HEXWATCH_HOME'] || join(homedir(), 'Hexwatch'));

/** The built page, beside the built program. */
const pages = (): string => fileURLToPath(new URL('../renderer', import.meta.url));

/** `hexwatch serve`: runs until it is told to stop. Throws StoreTrouble when the port is taken or the folder is not to be had. */
export async function serveVerb(
  dir: string | undefined,
  { port = 0, open = false }: { port?: number; open?: boolean },
): Promise<void> {
  const folder = libraryFolder();
  const workspace = new Workspace({
    disk: nodeDisk,
    folder,
    host: 'web',
    dice: realDice,
    open: dir === undefined ? undefined : resolve(dir),
    ...(hasDisplay() ? { openFile } : {}),
    pdfOf: printedByBrowser,
  });
  const host = await listen(workspace, port);
  let tidy = (): Promise<void> => Promise.resolve();
  try {
    // The port comes first: if it is taken, no folder was touched. The token is unknown until it is printed.
    await workspace.start();
    const stop = toldToStop();
    process.stdout.write(`Hexwatch is open at ${host.address}\nStop it with Ctrl+C.\n`);
    if (open) tidy = await openBrowser(host.address, folder);
    await stop;
  } finally {
    // The host waits for every answer.
    for (const type of ['cancel-bringing-in', 'cancel-exporting', 'cancel-forecast'])
      await workspace.dispatch({ type });
    await host.close();
    await workspace.close();
    await tidy();
  }
}

const listen = (workspace: Workspace, port: number): Promise<WebHost> =>
  startWebHost(workspace, pages(), port).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code ?? message})`;
    throw new StoreTrouble('io', `port ${port}`, `Port ${port} ${why}; choose another with --port, or none.`);
  });

/** Ctrl+C may come twice, from the terminal and from the program that started this one: the second changes nothing. */
const toldToStop = (): Promise<void> =>
  new Promise((stop) => {
    process.on('SIGINT', () => stop());
    process.on('SIGTERM', () => stop());
  });
