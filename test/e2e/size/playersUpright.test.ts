import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
/** The players’ screen on a tablet that is held upright. */
let page: Page;
beforeAll(async () => {
  await at.seat.given({ type: 'open-players-screen' });
  const { players } = (await viewOf(at.host)).workspace;
  page = await at.seat.page.context().newPage();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(players.address ?? '');
});

it('breaks no name of a town', async () => {
  const name = page.getByRole('heading', { name: 'Harrowford', exact: true });
  const lines = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

it('keeps a long letter within the page, in lines of more than half of it', async () => {
  await at.seat.given({ type: 'show-players', text: 'Come to the mill at dusk. '.repeat(380) });
  const sheet = await page.getByTestId('shown').locator('.paper').boundingBox();
  expect(sheet?.height).toBeGreaterThan(2000);
  expect(sheet?.x).toBeGreaterThanOrEqual(0);
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(768);
  expect(sheet?.width).toBeGreaterThan(768 / 2);
});
