import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Whether there is a screen to open anything on. */
export const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/** Opens a file or folder of this machine with what the system has for it, and waits for nothing. */
export function openHere(path: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, path], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** Opens a file, or the folder that it is in. */
export const openFile = (file: string, what: 'file' | 'folder'): Promise<void> =>
  Promise.resolve(openHere(what === 'file' ? file : dirname(file)));
