import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { commandsOf, keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

const seq = async (): Promise<number> =>
  Number(await at.seat.page.getByTestId('table').getAttribute('data-seq'));

describe('no key does two things', () => {
  it('Space and Enter after a click are no second click', async () => {
    const { page } = at.seat;
    await page.getByRole('button', { name: 'Light torch' }).first().click();
    await page.getByRole('button', { name: 'Put out' }).first().waitFor();
    const before = await seq();
    const given = commandsOf(page);
    await page.keyboard.press(' ');
    expect(await given()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(seq).toBe(before + 1);
    await page.keyboard.press(' ');
    expect(await given()).toBe(1);
    expect(await seq()).toBe(before + 1);
  });

  it('a button reached by Tab keeps the focus and answers Space', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'note', text: 'to be undone' });
    const before = await seq();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press(' ');
    await expect.poll(seq).toBe(before + 1);
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('Esc gives the focus of a button back to the table, so that Space is no second press', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'note', text: 'stays' });
    const given = commandsOf(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Escape');
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(false);
    await page.keyboard.press(' ');
    expect(await given()).toBe(0);
  });

  it('Esc ends no encounter', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'meet', title: 'Strangers' });
    const before = await seq();
    const given = commandsOf(page);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    expect(await given()).toBe(0);
    await keysAct(page);
    await page.keyboard.press('y');
    await expect.poll(seq).toBeGreaterThan(before);
  });

  it('Esc closes what lies over the tour first, then the tour', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'set-settings', tourSeen: false });
    const tour = page.getByTestId('tour');
    await tour.waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await tour.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });
    // It is gone from the page before the host knows.
    const isSeen = async (): Promise<boolean> => (await viewOf(at.host)).workspace.settings.tourSeen;
    await expect.poll(isSeen).toBe(true);
  });

  it('the tour goes by itself once time has passed three times', async () => {
    const { page, given } = at.seat;
    await given({ type: 'set-settings', tourSeen: false });
    const tour = page.getByTestId('tour');
    await tour.waitFor();
    const hour = { type: 'pass-time', scale: 'hour' } as const;
    for (let passed = 1; passed < 3; passed += 1) {
      await given(hour);
      expect(await tour.isVisible()).toBe(true);
    }
    await given(hour);
    await tour.waitFor({ state: 'detached' });
  });

  it('a letter is the same with caps lock on', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'note', text: 'once more' }, { type: 'undo' });
    const before = await seq();
    await page.evaluate(() =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey: true })),
    );
    await expect.poll(seq).toBe(before + 1);
    await page.getByRole('log').getByText('once more').last().waitFor();
  });

  it('letters are acts again after a line and after a roll, and what was refused stays under the hand', async () => {
    const { page } = at.seat;
    const testIdInFocus = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
    for (const text of ['A raven follows.', '2d6']) {
      await page.getByTestId('note').fill(text);
      await page.keyboard.press('Enter');
      await expect.poll(testIdInFocus).not.toBe('note');
    }
    await page.getByTestId('note').fill('/2d');
    await page.keyboard.press('Enter');
    await expect.poll(testIdInFocus).toBe('note');
    expect(await page.getByTestId('note').inputValue()).toBe('/2d');
    await page.getByTestId('note').fill('');
    await page.keyboard.press('Escape');
  });
});

describe('what stands on the table', () => {
  it('keeps a group of acts open that was opened, whatever the next act brings', async () => {
    const { page } = at.seat;
    const group = page.getByTestId('offers').locator('details:has(> summary:text-is("world"))');
    await group.locator('summary').click();
    await at.seat.given({ type: 'note', text: 'x' }, { type: 'meet', title: 'Strangers' }, { type: 'part' });
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  });
});

describe('letters', () => {
  it('wait for half a second when the moment changed by itself, and walk then', async () => {
    const { page } = at.seat;
    // A wait that began by the real clock would end by it, in the middle of this one.
    await keysAct(page);
    await page.clock.install();
    await at.seat.given({ type: 'meet', title: 'Strangers' });
    await page.clock.runFor(1000);
    // From here on no more time passes than is said.
    await page.clock.pauseAt(Date.now() + 60_000);
    // Somebody else ends it: the road is there before the hand knows.
    await at.seat.given({ type: 'part' });
    await page.locator('[data-offer=travel]').first().waitFor();
    const before = await seq();
    const given = commandsOf(page);
    await page.keyboard.press('p');
    await page.clock.runFor(400);
    await page.keyboard.press('p');
    expect(await given()).toBe(0);
    await page.clock.runFor(200);
    await page.keyboard.press('p');
    await expect.poll(seq).toBeGreaterThan(before);
    await page.clock.resume();
  });

  it('go by the place of the key, show what is written there, and can be changed and switched off', async () => {
    const { page } = at.seat;
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Settings…' }).click();
      await page.getByTestId('letters').waitFor();
    };
    await open();
    const pass = page.getByTestId('letters').getByLabel('pass time');
    await pass.fill('w');
    await page.getByText('W already means “travel north”').waitFor();
    expect(await pass.inputValue()).toBe('P');
    await pass.fill('[');
    await expect.poll(() => pass.inputValue()).toBe('[');
    await page.keyboard.press('Escape');
    await page.locator('[data-offer=pass-time][data-key="["]').waitFor();
    await open();
    await page.getByLabel('Single letters act at the table').uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-offer=travel][data-key]').count()).toBe(0);
    await at.seat.given({ type: 'set-settings', keys: { on: true, changed: {} } });

    await page.locator('[data-offer=travel][data-key=q]').waitFor();
    const press = (key: string, code: string): Promise<boolean> =>
      page.evaluate((init) => window.dispatchEvent(new KeyboardEvent('keydown', init)), { key, code });
    await press('a', 'KeyQ');
    await page.locator('[data-offer=travel][data-key=a]').waitFor();
    await press('q', 'KeyQ');
    await page.locator('[data-offer=travel][data-key=q]').waitFor();
  });
});

describe('what can hardly be meant', () => {
  it('is said by its button and wants a second press, by key and in a form', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'adjust-hit-points', creature: 'bryn', by: -8, faces: [20] });
    const pass = page.locator('[data-offer=pass-time]').first();
    await pass.getByText('Bryn dies in 1 h').waitFor();
    const before = await seq();
    await page.keyboard.press('p');
    await pass.getByText('press again').waitFor();
    await page.keyboard.press('l');
    await page.keyboard.type('He breathes.');
    await page.keyboard.press('Enter');
    await expect.poll(seq).toBe(before + 1);
    // Something else came between, so it is asked again.
    await page.keyboard.press('p');
    await pass.getByText('press again').waitFor();
    expect(await seq()).toBe(before + 1);
    await page.keyboard.press('p');
    await expect.poll(seq).toBeGreaterThan(before + 1);
    await at.seat.given({ type: 'undo' });

    // The group stands open since the test before.
    await page.locator('[data-offer=lay-out-land]').first().click();
    const form = page.getByTestId('form');
    await form.locator('input[name=name]').fill('Elsewhere');
    const asked = await seq();
    await page.keyboard.press('Enter');
    await form.getByText('has been played on').waitFor();
    expect(await seq()).toBe(asked);
    await page.keyboard.press('Escape');
    expect(at.seat.complaints).toEqual([]);
  });
});

describe('a figure is corrected where it stands', () => {
  it('by what is typed: hit points with =, the time of a countdown', async () => {
    const { page } = at.seat;
    await page.locator('[data-creature=linnet] .points').click();
    await page.keyboard.type('=2');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Correction: Linnet has 2 of').first().waitFor();
    await at.seat.given({
      type: 'start-timer',
      name: 'High tide',
      kind: 'countdown',
      scale: 'minute',
      count: 50,
    });
    await page.getByRole('button', { name: /^High tide, Time left/ }).click();
    await page.keyboard.type('-20');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Correction: High tide has 30 minutes left.').first().waitFor();
  });
});
