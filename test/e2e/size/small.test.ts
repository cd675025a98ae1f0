import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lettersOf, outOfReach, overlaps } from '../../helpers/boxes.ts';
import { closePages, sharedBrowser } from '../../helpers/browser.ts';
import { keysAct } from '../../helpers/keyboard.ts';
import { fromMenu, openSample, takeSeat, viewOf, type Seat } from '../../helpers/referee.ts';
import { libraryWithSamples, startHost, type RunningHost } from '../../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let seat: Seat;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(closePages);

async function key(name: string): Promise<void> {
  await keysAct(seat.page);
  await seat.page.keyboard.press(name);
}
const shown = (id: string): Promise<void> => seat.page.getByTestId(id).waitFor();

const SIZES = [
  { name: 'a small window, 1024 × 640', width: 1024, height: 640, zoom: 1, letters: 100 },
  { name: 'a window of 1280 × 800 at 200 %', width: 640, height: 400, zoom: 2, letters: 100 },
  { name: 'letters of twice the size', width: 1280, height: 800, zoom: 1, letters: 200 },
];

describe.each(SIZES)('in $name', ({ width, height, zoom, letters }) => {
  beforeAll(async () => {
    host = await startHost(await libraryWithSamples());
    seat = await takeSeat(browser, host, { width, height }, zoom);
    await lettersOf(seat.page, letters);
  });
  afterAll(async () => {
    await seat.page.context().close();
    await host.stop();
  });
  afterEach(() => {
    expect(seat.complaints).toEqual([]);
  });

  it('everything can be reached in the library', async () => {
    await shown('library');
    expect(await outOfReach(seat.page)).toEqual([]);
    expect(await overlaps(seat.page)).toEqual([]);
  });

  it('everything can be reached on the road, in a sheet, the log, the tables and with the brush', async () => {
    await openSample(seat, host, 'FIVEY');
    await seat.given({ type: 'open-session' });
    await seat.page.locator('[data-offer=travel]').first().waitFor();
    expect(await outOfReach(seat.page)).toEqual([]);
    const panels = {
      'Shift+Digit1': 'sheet',
      'Control+l': 'history',
      'Control+b': 'tables',
      'Control+g': 'people',
      'Control+h': 'house-rules',
      c: 'night',
    };
    for (const [keys, id] of Object.entries(panels)) {
      await key(keys);
      await shown(id);
      expect({ id, unreached: await outOfReach(seat.page, '.panel, .night') }).toEqual({ id, unreached: [] });
      expect({ id, overlaps: await overlaps(seat.page) }).toEqual({ id, overlaps: [] });
      await key('Escape');
      await seat.page.getByTestId(id).waitFor({ state: 'detached' });
    }
    await key('Control+m');
    await shown('paint');
    expect(await outOfReach(seat.page)).toEqual([]);
    await key('Control+m');
  });

  it('everything can be reached in what a hex holds, and in what opens over the table', async () => {
    await seat.page.getByTestId('map').focus();
    await key('.');
    await shown('hex');
    expect(await outOfReach(seat.page, '.panel')).toEqual([]);
    expect(await overlaps(seat.page)).toEqual([]);
    await key('Escape');
    const dialogs = {
      'Control+k': 'palette',
      '?': 'keys',
      'Control+s': 'players-control',
      F1: 'manual',
    };
    const openings = Object.entries(dialogs).map(([keys, id]) => ({ id, open: () => key(keys) }));
    openings.push({ id: 'settings', open: () => fromMenu(seat.page, 'Settings…') });
    for (const { id, open } of openings) {
      await open();
      await shown(id);
      expect({ id, unreached: await outOfReach(seat.page, '.dialog') }).toEqual({ id, unreached: [] });
      expect({ id, overlaps: await overlaps(seat.page) }).toEqual({ id, overlaps: [] });
      await key('Escape');
      await seat.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('everything can be reached when someone is met, with what time brought, and in a fight of four against six', async () => {
    const { given } = seat;
    const meet = (await viewOf(host)).table?.now.find(({ command }) => command.type === 'meet');
    await given(
      { type: 'meet', statBlock: meet?.needs?.[0]?.choices?.[0]?.value, count: 6 },
      { type: 'react' },
    );
    await shown('encounter');
    expect(await outOfReach(seat.page, '[data-testid=encounter]')).toEqual([]);
    await given(
      { type: 'start-timer', name: 'Low tide', kind: 'countdown', scale: 'minute', count: 5 },
      { type: 'pass-time', scale: 'hour' },
    );
    await shown('receipt');
    expect(await outOfReach(seat.page, '[data-testid=encounter], [data-testid=receipt]')).toEqual([]);
    await given({ type: 'start-fight' });
    await shown('fight');
    expect(await seat.page.locator('article[data-combatant]').count()).toBe(10);
    expect(await outOfReach(seat.page, '[data-testid=fight]')).toEqual([]);
  });

  it('everything can be reached in a plan for everybody', async () => {
    await seat.given({ type: 'set-aside' }, { type: 'begin-downtime' });
    await shown('downtime');
    const fields = seat.page.getByTestId('downtime').locator('input, select, button');
    await fields.first().waitFor();
    expect(await outOfReach(seat.page, '[data-testid=downtime]')).toEqual([]);
    for (const field of await fields.all()) {
      await field.scrollIntoViewIfNeeded();
      const box = (await field.boundingBox())!;
      expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    }
  });
});
