import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });

describe('the list of rulings', () => {
  it('is searched, and says what stands in it alone when nothing else is asked for', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Shift+R');
    await page.getByTestId('rulings').waitFor();
    const all = await page.locator('[data-ruling]').count();
    await page.getByRole('searchbox', { name: 'Find a ruling' }).fill('morale');
    await expect.poll(() => page.locator('[data-ruling]').count()).toBeLessThan(all);
    expect(await page.locator('[data-ruling=morale-leader]').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Find a ruling' }).fill('no such thing');
    await page.getByText('No ruling speaks of “no such thing”.').waitFor();
    await page.getByRole('searchbox', { name: 'Find a ruling' }).fill('beasts and boats');
    await page.getByRole('heading', { name: 'Read in one way' }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a ruling' }).fill('');
  });

  it('takes a choice among numbers, and puts it back as it began', async () => {
    const { page } = at.seat;
    const row = page.locator('[data-ruling=two-handed-die]');
    await row.getByRole('button').first().click();
    await row.getByRole('combobox').selectOption('10');
    await row.getByRole('button', { name: 'as it began' }).waitFor();
    expect((await viewOf(at.host)).table?.log.at(-1)?.text).toMatch(/: 10\.$/);
    await row.getByRole('button', { name: 'as it began' }).click();
    await row.getByRole('button', { name: 'as it began' }).waitFor({ state: 'detached' });
  });

  it('refuses a number out of its range with the range, and changes nothing', async () => {
    const { page } = at.seat;
    const row = page.locator('[data-ruling=torch-turns]');
    await row.getByRole('button').first().click();
    await row.getByRole('spinbutton').fill('99999');
    await page.keyboard.press('Enter');
    await page.getByText('is a whole number from 1 to 144').first().waitFor();
    expect(await row.getByRole('button', { name: 'as it began' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('is reached from anywhere by the words of a ruling, or by the number of a rule', async () => {
    const { page } = at.seat;
    for (const [asked, ruling] of [
      ['wisdom of a char', 'wisdom'],
      ['FV-S13', 'torch-turns'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByTestId('palette').fill(asked);
      await page.keyboard.press('Enter');
      await page.locator(`[data-ruling=${ruling}]`).waitFor();
      await expect.poll(() => page.locator('[data-ruling]').count()).toBeLessThan(5);
    }
    await page.keyboard.press('Escape');
  });
});
