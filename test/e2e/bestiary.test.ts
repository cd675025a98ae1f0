import { expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('a stat block is pasted, completed, kept, shared, added and met', async () => {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bestiary');
  await page.getByRole('option', { name: 'Bestiary screen' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Paste…' }).press('Enter');
  await page.keyboard.type('Reed Stalker\n4 HP, 1 Armor, 8 STR, 14 DEX, spit (d4, blast), hates lanterns');
  await page.getByText('Not in the text: WIL').waitFor();
  await page.getByRole('button', { name: 'Check and save…', disabled: false }).press('Enter');
  const will = page.locator('[name="blocks.0.figures.wil"]');
  expect(await will.inputValue()).toBe('');
  await will.fill('7');
  await page.keyboard.press('Enter');
  await page.getByTestId('stat-block').getByRole('heading', { name: 'Reed Stalker' }).waitFor();
  await page.getByTestId('stat-block').getByText('hates lanterns').waitFor();
  await page.getByRole('button', { name: 'Change portrait' }).click();
  await page.getByRole('button', { name: 'Face 2 of' }).click();
  await page.getByTestId('spoken').getByText('Stat block edited: Reed Stalker').waitFor();
  await page.getByRole('button', { name: 'Share with other campaigns' }).click();
  await page.getByRole('button', { name: 'Share this version' }).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('1 shared by other campaigns').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByTestId('stat-block').getByRole('heading', { name: 'Reed Stalker' }).waitFor();
  await page.getByRole('button', { name: 'Meet…' }).press('Enter');
  await page.getByTestId('comers').getByText('Reed Stalker').waitFor();
  await page
    .getByRole('button', { name: /^Encounter/ })
    .last()
    .click();
  await page.getByTestId('form').waitFor({ state: 'detached' });
  const { table } = await viewOf(at.host);
  expect(table?.encounter?.kinds).toEqual([{ statBlock: 'Reed Stalker', count: 1 }]);
  expect(at.seat.complaints).toEqual([]);
});
