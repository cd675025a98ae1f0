import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const rule = (id: string) => at.seat.page.locator(`[data-house-rule=${id}]`);
const options = async () => (await viewOf(at.host)).table?.log.at(-1)?.text;

describe('the house rules', () => {
  it('show what matters most first, and are searched', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+h');
    await page.getByTestId('house-rules').waitFor();
    await page.getByRole('heading', { name: 'What matters most' }).waitFor();
    expect(await page.locator('[data-house-rule]').first().textContent()).toContain('★');
    const all = await page.locator('[data-house-rule]').count();
    await page.getByRole('searchbox', { name: 'Find a house rule' }).fill('flanking');
    await expect.poll(() => page.locator('[data-house-rule]').count()).toBeLessThan(all);
    expect(await rule('flanking').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Find a house rule' }).fill('no such thing');
    await page.getByText('No house rule matches “no such thing”.').waitFor();
    await page.getByRole('searchbox', { name: 'Find a house rule' }).fill('');
  });

  it('take another choice, mark it, and go back to the rules as written', async () => {
    await rule('flanking').getByRole('radio', { name: 'gives advantage' }).click();
    await rule('flanking').getByRole('button', { name: 'Reset' }).waitFor();
    expect(await options()).toContain('Flanking');
    await rule('flanking').getByRole('button', { name: 'Reset' }).click();
    await rule('flanking').getByRole('button', { name: 'Reset' }).waitFor({ state: 'detached' });
    expect(await rule('flanking').getByRole('radio', { checked: true }).inputValue()).toBe('no');
  });

  it('refuse a number out of its range with the range, and change nothing', async () => {
    const { page } = at.seat;
    await rule('torch-turns').getByRole('button').first().click();
    await rule('torch-turns').getByRole('textbox').fill('99999');
    await page.keyboard.press('Enter');
    await page.getByText('must be a whole number from').first().waitFor();
    expect(await rule('torch-turns').getByRole('button', { name: 'Reset' }).count()).toBe(0);
  });

  it('are kept as a set, used in another campaign of the system, and deleted', async () => {
    const { page } = at.seat;
    await rule('flanking').getByRole('radio', { name: 'gives advantage' }).click();
    await rule('flanking').getByRole('button', { name: 'Reset' }).waitFor();
    await page.getByRole('button', { name: 'Save as a set…' }).click();
    await page.getByRole('textbox', { name: 'Name of the set' }).fill('Thursday');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use “Thursday”' }).waitFor();
    await rule('flanking').getByRole('button', { name: 'Reset' }).click();
    await rule('flanking').getByRole('button', { name: 'Reset' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Use “Thursday”' }).click();
    await rule('flanking').getByRole('button', { name: 'Reset' }).waitFor();
    await page.getByRole('button', { name: 'Delete the set Thursday' }).click();
    await page.getByRole('button', { name: 'Use “Thursday”' }).waitFor({ state: 'detached' });
  });

  it('are reached from anywhere by their words, or by the number of a rule', async () => {
    const { page } = at.seat;
    for (const [asked, id] of [['walking away', 'parting-blows']] as const) {
      await page.keyboard.press('Control+k');
      await page.getByTestId('palette').fill(asked);
      await page.keyboard.press('Enter');
      await rule(id).waitFor();
      await expect.poll(() => page.locator('[data-house-rule]').count()).toBeLessThan(5);
    }
    await page.keyboard.press('Escape');
  });
});
