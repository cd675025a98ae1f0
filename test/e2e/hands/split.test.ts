import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('the party splits by Ctrl+K, each group is played from its line, and they join', async () => {
  const { page, complaints } = at.seat;
  const hands = new Keyboard(page, at.host);
  const [scout] = (await viewOf(at.host)).table?.characters ?? [];
  await hands.choose('Split party');
  // The one in front is suggested.
  await page.getByRole('checkbox', { name: scout?.name ?? '', checked: true }).waitFor();
  await page.getByTestId('form').getByRole('button', { name: 'Split party' }).press('Enter');
  const groups = page.getByTestId('groups');
  await groups.getByText(scout?.name ?? '').waitFor();
  await at.seat.given({ type: 'pass-time', scale: 'watch' });
  await groups.getByText('behind').waitFor();
  await groups.getByRole('button', { name: `Play ${scout?.name ?? ''}` }).click();
  await groups.getByText('ahead').waitFor();
  await expect
    .poll(async () => (await viewOf(at.host)).table?.characters.map(({ name }) => name))
    .toEqual([scout?.name]);
  await groups.getByRole('button', { name: /^Join/ }).click();
  await groups.waitFor({ state: 'detached' });
  expect((await viewOf(at.host)).table?.characters.length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});
