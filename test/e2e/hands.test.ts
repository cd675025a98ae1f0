import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

const seq = async (): Promise<number> =>
  Number(await at.seat.page.getByTestId('table').getAttribute('data-seq'));

describe('no key does two things', () => {
  it('Space and Enter after a click are no second click', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'Light torch' }).first().click();
    await page.getByRole('button', { name: 'Put out' }).first().waitFor();
    const before = await seq();
    await page.keyboard.press(' ');
    expect(await seq()).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(seq).toBe(before + 1);
    await page.keyboard.press(' ');
    expect(await seq()).toBe(before + 1);
  });

  it('a button reached by Tab keeps the focus and answers Space', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'note', text: 'to be undone' });
    const before = await seq();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press(' ');
    await expect.poll(seq).toBe(before + 1);
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('Esc ends no encounter', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'meet', title: 'Strangers' });
    const before = await seq();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    expect(await seq()).toBe(before);
    await page.keyboard.press('x');
    await expect.poll(seq).toBeGreaterThan(before);
  });

  it('a letter is the same with caps lock on', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'note', text: 'once more' }, { type: 'undo' });
    const before = await seq();
    await page.evaluate(() =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey: true })),
    );
    await expect.poll(seq).toBe(before + 1);
    await page.getByRole('log').getByText('once more').last().waitFor();
  });

  it('letters are acts again after a line and after a roll, and what was refused stays under the hand', async () => {
    const { page } = at.seat;
    const testIdInFocus = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
    for (const [field, text] of [
      ['note', 'A raven follows.'],
      ['roll', '2d6'],
    ] as const) {
      await page.getByTestId(field).fill(text);
      await page.keyboard.press('Enter');
      await expect.poll(testIdInFocus).not.toBe(field);
    }
    await page.getByTestId('roll').fill('2d');
    await page.keyboard.press('Enter');
    await expect.poll(testIdInFocus).toBe('roll');
    expect(await page.getByTestId('roll').inputValue()).toBe('2d');
  });
});

describe('what stands on the table', () => {
  it('keeps a group of acts open that was opened, whatever the next act brings', async () => {
    const { page } = at.seat;
    const group = page.getByTestId('offers').locator('details:has(> summary:text-is("world"))');
    await group.locator('summary').click();
    await at.seat.given({ type: 'note', text: 'x' }, { type: 'meet', title: 'Strangers' }, { type: 'part' });
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  });
});
