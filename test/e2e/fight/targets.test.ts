import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

const party = async (): Promise<string[]> =>
  ((await viewOf(at.host)).table?.characters ?? []).map(({ id }) => id);

describe('the number of a target', () => {
  it('is theirs until the fight ends, whoever falls', async () => {
    const { page, given } = at.seat;
    await given(
      { type: 'meet', statBlock: 'Goblin', count: 3 },
      { type: 'start-fight', ready: await party() },
      { type: 'set-status', creature: 'goblin-1', status: 'dead' },
      { type: 'check-morale', word: 'hold' },
    );
    await page.locator('[data-combatant] button.strike').first().click();
    const third = page.locator('[data-combatant=goblin-3]');
    await third.locator('kbd').getByText('3', { exact: true }).waitFor();
    expect(await page.locator('[data-combatant=goblin-1] kbd').count()).toBe(0);
    await page.keyboard.press('3');
    await page.getByRole('log').getByText('Goblin 3').last().waitFor();
  });
});

it('a sheet that lies over the fight makes room for the targets', async () => {
  const { page } = at.seat;
  await page.locator('[data-combatant=goblin-2]').getByRole('button', { name: 'Goblin 2' }).first().click();
  const sheet = page.locator('[data-panel]');
  await sheet.waitFor();
  await page.locator('[aria-labelledby=now] [data-offer=attack]').first().click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('choose a target').first().waitFor();
  await page.keyboard.press('Escape');
  expect(at.seat.complaints).toEqual([]);
});

it('the numbers of many never change, and are typed as they stand', async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'end-fight' },
    { type: 'meet', statBlock: 'Bandit', count: 12 },
    { type: 'start-fight', ready: await party() },
  );
  const numbers = (): Promise<string[]> => page.locator('.others .number').allInnerTexts();
  const before = await numbers();
  await page.locator('[data-combatant] button.strike').first().click();
  await page.locator('kbd.number').first().waitFor();
  expect(await numbers()).toEqual(before);
  await page.keyboard.press('1');
  await page.getByText('press Enter for Bandit 1.').waitFor();
  await page.keyboard.press('2');
  await page.getByRole('log').getByText('Bandit 12').first().waitFor();
});

it('each side scrolls by itself, and what is asked stays', async () => {
  const { page } = at.seat;
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.keyboard.press('Control+z');
  const last = page.locator('.party [data-combatant]').last();
  const opponent = page.locator('[data-combatant=bandit-1]');
  await page.locator('[data-combatant] button.strike').first().click();
  const asked = page.getByText('choose a target');
  await asked.waitFor();
  const before = await Promise.all([asked.boundingBox(), opponent.boundingBox()]);
  const lane = await last.boundingBox();
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.y).toBeLessThan(lane?.y ?? 0);
  expect(await Promise.all([asked.boundingBox(), opponent.boundingBox()])).toEqual(before);
  await page.keyboard.press('Escape');
});
