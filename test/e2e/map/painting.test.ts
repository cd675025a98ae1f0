import { beforeAll, describe, expect, it } from 'vitest';
import { hexAt } from '../../../shared/hex/land.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const land = async () => (await viewOf(at.host)).table!.land;
const ground = async (hex: string) => hexAt(await land(), hex)?.terrain;

/** Walks with the arrow keys to a hex of the land of eight by six, from its first one. */
async function walkTo(column: number, row: number): Promise<void> {
  const { page } = at.seat;
  await page.getByTestId('map').focus();
  const steps = [
    ...Array.from({ length: 8 }, () => 'ArrowLeft'),
    ...Array.from({ length: 8 }, () => 'ArrowUp'),
    ...Array.from({ length: column - 1 }, () => 'ArrowRight'),
    ...Array.from({ length: 8 }, () => 'ArrowUp'),
    ...Array.from({ length: row - 1 }, () => 'ArrowDown'),
  ];
  for (const key of steps) await page.keyboard.press(key);
}

const stroke = (name: RegExp | string) => at.seat.page.getByRole('button', { name });

beforeAll(async () => {
  const { page, given } = at.seat;
  await given(
    { type: 'new-campaign', name: 'The Fells', system: 'cairn', sample: false },
    { type: 'lay-out-land', name: 'The Fells', columns: 8, rows: 6, terrain: 'moor' },
  );
  await page.getByTestId('map').waitFor();
  await page.keyboard.press('Control+m');
  await page.getByTestId('paint').waitFor();
  await page.locator('[data-testid=map]:focus').waitFor();
});

describe('painting by keys alone', () => {
  it('takes tool, size and ground in hand by their keys, and Enter paints', async () => {
    const { page } = at.seat;
    await walkTo(3, 3);
    for (const key of ['2', '.', 'Enter']) await page.keyboard.press(key);
    await stroke(/^Hills/).waitFor();
    expect(await ground('0303')).toBe('hills');
    expect(await ground('0302')).toBe('hills');
    expect(await ground('0305')).toBe('moor');
  });

  it('tells what is under the hand', async () => {
    const line = at.seat.page.getByRole('region', { name: 'Under the hand' });
    await expect.poll(() => line.textContent()).toContain('0303');
    expect(await line.textContent()).toContain('The Fells');
  });

  it('draws a line that begins with Enter and ends with it, and Esc drops one', async () => {
    const { page } = at.seat;
    for (const key of ['l', '1', ',', 'Enter', 'ArrowDown', 'ArrowDown', 'Escape'])
      await page.keyboard.press(key);
    expect(await ground('0304')).toBe('hills');
    await walkTo(6, 1);
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await stroke(/^Forest/).waitFor();
    expect(await Promise.all(['0601', '0602', '0603', '0604'].map(ground))).toEqual([
      ...['forest', 'forest', 'forest', 'moor'],
    ]);
  });

  it('moves what is selected, and goes back to a stroke in the list', async () => {
    const { page } = at.seat;
    await walkTo(6, 2);
    for (const key of ['s', '1', 'Enter', 'v', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await stroke(/^Moved/).waitFor();
    expect(await ground('0605')).toBe('forest');
    await stroke(/^Hills/).click();
    await stroke('Moved, undone').waitFor();
    // Two strokes are taken back, one after the other.
    const grounds = () => Promise.all(['0605', '0602', '0303'].map(ground));
    await expect.poll(grounds).toEqual(['moor', 'moor', 'hills']);
    await stroke(/^Moved/).click();
    await expect.poll(() => ground('0605')).toBe('forest');
  });

  it('writes a label at a hex', async () => {
    const { page } = at.seat;
    await walkTo(2, 5);
    for (const key of ['t', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('textbox', { name: 'Label' }).fill('Here be rats');
    await page.keyboard.press('Enter');
    await stroke(/^Here be rats/).waitFor();
    expect((await land()).labels).toEqual([{ hex: '0205', words: 'Here be rats', size: 2 }]);
  });

  it('paints with a terrain of the referee’s own', async () => {
    const { page } = at.seat;
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Add terrain…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ash waste');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Ash waste' }).click();
    await walkTo(8, 6);
    await page.keyboard.press('Enter');
    await stroke('Ash waste 1 hex').waitFor();
    expect(hexAt(await land(), '0806')).toMatchObject({ terrain: 'plain', own: 'ash-waste' });
  });

  it('undoes its own strokes alone', async () => {
    const { page } = at.seat;
    for (let time = 0; time < 10; time += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => ground('0303')).toBe('moor');
    expect((await land()).name).toBe('The Fells');
    await page.keyboard.press('Control+y');
    await expect.poll(() => ground('0303')).toBe('hills');
    expect(await ground('0602')).toBe('moor');
  });
});

describe('painting with the mouse', () => {
  it('shows the stroke as it will be, and Esc gives it up', async () => {
    const { page } = at.seat;
    const box = (await page.getByTestId('map').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const key of ['b', '1']) await page.keyboard.press(key);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 4 });
    await page.getByText(/^forest · \d+ hex/).waitFor();
    const before = JSON.stringify(await land());
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.getByText(/^forest · \d+ hex/).waitFor({ state: 'detached' });
    expect(JSON.stringify(await land())).toBe(before);
  });

  it('picks a ground while Alt is held', async () => {
    const { page } = at.seat;
    const box = (await page.getByTestId('map').boundingBox())!;
    await page.keyboard.down('Alt');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 40);
    await page.keyboard.up('Alt');
    await expect
      .poll(() => page.getByRole('radio', { name: 'moor' }).getAttribute('aria-checked'))
      .toBe('true');
    expect(at.seat.complaints).toEqual([]);
  });
});
