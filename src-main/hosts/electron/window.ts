import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { z } from 'zod';
import { PAGE } from './origin.ts';

const BoundsSchema = z.object({
  width: z.int().min(640).max(10_000),
  height: z.int().min(480).max(10_000),
  x: z.int().optional(),
  y: z.int().optional(),
});

const boundsFile = (): string => join(app.getPath('userData'), 'window.json');

function lastBounds(): z.infer<typeof BoundsSchema> {
  try {
    return BoundsSchema.parse(JSON.parse(readFileSync(boundsFile(), 'utf8')));
  } catch {
    return { width: 1280, height: 800 };
  }
}

/** The referee's window, where it stood last time. The page in it has no power of its own. */
export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    ...lastBounds(),
    minWidth: 640,
    minHeight: 480,
    title: 'Hexwatch',
    backgroundColor: '#f4efe4',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  window.on('close', () => {
    // Where the window stands is worth no error.
    try {
      writeFileSync(boundsFile(), JSON.stringify(window.getBounds()));
    } catch {
      return;
    }
  });
  void window.loadURL(PAGE);
  return window;
}
