import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { allDrawn } from '../helpers/browser.ts';
import { keysAct } from '../helpers/keyboard.ts';
import { openSample, viewOf } from '../helpers/referee.ts';

const SIZE = { width: 1280, height: 900 };
const at = atTheScreen({ size: SIZE, zoom: 1.5 });
const folder = new URL('../../docs/manual/pictures/', import.meta.url);

/** Takes a picture of these parts of the screen together, with so many pixels around them. */
async function take(name: string, parts: Locator[], margin = 0): Promise<void> {
  await save(at.seat.page, name, { clip: await around(parts, margin) });
}

async function save(page: Page, name: string, more = {}): Promise<void> {
  await allDrawn(page);
  const path = fileURLToPath(new URL(`${name}.jpg`, folder));
  await page.screenshot({ path, type: 'jpeg', quality: 72, ...more });
}

/** The smallest part of the screen that has all of these in it. */
async function around(parts: readonly Locator[], margin: number) {
  const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null);
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

const part = (selector: string): Locator => at.seat.page.locator(selector).first();
const press = (key: string): Promise<void> => at.seat.page.keyboard.press(key);
const written = (text: string | RegExp): Promise<void> =>
  at.seat.page.getByRole('log').getByText(text).first().waitFor();

beforeAll(() => at.seat.given({ type: 'set-settings', theme: 'light' }));

it('of the library', async () => {
  const cards = at.seat.page.getByTestId('campaign-card');
  await cards.last().waitFor();
  const heading = at.seat.page.getByRole('heading', { name: 'Campaigns' });
  await take('library', [heading, cards.first(), cards.last()], 8);
});

it('of the table and the six ways', async () => {
  const { page, given } = at.seat;
  await openSample(at.seat, at.host, 'Cairn');
  await given({ type: 'open-session' });
  await page.setViewportSize({ width: 1280, height: 800 });
  // A whole map is more than a page of words.
  await save(page, 'table', { quality: 58 });
  await page.setViewportSize(SIZE);
  await part('.flower button:has-text("Q")').hover();
  await page.getByTestId('ahead').getByText('North-west').waitFor();
  await take('travel', [part('aside.now h2'), part('.flower'), page.getByTestId('ahead')], 12);
});

it('of an encounter on the road', async () => {
  const { page, given } = at.seat;
  await given({ type: 'travel', to: '0605', faces: [1, 6, 4] });
  await take('receipt', [page.getByTestId('receipt')], -1);
  await press('Escape');
  await given({ type: 'react', faces: [2, 3] });
  await take('encounter', [page.getByTestId('encounter')]);
});

it('of a fight in which somebody is dying, and of what was undone', async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'start-fight', faces: [3, 3, 3, 3] },
    { type: 'attack', actor: 'bryn', target: 'bandit-1' },
    { type: 'attack', actor: 'maud', target: 'bandit-1' },
    { type: 'attack', actor: 'linnet', target: 'bandit-2' },
    { type: 'attack', actor: 'osric', target: 'bandit-2', faces: [3, 2, 3, 2] },
    { type: 'attack', actor: 'bandit-1', target: 'bryn' },
    { type: 'attack', actor: 'bandit-2', target: 'linnet' },
    { type: 'attack', actor: 'bandit-3', target: 'maud' },
    // The 20 is Linnet's STR Save: she fails it.
    { type: 'attack', actor: 'bandit-4', target: 'osric', faces: [1, 5, 4, 1, 20] },
  );
  await take('fight', [page.getByTestId('fight')]);
  await press('Control+z');
  await written(/^Undone/);
  await take('undo', [part('section.log')]);
  await press('Control+Shift+z');
  await written(/^Redone/);
});

it('of a correction', async () => {
  const { page, given } = at.seat;
  await given({ type: 'end-fight' }, { type: 'aid', actor: 'bryn', target: 'linnet' });
  await keysAct(page);
  await part('aside.party [data-creature=maud] .points').click();
  await page.keyboard.type('+2');
  await take('correction', [part('aside.party h2'), part('aside.party [data-creature=maud]')], 8);
  await press('Enter');
});

it('of the night', async () => {
  const { page, given } = at.seat;
  await given({ type: 'travel', to: '0505', faces: [4] });
  await keysAct(page);
  await press('c');
  await page.getByTestId('night').waitFor();
  await take('night', [page.getByTestId('night')]);
  await press('Escape');
});

it('of finding and of a random table', async () => {
  const { page } = at.seat;
  await press('Control+k');
  await page.getByTestId('palette').fill('torch');
  await part('#findings').getByText('Light torch').first().waitFor();
  await take('find', [page.getByRole('dialog')]);
  await press('Escape');
  await press('Control+b');
  await page.getByRole('button', { name: 'New table…' }).click();
  await page
    .getByTestId('table-writer')
    .locator('textarea')
    .fill(
      '# Rumours (2d6)\n- 2-4: The mill is haunted.\n- 5-9: [[2d6]] riders come by night.\n- 10-12: The duke is dead.',
    );
  await page.getByTestId('table-writer').getByText('17 %').first().waitFor();
  await take('random-table', [page.getByTestId('table-writer')], 10);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await press('Escape');
});

it('of the players’ screen', async () => {
  await at.seat.given({ type: 'open-players-screen' });
  const { players } = (await viewOf(at.host)).workspace;
  const theirs = await at.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await theirs.goto(players.address ?? '');
  await theirs.getByTestId('players-map').waitFor();
  await save(theirs, 'players');
  await theirs.close();
  await at.seat.given({ type: 'close-players-screen' });
});

it('of downtime', async () => {
  const { page, given, complaints } = at.seat;
  await openSample(at.seat, at.host, 'FIVEY');
  await given({ type: 'open-session' }, { type: 'begin-downtime' });
  const lane = (name: string): Locator => page.locator(`[data-lane=${name}]`);
  await lane('brand')
    .getByRole('radio', { name: /^modest/ })
    .check({ force: true });
  await lane('brand')
    .getByLabel(/: Activity$/)
    .selectOption('carouse');
  await lane('odo')
    .getByRole('radio', { name: /^comfortable/ })
    .check({ force: true });
  await lane('odo')
    .getByLabel(/: Activity$/)
    .selectOption('study');
  await lane('odo').getByTestId('lane-refusal').waitFor();
  await take('downtime', [page.getByTestId('downtime')]);
  expect(complaints).toEqual([]);
});
