import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { holdBack } from '../helpers/browser.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn' });

const seqOf = async (): Promise<number> => (await viewOf(at.host)).table?.saved.seq ?? 0;

describe('the page', () => {
  it('shows markup in a name as the letters it is, and any script', async () => {
    const { page, given } = at.seat;
    const names = ['<img src=x onerror=alert(1)>', '影の騎士 ملكة', 'Ýrr & <b>Bo</b>'];
    for (const name of names)
      await given({ type: 'add-faction', name, note: '<script>alert(1)</script> **bold**' });
    await page.keyboard.press('Control+g');
    await page.getByRole('tab', { name: /Factions/ }).click();
    for (const name of names)
      await page.locator('.panel summary b').getByText(name, { exact: true }).waitFor();
    await page.locator('.panel summary:visible').first().click();
    await page.locator('.markdown strong:visible').first().waitFor();
    expect(await page.locator('.panel img, .panel script').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('says why a name of 10,000 letters cannot be, and keeps what was typed', async () => {
    const { page } = at.seat;
    const before = await seqOf();
    await page.keyboard.press('Control+g');
    await page.getByRole('tab', { name: /^Factions/ }).click();
    await page.getByRole('button', { name: 'Add faction' }).click();
    await page.locator('input[name=name]').fill('x'.repeat(10_000));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('status').getByText('at most 200 characters').waitFor();
    expect(await page.locator('input[name=name]').inputValue()).toHaveLength(10_000);
    expect(await seqOf()).toBe(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  it.each(['12abc', '--3', '1e9', '３', '<b>3</b>', '0'])(
    'takes %s for no number of hit points, and says so',
    async (text) => {
      const { page } = at.seat;
      const before = await seqOf();
      await page.locator('[data-creature=bryn] .points').click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await page.getByTestId('error').waitFor();
      expect(await seqOf()).toBe(before);
      await page.keyboard.press('Escape');
    },
  );

  it.each(['12abc', '-9', '1e9'])('keeps %s in the field of a count, with words beside it', async (text) => {
    const { page } = at.seat;
    const before = await seqOf();
    await page.locator('[data-creature=bryn] button.name').click();
    await page.getByRole('button', { name: /^Rations, How many/ }).click();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    const field = page.getByTestId('sheet').locator('input[aria-invalid]');
    const words = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    expect(await words.innerText()).not.toBe('');
    expect(await field.inputValue()).toBe(text);
    expect(await seqOf()).toBe(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByTestId('sheet').waitFor({ state: 'detached' });
  });

  it.each(['/4d6kh9', '/0d6', '/99999999d6', '/2d6+<b>', '/no such table', `/${'d'.repeat(10_000)}`])(
    'says what is wrong with the line %.20s, and keeps it',
    async (text) => {
      const { page } = at.seat;
      const before = await seqOf();
      await page.getByTestId('note').fill(text);
      await page.getByTestId('note').press('Enter');
      await page.getByTestId('error').first().waitFor();
      await expect.poll(() => page.getByTestId('note').inputValue()).toBe(text);
      expect(await seqOf()).toBe(before);
      await page.getByTestId('note').fill('');
      await page.getByTestId('note').press('Escape');
    },
  );

  it('lays out a party of long names without losing anything at 1024 by 640 and at twice the size', async () => {
    const { page, given } = at.seat;
    await given({ type: 'describe', creature: 'bryn', name: 'B'.repeat(200) });
    for (const size of [
      { width: 1024, height: 640 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      // Whatever may happen can be reached by scrolling.
      await page.locator('[data-testid=offers] button').first().scrollIntoViewIfNeeded();
      await page.getByTestId('note').scrollIntoViewIfNeeded();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(at.seat.complaints).toEqual([]);
  });

  it('says that an answer takes long, until it is there', async () => {
    const { page } = at.seat;
    const letGo = await holdBack(page, '/api/dispatch');
    await page.keyboard.press('Escape');
    await page.getByTestId('note').fill('A slow disk.');
    await page.keyboard.press('Enter');
    await page.getByText('One moment…').waitFor();
    letGo();
    await page.getByRole('log').getByText('A slow disk.').waitFor();
    await page.getByText('One moment…').waitFor({ state: 'detached' });
  });

  it('closes a form once what it brought is shown, however late that is', async () => {
    const { page } = at.seat;
    const late: (() => void)[] = [];
    let holds = false;
    await page.routeWebSocket('**/api/watch', (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (holds) late.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.reload();
    await page.getByTestId('table').waitFor();
    await page.clock.install();
    await page.keyboard.press('Control+g');
    await page.getByRole('tab', { name: /^Factions/ }).click();
    await page.getByRole('button', { name: 'Add faction' }).click();
    const form = page.getByTestId('form');
    await form.locator('input[name=name]').fill('The Bell Ringers');
    holds = true;
    const answered = page.waitForResponse('**/api/dispatch');
    await page.keyboard.press('Enter');
    await (await answered).finished();
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await page.clock.fastForward(60_000);
    expect(await form.isVisible()).toBe(true);
    await page.getByText('One moment…').waitFor();
    holds = false;
    for (const tell of late) tell();
    await form.waitFor({ state: 'detached' });
    await page.getByText('The Bell Ringers').first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes an answer about a sheet that was shut meanwhile for what it is', async () => {
    const { page, given } = at.seat;
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.locator('[data-creature=bryn] button.name').click();
    await page.getByTestId('sheet').waitFor();
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    let asks = 0;
    await page.route('**/api/ask', async (route) => {
      asks += 1;
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/ask');
    // Counts the answers that whoever asked has got.
    await page.evaluate(() => {
      const { prototype } = Response;
      const { json } = prototype;
      const counter = Object.assign(window, { got: 0 });
      prototype.json = async function (this: Response): Promise<unknown> {
        const answer: unknown = await json.call(this);
        if (this.url.endsWith('/api/ask')) setTimeout(() => (counter.got += 1));
        return answer;
      };
    });
    await given({ type: 'note', text: 'A sheet is asked for again.' });
    await asked;
    await page.keyboard.press('Escape');
    await page.getByTestId('sheet').waitFor({ state: 'detached' });
    letGo();
    const got = (): Promise<number> => page.evaluate(() => (window as unknown as { got: number }).got);
    await expect.poll(got).toBe(asks);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(errors).toEqual([]);
    await page.unroute('**/api/ask');
  });
});
