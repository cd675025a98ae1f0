import { expect, it } from 'vitest';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('a new character is thrown, typed and chosen by keys, and joins the party', async () => {
  const { page } = at.seat;
  const before = (await viewOf(at.host)).table?.characters.length ?? 0;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('step by step');
  await page
    .getByRole('option', { name: /step by step/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const making = page.getByTestId('making');
  await making.waitFor();
  const step = (id: string) => making.locator(`[data-step=${id}]`);
  await page.keyboard.press('Enter');
  await step('dex').and(page.locator('[aria-current=step]')).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('dialog').getByRole('textbox').fill('6 3 6');
  await page.keyboard.press('Enter');
  await step('dex').getByText('15').waitFor();
  await lookedThrough(page, at.seat);
  await page.keyboard.press('r');
  await page.getByText('Ready to join the party').waitFor();
  await page.keyboard.press('Enter');
  await making.waitFor({ state: 'detached' });
  expect((await viewOf(at.host)).table?.characters.length).toBe(before + 1);
  expect(at.seat.complaints).toEqual([]);
});
