import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Offer, TableView } from '../../shared/api.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ownFolder } from '../helpers/folders.ts';
import { takeSeat, viewOf, type Seat } from '../helpers/referee.ts';
import { startHost, type RunningHost } from '../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let seat: Seat;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  host = await startHost(ownFolder('library'));
  seat = await takeSeat(browser, host);
});
afterEach(async () => {
  await seat.page.context().close();
  await host.stop();
});
afterAll(async () => {
  await browser.close();
});

const MOST_KEYS = 400;
const EVENINGS = [
  { name: 'Nightsong', rest: 'z' },
  { name: 'Block, Dodge, Parry', rest: 'z' },
  { name: 'Cairn', rest: 'z' },
  { name: 'FIVEY', rest: 'c' },
  { name: 'Vogt', rest: 'z' },
];

/** A referee who has a keyboard and no mouse. What the host shows is read, never given to. */
class Keyboard {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async table(): Promise<TableView> {
    const { table } = await viewOf(host);
    if (!table) throw new Error('No campaign is open.');
    return table;
  }
  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }
  /** Presses a key and waits until what it does is on the disk. */
  async act(key: string): Promise<void> {
    const { saved } = await this.table();
    await this.press(key);
    await expect
      .poll(async () => (await this.table()).saved.seq, { timeout: 5000 })
      .toBeGreaterThan(saved.seq);
  }
  /** Finds an act by Ctrl+K, fills its form in as suggested, and gives it. */
  async find(text: string, fill = ''): Promise<void> {
    const { saved } = await this.table();
    await this.press('Control+k');
    await this.#page.keyboard.type(text);
    await this.#page.getByRole('option').getByText(text, { exact: false }).first().waitFor();
    await this.press('Enter');
    await this.#page.getByTestId('palette').waitFor({ state: 'detached' });
    if (fill) {
      await this.#page.getByTestId('form').waitFor();
      await this.#page.keyboard.type(fill);
      await this.press('Enter');
    }
    await expect
      .poll(async () => (await this.table()).saved.seq, { timeout: 5000 })
      .toBeGreaterThan(saved.seq);
  }
  /** What stands on the page and what the host shows are the same before the next key. */
  async settled(): Promise<TableView> {
    const table = await this.table();
    await this.#page.getByText(`saved, ${table.saved.seq}`).waitFor();
    return table;
  }
}

const acting = ({ fight }: TableView): Offer[] =>
  fight?.slots.flatMap(({ who }) => who.flatMap(({ offers, now }) => (now ? offers : []))) ?? [];
/** The key that is most likely wanted: what is asked for, else a blow, else the next. */
function likeliest(table: TableView): string | undefined {
  const offers = [...table.now, ...acting(table)].filter(({ key }) => key !== undefined);
  const all = offers.find(
    ({ key, command }) => key === 'k' && (command.type === 'attack' || command.type === 'declare'),
  );
  const asked = offers.find(({ command }) => ['check-morale', 'settle'].includes(command.type));
  const blow = offers.find(({ key, main }) => key === 'a' && main);
  const next = offers.find(({ command }) => command.type === 'end-turn');
  return (asked ?? all ?? blow ?? next)?.key;
}

async function fightItOut(hand: Keyboard, page: Page): Promise<number> {
  let keys = 0;
  while (keys < MOST_KEYS) {
    const table = await hand.settled();
    if (!table.fight) return keys;
    const key = likeliest(table);
    const { seq } = table.saved;
    if (!key) await hand.find('Break off the fight');
    else {
      await page.keyboard.press(key);
      // A blow waits for its target, a form for its Enter; what cannot be done after all ends the turn.
      await expect
        .poll(async () => {
          if ((await hand.table()).saved.seq > seq) return 'done';
          if ((await page.locator('article.target').count()) > 0) return 'aims';
          if (await page.getByTestId('form').isVisible()) return 'asks';
          return (await page.getByTestId('error').count()) > 0 ? 'refused' : 'waits';
        })
        .not.toBe('waits');
      if ((await hand.table()).saved.seq === seq) {
        if ((await page.locator('article.target').count()) > 0) await page.keyboard.press('1');
        else if (await page.getByTestId('form').isVisible()) await page.keyboard.press('Enter');
        else await page.keyboard.press('n');
        await expect.poll(async () => (await hand.table()).saved.seq).toBeGreaterThan(seq);
      }
    }
    keys += 1;
  }
  return keys;
}

describe.each(EVENINGS)('an evening of $name by keyboard alone', ({ name, rest }) => {
  it('goes from the library over road, meeting, fight and camp to the end of the session', async () => {
    const { page, complaints } = seat;
    const hand = new Keyboard(page);
    await page.getByTestId('library').waitFor();
    // Tab goes from card to card until the campaign is reached.
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await hand.press('Tab');
      const there = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (there.includes(name) && there.includes('sample')) break;
    }
    await hand.press('Enter');
    await page.getByTestId('table').waitFor();
    await hand.act('Enter');
    await page.getByRole('log').getByText('Session 1 begins').waitFor();

    // The dice are real: a party that outlives whatever they bring.
    await seat.given(
      ...(await hand.table()).characters.map(({ id }) => ({
        type: 'set-hit-points',
        creature: id,
        max: 90,
        now: 90,
      })),
    );
    const travel = (await hand.settled()).now.find(({ command, key }) => command.type === 'travel' && key);
    await hand.act(travel?.key ?? 'd');
    if ((await hand.settled()).encounter) await hand.act('Escape');

    const { seq } = (await hand.settled()).saved;
    await hand.press('m');
    await page.getByTestId('form').waitFor();
    await hand.press('Tab');
    await page.keyboard.type('2');
    await hand.press('Enter');
    await expect.poll(async () => (await hand.table()).saved.seq).toBeGreaterThan(seq);
    await page.getByTestId('encounter').waitFor();
    await hand.settled();
    await hand.act('r');
    await hand.settled();
    await hand.act('f');
    await page.getByTestId('fight').waitFor();
    expect(await fightItOut(hand, page)).toBeLessThan(MOST_KEYS);
    await page.getByTestId('fight').waitFor({ state: 'detached' });

    await hand.settled();
    await hand.press('l');
    await page.keyboard.type('They sleep badly.');
    await hand.act('Enter');
    await hand.press('Escape');
    await hand.settled();
    await hand.act(rest);
    await hand.settled();
    await hand.act('Control+z');
    await page.getByRole('log').getByText('Taken back').last().waitFor();

    if ((await hand.settled()).encounter) await hand.act('Escape');
    await hand.find('End session 1');
    await page
      .getByRole('log')
      .getByText(/session 1 ends|ends/i)
      .last()
      .waitFor();
    await hand.press('Control+k');
    await page.keyboard.type('zzz nothing');
    await hand.press('Escape');
    expect(complaints).toEqual([]);
    // Back to the library: by Tab to its button.
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await hand.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === 'Library') break;
    }
    await hand.press('Enter');
    await page.getByTestId('library').waitFor();
  });
});
