import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });

it('before a first fight the house rule about 0 hit points stands beside who was met, until one chooses', async () => {
  const { page, given } = at.seat;
  await given({ type: 'meet', statBlock: 'Commoner', count: 4 });
  const told = page.getByTestId('lethal');
  await told.getByRole('term').waitFor();
  await told.getByRole('button').click();
  await told.getByRole('combobox').selectOption('dying for a turn (10 minutes)');
  await told.waitFor({ state: 'detached' });
  await page.getByRole('log').getByText('At 0 hit points').waitFor();
  expect(at.seat.complaints).toEqual([]);
});
