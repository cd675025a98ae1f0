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
  const sentence = (name: RegExp | string) => tale().getByRole('button', { name });
  const about = () => tale().getByLabel('Told from these lines');
  const correct = () => tale().getByRole('button', { name: 'Correct…' });
  const told = async () => {
    await at.seat.page.keyboard.press('Control+l');
    await at.seat.page.getByRole('button', { name: 'Told', exact: true }).press('Enter');
  };

  it('shows below a chosen sentence the lines that it was made from, and leads to them', async () => {
    const { page, given } = at.seat;
    await given(
      {
        type: 'note',
        text: 'The ford is deep in spring, and the miller keeps a boat for those who can pay.',
      },
      { type: 'meet', statBlock: 'Goblin', count: 2, title: 'Goblins of the ford' },
      { type: 'part' },
      { type: 'note', text: 'The miller saw all of it.' },
    );
    await told();
    await sentence(/goblins of the ford, two of them/).press('Enter');
    await about().getByText('Encounter: Goblins of the ford.').waitFor();
    await about().getByRole('button', { name: 'Go to its lines' }).press('Enter');
    await page.getByTestId('history').getByText('Encounter: Goblins of the ford.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('keeps the buttons with the sentence that was clicked, whatever the mouse passes on its way', async () => {
    const { page } = at.seat;
    await told();
    await sentence(/The ford is deep/).click();
    await correct().waitFor();
    await sentence(/The miller saw/).hover();
    await correct().click();
    expect(await tale().getByLabel('The sentence in your words').inputValue()).toMatch(/^The ford is deep/);
    await page.keyboard.press('Escape');
    expect(await sentence(/The ford is deep/).getAttribute('aria-expanded')).toBe('true');
  });

  it('comes by Tab from a chosen sentence to its buttons, and by Esc back to it, then to the table', async () => {
    const { page } = at.seat;
    await sentence(/goblins of the ford/).press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Correct…');
    await page.keyboard.press('Enter');
    expect(await tale().getByLabel('The sentence in your words').inputValue()).toContain(
      'goblins of the ford',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await about().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('goblins of the ford');
    await page.keyboard.press('Escape');
    await tale().waitFor({ state: 'detached' });
  });

  it('says which session is told, and keeps what is being written of a sentence while others are looked at', async () => {
    const { page } = at.seat;
    await told();
    const which = page.getByLabel('Session', { exact: true });
    expect(await which.locator('option:checked').innerText()).toMatch(/^session 1/);
    await sentence(/The ford is deep/).click();
    await correct().click();
    const field = tale().getByLabel('The sentence in your words');
    await field.fill('The ford is deep,');
    await sentence(/goblins of the ford/).click();
    await correct().waitFor();
    await sentence(/The ford is deep/).click();
    expect(await field.inputValue()).toBe('The ford is deep,');
    await page.keyboard.press('Escape');
    await correct().click();
    expect(await field.inputValue()).toMatch(/^The ford is deep in spring/);
    for (let open = 0; open < 3; open += 1) await page.keyboard.press('Escape');
    await tale().waitFor({ state: 'detached' });
  });

  it('marks where a sentence was left out, and puts it back there', async () => {
    const { page } = at.seat;
    await told();
    await sentence(/The miller saw/).press('Enter');
    await tale().getByRole('button', { name: 'Leave out' }).click();
    await sentence(/The miller saw/).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await sentence('1 sentence left out').press('Enter');
    await about().getByText('The miller saw all of it.').waitFor();
    await tale().getByRole('button', { name: 'Put back' }).press('Enter');
    await sentence(/The miller saw/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('shows of what is told only the sentences with the words that are sought', async () => {
    const { page } = at.seat;
    await told();
    await sentence(/goblins of the ford/).waitFor();
    const field = page.getByLabel('Show only what has these words');
    await field.fill('ford miller');
    await sentence(/goblins of the ford/).waitFor({ state: 'detached' });
    await sentence(/The ford is deep/).waitFor();
    await field.fill('no such word');
    await tale().getByText('No matches.').waitFor();
    expect(await page.getByLabel('Type of line').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('tells a sentence in the referee’s words by keyboard alone, until that is undone', async () => {
    const { page, complaints } = at.seat;
    await told();
    await sentence(/goblins of the ford/).press('Enter');
    await correct().press('Enter');
    await tale().getByLabel('The sentence in your words').fill('Two goblins let them pass.');
    await page.keyboard.press('Enter');
    await sentence('Two goblins let them pass.').waitFor();
    expect(await sentence('Two goblins let them pass.').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await told();
    await sentence(/goblins of the ford/).waitFor();
    await page.keyboard.press('Escape');
    expect(complaints.filter((one) => !one.includes(CLOCK))).toEqual([]);
  });

  it('leads to its lines and scrolls the list alone', async () => {
    const { page, given } = at.seat;
    const secrets = Array.from({ length: 20 }, () => ({ type: 'note', text: 'A shout.', secret: true }));
    await given(...secrets, { type: 'note', text: 'They are many.' }, ...secrets);
    await told();
    await sentence('They are many.').press('Enter');
    await about().getByText('They are many.').waitFor();
    await about().getByRole('button', { name: 'Go to its lines' }).press('Enter');
    await page.getByTestId('history').getByText('They are many.').waitFor();
    await expect
      .poll(() => page.getByTestId('history').evaluate((list) => list.parentElement?.scrollTop))
      .toBeGreaterThan(0);
    expect(await page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0);
  });
});
