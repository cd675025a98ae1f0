import { describe, expect, it } from 'vitest';
import { hexAt, hexesIn, hexesOf } from '../../../shared/hex/land.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const land = async () => (await viewOf(at.host)).table!.land;
const places = async (): Promise<number> =>
  [...hexesOf(await land())].filter(([, { feature }]) => feature).length;
const panel = () => at.seat.page.getByTestId('stock');
const rows = () => panel().locator('ol li');

describe('a region that is stocked', () => {
  it('is looked at before it is taken, changed by keys, and is one undo', async () => {
    const { page, given } = at.seat;
    await given(
      { type: 'new-campaign', name: 'Vane', system: 'cairn', sample: false },
      { type: 'grow-land', seed: 7 },
    );
    const before = await places();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stock a region');
    await page.keyboard.press('Enter');
    await panel().waitFor();
    const regions = Object.values((await land()).regions).map(({ name }) => name);
    await panel().getByLabel('Region').selectOption({ index: 2 });
    await page.getByRole('region', { name: 'Stock a region' }).focus();
    await page.keyboard.press('[');
    await expect
      .poll(() => panel().getByLabel('Region').locator('option:checked').textContent())
      .toContain(regions[1]);
    // Rows of the choice before would still change below the hand.
    const thick = page.waitForResponse((one) => /"thick":5/.test(one.request().postData() ?? ''));
    await panel().getByLabel('How thick: 5 of 5').check();
    await thick;
    await expect.poll(() => rows().count()).toBeGreaterThan(2);
    // A choice that has the focus leaves letters and numbers to the screen; other things may still be on their way.
    const isChosen = async (): Promise<string | null> => {
      await page.keyboard.press('2');
      return rows().nth(1).getByRole('button').getAttribute('aria-pressed');
    };
    const card = panel().getByTestId('stock-chosen');
    await expect.poll(isChosen).toBe('true');
    const told = await card.textContent();
    await page.keyboard.press('t');
    await expect.poll(() => card.textContent()).not.toBe(told);
    const count = await rows().count();
    await page.keyboard.press('x');
    await expect.poll(() => rows().count()).toBe(count - 1);
    await panel().getByRole('button', { name: 'Put back' }).click();
    await expect.poll(() => rows().count()).toBe(count);
    expect(await places()).toBe(before);
    await page.getByRole('region', { name: 'Stock a region' }).focus();
    await page.keyboard.press('Enter');
    await panel().waitFor({ state: 'detached' });
    expect(await places()).toBe(before + count);
    await page.keyboard.press('Control+z');
    await expect.poll(places).toBe(before);
  });

  it('says why where there is no room, and what is there already', async () => {
    const { page, given } = at.seat;
    await given(
      { type: 'new-campaign', name: 'Fells', system: 'fivey', sample: false },
      { type: 'lay-out-land', name: 'Fells', columns: 1, rows: 1, terrain: 'moor' },
      { type: 'mark-hex', hex: '0101', feature: { kind: 'camp', name: 'The Charcoal Pits' } },
    );
    expect(hexesIn(await land(), Object.keys((await land()).regions)[0] ?? '')).toEqual(['0101']);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stock a region');
    await page.keyboard.press('Enter');
    await panel().getByText('there is no room for more').waitFor();
    await panel().getByText('The Charcoal Pits').waitFor();
    expect(
      await panel()
        .getByRole('button', { name: /^Take it/ })
        .isDisabled(),
    ).toBe(true);
    expect(hexAt(await land(), '0101')?.feature?.name).toBe('The Charcoal Pits');
  });
});
