import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });
const leftNow = async (): Promise<string | undefined> =>
  (await viewOf(at.host)).table?.characters.flatMap(({ lights }) => lights)[0]?.left;

it('a light’s time is typed on its line by keyboard, and the receipt puts it back', async () => {
  const { page } = at.seat;
  const light = (await viewOf(at.host)).table?.characters
    .flatMap(({ offers }) => offers)
    .find(({ command }) => command.type === 'light');
  await at.seat.given(light?.command ?? { type: 'light' });
  const before = await leftNow();
  await page.getByRole('button', { name: /torch, Time left/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('-20');
  await page.keyboard.press('Enter');
  await expect.poll(leftNow).toBe('40 min');
  const receipt = page.getByTestId('receipt');
  await receipt.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(leftNow).toBe(before);
});

it('how many there are is typed on the slot, and the sheet and the line say so', async () => {
  const { page } = at.seat;
  const [bryn] = (await viewOf(at.host)).table?.characters ?? [];
  await page.getByRole('button', { name: bryn?.name, exact: true }).click();
  await page.getByRole('button', { name: /^Rations, How many/ }).click();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Rations, How many: × 2/ }).waitFor();
  expect((await viewOf(at.host)).table?.characters[0]?.food.left).toBe('2');
});

it('without an error on the page', () => {
  expect(at.seat.complaints).toEqual([]);
});
