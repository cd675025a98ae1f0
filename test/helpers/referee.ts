import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { View } from '../../shared/api.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { webDoor, type HostAddress } from './webHost.ts';

export interface Seat {
  page: Page;
  /** Errors of the page and its console, which a good evening has none of. */
  complaints: string[];
  /** Gives commands behind the page's back and waits until it shows them; fails when one is refused. */
  given(...commands: { type: string; [field: string]: unknown }[]): Promise<void>;
}

/** A referee's browser at a running host, with the tour put aside. */
export async function takeSeat(
  browser: Browser,
  host: HostAddress,
  size = { width: 1280, height: 800 },
  /** Pixels of the screen to one of the page. */
  zoom = 1,
): Promise<Seat> {
  const door = webDoor(host);
  await door.dispatch({ type: 'set-settings', tourSeen: true });
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await lag(page);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...(message.type() === 'error' ? [message.text()] : [])));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(host.address);
  await page.locator('[data-testid=table], [data-testid=library]').waitFor();
  const given: Seat['given'] = async (...commands) => {
    for (const command of commands) {
      const answer = await door.dispatch(command);
      if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.error.message}`);
      // The page may be further on by then: what was typed in a panel is saved as it steps aside.
      if (answer.seq > 0 && answer.events.length > 0)
        await page.waitForFunction(
          (seq) => Number(document.querySelector<HTMLElement>('[data-testid=table]')?.dataset['seq']) >= seq,
          answer.seq,
        );
    }
  };
  return { page, complaints, given };
}

/** With LAG=900 all that the host says comes up to 900 ms late, in order: a test that is quick by luck alone fails then. */
async function lag(page: Page): Promise<void> {
  const most = Number(process.env['LAG'] ?? 0);
  if (most === 0) return;
  const random = seededDice(1);
  await page.routeWebSocket(/./, (socket) => {
    let last: Promise<unknown> = Promise.resolve();
    socket.connectToServer().onMessage((message) => {
      last = Promise.all([last, sleep(random(most))]).then(() => socket.send(message));
    });
  });
}

/** The sample campaign of a system, open on the page, with a session begun. */
export async function openSample({ page, given }: Seat, host: HostAddress, system: string): Promise<void> {
  const { campaigns } = (await viewOf(host)).workspace;
  const card = campaigns.find((one) => one.system.includes(system) && one.name.includes('sample'));
  if (!card) throw new Error(`There is no sample of ${system}.`);
  await given({ type: 'open-campaign', folder: card.folder });
  // In a fight the party’s heading makes room.
  await page.getByTestId('table').getByText(card.system).first().waitFor({ state: 'attached' });
}

/** Picks a line of the table’s menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** What the host shows now. */
export const viewOf = (host: HostAddress): Promise<View> =>
  new Promise((found) => {
    const stop = webDoor(host).watch((message) => {
      if ('view' in message) {
        found(message.view);
        setTimeout(() => stop());
      }
    });
  });
