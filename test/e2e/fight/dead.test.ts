import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Bo Vogt', inSession: true });

it('the dead are called dead in their row, whatever else has befallen them and is folded there', async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'meet', statBlock: 'Marauder', count: 2 },
    ...['bleeding', 'blind', 'drenched', 'nauseated', 'prone', 'unconscious', 'dead'].map((status) => ({
      type: 'give-status',
      creature: 'hask',
      status,
    })),
  );
  const row = page.locator('[data-creature=hask]');
  await row.getByText(/^\+\d+$/).waitFor();
  const dead = row.getByText('dead', { exact: true });
  await dead.waitFor();
  const [word, frame] = await Promise.all([dead.boundingBox(), row.boundingBox()]);
  if (!word || !frame) throw new Error('The word is not in sight.');
  expect(await dead.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
  expect(word.y + word.height).toBeLessThanOrEqual(frame.y + frame.height);
  expect((await viewOf(at.host)).table?.characters.find(({ id }) => id === 'hask')?.status).toBe('dead');
});
