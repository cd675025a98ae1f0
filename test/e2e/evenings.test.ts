import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Offer, GameView } from '../../shared/api.ts';
import { offersOf } from '../../src-renderer/acts/offers.ts';
import { keysOf } from '../../src-renderer/keys/acts.ts';
import type { EveningFixtures } from '../../shared/systems/fixtures.ts';
import { fixturesOf, withEvenings } from '../systemContract.ts';
import { closePages, sharedBrowser } from '../helpers/browser.ts';
import { Keyboard } from '../helpers/keyboard.ts';
import { takeSeat, type Seat } from '../helpers/referee.ts';
import { libraryWithSamples, startHost, webDoor, type RunningHost } from '../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let seat: Seat;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  host = await startHost(await libraryWithSamples());
  seat = await takeSeat(browser, host);
});
afterEach(async () => {
  await seat.page.context().close();
  await host.stop();
});
afterAll(closePages);

const MOST_KEYS = 400;
interface Evening extends EveningFixtures {
  name: string;
}
const EVENINGS = withEvenings.flatMap((system): Evening[] => {
  const { evenings } = fixturesOf(system);
  return evenings ? [{ name: system.name, ...evenings }] : [];
});

const acting = ({ fight }: GameView): Offer[] =>
  fight?.slots.flatMap(({ who }) => who.flatMap(({ offers, now }) => (now ? offers : []))) ?? [];
/** The key that is most likely wanted: what is asked for, else a blow, else the next. */
function likeliest(table: GameView): string | undefined {
  const keys = keysOf(offersOf(table));
  const offers = [...table.now, ...acting(table)].filter((offer) => keys.has(offer));
  const all = offers.find(({ command }) => command.type === 'act-together');
  const asked = offers.find(({ command }) => ['check-morale', 'settle'].includes(command.type));
  const blow = offers.find((offer) => keys.get(offer) === 'Enter' && offer.main);
  const next = offers.find(({ command }) => command.type === 'end-turn');
  const wanted = asked ?? all ?? blow ?? next;
  return wanted && keys.get(wanted);
}

async function fightItOut(hand: Keyboard, page: Page): Promise<number> {
  let keys = 0;
  while (keys < MOST_KEYS) {
    const table = await hand.settled();
    if (!table.fight) return keys;
    const key = likeliest(table);
    const { seq } = table.saved;
    if (!key) await hand.find('Break off fight');
    else {
      await page.keyboard.press(key);
      // A blow waits for its target, a form for its Enter; what is refused ends the turn.
      await expect
        .poll(async () => {
          if ((await hand.table()).saved.seq > seq) return 'done';
          if ((await page.locator('article.target').count()) > 0) return 'aims';
          if (await page.getByTestId('form').isVisible()) return 'asks';
          return (await page.getByTestId('error').count()) > 0 ? 'refused' : 'waits';
        })
        .not.toBe('waits');
      if ((await hand.table()).saved.seq === seq) {
        const target = page.locator('article.target button.who kbd').first();
        if ((await target.count()) > 0) {
          await page.keyboard.type(await target.innerText());
          if (await page.getByText('type the next digit').isVisible()) await page.keyboard.press('Enter');
        } else if (await page.getByTestId('form').isVisible()) await page.keyboard.press('Enter');
        else await page.keyboard.press('n');
        await expect.poll(async () => (await hand.table()).saved.seq).toBeGreaterThan(seq);
      }
    }
    keys += 1;
  }
  return keys;
}

/** A sheet by its key: a figure is changed there, and the hand is left where it was. */
async function changeSheet(hand: Keyboard, page: Page): Promise<void> {
  const [first] = (await hand.settled()).characters;
  await hand.press('Shift+Digit1');
  await page.getByTestId('sheet').waitFor();
  await hand.focusIn('.panel');
  await hand.tabTo('damage or heal');
  await hand.press('Enter');
  await hand.focusIn('.panel form');
  await page.keyboard.type('-1');
  await hand.act('Enter');
  const { characters } = await hand.settled();
  expect(characters[0]?.hitPoints.now).toBe((first?.hitPoints.now ?? 0) - 1);
  await hand.focusIn('.panel .points');
  await hand.press('Escape');
  await page.getByTestId('sheet').waitFor({ state: 'detached' });
}

/** What is written below the map: a secret, dice, a table. */
async function writeAndRoll(hand: Keyboard, page: Page): Promise<void> {
  await hand.settled();
  await hand.press('l');
  await page.keyboard.type('They sleep badly.');
  await hand.act('Enter');
  await hand.press('l');
  await page.keyboard.type('The innkeeper is a spy.');
  await hand.act('Shift+Enter');
  await hand.told('secret: The innkeeper is a spy.');
  const lines = (await hand.settled()).log.filter(({ type }) => type === 'note-written').slice(-2);
  expect(lines.map(({ secret }) => secret)).toEqual([false, true]);
  await hand.press('/');
  await page.keyboard.type('2d6+1');
  await hand.act('Enter');
  await hand.told('2d6+1');
  const tables = await webDoor(host).ask({ type: 'tables' });
  const name = Array.isArray(tables) ? (tables[0]?.name ?? '') : '';
  await hand.settled();
  await hand.press('/');
  await page.keyboard.type(name);
  await hand.act('Enter');
  await hand.told(`${name}: `);
}

/** A clock is begun and moved on, by its menus. */
async function moveClock(hand: Keyboard, page: Page): Promise<void> {
  await hand.settled();
  await hand.tabTo('Start clock');
  await hand.press('Enter');
  await hand.focusIn('[role=menuitem][data-highlighted]');
  await hand.press('Enter');
  await hand.focusIn('[data-testid=form]');
  await page.keyboard.type('The flood');
  await hand.saves(() => hand.giveForm());
  await hand.settled();
  await hand.tabTo('Actions for the clock The flood', 120);
  await hand.press('Enter');
  await hand.focusIn('[role=menuitem][data-highlighted]');
  await page.getByRole('menuitem', { name: 'Fill segment' }).waitFor();
  await hand.act('Enter');
  const { clocks } = await hand.settled();
  expect(clocks.find(({ name }) => name === 'The flood')?.filled).toBe(1);
}

/** C opens the night, Enter spends it: two keys. */
async function spendNight(hand: Keyboard, campsFirst = false): Promise<void> {
  if (campsFirst) await hand.act('c');
  else await hand.press('c');
  await hand.opened('night');
  const { now } = await hand.settled();
  // By day it wants a second press.
  if (now.some(({ opens, warns }) => opens === 'night' && warns)) await hand.press('Enter');
  await hand.act('Enter');
}

/** Downtime of the whole party, and back to the road. */
async function playDowntime(hand: Keyboard, downtime: Evening['downtime']): Promise<void> {
  await hand.settled();
  await hand.find('Start downtime');
  await hand.settled();
  if (!downtime.planned) await spendNight(hand);
  else {
    if (downtime.find) await hand.choose(downtime.find);
    else await hand.press(downtime.key ?? '');
    await hand.focusIn('[data-testid=downtime]');
    await hand.act('Enter');
  }
  await hand.told(downtime.told);
  await hand.settled();
}

describe.each(EVENINGS)('an evening of $name by keyboard alone', ({ name, campsFirst, downtime }) => {
  it('goes from the library over road, sheet, meeting, fight, camp and downtime to the end of the session', async () => {
    const { page, complaints } = seat;
    const hand = new Keyboard(page, host);
    await page.getByTestId('library').waitFor();
    // The last campaign has the focus; Tab goes from card to card until this one is reached.
    for (let tabs = 0; tabs < 40; tabs += 1) {
      const there = await page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');
      if (there.includes(name) && there.includes('sample')) break;
      await hand.press('Tab');
    }
    await hand.press('Enter');
    await page.getByTestId('table').waitFor();
    await hand.act('Enter');
    await page.getByRole('log').getByText('Session 1 begins').waitFor();

    // The dice are real, so the party gets hit points for any result.
    await seat.given(
      ...(await hand.table()).characters.map(({ id }) => ({
        type: 'set-hit-points',
        creature: id,
        max: 90,
        now: 90,
      })),
    );
    const table = await hand.settled();
    const travel = table.now.find(({ command }) => command.type === 'travel');
    await hand.act((travel && keysOf(table.now).get(travel)) ?? 'd');
    if ((await hand.settled()).encounter) await hand.act('y');

    await changeSheet(hand, page);
    await hand.find('Light torch');
    expect((await hand.settled()).characters.flatMap(({ lights }) => lights)).toHaveLength(1);

    await hand.saves(async () => {
      await hand.press('m');
      await hand.focusIn('[data-testid=form]');
      // The first of the book, two of them.
      await hand.press('ArrowDown');
      await hand.press('Tab');
      await page.keyboard.type('2');
      await hand.press('Enter');
    });
    await page.getByTestId('encounter').waitFor();
    await hand.settled();
    await hand.act('r');
    await hand.settled();
    await hand.act('f');
    await page.getByTestId('fight').waitFor();
    expect(await fightItOut(hand, page)).toBeLessThan(MOST_KEYS);
    await page.getByTestId('fight').waitFor({ state: 'detached' });

    await writeAndRoll(hand, page);
    await moveClock(hand, page);

    await hand.settled();
    await spendNight(hand, campsFirst);
    const { time } = await hand.settled();
    await hand.act('Control+z');
    await hand.told('Undone');
    expect((await hand.settled()).time.clock).toBeLessThan(time.clock);
    await hand.act('Control+Shift+Z');
    await hand.told('Redone');
    expect((await hand.settled()).time.clock).toBe(time.clock);

    if ((await hand.settled()).encounter) await hand.act('y');
    await playDowntime(hand, downtime);

    if ((await hand.settled()).encounter) await hand.act('y');
    await hand.choose('End session 1');
    await hand.opened('end-evening');
    await hand.act('Control+Enter');
    await hand.told(/session 1 ends|ends/i);
    await hand.settled();
    expect(complaints).toEqual([]);
    await hand.tabTo('Menu', 120);
    await hand.press('Enter');
    await hand.focusIn('[role=menuitem][data-highlighted]');
    // The last line of the menu.
    await hand.press('End');
    await hand.press('Enter');
    await page.getByTestId('library').waitFor();
  });
});
