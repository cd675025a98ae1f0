import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

/** Listens as a screen reader does: to what comes into a region that is live and was there before. */
async function listen(): Promise<() => Promise<string[]>> {
  await at.seat.page.evaluate(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    new MutationObserver((changes) => {
      // A text is put in and filled at one go: each region speaks once for it.
      const spoke = new Set(
        changes.flatMap(({ target, addedNodes, type }) => {
          if (type === 'childList' && addedNodes.length === 0) return [];
          return (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? [];
        }),
      );
      for (const region of spoke) {
        const assertive = region.getAttribute('role') === 'alert';
        const how = region.getAttribute('aria-live') ?? (assertive ? 'assertive' : 'polite');
        const text = region.textContent?.trim();
        if (text && how !== 'off') heard.push(`${how}: ${text}`);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => at.seat.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const tide = (count = 30) => ({
  type: 'start-timer',
  name: 'Low tide',
  kind: 'countdown',
  scale: 'minute',
  count,
});

describe('what falls due', () => {
  it('is heard once and politely, with the rest of what the act brought', async () => {
    await at.seat.given(tide());
    const heard = await listen();
    await at.seat.page.keyboard.press('p');
    await at.seat.page.getByTestId('receipt').getByText('Low tide: time is up.').waitFor();
    await expect.poll(heard).toEqual(['polite: Low tide. Low tide: time is up. 8 hours passed.']);
  });

  it('stands first in the receipt and on the rail by its name, takes no focus, and is gone with the next act', async () => {
    const { page } = at.seat;
    await at.seat.given(tide());
    await page.getByTestId('map').focus();
    await page.keyboard.press('p');
    await page.getByTestId('fell').getByRole('heading', { name: 'Low tide' }).waitFor();
    await page.getByTestId('due').getByText('Low tide').waitFor();
    await page.getByTestId('due').getByText('just now', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('map');
    await at.seat.given({ type: 'note', text: 'The bell rings.' });
    await page.getByTestId('receipt').waitFor({ state: 'detached' });
    expect(await page.getByTestId('due').getByText('just now', { exact: true }).count()).toBe(0);
  });

  it('is in sight beside those who were met', async () => {
    const { page } = at.seat;
    await at.seat.given(tide(), { type: 'meet', statBlock: 'Bandit', count: 3 });
    await page.getByTestId('encounter').waitFor();
    await at.seat.given({ type: 'pass-time', scale: 'hour' });
    const [met, receipt] = await Promise.all(
      ['encounter', 'receipt'].map(async (id) => (await page.getByTestId(id).boundingBox())!),
    );
    expect(receipt!.y).toBeGreaterThanOrEqual(met!.y + met!.height);
    await at.seat.given({ type: 'part' });
  });

  it('moves nothing where less motion is wanted', async () => {
    await at.seat.given(tide(), { type: 'pass-time', scale: 'hour' });
    await at.seat.page.getByTestId('fell').waitFor();
    expect(await at.seat.page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

describe('a refusal', () => {
  it('is heard once and politely, each time, at the table', async () => {
    const { page } = at.seat;
    await page.getByTestId('note').fill('/2d');
    const heard = await listen();
    for (const times of [1, 2]) {
      await page.getByTestId('note').press('Enter');
      await expect.poll(heard).toHaveLength(times);
    }
    expect(new Set(await heard()).size).toBe(1);
    expect((await heard())[0]).toMatch(/^polite: .*2d/);
    await page.getByTestId('note').fill('');
    await page.getByTestId('note').press('Escape');
  });

  it('is heard once in a form, and not again beside it', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+g');
    await page.getByRole('button', { name: 'Add person…' }).click();
    await page.getByTestId('form').locator('input').first().fill('x'.repeat(1000));
    const heard = await listen();
    await page.keyboard.press('Enter');
    await page.getByTestId('error').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('form').waitFor({ state: 'detached' });
    expect(await heard()).toHaveLength(1);
    expect(at.seat.complaints).toEqual([]);
  });
});
