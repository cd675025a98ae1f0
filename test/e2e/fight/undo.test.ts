import { expect, it } from 'vitest';
import { viewOf } from '../../helpers/referee.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Nightsong', inSession: true });

it('of several blows the last that did something is undone beside its target, also of who is dying by it', async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'meet', statBlock: 'Bandit', count: 3 },
    { type: 'start-fight', surprised: 'party' },
    { type: 'act-together', kind: 'Bandit', target: 'corvin', faces: [5, 1, 1] },
  );
  const points = async (): Promise<number | undefined> =>
    (await viewOf(at.host)).table?.characters.find(({ id }) => id === 'corvin')?.hitPoints.now;
  expect(await points()).toBe(1);
  await page.getByTestId('last-blow').getByText('a 1 misses').waitFor();
  const undo = page.getByRole('button', { name: 'Undo: what happened to Corvin' });
  await undo.click();
  await page.getByRole('status').getByText('not the last blow: press again').waitFor();
  expect(await points()).toBe(1);
  await undo.click();
  await page.locator('[data-combatant=corvin]').getByText('6/6').waitFor();
  const log = page.getByRole('log');
  await expect
    .poll(() => log.locator('.undone').allTextContents())
    .toEqual([expect.stringMatching(/Bandit 1 hits Corvin/)]);
  expect((await viewOf(at.host)).table?.fight?.slots.flatMap(({ who }) => who)).toContainEqual(
    expect.objectContaining({ id: 'bandit-1', now: true, acted: false }),
  );

  await given({ type: 'act-together', kind: 'Bandit', target: 'corvin', faces: [6, 2] });
  await page.locator('[data-dying][data-combatant=corvin]').waitFor();
  await undo.click();
  await page.locator('[data-dying][data-combatant=corvin]').waitFor({ state: 'detached' });
  await expect
    .poll(() => log.locator('.undone').allTextContents())
    .toEqual([
      expect.stringMatching(/Corvin is down and dying/),
      expect.stringMatching(/Bandit 1 hits Corvin .* 6 → 0 HP/),
      expect.stringMatching(/Bandit 1 hits Corvin .* 6 → 1 HP/),
    ]);
});
