import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { ownFolder } from '../helpers/folders.ts';
import { openSample, takeSeat, viewOf, type Seat } from '../helpers/referee.ts';
import { startHost, type RunningHost } from '../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let seat: Seat;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/**
 * What someone with a mouse cannot come to: parts that stay outside of the window, that something lies over, or that only
 * a script could scroll to. `over` names what lies over the map now: what is on the map below it may be covered.
 */
const outOfReach = (over = ''): Promise<string[]> =>
  seat.page.evaluate((upper) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} too wide`);
    const seen = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 1 &&
        !(upper && one.closest('main') && !one.closest(upper)),
    );
    const parents = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...parents(one.parentElement)] : [];
    for (const one of seen) {
      const name = (one.ariaLabel ?? (one.textContent || one.getAttribute('name') || one.tagName)).trim();
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit =
        hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
      if (left < -1 || left + width > innerWidth + 1) found.push(`${name}: beside the window`);
      else if (!isHit || (hit.contains(one) && hit !== one && !hit.closest('label')))
        found.push(`${name}: ${hit ? `under ${hit.tagName} ${hit.className}` : 'outside'}`);
      // What hides its overflow can be scrolled by a script only; for the page itself the body says whether it does.
      const stuck = parents(one).find((parent) => {
        const { overflowX, overflowY } = getComputedStyle(
          parent === document.documentElement ? document.body : parent,
        );
        const [down, right] = [parent.scrollTop, parent.scrollLeft];
        return (down > 0 && /hidden|clip/.test(overflowY)) || (right > 0 && /hidden|clip/.test(overflowX));
      });
      if (stuck) {
        found.push(`${name}: cut off by ${stuck.tagName} ${stuck.className}`);
        stuck.scrollTo(0, 0);
      }
    }
    return found;
  }, over);

const key = (name: string): Promise<void> => seat.page.keyboard.press(name);
const shown = (id: string): Promise<void> => seat.page.getByTestId(id).waitFor();

const SIZES = [
  { name: 'a small window, 1024 × 640', width: 1024, height: 640, zoom: 1 },
  { name: 'a window of 1280 × 800 at 200 %', width: 640, height: 400, zoom: 2 },
];

describe.each(SIZES)('in $name', ({ width, height, zoom }) => {
  beforeAll(async () => {
    host = await startHost(ownFolder('library'));
    seat = await takeSeat(browser, host, { width, height }, zoom);
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
    expect(await outOfReach()).toEqual([]);
  });

  it('everything can be reached on the road, in a sheet, the log, the tables and with the brush', async () => {
    await openSample(seat, host, 'FIVEY');
    await seat.given({ type: 'open-session' });
    await seat.page.locator('[data-offer=travel]').first().waitFor();
    expect(await outOfReach()).toEqual([]);
    const panels = {
      'Shift+Digit1': 'sheet',
      'Control+l': 'history',
      'Control+b': 'tables',
      'Control+g': 'people',
    };
    for (const [keys, id] of Object.entries(panels)) {
      await key(keys);
      await shown(id);
      expect({ id, unreached: await outOfReach('.panel') }).toEqual({ id, unreached: [] });
      await key('Escape');
    }
    await key('Control+m');
    await shown('paint');
    expect(await outOfReach()).toEqual([]);
    await key('Control+m');
  });

  it('everything can be reached when someone is met, with what time brought, and in a fight of four against six', async () => {
    const { given } = seat;
    const meet = (await viewOf(host)).table?.now.find(({ command }) => command.type === 'meet');
    await given(
      { type: 'meet', statBlock: meet?.needs?.[0]?.choices?.[0]?.value, count: 6 },
      { type: 'react' },
    );
    await shown('encounter');
    expect(await outOfReach('[data-testid=encounter]')).toEqual([]);
    await given(
      { type: 'start-timer', name: 'Low tide', kind: 'countdown', scale: 'minute', count: 5 },
      { type: 'pass-time', scale: 'hour' },
    );
    await shown('receipt');
    expect(await outOfReach('[data-testid=encounter], [data-testid=receipt]')).toEqual([]);
    await given({ type: 'start-fight' });
    await shown('fight');
    expect(await seat.page.locator('article[data-combatant]').count()).toBe(10);
    expect(await outOfReach('[data-testid=fight]')).toEqual([]);
  });

  it('everything can be reached in a plan for everybody', async () => {
    await seat.given({ type: 'set-aside' }, { type: 'begin-downtime' });
    await shown('downtime');
    const fields = seat.page.getByTestId('downtime').locator('input, select, button');
    await fields.first().waitFor();
    expect(await outOfReach('[data-testid=downtime]')).toEqual([]);
    for (const field of await fields.all()) {
      await field.scrollIntoViewIfNeeded();
      const box = (await field.boundingBox())!;
      expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    }
  });
});
