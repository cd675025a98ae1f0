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
  await page.keyboard.type('Reed Stalker\nAC 12ish, 8 STR, 14 DEX, 7 WIL, spit (d4, blast), hates lanterns');
  const told = page.getByTestId('paste-block');
  await told.getByRole('heading', { name: 'Not in the text' }).waitFor();
  await told.getByText('AC 12ish').waitFor();
  await page.getByRole('button', { name: 'Check and save…', disabled: false }).press('Enter');
  const points = page.locator('[name="blocks.0.figures.hp"]');
  expect(await points.inputValue()).toBe('');
  await points.fill('4');
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
