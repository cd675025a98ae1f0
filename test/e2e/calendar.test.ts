import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { lookedThrough } from '../helpers/axe.ts';
import { holdBack } from '../helpers/browser.ts';
import { viewOf } from '../helpers/referee.ts';
import { VALE } from '../shared/reckoning/vale.ts';

const at = atTheScreen();
const date = async (): Promise<string> => (await viewOf(at.host)).table?.time.date ?? '';
const heading = (name: string) => at.seat.page.getByRole('heading', { name, exact: true, level: 1 });
const panel = () => at.seat.page.getByTestId('calendar');

/** Opens the calendar by Find. */
async function open(): Promise<void> {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('calendar');
  await page
    .getByRole('option', { name: /^Calendar/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await panel().waitFor();
}

/** Goes on by Tab to what is called so, and types in it in the place of what it holds. */
async function typeIn(label: string, text: string): Promise<void> {
  const { page } = at.seat;
  const field = page.getByLabel(label, { exact: true });
  for (let step = 0; step < 60; step += 1) {
    if (await field.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

describe('a calendar', () => {
  it('is made by keys, kept as one step, and undone', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'Vane', system: 'fivey', sample: false });
    const before = await date();
    await heading(before).waitFor();
    await open();
    await typeIn('Year', '1071');
    await typeIn('Month 1', 'Hay');
    await typeIn('Days of Hay', '0');
    await expect
      .poll(() => page.getByTestId('first-act-told').textContent())
      .toContain('a month has at least 1 day');
    expect(await page.getByRole('button', { name: /^Keep this calendar/ }).isDisabled()).toBe(true);
    await typeIn('Days of Hay', '28');
    await expect.poll(() => page.getByTestId('first-act-told').textContent()).toContain('no hour moves');
    expect(await page.getByTestId('will-read').textContent()).toBe('1 Hay 1071');
    expect(await date()).toBe(before);
    await page.keyboard.press('Enter');
    await panel().waitFor({ state: 'detached' });
    await heading('1 Hay 1071').waitFor();
    await page.keyboard.press('Control+z');
    await heading(before).waitFor();
    expect(await date()).toBe(before);
  });

  it('is kept by Enter before what was typed last is checked, unless that does not fit', async () => {
    const { page } = at.seat;
    const before = await date();
    await open();
    await typeIn('Month 1', 'Second Month');
    await expect
      .poll(() => page.getByTestId('first-act-told').textContent())
      .toContain('two months are called “Second Month”');
    const letGo = await holdBack(page, '/api/ask', (body) => body.includes('check-calendar'));
    await typeIn('Month 1', 'Third Month');
    await page.keyboard.press('Enter');
    await panel().getByTestId('error').waitFor();
    expect(await date()).toBe(before);
    await typeIn('Month 1', 'Hay');
    await page.keyboard.press('Enter');
    await panel().waitFor({ state: 'detached' });
    await heading('1 Hay 1').waitFor();
    letGo();
    await page.keyboard.press('Control+z');
    await heading(before).waitFor();
  });

  it('takes a festival by a click on its day, and due next tells of it', async () => {
    const { page } = at.seat;
    await open();
    await panel().locator('svg [data-day="3"] rect').click();
    await page.getByLabel('Name', { exact: true }).last().fill('Saint Ottil');
    await expect.poll(() => panel().textContent()).toContain('Saint Ottil');
    await page.getByRole('button', { name: /^Keep this calendar/ }).click();
    await panel().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('due').textContent()).toContain('Saint Ottil');
  });

  it('of Calendarium is read, told line by line, and can be removed again', async () => {
    const { page } = at.seat;
    await open();
    const file = (text: string) => ({
      name: 'vale.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByLabel('Calendarium file').setInputFiles(file('{"months":'));
    await expect
      .poll(() => page.getByTestId('calendar-faults').textContent())
      .toContain('This is no file of Calendarium');
    const leapDays = [{ name: 'Shieldmeet', interval: [{ interval: 4 }] }];
    const months = [{ name: 'Hammer', type: 'month', length: 30 }];
    const current = { year: 1491, month: 0, day: 5 };
    await page
      .getByLabel('Calendarium file')
      .setInputFiles(file(JSON.stringify({ name: 'Vale', static: { months, leapDays }, current })));
    await expect
      .poll(() => page.getByTestId('calendar-told').textContent())
      .toContain('Leap days are left out');
    await expect.poll(() => page.getByTestId('will-read').textContent()).toBe('5 Hammer 1491');
    await page.getByRole('button', { name: /^Keep this calendar/ }).click();
    await heading('5 Hammer 1491').waitFor();
    await open();
    await panel()
      .getByRole('button', { name: /^Remove calendar/ })
      .click();
    await expect.poll(date).toMatch(/^Day 1/);
  });

  it('has nothing that axe finds, whichever part is open, and fits the window', async () => {
    const { page, given } = at.seat;
    await given({ type: 'keep-calendar', calendar: VALE });
    await open();
    for (const part of ['Weekdays', 'Between', 'Moons', 'Seasons', 'Festivals']) {
      await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
      await lookedThrough(page, at.seat);
    }
    await page.getByRole('button', { name: /^Saint Ottil/ }).click();
    await lookedThrough(page, at.seat);
    const isWide = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isWide()).toBe(false);
  });
});
