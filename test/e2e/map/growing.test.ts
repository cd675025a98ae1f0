import { describe, expect, it } from 'vitest';
import { hexAt, hexesOf } from '../../../shared/hex/land.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const land = async () => (await viewOf(at.host)).table!.land;
const hexes = async (): Promise<number> => [...hexesOf(await land())].length;
const panel = () => at.seat.page.getByTestId('grow');
const take = () => at.seat.page.getByRole('button', { name: /^Take it/ });

describe('a land that grows', () => {
  it('is looked at before it is taken, with other seeds by keys, and is one undo', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'Vane', system: 'cairn', sample: false });
    await page.getByRole('button', { name: 'Grow a land…' }).click();
    await panel().waitFor();
    await expect.poll(() => take().textContent()).toContain('432 new hexes');
    const seed = await page.getByLabel('Seed').inputValue();
    await page.getByRole('region', { name: 'Grow a land' }).focus();
    await page.keyboard.press('a');
    await expect.poll(() => page.getByLabel('Seed').inputValue()).not.toBe(seed);
    await page.keyboard.press('[');
    await expect.poll(() => page.getByLabel('Seed').inputValue()).toBe(seed);
    expect(await hexes()).toBe(0);
    await page.getByTestId('grown').getByText('Settlements').waitFor();
    await page.keyboard.press('Enter');
    await panel().waitFor({ state: 'detached' });
    expect(await hexes()).toBe(432);
    await page.keyboard.press('Control+z');
    await expect.poll(hexes).toBe(0);
  });

  it('grows around what is on the map, and says where nothing is blank', async () => {
    const { page, given } = at.seat;
    await given({ type: 'lay-out-land', name: 'Fells', columns: 6, rows: 6, terrain: 'moor' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('grow');
    await page.keyboard.press('Enter');
    await panel().waitFor();
    await expect.poll(() => take().textContent()).toContain('396 new hexes');
    await page.getByLabel('West to east').fill('6');
    await page.getByLabel('North to south').fill('6');
    await expect.poll(() => panel().textContent()).toContain('The whole map is filled already');
    expect(await take().isDisabled()).toBe(true);
    await page.getByLabel('West to east').fill('10');
    await expect.poll(() => take().textContent()).toContain('24 new hexes');
    await take().click();
    await panel().waitFor({ state: 'detached' });
    expect([await hexes(), hexAt(await land(), '0606')?.terrain]).toEqual([60, 'moor']);
  });
});
