import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameView, Offer } from '../../../shared/api.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { findings } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { openSample, viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const SYSTEMS = systems.map(({ name }) => name);

/** One form of each make: those whose fields are of the same kinds look the same. */
const makes = new Set<string>();
function ofNewMake({ now }: GameView): Offer[] {
  return now.filter(({ needs = [] }) => {
    const make = needs
      .map(({ kind, many, choices = [], row, unit, hint }) =>
        [
          kind,
          many,
          choices.length > 7,
          choices.some(({ detail }) => detail),
          row !== undefined,
          unit,
          hint,
        ].join(),
      )
      .sort()
      .join(' ');
    if (needs.length === 0 || makes.has(make)) return false;
    makes.add(make);
    return true;
  });
}

/** Fields that stand over one another, or beyond their dialog’s side. */
const overlaps = (page: Page): Promise<string[]> =>
  page.getByTestId('form').evaluate((form) => {
    const fields = [...form.querySelectorAll<HTMLElement>('[data-field]:not(ul), .give')];
    const boxes = fields.map((field) => ({
      name: field.dataset['field'] ?? 'give',
      box: field.getBoundingClientRect(),
    }));
    const side = form.getBoundingClientRect().right + 2;
    const beyond = boxes
      .filter(({ box }) => box.right > side)
      .map(({ name }) => `${name} is beyond the side`);
    const over = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.name} over ${b.name}`),
    );
    return [...beyond, ...over];
  });

describe('every make of form', () => {
  it.each(SYSTEMS)(
    'in %s has names and roles, and holds together in a small window with large letters',
    async (system) => {
      const { page, given } = at.seat;
      await openSample(at.seat, at.host, system);
      await given({ type: 'open-session' });
      const { table } = await viewOf(at.host);
      for (const { label } of ofNewMake(table!)) {
        await page.keyboard.press('Control+k');
        await page.getByTestId('palette').fill(label);
        await page.locator('#finding-0').getByText(label, { exact: true }).first().waitFor();
        await page.keyboard.press('Enter');
        await page.getByTestId('form').waitFor();
        expect({ label, found: await findings(page, {}, '[role=dialog]') }).toEqual({ label, found: [] });
        for (const [width, height, letters] of [
          [1024, 640, 100],
          [1280, 800, 200],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => {
            document.documentElement.style.setProperty('--text-size', `${size}%`);
          }, letters);
          expect({ label, width, overlaps: await overlaps(page) }).toEqual({ label, width, overlaps: [] });
          await page.getByTestId('form').locator('button[type=submit]').scrollIntoViewIfNeeded();
        }
        await page.evaluate(() => document.documentElement.style.removeProperty('--text-size'));
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.keyboard.press('Escape');
        await page.getByTestId('form').waitFor({ state: 'detached' });
      }
      await given({ type: 'close-campaign' });
      await page.getByTestId('library').waitFor();
    },
  );
});
