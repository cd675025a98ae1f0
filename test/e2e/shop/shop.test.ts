import { expect, it } from 'vitest';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });

it('goods are bought and sold by keys alone, at prices that can be set', async () => {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shop');
  await page.getByRole('option', { name: 'Shop screen' }).waitFor();
  await page.keyboard.press('Enter');
  const basket = page.getByTestId('basket');
  const search = page.getByRole('searchbox', { name: 'Search the price list' });
  await search.waitFor();
  await page.keyboard.type('5 torches');
  await page.getByText('Enter: add 5 × Torch').waitFor();
  await page.keyboard.press('Enter');
  await basket.getByText('13 crowns').waitFor();

  await page.keyboard.type('silver bell');
  await page.keyboard.press('Enter');
  await page.getByLabel('Its price').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Type a price.').waitFor();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.getByText('Enter: add silver bell').waitFor();
  await search.press('Enter');
  await basket.getByText('20 crowns').waitFor();
  await lookedThrough(page, at.seat);

  await search.press('Control+Enter');
  await page.getByTestId('spoken').getByText('buys 5 × torch and a silver bell for 20 crowns').waitFor();
  await basket.getByText('empty', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await page.getByRole('button', { name: 'Sell silver bell' }).click();
  await basket.getByText(/^\S.* gets$/).waitFor();
  await basket.getByRole('spinbutton', { name: 'What silver bell brings' }).fill('4');
  await basket.getByText('4 crowns').waitFor();
  await lookedThrough(page, at.seat);
  await page.getByRole('button', { name: /^Buy and sell/ }).click();
  await page.getByTestId('spoken').getByText('sells a silver bell for 4 crowns').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('shop').waitFor({ state: 'detached' });
  expect((await viewOf(at.host)).table?.undo).toContain('sells a silver bell');
  expect(at.seat.complaints).toEqual([]);
});

it('the bill follows the basket when the shop is opened again as well', async () => {
  const { page } = at.seat;
  const basket = page.getByTestId('basket');
  await new Keyboard(page, at.host).choose('Shop');
  await page.getByRole('searchbox', { name: 'Search the price list' }).waitFor();
  await page.keyboard.type('5 torches');
  await page.getByText('Enter: add 5 × Torch').waitFor();
  await page.keyboard.press('Enter');
  await basket.getByText('13 crowns').waitFor();
  await basket.getByRole('button', { name: 'Empty basket' }).click();
  await page.keyboard.press('Escape');
  await page.getByTestId('shop').waitFor({ state: 'detached' });
});

it('a chip shows one kind or what can be paid for, and what is typed is looked for in all', async () => {
  const { page } = at.seat;
  await new Keyboard(page, at.host).choose('Shop');
  const list = page.getByTestId('shop');
  const wares = list.locator('[data-price]');
  const chip = (name: string) => list.getByRole('group', { name: 'What is shown' }).getByText(name);
  await wares.first().waitFor();
  const all = await wares.count();
  await chip('Food').click();
  await expect.poll(() => wares.count()).toBe(1);
  await chip('All').click();
  await chip('Can pay').click();
  await list.locator('[data-price="Plate"]').waitFor({ state: 'detached' });
  expect(await wares.count()).toBeLessThan(all);
  await list.getByRole('searchbox').fill('plate');
  await list.locator('[data-price="Plate"]').waitFor();
  expect(at.seat.complaints).toEqual([]);
});
