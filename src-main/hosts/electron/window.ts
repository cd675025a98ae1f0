import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { z } from 'zod';
import { PAGE, PLAYERS_PAGE } from './origin.ts';

// The size alone: where it stood may be a screen that is no longer there.
const SizeSchema = z.object({
  width: z.int().min(640).max(10_000),
  height: z.int().min(480).max(10_000),
});

const sizeFile = (): string => join(app.getPath('userData'), 'window.json');

function lastSize(): z.infer<typeof SizeSchema> {
  try {
    return SizeSchema.parse(JSON.parse(readFileSync(sizeFile(), 'utf8')));
  } catch {
    return { width: 1280, height: 800 };
  }
}

const POWERLESS = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  spellcheck: false,
} as const;

/** The referee's window, as large as it was last time. The page in it has no power of its own. */
export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    ...lastSize(),
    minWidth: 640,
    minHeight: 480,
    title: 'Hexwatch',
    backgroundColor: '#f4efe4',
    webPreferences: { preload, ...POWERLESS },
  });
  window.on('close', () => {
    // The size of a window is worth no error.
    try {
      const { width, height } = window.getNormalBounds();
      writeFileSync(sizeFile(), JSON.stringify({ width, height }));
    } catch {
      return;
    }
  });
  void window.loadURL(PAGE);
  return window;
}

/** The players' window, for a second screen: it looks, and can do nothing else. */
export function openPlayersWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 480,
    minHeight: 320,
    title: 'Hexwatch: the players’ screen',
    backgroundColor: '#1b1916',
    webPreferences: { preload, ...POWERLESS },
  });
  void window.loadURL(PLAYERS_PAGE);
  return window;
}
