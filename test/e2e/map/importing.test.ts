import { beforeAll, describe, expect, it } from 'vitest';
import { hexAt } from '../../../shared/hex/land.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const land = async () => (await viewOf(at.host)).table!.land;

const VALE = [
  'include default.txt',
  '0101 forest',
  '0102 hill castle "Black Keep"',
  '0201 moss "Deep Fen"',
  '0202 plain',
  '0101-0202 river "Wyrm"',
];

/** Drops a file with these lines on the page. */
async function drop(lines: readonly string[], name = 'vale.txt'): Promise<void> {
  await at.seat.page.evaluate(
    ([text, called]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], called));
      const on = document.querySelector('main') ?? document.body;
      on.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [lines.join('\n'), name] as const,
  );
}
const panel = () => at.seat.page.getByTestId('import');
const counts = () => at.seat.page.getByTestId('import-counts').textContent();

describe('a map file dropped on the library', () => {
  it('waits for its campaign, shows what it comes to, and is imported with Enter', async () => {
    const { page } = at.seat;
    await page.getByTestId('library').waitFor();
    await drop(VALE);
    await page.getByTestId('map-waits').waitFor();
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await panel().waitFor();
    await expect.poll(counts).toBe('Text Mapper: 4 hexes, 1 place, 1 label, 1 road or river.');
    expect((await land()).columns).toEqual([]);
    expect(await page.getByTestId('left-lines').textContent()).toContain('include default.txt');

    await page.getByLabel('What “moss” stands for').selectOption('swamp');
    await page.getByText('All words are assigned').waitFor();
    await page.getByRole('region', { name: 'Import map' }).focus();
    await page.keyboard.press('Enter');
    await panel().waitFor({ state: 'detached' });
    expect(hexAt(await land(), '0201')?.terrain).toBe('swamp');
    expect(hexAt(await land(), '0102')?.feature?.name).toBe('Black Keep');
  });
});

describe('a newer version of the map', () => {
  beforeAll(() => at.seat.given({ type: 'mark-hex', hex: '0202', note: 'Mine', known: true }));
  it('dropped on the table changes what is new in it, tells how much, and is undone at once', async () => {
    const { page } = at.seat;
    await drop([...VALE.slice(0, 4), '0202 desert', '0103 sea']);
    await panel().waitFor();
    await expect
      .poll(() => page.getByTestId('import-merged').textContent())
      .toMatch(/1 hex added, 1 changed/);
    await page.getByRole('button', { name: /Update map/ }).click();
    await panel().waitFor({ state: 'detached' });
    expect(hexAt(await land(), '0202')).toMatchObject({ terrain: 'desert', note: 'Mine', known: true });
    expect((await land()).paths).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => hexAt(await land(), '0202')?.terrain).toBe('plain');
  });
  it('may take the place of the map instead', async () => {
    const { page } = at.seat;
    await drop(['0101 sea', '0201 sea', '0102 hill']);
    await panel().waitFor();
    await page.getByLabel(/Update it/).check();
    await page.getByTestId('import-merged').waitFor();
    await page.getByLabel(/Replace it/).check();
    await page.getByTestId('import-merged').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await panel().waitFor({ state: 'detached' });
    expect(hexAt(await land(), '0101')?.terrain).toBe('forest');
  });
});

describe('a file that is no map', () => {
  it('is refused in words, and nothing changes', async () => {
    const { page } = at.seat;
    await drop(['Dear diary']);
    await panel().waitFor();
    await expect.poll(() => panel().textContent()).toContain('no line begins with a hex');
    expect(await page.getByRole('button', { name: /^Import map Enter/ }).isDisabled()).toBe(true);
    await drop(['x'], 'face.png');
    await expect.poll(() => page.getByText('is not a map file').count()).toBeGreaterThan(0);
  });

  it('is not said to be one any more once its panel is closed', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await page.getByText('is not a map file').waitFor({ state: 'detached' });
  });
});

describe('the map as a text', () => {
  it('is saved from “Picture or print…”, and read back', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Picture or print…' }).click();
    await page.getByLabel(/Text Mapper/).check();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Save text/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/Vale, referee’s\.txt/);
  });
});
