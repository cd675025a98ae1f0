import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

const told = (text: string): Promise<void> => at.seat.page.getByRole('log').getByText(text).last().waitFor();

describe('dice by hand', () => {
  const roll = async (dice: string): Promise<void> => {
    await at.seat.page.getByTestId('note').fill(dice);
    await at.seat.page.keyboard.press('Enter');
  };

  it('are asked for one after another, each by its name; blank rolls it', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+d');
    await roll('d20+d6+d4');
    await page.getByLabel('d20: a roll').fill('14');
    await page.keyboard.press('Enter');
    await page.getByLabel('d6: a roll').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('d6: a roll (rolled)').waitFor();
    await page.getByLabel('d4: a roll').fill('2');
    await page.keyboard.press('Enter');
    await page.getByTestId('faces').waitFor({ state: 'detached' });
    expect(await page.getByRole('log').getByRole('img', { name: 'd20: 14' }).count()).toBe(1);
  });

  it('keep what was typed while something else happens', async () => {
    const { page, given } = at.seat;
    await roll('d20+d6');
    await page.getByLabel('d20: a roll').fill('14');
    await given({ type: 'note', text: 'A knock.' }, { type: 'note', text: 'Another knock.' });
    expect(await page.getByTestId('faces').inputValue()).toBe('14');
    await page.keyboard.press('Escape');
    await page.getByTestId('faces').waitFor({ state: 'detached' });
  });

  it('say at the field what is on the die, and keep what was typed', async () => {
    const { page } = at.seat;
    await roll('d20');
    for (const [typed, says] of [
      ['25', 'shows 1 to 20, not 25'],
      ['five', 'Type a number from 1 to 20'],
    ] as const) {
      await page.getByLabel('d20: a roll').fill(typed);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(says).waitFor();
      expect(await page.getByTestId('faces').inputValue()).toBe(typed);
    }
    await page.keyboard.press('Escape');
    await page.getByTestId('faces').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+d');
  });
});

describe('a secret roll', () => {
  it('is Shift+Enter', async () => {
    const { page } = at.seat;
    await page.getByTestId('note').fill('3x2d6');
    await page.keyboard.press('Shift+Enter');
    await told('3x2d6: ');
    expect((await viewOf(at.host)).table?.log.at(-1)).toMatchObject({ secret: true });
  });
});

describe('Ctrl+K', () => {
  const best = async (text: string): Promise<string> => {
    const { page } = at.seat;
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill(text);
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
    await chosen.filter({ hasText: new RegExp(text, 'i') }).waitFor();
    return chosen.innerText();
  };

  it.each(['dark theme', 'undo', 'house rules', 'settings', 'players', 'paint'])(
    'finds “%s” first',
    async (text) => {
      expect((await best(text)).toLowerCase()).toContain(text);
      await at.seat.page.keyboard.press('Escape');
    },
  );

  it('sets what is chosen, and lists it first the next time', async () => {
    const { page } = at.seat;
    await best('dark');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('option').first().getByText('Dark theme').waitFor();
    await page.keyboard.press('Escape');
    await at.seat.given({ type: 'set-settings', theme: 'light' });
  });

  const printed = (): Promise<void> =>
    at.seat.page.evaluate(() => {
      window.print = () => (document.body.dataset['printed'] = 'yes');
    });

  it('prints a sheet: its figures, and no button', async () => {
    const { page } = at.seat;
    await printed();
    await best('print sheet of linnet');
    await page.keyboard.press('Enter');
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByTestId('sheet');
    await page.locator('.printable').getByRole('heading', { name: 'Linnet' }).waitFor();
    expect(await sheet.getByRole('button', { name: /damage or heal/ }).isVisible()).toBe(true);
    expect(await sheet.getByRole('button', { name: 'Change portrait' }).isVisible()).toBe(false);
    expect(await page.getByRole('log').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('opens the recap, and the shop at what is to be bought', async () => {
    const { page } = at.seat;
    await best('recap');
    await page.keyboard.press('Enter');
    await page.getByTestId('recap').waitFor();
    await best('buy rope');
    await page.keyboard.press('Enter');
    await page.getByTestId('shop').waitFor();
    expect(await page.getByTestId('shop').locator('input[type=search]').inputValue()).toMatch(/^rope/i);
    await page.keyboard.press('Escape');
  });

  it('changes the weather to what was typed', async () => {
    const { page } = at.seat;
    await best('rain');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').getByLabel('Weather').inputValue()).toBe('rain');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await viewOf(at.host)).table?.time.weather).toBe('rain');
  });

  it('marks the dead by name', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill('hanne dies');
    await page.getByRole('option', { selected: true }).getByText('Mark Hanne Sooter as dead').waitFor();
    await page.keyboard.press('Enter');
    await told('Hanne Sooter');
  });
});
