import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });

it('players see the rooms they were in, and the light; on a phone a text stands above the fight', async () => {
  const { page: referees, given } = at.seat;
  const hex = (await viewOf(at.host)).table?.party.hex ?? '';
  await given({ type: 'keep-site', name: 'Old mill', hex, dark: true });
  for (const [name, x] of [
    ['Stair', 0],
    ['Vault', 8],
  ] as const)
    await given({ type: 'keep-room', site: 'old-mill', name, box: { x, y: 0, w: 5, h: 4 } });
  await given({ type: 'join-rooms', site: 'old-mill', room: 'room-1', to: 'room-2', kind: 'door' });
  await given({ type: 'enter-site', site: 'old-mill' });
  await given({ type: 'open-players-screen' });
  const { players } = (await viewOf(at.host)).workspace;

  const page = await referees.context().newPage();
  await page.goto(players.address ?? '');
  const plan = page.getByTestId('players-plan');
  await plan.getByText('Stair').waitFor();
  expect(await page.content()).not.toContain('Vault');
  await page.getByRole('heading', { name: 'Old mill' }).waitFor();
  await page.getByText('Dark', { exact: true }).waitFor();

  await given({ type: 'meet', statBlock: 'Goblin' }, { type: 'start-fight' });
  await given({ type: 'show-players', text: 'Do not ring the bell.' });
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (which: string): Promise<number> =>
    (await page.getByTestId(which).boundingBox())?.y ?? Infinity;
  await page.getByTestId('shown').waitFor();
  expect(await top('shown')).toBeLessThan(await top('players-fight'));
  expect(at.seat.complaints).toEqual([]);
});
