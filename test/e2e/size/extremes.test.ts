import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { lettersOf, outOfReach, overlaps, places } from '../../helpers/boxes.ts';
import { Keyboard } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const NAMES = [
  'B',
  'Ýrr the Unbroken of the Long Road ',
  '影の騎士千年の森を越えて来た者',
  'ملكة الغابة القديمة ',
  'שומרת הסף העתיק ',
  'Дарья Заречная ',
  'ผู้เดินทางไกล',
].map((name) => name.repeat(200).slice(0, 200).trim());
const LENGTH = { party: 20, foes: 60, conditions: 12 };
const BURDENED = 'long-0';

const SIZES = [
  { width: 1024, height: 640, text: 100 },
  { width: 1280, height: 800, text: 100 },
  { width: 1280, height: 800, text: 200 },
];
const inEverySize = describe.each(SIZES);
async function resize({ width, height, text }: (typeof SIZES)[number]): Promise<void> {
  await at.seat.page.setViewportSize({ width, height });
  await lettersOf(at.seat.page, text);
  await at.seat.page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Names that are cut where they begin. */
const headless = (names: string): Promise<string[]> =>
  at.seat.page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((name) => {
          const [first, range] = [document.createTreeWalker(name, 4).nextNode(), document.createRange()];
          if (!first) return false;
          range.setStart(first, 0);
          range.setEnd(first, 1);
          const [letter, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
          return letter.left < box.left - 1 || letter.right > box.right + 1;
        })
        .map((name) => (name.textContent ?? '').slice(0, 20)),
    names,
  );

/** Does something and finds what stands elsewhere than before, but for `who`, whom it was done to. */
async function moved(rows: string, who: string, act: () => Promise<unknown>): Promise<string[]> {
  const before = await places(at.seat.page, rows);
  await act();
  const after = await places(at.seat.page, rows);
  return Object.keys(before)
    .filter((id) => id !== who && after[id] !== before[id])
    .map((id) => `${id}: ${before[id]} → ${after[id]}`);
}

beforeAll(async () => {
  const { given } = at.seat;
  for (let index = 4; index < LENGTH.party; index++)
    await given({
      type: 'make-character',
      id: `long-${index - 4}`,
      name: NAMES[index % NAMES.length],
    });
  for (let index = 0; index < LENGTH.conditions; index++)
    await given({ type: 'gain-condition', creature: BURDENED, condition: `Condition ${index} of many` });
});
afterEach(() => {
  expect(at.seat.complaints).toEqual([]);
});

describe('a party of twenty with names of 200 letters', () => {
  inEverySize('at $width × $height, text of $text %', (size) => {
    beforeAll(() => resize(size));

    it('overlaps nowhere, and all of it is in reach', async () => {
      expect(await at.seat.page.locator('article[data-creature]').count()).toBe(LENGTH.party);
      expect(await overlaps(at.seat.page)).toEqual([]);
      expect(await outOfReach(at.seat.page)).toEqual([]);
      expect(await headless('article .name')).toEqual([]);
    });

    it('says by “…” that a name was cut', async () => {
      const cut = (name: HTMLElement): string => {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(name);
        const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
        const isSaid = overflow === 'hidden' && (webkitLineClamp !== 'none' || textOverflow === 'ellipsis');
        return isCut ? (isSaid ? 'said' : 'silent') : 'whole';
      };
      const names = await at.seat.page.locator('article .name, article .name span').all();
      const how = await Promise.all(names.map((name) => name.evaluate(cut)));
      expect(how).toContain('said');
      expect(how).not.toContain('silent');
    });

    it('keeps its lines where they are when one is hurt, healed, or has one more condition', async () => {
      const { given } = at.seat;
      const lines = 'article[data-creature]';
      const hurt = { type: 'adjust-hit-points', creature: 'long-1', by: -1 };
      expect(await moved(lines, 'long-1', () => given(hurt, { ...hurt, by: 1 }))).toEqual([]);
      const gain = { type: 'gain-condition', creature: 'long-2', condition: 'Wet through and through' };
      expect(await moved(lines, 'long-2', () => given(gain, { ...gain, condition: 'Lost' }))).toEqual([]);
    });
  });
});

describe('the shop of such a party', () => {
  beforeAll(async () => {
    await new Keyboard(at.seat.page, at.host).choose('Shop');
    const add = at.seat.page.getByTestId('shop').getByRole('button', { name: /^Add / });
    await add.first().waitFor();
    for (let ware = 0; ware < 20; ware += 1) await add.nth(ware).dispatchEvent('click');
  });
  afterAll(() => at.seat.page.keyboard.press('Escape'));

  inEverySize('at $width × $height, text of $text %', (size) => {
    beforeAll(() => resize(size));
    it('overlaps nowhere, and all of it is in reach', async () => {
      expect(await overlaps(at.seat.page)).toEqual([]);
      expect(await outOfReach(at.seat.page, '[data-testid=shop]')).toEqual([]);
      expect(await headless('[data-testid=shop] aside button > b')).toEqual([]);
    });
  });
});

describe('sixty who are met', () => {
  beforeAll(async () => {
    const { given } = at.seat;
    const meet = (await viewOf(at.host)).table?.now.find(({ command }) => command.type === 'meet');
    await given(
      { type: 'meet', statBlock: meet?.needs?.[0]?.choices?.[0]?.value, count: LENGTH.foes },
      { type: 'react' },
    );
    const met = (await viewOf(at.host)).table?.encounter?.who ?? [];
    for (const [index, name] of NAMES.entries())
      await given({ type: 'describe', creature: met[index]?.id, name });
  });

  inEverySize('at $width × $height, text of $text %', (size) => {
    beforeAll(() => resize(size));
    it('overlap nowhere, and all of them are in reach', async () => {
      expect(await overlaps(at.seat.page)).toEqual([]);
      expect(await outOfReach(at.seat.page, '[data-testid=encounter]')).toEqual([]);
      expect(await headless('[data-testid=encounter] .name')).toEqual([]);
    });
  });
});

describe('a fight of twenty against sixty', () => {
  beforeAll(() => at.seat.given({ type: 'start-fight' }));

  inEverySize('at $width × $height, text of $text %', (size) => {
    beforeAll(() => resize(size));

    it('overlaps nowhere, and all of it is in reach', async () => {
      expect(await at.seat.page.locator('article[data-combatant]').count()).toBe(LENGTH.party + LENGTH.foes);
      expect(await overlaps(at.seat.page)).toEqual([]);
      expect(await outOfReach(at.seat.page, '[data-testid=fight]')).toEqual([]);
      expect(await headless('article .who b')).toEqual([]);
    });

    it('keeps its lanes where they are at a hit, a turn and a condition', async () => {
      const { given, page } = at.seat;
      const lanes = 'article[data-combatant]';
      const hurt = { type: 'adjust-hit-points', creature: 'long-1', by: -1 };
      expect(await moved(lanes, 'long-1', () => given(hurt, { ...hurt, by: 1 }))).toEqual([]);
      const gain = { type: 'gain-condition', creature: 'long-2', condition: 'Wet through and through' };
      expect(await moved(lanes, 'long-2', () => given(gain))).toEqual([]);
      expect(
        await moved(lanes, '', async () => {
          const seq = await page.getByTestId('table').getAttribute('data-seq');
          await page.keyboard.press('n');
          await page.locator(`[data-testid=table]:not([data-seq="${seq}"])`).waitFor();
        }),
      ).toEqual([]);
    });
  });
});

describe('the players’ screen of that fight', () => {
  it.each([
    { name: 'a phone', width: 390, height: 844 },
    { name: 'a phone on its side', width: 844, height: 390 },
    { name: 'a television', width: 1920, height: 1080 },
  ])(
    'overlaps nowhere on $name, is no wider than it, and gives the fight room',
    async ({ width, height }) => {
      await at.seat.given({ type: 'open-players-screen' });
      const { players } = (await viewOf(at.host)).workspace;
      const context = await at.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(players.address ?? '');
      const fight = page.getByLabel('The fight');
      await fight.waitFor();
      expect(await fight.evaluate((one) => one.clientHeight)).toBeGreaterThan(200);
      expect(await overlaps(page)).toEqual([]);
      expect(await outOfReach(page)).toEqual([]);
      await context.close();
    },
  );
});
