import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { fromMenu, openSample, viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('a line that is being written stays secret while something else lies over the log', async () => {
  const { page } = at.seat;
  await page.keyboard.press('l');
  await page.keyboard.type('Old Pell is a spy.');
  await page.getByRole('button', { name: 'Secret', exact: true }).click();
  await page.keyboard.press('Control+m');
  await page.getByTestId('paint').waitFor();
  await page.keyboard.press('Control+m');
  await page.getByTestId('note').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Old Pell is a spy.').waitFor();
  expect((await viewOf(at.host)).table?.log.at(-1)).toMatchObject({
    text: 'Old Pell is a spy.',
    secret: true,
  });
  await expect
    .poll(() => page.getByRole('button', { name: 'Secret', exact: true }).getAttribute('aria-pressed'))
    .toBe('false');
});

it('a line begun in one campaign is there after a look into the library, and gone in another campaign', async () => {
  const { page } = at.seat;
  const field = page.getByTestId('note');
  await page.keyboard.press('l');
  await page.keyboard.type('Meant for Cairn');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Library');
  await page.getByTestId('campaign-card').filter({ hasText: 'Cairn sample' }).click();
  await field.waitFor();
  expect(await field.inputValue()).toBe('Meant for Cairn');
  await page.keyboard.press('Control+s');
  await page.getByTestId('players-text').fill('A letter for Cairn');
  await page.keyboard.press('Escape');
  await openSample(at.seat, at.host, 'FIVEY');
  await expect.poll(() => field.inputValue()).toBe('');
  await page.keyboard.press('Control+s');
  expect(await page.getByTestId('players-text').inputValue()).toBe('');
});

it('a letter to the players waits until it is shown, though its panel and its campaign were closed', async () => {
  const { page, given } = at.seat;
  const text = page.getByTestId('players-text');
  await openSample(at.seat, at.host, 'Cairn');
  await page.keyboard.press('Control+s');
  await text.fill('The gate is shut at dusk.');
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
  const folder = (await viewOf(at.host)).table?.campaign.folder ?? '';
  await given({ type: 'close-campaign' }, { type: 'open-campaign', folder });
  await page.getByTestId('table').waitFor();
  await page.keyboard.press('Control+s');
  expect(await text.inputValue()).toBe('The gate is shut at dusk.');
  await page.getByRole('button', { name: 'Show text' }).click();
  await page.getByTestId('shown-now').getByText('The gate is shut at dusk.').waitFor();
  await given({ type: 'show-players' });
  await page.getByTestId('shown-now').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  expect(await text.inputValue()).toBe('');
});

it('a line that is too long for the log is cut at its end, not left out', async () => {
  const { page, given } = at.seat;
  const long = 'The bailiff reads out every name on the roll of the mill, and each is answered. '.repeat(20);
  await given({ type: 'note', text: long }, { type: 'note', text: 'Nobody answers to the last.' });
  const log = page.getByRole('log');
  await log.getByText('Nobody answers to the last.').waitFor();
  const blank = await log.evaluate((lines) => (lines.parentElement?.clientHeight ?? 0) - lines.clientHeight);
  expect(blank).toBeLessThan(30);
});
