import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Nightsong', inSession: true });

it('whoever is dying has a lane that says how long, is due next, and is helped from there', async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'meet', statBlock: 'Bandit', count: 2 },
    { type: 'start-fight', surprised: 'others' },
    { type: 'adjust-hit-points', creature: 'tobin', by: -30 },
  );
  const lane = page.locator('[data-dying][data-combatant=tobin]');
  await lane.getByText('Tobin is dying').waitFor();
  await lane.getByText(/rounds? left/).waitFor();
  await page.getByTestId('due').getByText('Tobin dies').waitFor();
  // In a narrow window the rail is below the fight, which then says it itself.
  const soon = page.getByTestId('due-soon');
  expect(await soon.isVisible()).toBe(false);
  await page.setViewportSize({ width: 640, height: 800 });
  await soon.getByText('Tobin dies').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  const [height, others] = await Promise.all([
    lane.evaluate((one) => one.getBoundingClientRect().height),
    page.locator('[data-combatant=mae]').evaluate((one) => one.getBoundingClientRect().height),
  ]);
  expect(Math.abs(height - others)).toBeLessThan(8);
  await lane.locator('[data-offer=rescue]').click();
  await lane.waitFor({ state: 'detached' });
  await page.locator('[data-combatant=tobin]').getByText('stable').waitFor();
});
