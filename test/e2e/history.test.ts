import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { takeSeat } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true, size: { width: 1024, height: 640 } });

/** The tests’ clock is a script of its own in every frame; the look at an export lets none run. */
const CLOCK = "Blocked script execution in 'about:srcdoc'";

it('the notice of an export stands in the window that asked, and goes by itself unless it is read', async () => {
  const { page } = at.seat;
  const other = await takeSeat(at.browser, at.host);
  const notice = page.getByTestId('written');
  await page.clock.install();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByTestId('export').getByRole('button', { name: 'Export' }).click();
  await notice.waitFor();
  await notice.hover();
  await page.clock.runFor(60_000);
  expect(await notice.isVisible()).toBe(true);
  expect(await other.page.getByTestId('written').count()).toBe(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(13_000);
  await notice.waitFor({ state: 'detached' });
  await page.clock.resume();
  await other.page.context().close();
});

describe('the picture of a session', () => {
  const picture = () => at.seat.page.getByTestId('session-picture');

  it('opens by keyboard, and says so when no time has passed', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+l');
    await page.getByTestId('history').waitFor();
    await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
    await picture().getByText('No game time has passed in this session.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('shows where the time went and how the party fared, drawn and in figures', async () => {
    const { page, given, complaints } = at.seat;
    await given(
      { type: 'pass-time', scale: 'hour', count: 3 },
      { type: 'adjust-hit-points', creature: 'mae', by: -2 },
      { type: 'pass-time', scale: 'hour', count: 30 },
    );
    await page.keyboard.press('Control+l');
    await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
    await picture()
      .getByRole('img', { name: /World: 1 day 9 hours/ })
      .waitFor();
    const drawn = await picture()
      .getByRole('img', { name: /Mae Sallow: from \d+ to \d+/ })
      .getAttribute('aria-label');
    const [, from, to] = /Mae Sallow: from (\d+) to (\d+)/.exec(drawn ?? '') ?? [];
    await picture()
      .getByText(/^hit points in figures$/i)
      .press('Enter');
    const lines = picture().getByRole('row').filter({ hasText: 'Mae Sallow' });
    await lines.first().waitFor();
    const rows = await lines.allInnerTexts();
    expect(rows[0]).toContain(`${from} of`);
    expect(rows.at(-1)).toContain(`${to} of`);
    expect(await picture().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(complaints.filter((one) => !one.includes(CLOCK))).toEqual([]);
  });

  it('is what is printed', async () => {
    const { page } = at.seat;
    await page.emulateMedia({ media: 'print' });
    expect(await picture().isVisible()).toBe(true);
    expect(await page.getByTestId('history').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('a session told as a tale', () => {
  const tale = () => at.seat.page.getByTestId('tale');

  it('shows the lines that a sentence was made from, and a click goes to them', async () => {
    const { page, given } = at.seat;
    await given(
      { type: 'meet', statBlock: 'Goblin', count: 2, title: 'Goblins of the ford' },
      { type: 'part' },
    );
    await page.keyboard.press('Control+l');
    await page.getByRole('button', { name: 'Told', exact: true }).press('Enter');
    const sentence = tale().getByRole('link', { name: /goblins of the ford, two of them/ });
    await sentence.focus();
    await tale().getByLabel('Told from these lines').getByText('Encounter: Goblins of the ford.').waitFor();
    await sentence.press('Enter');
    await page.getByTestId('history').getByText('Encounter: Goblins of the ford.').waitFor();
  });

  it('tells a sentence in the referee’s words by keyboard alone, until that is undone', async () => {
    const { page, complaints } = at.seat;
    await page.getByRole('button', { name: 'Told', exact: true }).press('Enter');
    await tale()
      .getByRole('link', { name: /goblins of the ford/ })
      .focus();
    await tale().getByRole('button', { name: 'Correct…' }).press('Enter');
    await tale().getByLabel('The sentence in your words').fill('Two goblins let them pass.');
    await page.keyboard.press('Enter');
    await tale().getByRole('link', { name: 'Two goblins let them pass.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+l');
    await page.getByRole('button', { name: 'Told', exact: true }).press('Enter');
    await tale()
      .getByRole('link', { name: /goblins of the ford/ })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(complaints.filter((one) => !one.includes(CLOCK))).toEqual([]);
  });
});
