import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const SECRET = 'The bell was stolen by the abbot';
const TOLD = 'The ferry sails at dusk';

const panel = () => at.seat.page.getByTestId('export');
const choose = (name: string | RegExp) => panel().getByRole('radio', { name }).check();
const inFrame = () => panel().frameLocator('iframe').locator('body');
const name = () => panel().getByTestId('export-name');
const written = async (): Promise<string> =>
  readFileSync((await viewOf(at.host)).workspace.written?.file ?? '', 'utf8');

/** The panel, opened by the button below the map. */
async function openByClick(): Promise<void> {
  await at.seat.page.getByRole('button', { name: 'Export', exact: true }).click();
  await panel().waitFor();
}

it('a click opens it; what is chosen is shown, and written where it says', async () => {
  const { page, given, complaints } = at.seat;
  await given({ type: 'note', text: SECRET, secret: true }, { type: 'note', text: TOLD });
  await openByClick();
  await choose(/^Web page/);
  await choose(/^Lines$/);
  await expect.poll(() => inFrame().innerText()).toContain(SECRET);
  await choose(/^the players/);
  await expect.poll(() => name().innerText()).toBe('FIVEY sample, session 1, for players.html');
  await expect.poll(() => inFrame().innerText()).not.toContain(SECRET);
  expect(await inFrame().innerText()).toContain(TOLD);
  await panel().getByRole('button', { name: 'Export' }).click();
  await page
    .getByTestId('written')
    .getByText('FIVEY sample, session 1, for players.html', { exact: true })
    .waitFor();
  await panel().waitFor({ state: 'detached' });
  expect(await written()).toContain(TOLD);
  expect(await written()).not.toContain(SECRET);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // The style of the page in the frame was let through, and nothing else was asked for.
  expect(complaints).toEqual([]);
});

it('opens and writes by keys alone', async () => {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('export');
  await page.getByRole('option', { name: /^Export…/ }).waitFor();
  await page.keyboard.press('Enter');
  await panel().waitFor();
  // What was chosen last is chosen still, and has the focus.
  await expect
    .poll(() =>
      panel()
        .getByRole('radio', { name: /^Web page/ })
        .isChecked(),
    )
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => name().innerText()).toBe('FIVEY sample, session 1, for players.md');
  await page.keyboard.press('Enter');
  await page
    .getByTestId('written')
    .getByText('FIVEY sample, session 1, for players.md', { exact: true })
    .waitFor();
  expect(await written()).toContain(TOLD);
  await page.getByRole('button', { name: 'Dismiss' }).click();
});

it('reads as a tale or as lines, and dice go with lines', async () => {
  const { page } = at.seat;
  await openByClick();
  await choose(/^Web page/);
  await choose(/^Told$/);
  await expect.poll(() => inFrame().innerText()).toContain('Told by Hexwatch');
  expect(await inFrame().innerText()).toContain(TOLD);
  expect(await panel().getByRole('group', { name: 'Dice' }).count()).toBe(0);
  await choose(/^Lines$/);
  await expect.poll(() => inFrame().innerText()).not.toContain('Told by Hexwatch');
  expect(await panel().getByRole('group', { name: 'Dice' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await openByClick();
  expect(
    await panel()
      .getByRole('radio', { name: /^Lines$/ })
      .isChecked(),
  ).toBe(true);
  await page.keyboard.press('Escape');
});

it('shows the last of all sessions and says so, and offers only what a format has', async () => {
  const { page } = at.seat;
  await openByClick();
  await panel().getByLabel('Sessions').selectOption({ label: 'all sessions' });
  await panel().getByText('only session 1 is shown here').waitFor();
  expect(await panel().getByRole('group', { name: 'Dice' }).count()).toBe(1);
  await choose(/^Spreadsheet/);
  expect(await panel().getByRole('group', { name: 'Dice' }).count()).toBe(0);
  expect(await panel().getByRole('group', { name: 'Read as' }).count()).toBe(0);
  await choose(/^The whole campaign/);
  expect(await panel().getByLabel('Sessions').count()).toBe(0);
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  await openByClick();
  await choose(/^Plain text/);
  expect(await panel().getByLabel('Sessions').inputValue()).toBe('1');
  await page.keyboard.press('Escape');
});

it('axe finds nothing, in light and dark, with a page, a text, or neither', async () => {
  const { page } = at.seat;
  await openByClick();
  for (const form of [/^Web page/, /^Plain text/, /^The whole campaign/]) {
    await choose(form);
    await lookedThrough(page, at.seat);
  }
  await page.keyboard.press('Escape');
});

it('opens with the session that is shown in the log, told as it is there, and for a PDF with that chosen', async () => {
  const { page } = at.seat;
  await page.keyboard.press('Control+l');
  await page.getByLabel('Session', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Told', exact: true }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await panel().waitFor();
  expect(await panel().getByRole('radio', { name: /^PDF/ }).isChecked()).toBe(true);
  expect(
    await panel()
      .getByRole('radio', { name: /^Told$/ })
      .isChecked(),
  ).toBe(true);
  await expect.poll(() => name().innerText()).toMatch(/session \d.*\.pdf$/);
  await page.keyboard.press('Escape');
});

it('is downloaded from the notice, and it says so where the file is gone', async () => {
  const { page, complaints } = at.seat;
  await openByClick();
  await choose(/^Markdown/);
  await panel().getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByTestId('written').getByRole('button', { name: 'Download' }).click();
  const taken = await coming;
  expect(taken.suggestedFilename()).toBe('FIVEY sample, session 1, for players.md');
  expect(readFileSync(await taken.path(), 'utf8')).toBe(await written());
  rmSync((await viewOf(at.host)).workspace.written?.file ?? '');
  await page.getByTestId('written').getByRole('button', { name: 'Download' }).click();
  await page.getByText('can’t be downloaded: it is not there any more').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
});
