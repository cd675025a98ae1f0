import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

describe('the manual', () => {
  const shows = async (page: string): Promise<void> => {
    await at.seat.page.locator(`[data-testid=manual][data-page="${page}"]`).waitFor();
  };

  it.each([
    ['table', []],
    ['people', ['Control+g']],
    ['log', ['Control+l']],
    ['camp', ['c']],
    ['map', ['Control+m']],
    ['players', ['Control+s']],
  ])('opens at the page “%s” of the screen by F1', async (page, keys) => {
    for (const key of keys) await at.seat.page.keyboard.press(key);
    await at.seat.page.keyboard.press('F1');
    await shows(page);
    await at.seat.page.keyboard.press('F1');
    await at.seat.page.getByTestId('manual').waitFor({ state: 'detached' });
    await at.seat.page.keyboard.press('Escape');
    for (const key of keys) if (key === 'Control+m') await at.seat.page.keyboard.press(key);
  });

  it.each([
    ['encounter', [{ type: 'meet', statBlock: 'Goblin', count: 1 }]],
    ['fight', [{ type: 'start-fight' }]],
    [
      'site',
      [
        { type: 'end-fight' },
        { type: 'place-party', hex: '0303' },
        { type: 'enter-site', site: 'root-court' },
      ],
    ],
    ['downtime', [{ type: 'leave-site' }, { type: 'begin-downtime' }]],
    ['table', [{ type: 'end-downtime' }]],
  ])('opens at the page “%s” of what happens at the table', async (page, commands) => {
    await at.seat.given(...commands);
    await at.seat.page.keyboard.press('F1');
    await shows(page);
    await at.seat.page.keyboard.press('Escape');
  });

  it('is scrolled by the keys as soon as it opens', async () => {
    const { page } = at.seat;
    await page.keyboard.press('F1');
    await shows('table');
    const top = async (): Promise<number> =>
      (await page.getByTestId('manual').boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await page.keyboard.press('PageDown');
    await expect.poll(top).toBeLessThan(before);
    await page.keyboard.press('Escape');
  });

  it('leads from page to page and back', async () => {
    const { page } = at.seat;
    await page.keyboard.press('F1');
    await page.getByRole('button', { name: 'Contents' }).click();
    await shows('index');
    await page.getByRole('button', { name: 'Cairn' }).click();
    await shows('systems/cairn');
    await page.getByRole('button', { name: 'Back' }).click();
    await shows('index');
    await page.keyboard.press('Escape');
    expect(at.seat.complaints).toEqual([]);
  });

  it('shows its pictures from the built app, none wider than its page', async () => {
    const { page } = at.seat;
    await page.keyboard.press('F1');
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('button', { name: 'A first evening' }).click();
    await shows('first-evening');
    const pictures = page.getByTestId('manual').locator('img');
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 100)),
      )
      .toEqual(Array.from({ length: await pictures.count() }, () => true));
    const { width = 0 } = (await page.getByTestId('manual').boundingBox()) ?? {};
    const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((one) => one > width)).toEqual([]);
    expect(at.seat.complaints).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('is the only text that shows a picture', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'show-players', text: 'A seal: ![the seal](pictures/fight.jpg)' });
    await page.keyboard.press('Control+s');
    const shown = page.getByTestId('shown-now');
    await shown.getByText('A seal: the seal').waitFor();
    expect(await shown.locator('img').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('is searched by Ctrl+K', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill('bring your own world');
    await page
      .getByRole('dialog')
      .getByRole('option', { selected: true })
      .getByText('Bring your own world')
      .waitFor();
    await page.keyboard.press('Enter');
    await shows('own-world');
    await page.keyboard.press('Escape');
  });
});
