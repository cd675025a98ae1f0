import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../../shared/api.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'FIVEY', inSession: true });
const page = (): Page => at.seat.page;
const road = (): Locator => page().getByTestId('road');
const button = (): Locator => road().getByTestId('first-leg');
const table = async (): Promise<GameView> => (await viewOf(at.host)).table!;

/** Opens the screen with the way to a place that has a name; a few journeys are enough here. */
async function plan(place: string): Promise<void> {
  await keysAct(page());
  await page().keyboard.press('Control+k');
  await page().getByTestId('palette').fill(`The way to ${place}`);
  await page().locator('#findings').getByRole('option').first().getByText(`way to ${place}`).waitFor();
  await page().keyboard.press('Enter');
  await road().getByText(`Ways to ${place}`).waitFor();
}

beforeEach(async () => {
  await page().unrouteAll();
  await page().route('**/api/dispatch', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { type?: string };
    await route.continue({
      postData: JSON.stringify(body.type === 'forecast' ? { ...body, runs: 20 } : body),
    });
  });
  await at.seat.given({ type: 'place-party', hex: '0608' });
  await page().reload();
  await page().getByTestId('map').waitFor();
});

describe('the button of the first leg', () => {
  it('first leaves the site in which the party is', async () => {
    await at.seat.given({ type: 'enter-site', site: 'chapel' });
    await plan('Greywick');
    await button().getByText('Leave site').waitFor();
    await keysAct(page());
    await page().keyboard.press('Enter');
    await button().getByText('Walk the first leg', { exact: true }).waitFor();
    expect((await table()).party.site).toBeNull();
  });

  it('is the night where the policy camps at dusk, and Esc leads back from it', async () => {
    await at.seat.given({ type: 'pass-time', scale: 'hour', count: 13 });
    await plan('Greywick');
    await button().getByText('Spend the night…').waitFor();
    await button().getByText('By this policy the first leg waits for daylight').waitFor();
    await button().click();
    await road().waitFor({ state: 'detached' });
    await page().keyboard.press('Escape');
    await road().getByText('Ways to Greywick').waitFor();
  });

  it('says why nobody can set out, and then has no key', async () => {
    await plan('Greywick');
    await road().getByRole('radio', { name: 'march on' }).check({ force: true });
    await button().getByText('The daytime hours are used up').waitFor();
    expect(await button().isDisabled()).toBe(true);
    expect(await button().locator('kbd').count()).toBe(0);
  });
});
