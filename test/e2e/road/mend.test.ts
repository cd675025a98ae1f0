import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { keysAct } from '../../helpers/keyboard.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });
const page = (): Page => at.seat.page;
const road = (): Locator => page().getByTestId('road');
const basket = (): Locator => page().getByTestId('basket');

/** The road to a tower so far away that the food runs out; a few journeys show that. */
beforeAll(async () => {
  await page().route('**/api/dispatch', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { type?: string };
    await route.continue({
      postData: JSON.stringify(body.type === 'forecast' ? { ...body, runs: 40 } : body),
    });
  });
  await keysAct(page());
  await page().keyboard.press('Control+k');
  await page().getByTestId('palette').fill('The way to The Drowned Tower');
  await page()
    .locator('#findings')
    .getByRole('option')
    .first()
    .getByText('way to The Drowned Tower')
    .waitFor();
  await page().keyboard.press('Enter');
  await road().getByText('Ways to The Drowned Tower').waitFor();
});

it('the days fit into a window 1024 pixels wide', async () => {
  await page().setViewportSize({ width: 1024, height: 768 });
  const days = road().getByTestId('days');
  await days.getByText('hungry').first().waitFor();
  await expect.poll(() => days.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page().setViewportSize({ width: 1280, height: 800 });
});

it('nothing is cut in a window of 1280 × 800, with what would mend the road and with a bar to scroll the days', async () => {
  await road().getByTestId('mend').waitFor();
  const hidden = (box: Locator): Promise<number[]> =>
    box.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
  await expect
    .poll(() => hidden(road().getByRole('complementary', { name: 'What to expect' })))
    .toEqual([0, 0]);
  await expect
    .poll(() => hidden(road().getByRole('complementary', { name: 'Ways and policy' })))
    .toEqual([0, 0]);
  const days = road().getByTestId('days');
  await days.evaluate((box) => (box.style.paddingRight = '15px'));
  await expect.poll(() => hidden(days)).toEqual([0, 0]);
  await days.evaluate((box) => (box.style.paddingRight = ''));
});

it('what would mend the road is bought in the shop, which leads to a missing price, and Esc leads back to the road', async () => {
  await road().getByRole('button', { name: 'Plan it' }).click();
  await basket().getByText('Rations').first().waitFor();
  await road().waitFor({ state: 'detached' });
  await basket().getByText('There is no price for Rations yet. Set it in the price list.').waitFor();
  await basket().getByRole('button', { name: 'Set the price of Rations' }).click();
  const price = page().getByRole('spinbutton', { name: /^Price of Rations/ });
  await price.fill('5');
  await price.press('Enter');
  await basket().getByText('There is no price').waitFor({ state: 'detached' });
  await page().keyboard.press('Escape');
  await road().getByText('Ways to The Drowned Tower').waitFor();
  expect(at.seat.complaints).toEqual([]);
});
