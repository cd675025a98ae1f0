import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownLand } from '../../../shared/hex/knownLand.ts';
import { findings } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY' });

describe('the map', () => {
  it('opens a hex by keyboard, and keeps a place and a note on it', async () => {
    const { page } = at.seat;
    await page.getByTestId('map').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('.');
    await page.getByTestId('hex').waitFor();
    await page.getByRole('button', { name: 'Add place' }).press('Enter');
    await page.locator('input[name="feature.name"]').fill('The Cold Hearth');
    await page.keyboard.press('Enter');
    await page.getByText('The Cold Hearth').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Write' }).press('Enter');
    await page.keyboard.type('A chimney stands **alone**.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.markdown strong').getByText('alone').waitFor();
    await page.keyboard.press('Escape');
    const { table } = await viewOf(at.host);
    const hexes = table!.land.columns.flat();
    expect(hexes.find((hex) => hex?.feature?.name === 'The Cold Hearth')?.note).toBe(
      'A chimney stands **alone**.',
    );
  });

  it('tells of a hex what is kept there, how players know it, and since when the party is there', async () => {
    const { page } = at.seat;
    const card = page.getByLabel('This hex');
    await page.getByTestId('map').focus();
    await page.keyboard.press('ArrowUp');
    await card.locator('.note').getByText('A chimney stands').waitFor();
    await card.getByText('In sight').waitFor();
    await page.keyboard.press('ArrowDown');
    await card.getByText(/In sight · here since Day 1 of the First Tennite, \d\d:\d\d/).waitFor();
    await page.getByTestId('map').blur();
    await card.waitFor({ state: 'detached' });
  });

  it('is painted anew only when something on it changed', async () => {
    const { page, given } = at.seat;
    await page.locator('canvas[data-drawn=true]').first().waitFor();
    await page.evaluate(() => {
      const { prototype } = CanvasRenderingContext2D;
      const paint = prototype.setTransform;
      Object.assign(window, { painted: 0 });
      prototype.setTransform = function (this: CanvasRenderingContext2D, ...args: []) {
        const counter = window as unknown as { painted: number };
        counter.painted += 1;
        paint.apply(this, args);
      };
    });
    const painted = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { painted: number }).painted);
    // Tiles around what is in sight still come in.
    let before = -1;
    while (before !== (before = await painted())) await page.waitForTimeout(500);
    const seen = async (text: string): Promise<void> => {
      await page.getByRole('log').getByText(text).last().waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    };
    await given({ type: 'note', text: 'Nothing moves.' });
    await seen('Nothing moves.');
    expect(await painted()).toBe(before);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(painted).toBeGreaterThan(before);
  });

  it('tells what its signs mean', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'Legend' }).click();
    await page.getByTestId('legend').getByText('river').waitFor();
    await page.getByRole('button', { name: 'Legend' }).click();
    await page.getByTestId('legend').waitFor({ state: 'detached' });
  });

  it('gives a picture of the whole land, by keyboard alone', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'Picture or print…' }).press('Enter');
    await page.getByRole('dialog', { name: 'Picture or print' }).waitFor();
    await page.locator('[data-testid=preview] canvas[data-drawn]').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'the players' }).isChecked()).toBe(true);
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await coming;
    expect(file.suggestedFilename()).toBe('The Duchy of Vane, players’.png');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(20_000);
    await page.getByText('Saved: The Duchy of Vane, players’.png').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(at.seat.complaints).toEqual([]);
  });

  it('gives a picture in shapes and letters that are sharp at any size, and remembers what was chosen', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'Picture or print…' }).click();
    expect(await page.getByRole('radio', { name: 'the players' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'the referee' }).check();
    await page.getByRole('radio', { name: 'SVG' }).check();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save SVG' }).click();
    const text = readFileSync(await (await coming).path(), 'utf8');
    const wrong = await page.evaluate(
      (svg) =>
        new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '',
      text,
    );
    expect(wrong).toBe('');
    expect(text).toContain('The Cold Hearth');
    await page.keyboard.press('Escape');
  });

  /** Keeps what would be printed from here on, since it is gone when printing has begun. */
  const keepPrinted = (): Promise<void> =>
    at.seat.page.evaluate(() => {
      document.querySelector('.kept')?.remove();
      window.print = () => {
        const shown = [...document.body.children].filter((one) => getComputedStyle(one).display !== 'none');
        const copy = shown[0]!.cloneNode(true) as HTMLElement;
        copy.classList.add('kept');
        copy.dataset['shown'] = String(shown.length);
        setTimeout(() => document.body.append(copy));
      };
    });
  const pagesOfPdf = async (): Promise<string[]> => {
    const pdf = (await at.seat.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pdf.match(/\/MediaBox/g)!.length);
    return pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
  };

  it('is printed alone, on one page, without the table around it', async () => {
    const { page } = at.seat;
    await keepPrinted();
    await page.getByRole('button', { name: 'Picture or print…' }).click();
    await page.getByRole('radio', { name: 'the players' }).check();
    await page.getByRole('radio', { name: /^Print/ }).check();
    expect(await page.getByRole('radio', { name: 'Black on white' }).isChecked()).toBe(true);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.keyboard.press('Enter');
    const kept = page.locator('.kept');
    await kept.waitFor();
    expect(await kept.getAttribute('data-shown')).toBe('1');
    expect(await kept.locator('svg > title').textContent()).toBe(
      'The Duchy of Vane, what you have seen of it',
    );
    expect(await page.locator('.printed:not(.kept)').count()).toBe(0);
    expect(await pagesOfPdf()).toHaveLength(1);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
  });

  it('is printed in true size on pages that say how they join', async () => {
    const { page } = at.seat;
    await keepPrinted();
    await page.getByRole('button', { name: 'Picture or print…' }).click();
    await page.getByRole('radio', { name: 'the referee' }).check();
    await page.getByRole('radio', { name: 'True size' }).check();
    await page.getByRole('combobox', { name: 'Paper' }).selectOption('Letter');
    const button = await page.getByRole('button', { name: 'Print', exact: false }).last().boundingBox();
    expect((button?.y ?? 800) + (button?.height ?? 0)).toBeLessThan(760);
    await page.getByRole('spinbutton', { name: 'flat side' }).fill('25');
    const told = await page.getByTestId('pages').textContent();
    expect(await findings(page, {}, '[role=dialog]')).toEqual([]);
    const count = Number(/^(\d+) pages/.exec(told ?? '')?.[1]);
    expect(count).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.keyboard.press('Enter');
    const sheets = page.locator('.kept > svg');
    await sheets.first().waitFor();
    expect(await sheets.count()).toBe(count);
    const marks = (await sheets.first().locator('.marks text').allTextContents()).join(' ');
    for (const text of ['A2', 'B1', 'A1 of 2 × 2', 'The Duchy of Vane, the referee’s map'])
      expect(marks).toContain(text);
    const boxes = await pagesOfPdf();
    expect(boxes).toHaveLength(count);
    expect(new Set(boxes).size).toBe(1);
    await page.evaluate(() => document.querySelector('.kept')?.remove());
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.getByRole('spinbutton', { name: 'flat side' }).fill('150');
    await page.getByText(/That would be \d+ pages/).waitFor();
    expect(await page.getByRole('button', { name: /^Print…/ }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(at.seat.complaints).toEqual([]);
  });

  it('is painted with the mouse: a stroke is one step to take back', async () => {
    const { page } = at.seat;
    const grounds = async (): Promise<string> =>
      JSON.stringify(
        (await viewOf(at.host)).table?.land.columns.map((column) => column.map((hex) => hex?.terrain)),
      );
    const before = await grounds();
    await page.keyboard.press('Control+m');
    await page.getByRole('radio', { name: 'snow' }).click();
    const map = (await page.getByTestId('map').boundingBox())!;
    const [x, y] = [map.x + map.width / 2, map.y + map.height * 0.7];
    await page.mouse.move(x - 150, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 3 });
    await page.mouse.up();
    await page.getByRole('button', { name: /^Snow/ }).waitFor();
    expect((await grounds()).split('snow').length - before.split('snow').length).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Snow, undone' }).waitFor();
    expect(await grounds()).toBe(before);
  });

  it('is painted by keyboard: a road begins, follows the cursor and ends', async () => {
    const { page } = at.seat;
    await page.keyboard.press('r');
    await page.getByTestId('map').focus();
    for (const press of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(press);
    await page.getByRole('button', { name: 'Road +2' }).waitFor();
    expect((await viewOf(at.host)).table?.land.paths.at(-1)?.hexes).toHaveLength(3);
    await page.keyboard.press('Control+m');
    await page.getByTestId('paint').waitFor({ state: 'detached' });
    expect(at.seat.complaints).toEqual([]);
  });

  it('has on the players’ picture nothing that they do not know', async () => {
    const { table } = await viewOf(at.host);
    const land = table!.land;
    const secrets = land.columns
      .flat()
      .flatMap((hex) => (hex && (!hex.known || hex.feature?.secret) ? (hex.feature?.name ?? []) : []));
    expect(secrets.length).toBeGreaterThan(0);
    const known = JSON.stringify(knownLand(land));
    for (const secret of [...secrets, ...land.columns.flat().flatMap((hex) => hex?.note ?? [])])
      expect(known).not.toContain(secret);
  });
});
