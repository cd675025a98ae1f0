import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../shared/systems/credit.ts';
import { systems } from '../../shared/systems/registry.ts';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { openSample } from '../helpers/referee.ts';

const at = atTheScreen();
const about = () => at.seat.page.getByTestId('about');
const closed = async (): Promise<void> => {
  await at.seat.page.keyboard.press('Escape');
  await about().waitFor({ state: 'detached' });
};

describe('About', () => {
  it('opens in the library by keyboard and gives the focus back', async () => {
    const { page } = at.seat;
    const button = page.getByRole('button', { name: 'About', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await about().waitFor();
    await closed();
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('opens from the menu of the table', async () => {
    const { page } = at.seat;
    await openSample(at.seat, at.host, 'Cairn');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'About…' }).click();
    await about().waitFor();
  });

  it.each(systems.map((system) => [system.name, system] as const))(
    'shows the whole notice of %s, with its addresses as links',
    async (_name, { id, credit }) => {
      const section = about().locator(`[data-system="${id}"]`);
      expect(await section.locator('p').allInnerTexts()).toEqual(noticeOf(credit));
      const links = await section
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const addresses = [credit.address, credit.licence?.address].filter((one) => typeof one === 'string');
      expect(links).toEqual(expect.arrayContaining(addresses));
    },
  );

  it('shows the licence of each package that is built in, with its text', async () => {
    const svelte = about().locator('[data-package=svelte]');
    await svelte.locator('summary').click();
    await svelte.getByText('Permission is hereby granted').waitFor();
    expect(await svelte.getByRole('link').getAttribute('href')).toBe('https://www.npmjs.com/package/svelte');
    expect(await about().locator('[data-package]').count()).toBeGreaterThan(50);
    await closed();
    expect(at.seat.complaints).toEqual([]);
  });
});
