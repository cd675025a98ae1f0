import { expect, it } from 'vitest';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });

const opened = async () => {
  const { page } = at.seat;
  await new Keyboard(page, at.host).choose('New character');
  const making = page.getByTestId('making');
  await making.waitFor();
  return { page, making, step: (id: string) => making.locator(`[data-step=${id}]`) };
};
const party = async () => (await viewOf(at.host)).table?.characters ?? [];

it('a new character is thrown, typed and chosen by keys, and joins the party', async () => {
  const { page, making, step } = await opened();
  const before = (await party()).length;
  await making.locator('[aria-current=step]').waitFor();
  await page.keyboard.press('Space');
  await step('background').and(page.locator('[aria-current=step]')).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('dialog').getByRole('textbox').fill('8');
  await page.keyboard.press('Enter');
  await step('background').getByText('Veteran').waitFor();
  await lookedThrough(page, at.seat);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Finish character' }).waitFor();
  await page.keyboard.press('Enter');
  await making.waitFor({ state: 'detached' });
  expect((await party()).length).toBe(before + 1);
  expect(at.seat.complaints).toEqual([]);
});

it('gear is put together by several clicks, with what is left of the purse, and drawn as a whole', async () => {
  const { page, making, step } = await opened();
  await at.seat.given({ type: 'draw-step', step: 'weapon', value: 'none' });
  await step('gear').getByRole('button', { name: 'Choose…' }).click();
  await page.getByText('77 crowns left').waitFor();
  await page.getByRole('button', { name: 'Add Crowbar' }).click();
  await page.getByRole('button', { name: 'Add Rope' }).click();
  await page.getByRole('button', { name: 'Add Rope' }).click();
  await page.getByText('61 crowns left').waitFor();
  await page.getByRole('button', { name: 'One Rope less' }).click();
  await page.getByText('64 crowns left').waitFor();
  const seq = (await viewOf(at.host)).table?.saved.seq ?? 0;
  await making.getByRole('button', { name: 'Done' }).click();
  await step('gear').getByText('Crowbar, Rope').waitFor();
  await expect.poll(async () => (await viewOf(at.host)).table?.saved.seq).toBe(seq + 1);
});

it('what was put together is kept when the screen is closed', async () => {
  const { page, step } = await opened();
  await step('gear').getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('button', { name: 'Add Crowbar' }).click();
  await step('gear').getByText('Crowbar').waitFor();
  await page.keyboard.press('Escape');
  const again = await opened();
  await again.step('gear').getByText('Crowbar').waitFor();
});

it('the face that is chosen is the face that is kept', async () => {
  const { page } = await opened();
  const faces = page.getByRole('button', { name: /^Face \d$/ });
  expect(await faces.count()).toBe(4);
  await faces.nth(2).click();
  await faces.nth(2).and(page.locator('[aria-pressed=true]')).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Finish character' }).click();
  await page.getByTestId('making').waitFor({ state: 'detached' });
  const looks = (await party()).map(({ face }) => face);
  expect(new Set(looks).size).toBe(looks.length);
});
