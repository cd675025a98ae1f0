import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { allDrawn } from '../helpers/browser.ts';
import { openSample, viewOf } from '../helpers/referee.ts';

const root = new URL('../../', import.meta.url);
const at = atTheScreen();

const textOf = (name: string): string => readFileSync(new URL(`examples/${name}`, root), 'utf8').trim();

/** Brings the encounter of the first day: its check, its row, and how many. */
const PILGRIMS = [3, 2, 3, 4, 4, 4];

/** The commands of FIVEY’s first day that are not given yet. */
const left = textOf('first-day.jsonl')
  .split('\n')
  .map((line) => JSON.parse(line) as { type: string });

/** Gives them up to the first of a type. */
async function playUntil(type: string): Promise<void> {
  while (left[0] && left[0].type !== type) {
    const [command] = left.splice(0, 1);
    if (command) await at.seat.given(command.type === 'travel' ? { ...command, faces: PILGRIMS } : command);
  }
}

async function take(name: string, page: Page = at.seat.page): Promise<void> {
  await page.mouse.move(640, 790);
  await allDrawn(page);
  await page.screenshot({ path: fileURLToPath(new URL(`docs/${name}.png`, root)) });
}

/** Foretells the road to Castle Vane, to the end. */
async function takeForecast(): Promise<void> {
  const { page } = at.seat;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('The way to Castle Vane');
  await page
    .getByRole('option', { name: /Castle Vane/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const told = page.getByTestId('road-told').getByText(/./);
  await told.waitFor({ state: 'attached', timeout: 60_000 });
  await take('forecast');
  await page.keyboard.press('Escape');
}

const theme = (name: 'light' | 'dark'): Promise<void> => at.seat.given({ type: 'set-settings', theme: name });

it('takes the pictures of README from the built program', async () => {
  const { seat, host, browser } = at;
  await theme('light');
  await openSample(seat, host, 'FIVEY');
  await playUntil('travel');
  await take('day');
  await playUntil('react');
  await seat.given({ type: 'react', faces: [13] });
  await seat.page.setViewportSize({ width: 1280, height: 900 });
  await take('meeting');
  await seat.given({ type: 'part' });
  await takeForecast();
  await seat.page.keyboard.press('Shift+2');
  await seat.page.getByTestId('sheet').waitFor();
  await take('sheet');
  await seat.page.setViewportSize({ width: 1280, height: 800 });
  await seat.page.keyboard.press('Escape');

  await seat.given({ type: 'open-players-screen' });
  const { players } = (await viewOf(host)).workspace;
  const theirs = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await theirs.goto(players.address ?? '');
  await theirs.getByTestId('players-map').waitFor();
  await take('players', theirs);
  await theirs.close();
  await seat.given({ type: 'close-players-screen' });

  await theme('dark');
  await seat.given({ type: 'begin-downtime' });
  await seat.page.locator('[data-lane]').first().waitFor();
  await take('downtime-dark');

  await openSample(seat, host, 'Cairn');
  await seat.given(
    { type: 'open-session' },
    { type: 'meet', statBlock: 'Goblin', count: 8 },
    { type: 'start-fight', faces: [3, 3, 3, 3] },
    { type: 'end-turn' },
  );
  await seat.page.getByTestId('fight').waitFor();
  const targets = ['bryn', 'bryn', 'linnet', 'linnet', 'osric', 'osric', 'maud', 'maud'];
  const blows = targets.map((target, index) => ({ type: 'attack', actor: `goblin-${index + 1}`, target }));
  // The 20 is Linnet's STR Save: she fails it.
  const [last] = blows.splice(-1).map((blow) => ({ ...blow, faces: [5, 2, 6, 3, 2, 1, 3, 2, 20] }));
  await seat.given(...blows, ...(last ? [last] : []));
  await take('fight-dark');
  await theme('light');
});
