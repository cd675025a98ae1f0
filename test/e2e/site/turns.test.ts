import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('inside of a site the turn, the light and how long it lasts stand above all, and no light is the loudest', async () => {
  const { page, given } = at.seat;
  const hex = (await viewOf(at.host)).table?.party.hex ?? '';
  await given({ type: 'keep-site', name: 'Old mill', hex, dark: true });
  await given({ type: 'enter-site', site: 'old-mill' });
  const inside = page.getByTestId('inside');
  await inside.getByText('No light').waitFor();
  const ways = inside.locator('[data-offer=light]');
  expect(await ways.allTextContents()).toEqual([
    'Osric: lantern',
    'Bryn: torch',
    'Linnet: torch',
    'Maud: torch',
  ]);
  await inside.getByRole('button', { name: 'Bryn: torch' }).click();
  await inside.getByText('6 turns of light').waitFor();
  await keysAct(page);
  await page.keyboard.press('Space');
  await inside.getByText('5 turns of light').waitFor();
  await inside.getByText('goes out after turn 6').waitFor();
  expect(await inside.getAttribute('aria-label')).toBe('Turn 1');
  expect(await page.locator('.quick [data-offer=sleep]').count()).toBe(0);
  await inside.getByRole('button', { name: 'Next turns' }).click();
  await inside.getByText(/within 6 more turns/).waitFor();
  await inside.getByText('The light is out after turn 6.').waitFor();
  await inside.getByLabel('Turns ahead').fill('3');
  await inside.getByText('The light lasts.').waitFor();
  await given({ type: 'leave-site' });
  await inside.waitFor({ state: 'detached' });
  expect(at.seat.complaints).toEqual([]);
});
