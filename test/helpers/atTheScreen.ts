import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { closePages, sharedBrowser } from './browser.ts';
import { openSample, takeSeat, type Seat } from './referee.ts';
import { libraryWithSamples, startHost, type RunningHost } from './webHost.ts';

export interface AtTheScreen {
  browser: Browser;
  host: RunningHost;
  seat: Seat;
}

interface Setting {
  library?: string;
  size?: { width: number; height: number };
  /** Pixels of the screen to one of the page. */
  zoom?: number;
  /** The system whose sample is open; the library is, where none is named. */
  sample?: string;
  /** A session was begun. */
  inSession?: boolean;
}

/** A host with a library of its own and a referee's browser at it, there from the first test of the file to the last. */
export function atTheScreen({ library, size, zoom, sample, inSession = false }: Setting = {}): AtTheScreen {
  const at = {} as AtTheScreen;
  beforeAll(async () => {
    at.browser = await sharedBrowser();
    at.host = await startHost(library ?? (await libraryWithSamples()));
    at.seat = await takeSeat(at.browser, at.host, size, zoom);
    if (sample) await openSample(at.seat, at.host, sample);
    if (inSession) await at.seat.given({ type: 'open-session' });
  });
  afterAll(async () => {
    await closePages();
    await at.host.stop();
  });
  return at;
}
