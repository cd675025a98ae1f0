import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Nightsong' });

describe('random tables', () => {
  it('are written, looked at, kept and rolled on by keyboard alone', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+b');
    await page.getByTestId('tables').waitFor();
    await page.getByRole('button', { name: 'New table' }).press('Enter');
    await page.keyboard.type('# Rumours (d4)\n- 1-2: The mill is haunted\n- 4: Wolves');
    await page.getByText('There is no result for 3 on d4.').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.type('\n- 3: A toll on the bridge');
    await page.getByText('50 %').waitFor();
    // What was read before the last word has been typed can't be saved.
    await page.getByRole('button', { name: 'Save', disabled: false }).press('Enter');
    await page.getByRole('button', { name: /^Rumours d4/ }).press('Enter');
    await page.getByRole('button', { name: 'Roll', exact: true }).press('Enter');
    await page.getByTestId('drawn').getByText('Rumours: ').waitFor();
    const result = (await page.getByTestId('drawn').innerText()).replace('Rumours: ', '').replace(/\.$/, '');
    expect(await page.locator('tr.lit').innerText()).toContain(result);
  });

  it('stay as they were typed when the panel is closed and opened again', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'New table' }).click();
    await page.keyboard.type('# Half a thought');
    await page.keyboard.press('Escape');
    await page.getByTestId('table-writer').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+b');
    expect(await page.getByTestId('table-writer').locator('textarea').inputValue()).toBe('# Half a thought');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('come in from a CSV file, and are shown before they are kept', async () => {
    const { page } = at.seat;
    const buffer = Buffer.from('table,weight,result\nSky,3,clear\nSky,1,rain\nSea,1,<b>flat</b>\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'weather.csv', mimeType: 'text/csv', buffer });
    await page.getByText('75 %').waitFor();
    await page.getByRole('button', { name: 'Save 2 tables' }).click();
    await page.getByRole('button', { name: 'Sea d1, custom' }).click();
    await page.getByRole('cell', { name: '<b>flat</b>' }).waitFor();
    expect(at.seat.complaints).toEqual([]);
  });
});
