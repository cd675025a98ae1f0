import { expect, it } from 'vitest';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard, commandsOf, keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });
const hands = (): Keyboard => new Keyboard(at.seat.page, at.host);

/** The rows that were answered. */
const answered = (): Promise<string[]> =>
  at.seat.page
    .locator('[data-row].answered')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));

it('what is open at the end is shown by one key, and Esc plays on and changes nothing', async () => {
  const { page, given } = at.seat;
  await given(
    {
      type: 'hire',
      name: 'Pim',
      role: 'torchbearer',
      scores: { str: 9, dex: 10, wil: 8 },
      hitPoints: 3,
      gear: ['Dagger', 'Torch'],
    },
    { type: 'adjust-hit-points', creature: 'bryn', by: -8, faces: [20] },
    { type: 'drop-item', creature: 'osric', item: 'lantern' },
  );
  await keysAct(page);
  const commands = commandsOf(page);
  await page.keyboard.press('Control+e');
  await hands().opened('end-evening');
  await page.getByTestId('end-act').getByText('questions would stay open').waitFor();
  const rows = page.locator('[data-row]');
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual([
    'dying',
    'clocks',
    'loot',
    'leaves',
  ]);
  await page.keyboard.press('Escape');
  await page.getByTestId('end-evening').waitFor({ state: 'detached' });
  expect(await commands()).toBe(0);
});

it('Enter takes what is marked row by row, and then ends the session with its files', async () => {
  const { page } = at.seat;
  await page.keyboard.press('Control+e');
  await hands().opened('end-evening');
  await page.locator('[data-row=dying][aria-current=step]').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('[data-row=loot][aria-current=step]').waitFor();
  expect(await answered()).toEqual(['dying', 'clocks']);
  await lookedThrough(page, at.seat);
  // The second of those who could take it.
  await page.keyboard.press('2');
  await page.locator('[data-row=loot]').getByRole('button', { name: 'Osric takes it' }).waitFor();
  await hands().act('Enter');
  await page.locator('[data-row=loot]').getByText('Osric has it').waitFor();
  await page.keyboard.press('1');
  await hands().act('Enter');
  await page.locator('[data-row=leaves]').getByText('Pim left').waitFor();
  expect((await viewOf(at.host)).table?.characters.map(({ name }) => name)).not.toContain('Pim');

  await page.keyboard.press('l');
  await page.keyboard.type('Who lives at the weir');
  await hands().act('Enter');
  await page.keyboard.type('The price of the seal');
  await hands().act('Enter');
  // An empty field is left by Enter.
  await page.keyboard.press('Enter');
  await page.getByTestId('end-act').getByText('all is gone through').waitFor();
  const download = page.waitForEvent('download');
  await hands().act('Enter');
  expect((await download).suggestedFilename()).toMatch(/session 1, for players\.html$/);
  await page.getByTestId('end-evening').waitFor({ state: 'detached' });
  await hands().told('Session 1 ends.');
});

it('the next evening opens where the last one ended, and begins with one away', async () => {
  const { page, complaints } = at.seat;
  await page.reload();
  await hands().opened('begin-evening');
  await page.getByTestId('recap').waitFor();
  await page.locator('[data-testid=way-map][data-drawn=true]').waitFor();
  await hands().saves(() => page.getByRole('checkbox', { name: 'Who lives at the weir' }).check());
  await page.keyboard.press('3');
  await page.locator('[data-member=osric][aria-pressed=false]').waitFor();
  await page.getByTestId('begin-act').getByText('3 of 4 here').waitFor();
  await lookedThrough(page, at.seat);
  await hands().act('Enter');
  await page.getByTestId('begin-evening').waitFor({ state: 'detached' });
  const { table } = await viewOf(at.host);
  expect(table?.mode.session).toBe(2);
  expect(table?.absent.map(({ name }) => name)).toEqual(['Osric']);
  expect(table?.toPrepare.map(({ text }) => text)).toEqual(['The price of the seal']);
  expect(complaints).toEqual([]);
});

it('nothing open is one line, and Ctrl+Enter ends as it stands', async () => {
  const { page, given } = at.seat;
  const { table } = await viewOf(at.host);
  await given(...(table?.clocks ?? []).map(({ id }) => ({ type: 'stop-timer', timer: id })), {
    type: 'set-status',
    creature: 'bryn',
    status: 'dead',
  });
  await keysAct(page);
  await page.keyboard.press('Control+e');
  await page.getByTestId('nothing-open').waitFor();
  await hands().act('Control+Enter');
  await page.getByTestId('end-evening').waitFor({ state: 'detached' });
  expect((await viewOf(at.host)).table?.mode.session).toBe(null);
});
