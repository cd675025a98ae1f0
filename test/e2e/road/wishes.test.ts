import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../../shared/api.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const page = (): Page => at.seat.page;
const road = (): Locator => page().getByTestId('road');
const map = (): Locator => road().getByTestId('road-map');
const way = (name: string): Locator => road().locator(`[data-way="${name}"]`);
const route = async (): Promise<GameView['route']> => (await viewOf(at.host)).table!.route;

/** Opens a screen by what it is called; a few journeys are enough here. */
async function open(what: string): Promise<void> {
  await keysAct(page());
  await page().keyboard.press('Control+k');
  await page().getByTestId('palette').fill(what);
  await page().locator('#findings').getByRole('option').first().getByText(what).waitFor();
  await page().keyboard.press('Enter');
  await road().getByText('Ways to Greywick').waitFor();
}
const key = async (name: string): Promise<void> => {
  await keysAct(page());
  await page().keyboard.press(name);
};
/** Walks the cursor of the map from the party. */
async function cursor(...keys: string[]): Promise<void> {
  await map().focus();
  for (const one of keys) await page().keyboard.press(one);
}
async function reload(): Promise<void> {
  await page().reload();
  await page().locator('[data-offer=travel]').first().waitFor();
}

beforeEach(async () => {
  await page().unrouteAll();
  await page().route('**/api/dispatch', async (request) => {
    const body = JSON.parse(request.request().postData() ?? '{}') as { type?: string };
    const few = body.type === 'forecast' ? { ...body, runs: 20 } : body;
    await request.continue({ postData: JSON.stringify(few) });
  });
  await at.seat.given({ type: 'place-party', hex: '0509' });
  await reload();
});

it('a way is found by the number of the hex where it ends, too', async () => {
  await key('Control+k');
  await page().getByTestId('palette').fill('route to 0704');
  await page().locator('#findings').getByRole('option').first().getByText('The way to Greywick').waitFor();
});

describe('the way that is wished', () => {
  it('is the route that was kept, with its days and its forecast, after the page was loaded again', async () => {
    await open('The way to Greywick');
    await cursor('ArrowDown', 'Enter');
    await way('By Nether Moss').waitFor();
    await road().getByRole('button', { name: 'Keep route' }).click();
    await expect.poll(async () => (await route())?.hexes[0]).toBe('0510');
    await reload();
    await open('The road ahead');
    await expect.poll(() => way('Kept route').getAttribute('aria-pressed')).toBe('true');
    await road().getByRole('button', { name: 'Route kept' }).waitFor();
    await road()
      .getByTestId('first-leg')
      .getByText(/to Nether Moss, arrive/)
      .waitFor();
    await road().getByTestId('days').getByRole('img', { name: /0510/ }).first().waitFor();
    await road().getByTestId('running').getByText('20 journeys').waitFor();
    // What is chosen instead stays so as it is kept, though one card less is there then.
    await page().keyboard.press('2');
    const name = (await road().locator('[data-way][aria-pressed=true]').getAttribute('data-way'))!;
    await road().getByRole('button', { name: 'Keep route' }).click();
    await way('Kept route').waitFor({ state: 'detached' });
    expect(await way(name).getAttribute('aria-pressed')).toBe('true');
  });

  it('can’t avoid its end, and says so', async () => {
    await at.seat.given({ type: 'place-party', hex: '0705' });
    await open('The way to Greywick');
    await cursor('ArrowUp', 'Delete');
    await road().getByText('The way ends in 0704, so it can’t be avoided.').waitFor();
    expect(await road().getByTestId('wishes').count()).toBe(0);
  });

  it('can’t have its end as a stop, and says so', async () => {
    await at.seat.given({ type: 'place-party', hex: '0705' });
    await open('The way to Greywick');
    await cursor('ArrowUp', 'Enter');
    await road().getByText('The way ends in 0704, so it can’t be a stop.').waitFor();
    await cursor('ArrowDown', 'Enter');
    await road().getByText('The party is in 0705, so it can’t be a stop.').waitFor();
    expect(await road().getByTestId('wishes').count()).toBe(0);
  });

  it('is marked with what Ctrl+Z takes back, before it undoes what was done here', async () => {
    await open('The way to Greywick');
    const wishes = road().getByTestId('wishes').getByRole('button');
    await cursor('ArrowDown', 'Enter', 'ArrowDown', 'Delete');
    await expect.poll(() => wishes.count()).toBe(2);
    await page().keyboard.press('Control+z');
    await road().getByRole('button', { name: 'Remove stop 1, Nether Moss' }).waitFor();
    await expect.poll(() => wishes.count()).toBe(1);
    await page().keyboard.press('Control+z');
    await expect.poll(() => wishes.count()).toBe(0);
    await page().keyboard.press('Control+Shift+z');
    await way('By Nether Moss').waitFor();
    await road().getByRole('button', { name: 'Keep route' }).click();
    await expect.poll(async () => (await route())?.hexes[0]).toBe('0510');
    await key('Control+z');
    await expect.poll(route).toBeNull();
    expect(await wishes.count()).toBe(1);
    const { seq } = (await viewOf(at.host)).table!.saved;
    await key('Control+z');
    await road().getByRole('button', { name: 'Remove stop 1, Nether Moss' }).click();
    await key('Control+z');
    await way('By Nether Moss').waitFor();
    expect((await viewOf(at.host)).table!.saved.seq).toBe(seq);
  });

  it('is marked on a map that stays where it is: a second click on the spot takes a stop back', async () => {
    await open('The way to Greywick');
    await way('Quickest and safest').or(way('Quickest')).waitFor();
    const box = (await map().boundingBox())!;
    const spot = { x: box.width * 0.62, y: box.height * 0.85 };
    await map().click({ position: spot });
    await road().locator('[data-way^="By "]').waitFor();
    await map().click({ position: spot });
    await road().locator('[data-way^="By "]').waitFor({ state: 'detached' });
    expect(await road().getByTestId('wishes').count()).toBe(0);
  });
});
