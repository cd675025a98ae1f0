import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownLand } from '../../shared/hex/knownLand.ts';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { keysAct } from '../helpers/keyboard.ts';
import { viewOf } from '../helpers/referee.ts';

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

  it('gives a picture of the whole land', async () => {
    const { page } = at.seat;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pictures and print' }).click();
    await page.getByRole('menuitem', { name: 'Save PNG for the players' }).click();
    const file = await (await coming).path();
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(20_000);
    expect(at.seat.complaints).toEqual([]);
  });

  it('gives a picture in shapes and letters that are sharp at any size', async () => {
    const { page } = at.seat;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pictures and print' }).click();
    await page.getByRole('menuitem', { name: 'Save SVG for the referee' }).click();
    const text = readFileSync(await (await coming).path(), 'utf8');
    const wrong = await page.evaluate(
      (svg) =>
        new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '',
      text,
    );
    expect(wrong).toBe('');
    expect(text).toContain('The Cold Hearth');
  });

  it('is printed alone, without the table around it', async () => {
    const { page } = at.seat;
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const printed = page.evaluate(
      () =>
        new Promise<object>((found) => {
          window.print = () => {
            const shown = [...document.body.children].filter(
              (one) => getComputedStyle(one).display !== 'none',
            );
            const [picture] = shown as HTMLImageElement[];
            found({ shown: shown.length, alt: picture?.alt, drawn: (picture?.naturalWidth ?? 0) > 500 });
          };
        }),
    );
    await page.getByRole('button', { name: 'Pictures and print' }).click();
    await page.getByRole('menuitem', { name: 'Print for the players' }).click();
    expect(await printed).toEqual({ shown: 1, alt: 'Map of The Duchy of Vane', drawn: true });
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.locator('img.printed').waitFor({ state: 'detached' });
  });

  it('is painted with the mouse: a stroke is one step to take back', async () => {
    const { page } = at.seat;
    const grounds = async (): Promise<string> =>
      JSON.stringify(
        (await viewOf(at.host)).table?.land.columns.map((column) => column.map((hex) => hex?.terrain)),
      );
    const before = await grounds();
    await page.keyboard.press('Control+m');
    await page.getByTestId('paint').getByRole('radio', { name: 'snow' }).click();
    const map = (await page.getByTestId('map').boundingBox())!;
    const [x, y] = [map.x + map.width / 2, map.y + map.height * 0.7];
    await page.mouse.move(x - 150, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 3 });
    await page.mouse.up();
    await page
      .getByText(/hexes painted: snow/)
      .first()
      .waitFor();
    expect((await grounds()).split('snow').length - before.split('snow').length).toBeGreaterThanOrEqual(4);
    await keysAct(page);
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: ').first().waitFor();
    expect(await grounds()).toBe(before);
  });

  it('is painted by keyboard: a road begins, follows the cursor and ends', async () => {
    const { page } = at.seat;
    await page.getByTestId('paint').getByRole('radio', { name: 'Road', exact: true }).press('Enter');
    await page.getByTestId('map').focus();
    for (const press of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(press);
    await page
      .getByText(/Road drawn from \d{4} to \d{4}\./)
      .first()
      .waitFor();
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
