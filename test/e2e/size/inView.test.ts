import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { lettersOf } from '../../helpers/boxes.ts';
import { Keyboard } from '../../helpers/keyboard.ts';
import { openSample, viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ size: { width: 1280, height: 800 } });

/** What of a list can’t be seen whole without scrolling, by its words. */
const cutOff = (list: Locator): Promise<string[]> =>
  list.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const points: [number, number][] = [
        [left + 6, top + 3],
        [right - 6, bottom - 3],
      ];
      const isSeen = points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      return isSeen ? [] : [one.textContent.trim()];
    }),
  );

describe.each(systems.map(({ name }) => name))('in a laptop’s window, in %s', (name) => {
  beforeAll(async () => {
    await openSample(at.seat, at.host, name);
    await at.seat.given({ type: 'open-session' });
  });

  it('time and camp are in view on the road, whatever is written about the place', async () => {
    const { page, complaints } = at.seat;
    const acts = page.getByTestId('offers').locator('[data-key=p], [data-key=c]');
    await acts.first().waitFor();
    expect(await acts.count()).toBe(2);
    expect(await cutOff(acts)).toEqual([]);
    const key = page.getByTestId('place-key');
    const more = key.getByRole('button', { name: 'More' });
    if (await more.isVisible()) {
      await more.click();
      await key.getByRole('button', { name: 'Less' }).click();
    }
    expect(complaints).toEqual([]);
  });

  it('four foes, the reaction and what is asked of them fit, and so do the fight, in large letters too, and its end', async () => {
    const { page, given } = at.seat;
    const [block = ''] = ((await viewOf(at.host)).table?.now ?? [])
      .filter(({ command }) => command.type === 'meet')
      .flatMap(({ needs }) => needs?.find((field) => field.name === 'statBlock')?.choices ?? [])
      .map(({ value }) => value);
    await given({ type: 'meet', statBlock: block, count: 4 });
    await given({ type: 'react' });
    const rows = page.locator('[data-testid=reactions] > li, [data-testid=asks] > li');
    await rows.first().waitFor();
    expect(await cutOff(rows)).toEqual([]);
    await given({ type: 'start-fight' });
    const foes = page.locator('.others article');
    await foes.first().waitFor();
    expect(await cutOff(foes.locator('.number'))).toEqual([]);
    await lettersOf(page, 200);
    expect(await cutOff(foes.locator('.who'))).toEqual([]);
    await lettersOf(page, 100);
    const who = ((await viewOf(at.host)).table?.fight?.slots ?? [])
      .flatMap((slot) => slot.who)
      .filter(({ side }) => side === 'others');
    for (const { id } of who) await given({ type: 'set-status', creature: id, status: 'dead' });
    if ((await page.getByTestId('aftermath').count()) > 0)
      expect(await cutOff(page.locator('.side.party article'))).toEqual([]);
  });
});

describe('in a laptop’s window', () => {
  it('a full basket keeps its button in view', async () => {
    const { page } = at.seat;
    await openSample(at.seat, at.host, 'FIVEY');
    await new Keyboard(page, at.host).choose('Shop');
    const add = page.getByTestId('shop').getByRole('button', { name: /^Add / });
    await add.first().waitFor();
    const wares = Math.min(20, await add.count());
    for (let ware = 0; ware < wares; ware += 1) await add.nth(ware).dispatchEvent('click');
    expect(await page.getByTestId('basket').getByRole('listitem').count()).toBe(wares);
    expect(await cutOff(page.getByTestId('basket').locator('.trade'))).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('all four characters and the acts are in view in a room', async () => {
    const { page, given } = at.seat;
    await openSample(at.seat, at.host, 'Cairn');
    await given({ type: 'place-party', hex: '0303' }, { type: 'enter-site', site: 'root-court' });
    await page.getByTestId('room-key').waitFor();
    const lines = page.locator('aside.party [data-creature]');
    expect(await lines.count()).toBe(4);
    expect(await cutOff(lines)).toEqual([]);
    expect(await cutOff(page.getByTestId('offers').locator('[data-key=x], [data-key=" "]'))).toEqual([]);
  });
});
