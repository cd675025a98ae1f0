import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView, View } from '../../../shared/api.ts';
import { lookedThrough } from '../../helpers/axe.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const page = (): Page => at.seat.page;
const road = (): Locator => page().getByTestId('road');
const way = (name: string): Locator => road().locator(`[data-way="${name}"]`);
const running = (): Locator => road().getByTestId('running');
const key = async (name: string): Promise<void> => {
  await keysAct(page());
  await page().keyboard.press(name);
};
const table = async (): Promise<GameView> => (await viewOf(at.host)).table!;
const foretold = async (): Promise<View['workspace']['forecasting']> =>
  (await viewOf(at.host)).workspace.forecasting;

/** How many journeys are played: what is looked at here is the screen, and not what the figures are. */
let runs = 60;

/** Opens the screen with the way to a place that has a name. */
async function plan(place: string): Promise<void> {
  await key('Control+k');
  await page().getByTestId('palette').fill(`The way to ${place}`);
  await page().locator('#findings').getByRole('option').first().getByText(place).waitFor();
  await page().keyboard.press('Enter');
  await road().getByText(`Ways to ${place}`).waitFor();
}
/** Walks the cursor of the map from the party. */
async function cursor(...keys: string[]): Promise<void> {
  await road().getByTestId('road-map').focus();
  for (const one of keys) await page().keyboard.press(one);
}
const coloursOfMap = (): Promise<number> =>
  road()
    .getByTestId('road-map')
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer).filter((_pixel, index) => index % 7 === 0)).size;
    });
/** Wishes that whoever is met is avoided, or fought. */
const wish = (met: 'avoid' | 'fight'): Promise<void> =>
  road().getByRole('radiogroup', { name: 'Met' }).getByRole('radio', { name: met }).check({ force: true });
const ended = (): Promise<void> => running().getByText(`${runs} journeys`).waitFor();

beforeEach(async () => {
  runs = 60;
  await page().unrouteAll();
  await page().route('**/api/dispatch', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { type?: string };
    const few = body.type === 'forecast' ? { ...body, runs } : body;
    await route.continue({ postData: JSON.stringify(few) });
  });
  const { encounter } = await table();
  await at.seat.given(...(encounter ? [{ type: 'set-aside' }] : []), { type: 'place-party', hex: '0509' });
  await page().reload();
  await page().locator('[data-offer=travel]').first().waitFor();
});

describe('a journey is planned', () => {
  it('by one click on a hex: ways with their hours, nights, food and light, day by day', async () => {
    const box = (await page().getByTestId('map').locator('canvas').boundingBox())!;
    await page().getByRole('button', { name: 'Go to the party' }).click();
    const before = (await table()).saved.seq;
    const high = 56 * Math.sqrt(3);
    await page().mouse.click(box.x + box.width / 2 + 2 * 84, box.y + box.height / 2 + high);
    await road().getByText('Ways to 0710').waitFor();
    await way('Quickest and safest').getByText('day 1', { exact: true }).waitFor();
    const days = road().getByTestId('days');
    await days.getByRole('img', { name: /^plain \d{4} 4 h/ }).waitFor();
    await days.getByText('12').first().waitFor();
    expect((await table()).saved.seq).toBe(before);
  });

  it('from the panel of a hex', async () => {
    await page().getByTestId('map').focus();
    for (const one of ['ArrowUp', 'ArrowUp', '.']) await page().keyboard.press(one);
    await page().getByRole('button', { name: 'The way there…' }).press('Enter');
    await road().getByText('Ways to 0507').waitFor();
  });

  it('and foretold at once: the sentence and the figures come, and the end is spoken once', async () => {
    await plan('Castle Vane');
    await ended();
    const said = await road().getByTestId('road-said').textContent();
    expect(said).toMatch(/journeys you reach Castle Vane|reach Castle Vane at all/);
    await expect
      .poll(() => road().getByTestId('road-told').textContent())
      .toBe(`Forecast of 60 journeys. ${said?.trim()}`);
    await road()
      .getByRole('img', { name: /^Arrived by the evening of\. day \d+: / })
      .waitFor();
    await road()
      .getByRole('img', { name: /^Encounters on a journey\. 0: \d/ })
      .waitFor();
    await road().getByText('Mae Sallow').waitFor();
    expect((await foretold())?.ways).toHaveLength(1);
  });

  it('by a stop, which has a way of its own, chosen by its key like the others', async () => {
    await plan('Castle Vane');
    await cursor('ArrowUp', 'ArrowUp', 'Enter');
    await way('By 0507').waitFor();
    expect(await way('By 0507').getAttribute('aria-pressed')).toBe('true');
    await cursor();
    await key('2');
    await expect.poll(() => way('Quickest and safest').getAttribute('aria-pressed')).toBe('true');
    await ended();
    expect((await foretold())?.ways).toHaveLength(2);
    await road().getByRole('button', { name: 'Remove stop 1, 0507' }).click();
    await way('By 0507').waitFor({ state: 'detached' });
  });

  it('around a hex to avoid, until that is allowed again', async () => {
    await plan('Castle Vane');
    const days = road().getByTestId('days');
    await days.getByRole('img', { name: /0608/ }).waitFor();
    await cursor('ArrowUp', 'ArrowRight', 'ArrowDown', 'Delete');
    await road()
      .getByTestId('wishes')
      .getByText('0608')
      .or(road().getByText('The Drowned Chapel'))
      .first()
      .waitFor();
    await days.getByRole('img', { name: /0608/ }).waitFor({ state: 'detached' });
    await road()
      .getByRole('button', { name: /^Allow .* again/ })
      .click();
    await days.getByRole('img', { name: /0608/ }).waitFor();
  });

  it('over known land only, where there is such a way', async () => {
    await plan('Castle Vane');
    const known = road().getByRole('checkbox', { name: 'Known land only' });
    await known.check();
    await road().getByText('The players don’t know 1406 yet, so they know no way there.').waitFor();
    await way('Quickest and safest').waitFor({ state: 'detached' });
    await known.uncheck();
    await way('Quickest and safest').waitFor();
  });

  it('in vain where every way is to be avoided, and says so; what was being foretold ends', async () => {
    runs = 10_000;
    await plan('Castle Vane');
    await running().getByRole('progressbar').waitFor();
    await cursor('ArrowUp', 'Delete', 'ArrowRight', 'ArrowDown', 'Delete', 'ArrowDown', 'Delete');
    await cursor('ArrowLeft', 'ArrowDown', 'Delete', 'ArrowLeft', 'Delete', 'ArrowUp', 'Delete');
    await road()
      .getByText(/^Every way from 0509 to 1406 leads through hexes to avoid/)
      .waitFor();
    await running().getByRole('progressbar').waitFor({ state: 'detached' });
    await expect.poll(async () => (await foretold())?.isDone ?? true).toBe(true);
  });
});

describe('what was foretold', () => {
  it('is foretold as well when the screen is opened again, for another place and another policy', async () => {
    await plan('Castle Vane');
    await ended();
    await key('Escape');
    await road().waitFor({ state: 'detached' });
    await plan('Greywick');
    await expect.poll(async () => road().getByTestId('road-said').textContent()).toContain('Greywick');
    await ended();
    await wish('fight');
    await expect.poll(async () => (await foretold())?.ways[0]?.policy.met).toBe('fight');
  });

  it('is foretold anew for another policy', async () => {
    await plan('Greywick');
    await ended();
    await wish('fight');
    await expect.poll(async () => (await foretold())?.ways[0]?.policy.met).toBe('fight');
    await ended();
    await wish('avoid');
    await expect.poll(async () => (await foretold())?.ways[0]?.policy.met).toBe('avoid');
  });

  it('ends by Esc with what is known so far; the next Esc leaves the screen', async () => {
    runs = 10_000;
    await plan('Castle Vane');
    await running()
      .getByText(/of 10,000/)
      .waitFor();
    await road()
      .getByTestId('road-said')
      .getByText(/journeys/)
      .waitFor();
    await key('Escape');
    await running()
      .getByText(/^Cancelled at/)
      .waitFor();
    await expect
      .poll(() => road().getByTestId('road-told').textContent())
      .toMatch(/^Forecast cancelled after/);
    await running().getByRole('button', { name: 'Forecast again' }).waitFor();
    await key('Escape');
    await road().waitFor({ state: 'detached' });
  });

  it('is said to be of the past once the campaign has changed', async () => {
    await plan('Greywick');
    await ended();
    await at.seat.given({ type: 'note', text: 'The rain begins.' });
    await running().getByText('The campaign has changed since this was foretold.').waitFor();
    await running().getByRole('button', { name: 'Forecast again' }).click();
    await ended();
    expect((await foretold())?.seq).toBe((await table()).saved.seq);
  });

  it('has nothing that axe finds, in light and dark', async () => {
    await plan('Castle Vane');
    await ended();
    await lookedThrough(page(), at.seat);
  });
});

describe('the first leg', () => {
  it('is walked by Enter, and the way is kept as the party’s route', async () => {
    await plan('Castle Vane');
    await road()
      .getByTestId('first-leg')
      .getByText(/arrive 1\d:00/)
      .waitFor();
    await key('Enter');
    await road().waitFor({ state: 'detached' });
    const after = await table();
    expect(after.party.hex).toBe('0608');
    expect(after.route?.hexes.at(-1)).toBe('1406');
    expect(at.seat.complaints).toEqual([]);
  });

  it('of a party that is astray goes as if from where they think they are', async () => {
    await at.seat.given(
      { type: 'set-house-rules', options: { 'losing-the-way': 'astray' } },
      { type: 'set-belief', hex: '0609' },
    );
    await plan('Castle Vane');
    await road().getByTestId('days').getByRole('img', { name: /0709/ }).waitFor();
    await road()
      .getByTestId('first-leg')
      .getByText(/to The Drowned Chapel, arrive 1\d:00/)
      .waitFor();
    await key('Enter');
    await road().waitFor({ state: 'detached' });
    expect((await table()).party.hex).toBe('0608');
    await at.seat.given({ type: 'set-house-rules', options: {} });
  });

  it('need not be walked: the route is kept and given up', async () => {
    await plan('Greywick');
    await ended();
    await road().getByRole('button', { name: 'Keep route' }).click();
    await expect.poll(async () => (await table()).route?.hexes.at(-1)).toBe('0704');
    // Of what was foretold nothing has changed.
    await ended();
    await road().getByRole('button', { name: 'Route kept' }).click();
    await expect.poll(async () => (await table()).route).toBeNull();
  });

  it('comes after a session is begun, which changes nothing of what was foretold', async () => {
    await at.seat.given({ type: 'close-session' });
    await plan('Greywick');
    await ended();
    await road().getByTestId('first-leg').getByText('Then walk the first leg').waitFor();
    await key('Enter');
    await road().getByTestId('first-leg').getByText('Walk the first leg').waitFor();
    await ended();
    await running().getByText('has changed').waitFor({ state: 'detached' });
  });

  it('waits while somebody is met: the screen says what comes first', async () => {
    await plan('Greywick');
    await at.seat.given({ type: 'meet', statBlock: 'Goblin', count: 1 });
    await road().waitFor({ state: 'hidden' });
    await page().getByTestId('waiting').getByRole('button', { name: 'The road ahead' }).click();
    await road().getByText('There is an encounter. End it, then look ahead.').waitFor();
    // The map shows the land, and not a spot of it from so near that nothing is seen.
    await expect.poll(coloursOfMap).toBeGreaterThan(4000);
    await key('Escape');
  });
});
