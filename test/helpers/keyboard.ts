import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameView } from '../../shared/api.ts';
import { viewOf } from './referee.ts';
import type { RunningHost } from './webHost.ts';

/**
 * Waits until what the page gave is answered and shown, and a moment that came by itself has been there long enough for its
 * keys to act: the next key is then given to what is seen.
 */
export async function keysAct(page: Page): Promise<void> {
  await page.locator('.saved', { hasText: 'Writing' }).waitFor({ state: 'detached' });
  await page.locator('[data-testid=keys-wait][data-waits=true]').waitFor({ state: 'detached' });
}

/** Counts the commands that the page gives from now on. Whatever a key has given by the time it is asked is counted. */
export function commandsOf(page: Page): () => Promise<number> {
  let given = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/dispatch') given += 1;
  });
  return async () => {
    // The page tells of its requests in their order, before it answers this.
    await page.evaluate(() => undefined);
    return given;
  };
}

/** A referee with a keyboard and no mouse. What the host shows is only read. */
export class Keyboard {
  readonly #page: Page;
  readonly #host: RunningHost;
  constructor(page: Page, host: RunningHost) {
    this.#page = page;
    this.#host = host;
  }
  async table(): Promise<GameView> {
    const { table } = await viewOf(this.#host);
    if (!table) throw new Error('No campaign is open.');
    return table;
  }
  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }
  /** Presses a key and waits until what it does is on the disk. */
  act(key: string): Promise<void> {
    return this.saves(() => this.press(key));
  }
  /** Gives what was typed or chosen by Enter, and waits until it is on the disk and shown. */
  async saves(give: () => Promise<void>): Promise<void> {
    const { saved } = await this.table();
    await give();
    await expect.poll(async () => (await this.table()).saved.seq).toBeGreaterThan(saved.seq);
    await keysAct(this.#page);
  }
  /** Finds an act by Ctrl+K and gives it; if it has a form, with its suggested values. */
  async find(text: string, asks = false): Promise<void> {
    await this.saves(async () => {
      await this.choose(text);
      if (asks) await this.giveForm();
    });
  }
  /** Finds something by Ctrl+K and takes it up. */
  async choose(text: string): Promise<void> {
    await this.press('Control+k');
    await this.focusIn('[data-testid=palette]');
    await this.#page.keyboard.type(text);
    await this.#page.locator('#findings').getByRole('option').first().getByText(text).first().waitFor();
    await this.press('Enter');
    await this.#page.getByTestId('palette').waitFor({ state: 'detached' });
  }
  /** Waits until a screen stands over the table. */
  opened(screen: string): Promise<void> {
    return this.#page.getByTestId(screen).waitFor();
  }
  /** Submits the open form with its suggested values. */
  async giveForm(): Promise<void> {
    await this.focusIn('[data-testid=form]');
    await this.press('Enter');
    const form = this.#page.getByTestId('form');
    await form.waitFor({ state: 'detached' }).catch(async (late: unknown) => {
      const why = (await this.#page.getByTestId('error').allTextContents()).join(' ');
      throw new Error(`The form is not taken: ${why}`, { cause: late });
    });
  }
  /** Waits until the focus is inside an element. */
  async focusIn(selector: string): Promise<void> {
    await this.#page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  }
  /** Presses Tab until a button with these words or this name has the focus. */
  async tabTo(words: string, most = 80): Promise<void> {
    for (let tabs = 0; tabs < most; tabs += 1) {
      await this.press('Tab');
      const there = await this.#page.evaluate(() => {
        const button = document.activeElement?.closest('button');
        return button ? `${button.ariaLabel ?? ''} ${button.textContent}` : '';
      });
      if (there.includes(words)) return;
    }
    throw new Error(`Tab does not lead to “${words}”.`);
  }
  told(text: string | RegExp): Promise<void> {
    return this.#page.getByRole('log').getByText(text).last().waitFor();
  }
  /** What stands on the page and what the host shows are the same before the next key, and the focus is not lost. */
  async settled(): Promise<GameView> {
    const table = await this.table();
    await this.#page.locator(`[data-testid=table][data-seq="${table.saved.seq}"]`).waitFor();
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await keysAct(this.#page);
    return table;
  }
}
