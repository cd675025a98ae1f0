import { beforeAll, describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { outOfReach } from '../../helpers/boxes.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const LONG = 'Ýrr the Unbroken of the Long Road '.repeat(10).slice(0, 200).trim();
const PARTY = 20;
const CARDS = '[data-testid=begin-evening] .faces li';

beforeAll(async () => {
  const { given, page } = at.seat;
  for (let index = 4; index < PARTY; index++)
    await given({ type: 'make-character', id: `one-${index}`, name: index % 5 ? `Mae ${index}` : LONG });
  await given({ type: 'close-session' });
  await page.reload();
  await page.getByTestId('begin-evening').waitFor();
  await page.getByTestId('recap').waitFor();
});

describe('the beginning of an evening with twenty, some with names of 200 letters', () => {
  describe.each([
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])('at $width × $height', (size) => {
    beforeAll(() => at.seat.page.setViewportSize(size));

    it('shows everybody at once, without scrolling', async () => {
      const { page } = at.seat;
      expect(await page.locator(`${CARDS} [data-member]`).count()).toBe(PARTY);
      const row = page.locator('[data-testid=begin-evening] .faces ul');
      expect(
        await row.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
      ).toEqual([0, 0]);
      expect(await outOfReach(page, '[data-testid=begin-evening]')).toEqual([]);
    });

    it('leaves most of its height to where we were', async () => {
      const were = await at.seat.page.locator('.were').boundingBox();
      expect(were?.height).toBeGreaterThan(size.height / 2);
      const inside = await at.seat.page.locator('.were section').evaluate((one) => {
        const [box, foot] = [one.parentElement, one.querySelector('footer')];
        return (foot?.getBoundingClientRect().bottom ?? 0) <= (box?.getBoundingClientRect().bottom ?? 0);
      });
      expect(inside).toBe(true);
    });

    it('says all of a name that is cut', async () => {
      const name = at.seat.page.locator(CARDS).getByTitle(LONG).first();
      const rows = await name.evaluate(
        (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
      );
      expect(Math.round(rows)).toBe(2);
    });

    it('has the numbers before the faces', async () => {
      const hidden = await at.seat.page.locator(`${CARDS} kbd`).evaluateAll((all) =>
        all.flatMap((key) => {
          const { left, right, top, bottom } = key.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === key
            ? []
            : key.textContent;
        }),
      );
      expect(hidden).toEqual([]);
    });
  });
});
