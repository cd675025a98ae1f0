import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { outOfReach, overlaps } from '../../helpers/boxes.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });
let page: Page;
beforeAll(async () => {
  const { given, page: own } = at.seat;
  await given(
    { type: 'meet', statBlock: 'Bandit', count: 20 },
    { type: 'start-fight' },
    { type: 'open-players-screen' },
  );
  const { players } = (await viewOf(at.host)).workspace;
  page = await own.context().newPage();
  await page.goto(players.address ?? '');
  await page.getByTestId('players-fight').waitFor();
});

describe.each([
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])('a fight of many on the players’ screen at $width × $height', (size) => {
  beforeAll(() => page.setViewportSize(size));

  it('shows all of both sides without scrolling', async () => {
    const fight = page.getByLabel('The fight');
    expect(await fight.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    expect(await fight.locator('li.others').count()).toBe(20);
    expect(await fight.locator('li.party').count()).toBe(4);
  });

  it('lists the party once', async () => {
    expect(await page.getByText('Linnet', { exact: true }).count()).toBe(1);
  });

  it('overlaps nowhere', async () => {
    expect(await overlaps(page)).toEqual([]);
    expect(await outOfReach(page)).toEqual([]);
  });
});
