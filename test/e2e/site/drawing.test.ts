import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { holdBack } from '../../helpers/browser.ts';
import { viewOf } from '../../helpers/referee.ts';
import { webDoor } from '../../helpers/webHost.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

/** The square of the grid at the usual size. */
const SQUARE = 20;
interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}
const canvas = (): Locator => at.seat.page.getByTestId('plan-canvas');
const roomAt = (index: number): Locator => canvas().locator('[data-room]').nth(index);
async function rooms(): Promise<readonly { id: string; exits: readonly unknown[] }[]> {
  const plan = await webDoor(at.host).ask({ type: 'plan', site: 'sunken-abbey' });
  return plan && 'rooms' in plan ? plan.rooms : [];
}

async function drag(from: [number, number], to: [number, number], shift = false): Promise<void> {
  const { mouse, keyboard } = at.seat.page;
  const { x, y } = (await canvas().boundingBox())!;
  if (shift) await keyboard.down('Shift');
  await mouse.move(x + from[0], y + from[1]);
  await mouse.down();
  await mouse.move(x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2);
  await mouse.move(x + to[0], y + to[1], { steps: 4 });
  await mouse.up();
  if (shift) await keyboard.up('Shift');
}
/** Draws a room and gives back where it is seen, from the corner of the canvas. */
async function draw({ x, y, w, h }: Spot): Promise<Locator> {
  const before = (await rooms()).length;
  await drag([x, y], [x + w, y + h]);
  await expect.poll(async () => canvas().locator('[data-room]').count()).toBe(before + 1);
  return roomAt(before);
}
async function seen(room: Locator): Promise<Spot> {
  const [box, frame] = await Promise.all([
    room.locator('rect').first().boundingBox(),
    canvas().boundingBox(),
  ]);
  return { x: box!.x - frame!.x, y: box!.y - frame!.y, w: box!.width, h: box!.height };
}
/** It stands where the hand was, within a square. */
function expectAt(spot: Spot, { x, y, w, h }: Spot, square = SQUARE): void {
  for (const [is, was] of [
    [spot.x, x],
    [spot.y, y],
    [spot.x + spot.w, x + w],
    [spot.y + spot.h, y + h],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThanOrEqual(square);
}

beforeAll(async () => {
  const hex = (await viewOf(at.host)).table?.party.hex;
  await at.seat.given({ type: 'keep-site', name: 'Sunken Abbey', hex, dangerous: false });
});

describe('the plan of a site', () => {
  it('is opened by Ctrl+K, and from the hex', async () => {
    const { page } = at.seat;
    await page.getByTestId('map').focus();
    await page.keyboard.press('.');
    await page.getByTestId('hex').getByRole('button', { name: 'Plan of Sunken Abbey' }).click();
    await page.getByRole('region', { name: 'Plan of Sunken Abbey' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('plan sunken abbey');
    await page.locator('#findings').getByRole('option').first().getByText('Plan of Sunken Abbey').waitFor();
    await page.keyboard.press('Enter');
    await canvas().waitFor();
  });

  it('has rooms where the hand drew them, and the next one moves none', async () => {
    const sketch = [
      { x: 65, y: 65, w: 90, h: 90 },
      { x: 245, y: 65, w: 90, h: 90 },
      { x: 425, y: 65, w: 90, h: 90 },
      { x: 65, y: 225, w: 90, h: 70 },
      { x: 245, y: 225, w: 90, h: 70 },
      { x: 425, y: 225, w: 90, h: 70 },
    ];
    for (const [index, spot] of sketch.entries()) {
      await draw(spot);
      for (const [earlier, known] of sketch.slice(0, index + 1).entries())
        expectAt(await seen(roomAt(earlier)), known);
    }
  });

  it('is joined with Shift, also from beside a room, and no room is drawn', async () => {
    const { page } = at.seat;
    await drag([110, 110], [290, 110], true);
    await expect.poll(async () => (await rooms())[0]?.exits.length).toBe(1);
    // From a few pixels off the first room's edge.
    await drag([165, 90], [420, 110], true);
    await expect.poll(async () => (await rooms())[0]?.exits.length).toBe(2);
    await drag([200, 200], [220, 320], true);
    await page.getByTestId('plan').getByText('drag from one room to the other').waitFor();
    expect(await rooms()).toHaveLength(6);
  });

  it('still says what the hand did wrong when the answer to what it did before comes', async () => {
    const { page } = at.seat;
    const letGo = await holdBack(page, '/api/dispatch');
    const howTo = page.getByTestId('plan').getByText('drag from one room to the other');
    const answered = page.waitForResponse('**/api/dispatch');
    await drag([110, 110], [110, 260], true);
    await drag([200, 200], [220, 320], true);
    await howTo.waitFor();
    letGo();
    await answered;
    await expect.poll(async () => (await rooms())[0]?.exits.length).toBe(3);
    await canvas().locator('.door').nth(2).waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await howTo.isVisible()).toBe(true);
  });

  it('says so when a room would cover another, and leaves both where they were', async () => {
    const { page } = at.seat;
    await drag([110, 100], [290, 100]);
    await page.getByTestId('plan').getByText('This would cover room 2').waitFor();
    await expect.poll(async () => Math.round((await seen(roomAt(0))).x / SQUARE)).toBe(3);
    await drag([180, 90], [300, 200]);
    await page.getByTestId('plan').getByText('This would cover room 2').waitFor();
    expect(await rooms()).toHaveLength(6);
    await drag([110, 110], [110, 330]);
    await page.getByTestId('plan').getByText('This would cover').waitFor();
    // The words may be those of before: it is over when the room is back.
    await expect.poll(async () => Math.round((await seen(roomAt(0))).y / SQUARE)).toBe(3);
  });

  it('stays put when it grows to the left, when it is scrolled, and at another size', async () => {
    const before = await seen(roomAt(1));
    await drag([110, 110], [-30, 110]);
    await expect.poll(async () => (await seen(roomAt(0))).x).toBeLessThan(0);
    expectAt(await seen(roomAt(1)), before, 1);
    await canvas().evaluate((frame) => frame.scrollBy({ left: 120, top: 40, behavior: 'instant' }));
    const spot = { x: 505, y: 255, w: 75, h: 45 };
    expectAt(await seen(await draw(spot)), spot);
    await canvas().press('-');
    const second = await seen(roomAt(1));
    const small = { x: 300, y: 330, w: 60, h: 40 };
    expectAt(await seen(await draw(small)), small, SQUARE * 0.7);
    expectAt(await seen(roomAt(1)), second, 1);
    expect(at.seat.complaints).toEqual([]);
  });
});
