import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const panel = () => at.seat.page.getByTestId('region');
const shown = (name: RegExp): Promise<void> => panel().getByRole('heading', { name }).waitFor();
const regions = async () => (await viewOf(at.host)).table!.land.regions;
const find = async (text: string): Promise<void> => {
  const { keyboard } = at.seat.page;
  await keyboard.press('Control+k');
  await keyboard.type(text);
  await keyboard.press('Enter');
};

describe('the page of a region', () => {
  it('opens by its name, takes weather in a line, and says what does not add up', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'Vane', system: 'fivey', sample: true });
    await page.getByTestId('table').waitFor();
    await page.keyboard.press('Escape');
    await find('greywood');
    await shown(/The Greywood/);
    await page.keyboard.press('w');
    await page.keyboard.type('fair 60, rain 20');
    await page.keyboard.press('Enter');
    await panel().getByText('That adds up to 80: 20 to go.').waitFor();
    await page.keyboard.type(', storm! 20');
    await page.keyboard.press('Enter');
    await panel()
      .getByRole('button', { name: /^All year ?: fair 60, rain 20, storm 20, which slows/ })
      .waitFor();
    expect((await regions())['greywood']?.weather).toEqual([
      {
        odds: [
          { name: 'fair', hard: false, chance: 60 },
          { name: 'rain', hard: false, chance: 20 },
          { name: 'storm', hard: true, chance: 20 },
        ],
      },
    ]);
  });

  it('goes to the next region and back by keys, and shows where each is', async () => {
    const { page } = at.seat;
    await page.keyboard.press(']');
    await shown(/The Northmark/);
    await page.keyboard.press('[');
    await shown(/The Greywood/);
    await page.getByRole('img', { name: 'Preview: The Greywood' }).locator('canvas[data-drawn]').waitFor();
  });

  it('rolls an encounter only where the party is, and says why not', async () => {
    const { page, given } = at.seat;
    const roll = page.getByRole('button', { name: /^Roll an encounter/ });
    expect(await roll.isDisabled()).toBe(true);
    expect(await roll.textContent()).toContain('The party is not in The Greywood.');
    await given({ type: 'open-session' }, { type: 'place-party', hex: '1004' });
    await expect.poll(() => roll.isEnabled()).toBe(true);
    await page.keyboard.press('m');
    await expect.poll(async () => (await viewOf(at.host)).table!.encounter !== null).toBe(true);
    await panel().waitFor({ state: 'hidden' });
  });

  it('lists all regions, and says what to do where a map has none', async () => {
    const { page, given } = at.seat;
    await given({ type: 'leave-campaign' });
    await given({ type: 'new-campaign', name: 'Bare', system: 'cairn', sample: false });
    await page.getByTestId('table').waitFor();
    await find('regions');
    await page.getByText(/^No regions yet\./).waitFor();
    await given({ type: 'keep-region', name: 'The Fens' });
    await page.getByRole('button', { name: /^The Fens/ }).click();
    await panel().getByText('No hex belongs to it yet.').waitFor();
    await panel()
      .getByText(/^Nobody is listed/)
      .waitFor();
    await panel()
      .getByText(/^The rules decide the weather here/)
      .waitFor();
  });
});
