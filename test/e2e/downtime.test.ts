import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { holdBack } from '../helpers/browser.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const page = (): Page => at.seat.page;
const key = (name: string): Promise<void> => page().keyboard.press(name);
const lane = (id: string): Locator => page().locator(`[data-lane=${id}]`);
const activity = (id: string): Locator => lane(id).getByLabel(/: Activity$/);
const heights = (): Promise<number[]> =>
  page()
    .locator('[data-lane]')
    .evaluateAll((lanes) => lanes.map((one) => Math.round(one.getBoundingClientRect().height)));
const clock = async (): Promise<number> => (await viewOf(at.host)).table?.time.clock ?? 0;
const act = (): Locator => page().getByTestId('offers').locator('button').first();
const TEN_DAYS = 10 * 86_400;

/** Odo wants to study, which is above his means. */
async function refuseOdo(): Promise<void> {
  await lane('odo')
    .getByRole('radio', { name: /^comfortable/ })
    .check({ force: true });
  await activity('odo').selectOption('study');
  await lane('odo').getByTestId('lane-refusal').waitFor();
}

beforeEach(async () => {
  const { table } = await viewOf(at.host);
  const inDowntime = table?.mode.path.includes('downtime') === true;
  await at.seat.given(...(inDowntime ? [{ type: 'end-downtime' }] : []), { type: 'begin-downtime' });
  await page().reload();
  await lane('odo').waitFor();
});

describe('the plan for ten days', () => {
  it('is played by Enter, shows what each got, and is planned again by the next Enter', async () => {
    const before = await clock();
    await key('Enter');
    await expect.poll(clock).toBe(before + TEN_DAYS);
    await page().getByTestId('downtime-count').getByText('4 played').waitFor();
    await lane('mae')
      .getByText(/pays 10, earns \d+/)
      .waitFor();
    await lane('mae')
      .getByRole('img', { name: /^d20: \d+/ })
      .first()
      .waitFor();
    await key('Enter');
    await page().getByTestId('downtime-count').getByText('4 ready').waitFor();
    expect(await clock()).toBe(before + TEN_DAYS);
    await key('Control+z');
    await expect.poll(clock).toBe(before);
  });

  it('says whose plan is refused and why, and doesn’t play until a way out is taken', async () => {
    const before = await clock();
    const high = await heights();
    await refuseOdo();
    await act().getByText('not ready: Odo the Quiet').waitFor();
    expect(await heights()).toEqual(high);
    await activity('odo').press('Enter');
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.hasAttribute('data-way')))
      .toBe(true);
    expect(await clock()).toBe(before);
    await key('Enter');
    await page().getByTestId('downtime-count').getByText('4 ready').waitFor();
    expect(await heights()).toEqual(high);
  });

  it('judges the plan as it stands when Enter is pressed, though its answer is still on the way', async () => {
    const before = await clock();
    await lane('odo')
      .getByRole('radio', { name: /^comfortable/ })
      .check({ force: true });
    await lane('odo').getByTestId('lane-refusal').waitFor();
    const letGo = await holdBack(page(), '/api/ask');
    const asked = page().waitForRequest('**/api/ask');
    await lane('odo').getByRole('radio', { name: /^poor/ }).check({ force: true });
    await asked;
    await key('Enter');
    letGo();
    await expect.poll(clock).toBe(before + TEN_DAYS);
  });

  it('keeps what was chosen when the time is changed, and says what a season costs', async () => {
    await lane('brand')
      .getByRole('radio', { name: /^modest/ })
      .check({ force: true });
    await activity('brand').selectOption('carouse');
    await lane('brand').getByText('pays 20').waitFor();
    await page()
      .getByRole('radio', { name: /^Season/ })
      .check({ force: true });
    await lane('brand').getByText('pays 40').waitFor();
    expect(await activity('brand').inputValue()).toBe('carouse');
    await act().getByText('Play a season').waitFor();
  });

  it('is reached by its key, filled in by keys, and played from where it is filled in', async () => {
    const before = await clock();
    await key(';');
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.ariaLabel))
      .toBe('Mae Sallow: Activity');
    await key('b');
    await expect.poll(() => activity('mae').inputValue()).toBe('beg');
    await key('Enter');
    await expect.poll(clock).toBe(before + TEN_DAYS);
  });

  it('stands under a sheet, and is as it was when the sheet is closed', async () => {
    await activity('ansa').selectOption('beg');
    await lane('ansa').getByRole('button', { name: 'Sister Ansa' }).click();
    await page().getByTestId('sheet').waitFor();
    await key('Escape');
    await page().getByTestId('sheet').waitFor({ state: 'detached' });
    expect(await activity('ansa').inputValue()).toBe('beg');
    expect(at.seat.complaints).toEqual([]);
  });
});
