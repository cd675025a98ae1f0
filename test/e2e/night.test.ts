import { beforeAll, describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { commandsOf, keysAct } from '../helpers/keyboard.ts';
import { openSample, viewOf } from '../helpers/referee.ts';
import { fixturesOf, withEvenings } from '../systemContract.ts';

const at = atTheScreen();
const key = async (name: string): Promise<void> => {
  await keysAct(at.seat.page);
  await at.seat.page.keyboard.press(name);
};

describe.each(withEvenings)('the night in $name', (system) => {
  const { name } = system;
  const { campsFirst = false } = fixturesOf(system).evenings ?? {};
  beforeAll(async () => {
    await openSample(at.seat, at.host, name);
    await at.seat.given({ type: 'open-session' });
    // Its camp is made as the night opens; what is told here comes after that.
    if (campsFirst) await at.seat.given({ type: 'camp' });
  });

  it('opens by C with a lane for each, and Esc only closes it', async () => {
    await keysAct(at.seat.page);
    const given = commandsOf(at.seat.page);
    await key('c');
    const night = at.seat.page.getByTestId('night');
    await night.locator('[data-creature]').first().waitFor();
    expect(await night.locator('[data-creature]').count()).toBe(
      (await viewOf(at.host)).table?.characters.length,
    );
    await key('Escape');
    await night.waitFor({ state: 'detached' });
    expect(await given()).toBe(0);
  });

  it('is spent by Enter, and the log remembers the watches that were chosen by a number', async () => {
    await key('c');
    const night = at.seat.page.getByTestId('night');
    await night.locator('[data-creature]').first().waitFor();
    const clock = (await viewOf(at.host)).table?.time.clock ?? 0;
    await key('1');
    await night.getByText('watch 2').nth(1).waitFor();
    await key('Enter');
    if (!campsFirst) {
      // It is day: it wants a second press.
      await night.getByText('press again').waitFor();
      expect((await viewOf(at.host)).table?.time.clock).toBe(clock);
      await key('Enter');
    }
    await night.waitFor({ state: 'detached' });
    await at.seat.page
      .getByRole('log')
      .getByText(/^Watches: /)
      .waitFor();
    await expect.poll(async () => (await viewOf(at.host)).table?.time.clock).toBeGreaterThan(clock);
  });

  it('without an error on the page', () => {
    expect(at.seat.complaints).toEqual([]);
  });
});

describe('a camp that is made as the night opens', () => {
  it('is slept through by an Enter that came before it was made', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'The March', system: 'fivey', sample: true });
    await given({ type: 'open-session' });
    await page.locator('[data-offer=camp]').waitFor();
    await key('c');
    await page.keyboard.press('Enter');
    await page.getByTestId('night').waitFor({ state: 'detached' });
    await page.getByRole('log').getByText('Day breaks.').waitFor();
  });
});

describe('the morning after in Block, Dodge, Parry', () => {
  it('says why nobody got well, and what each wound needs', async () => {
    await openSample(at.seat, at.host, 'Block, Dodge, Parry');
    await at.seat.given(
      { type: 'set-hit-points', creature: 'rook', now: 0 },
      { type: 'wound', creature: 'rook', wound: 'Bite', area: 'left leg', level: 'severe' },
    );
    await key('c');
    const night = at.seat.page.getByTestId('night');
    await night.getByText('Sleep: perilous').first().waitFor();
    await key('Enter');
    await night.getByText('press again').waitFor();
    await key('Enter');
    await night.waitFor({ state: 'detached' });
    await at.seat.page
      .getByTestId('receipt')
      .getByText('Sleep restores no HP; catching breath does. Still hurt: Rook 0/')
      .waitFor();
    await at.seat.page.getByTestId('due').getByText('Rook: severe bite (left leg)').waitFor();
    await at.seat.page.getByTestId('due').getByText('a week of care').waitFor();
  });
});
