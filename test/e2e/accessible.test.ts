import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { findings, lookedThrough } from '../helpers/axe.ts';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { keysAct } from '../helpers/keyboard.ts';
import { ownFolder } from '../helpers/folders.ts';
import { openSample, takeSeat, viewOf, type Seat } from '../helpers/referee.ts';
import { startHostHere } from '../helpers/hostHere.ts';

const at = atTheScreen();

/** The page in both themes, each looked through. */
const inBothThemes = (page: Page, by: Pick<Seat, 'given'> = at.seat): Promise<void> =>
  lookedThrough(page, by);
async function key(name: string): Promise<void> {
  await keysAct(at.seat.page);
  await at.seat.page.keyboard.press(name);
}
const SYSTEMS = systems.map(({ name }) => name);

describe('axe finds nothing', () => {
  it('in the library, its settings and what it says about itself', async () => {
    const { page } = at.seat;
    await at.seat.given({ type: 'close-campaign' }).catch(() => undefined);
    await page.getByTestId('library').waitFor();
    await inBothThemes(page);
    for (const name of ['Settings', 'About']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await inBothThemes(page);
      await key('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('in the backups of a campaign, and in what is wrong with one', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'Backed Up', system: 'cairn' });
    const { folder } = (await viewOf(at.host)).table!.campaign;
    await given({ type: 'close-campaign' });
    await page.getByRole('button', { name: 'More actions for Backed Up' }).click();
    await page.getByRole('menu').waitFor();
    await inBothThemes(page);
    await page.getByRole('menuitem', { name: 'Open a backup…' }).click();
    await page.getByText('No backups yet.').waitFor();
    await inBothThemes(page);
    await key('Escape');
    await given({ type: 'open-campaign', folder }, { type: 'note', text: 'x' }, { type: 'close-campaign' });
    const file = join(folder, 'campaign.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
    await given({ type: 'close-campaign' });
    await page.getByRole('button', { name: 'Show problem' }).waitFor();
    await inBothThemes(page);
    await page.getByRole('button', { name: 'Show problem' }).click();
    await page.getByRole('button', { name: 'Repair' }).waitFor();
    await page.getByRole('button', { name: /^Open a copy/ }).waitFor();
    await inBothThemes(page);
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.getByRole('button', { name: 'Open campaign' }).waitFor();
    await inBothThemes(page);
    await key('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it.each(SYSTEMS)(
    'on the table of %s: road, sheet, meeting, fight, aftermath or after it',
    async (system) => {
      const { page, given } = at.seat;
      await openSample(at.seat, at.host, system);
      await inBothThemes(page);
      await given({ type: 'open-session' });
      await page.locator('[data-offer=travel]').first().waitFor();
      await key('Shift+Digit1');
      await page.getByTestId('sheet').waitFor();
      await inBothThemes(page);
      await key('Escape');
      const meet = (await viewOf(at.host)).table?.now.find(({ command }) => command.type === 'meet');
      const [person] = (await viewOf(at.host)).table?.people ?? [];
      const who = person ? [person.id] : [];
      await given(
        {
          type: 'meet',
          statBlock: meet?.needs?.[0]?.choices?.[0]?.value,
          count: 3,
          who,
          distance: '20 paces',
        },
        { type: 'react' },
      );
      // Who is kept says what they want.
      if (person) await page.getByTestId('wants').waitFor();
      await page.getByTestId('encounter').waitFor();
      await inBothThemes(page);
      await given({ type: 'start-fight' });
      await page.getByTestId('fight').waitFor();
      await inBothThemes(page);
      const others = (await viewOf(at.host)).table?.fight?.slots.flatMap(({ who }) => who) ?? [];
      for (const { id, side } of others)
        if (side === 'others') await given({ type: 'set-status', creature: id, status: 'dead' });
      await inBothThemes(page);
      await given({ type: 'close-campaign' });
      await page.getByTestId('library').waitFor();
    },
  );

  it('in everything that opens over the table', async () => {
    const { page, given } = at.seat;
    await openSample(at.seat, at.host, 'FIVEY');
    const open = (await viewOf(at.host)).table;
    if (open?.fight || open?.encounter) await given({ type: 'set-aside' });
    await given({ type: 'add-faction', name: 'The Bell Ringers' });
    const dialogs = { 'Control+k': 'palette', '?': 'keys', F1: 'manual', 'Control+s': 'players-control' };
    for (const [keys, id] of Object.entries(dialogs)) {
      await key(keys);
      await page.getByTestId(id).waitFor();
      await inBothThemes(page);
      await key('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const panels = {
      'Control+g': 'people',
      'Control+h': 'house-rules',
      'Control+l': 'history',
      'Control+e': 'end-evening',
      c: 'night',
    };
    for (const [keys, id] of Object.entries(panels)) {
      await key(keys);
      await page.getByTestId(id).waitFor();
      await inBothThemes(page);
      if (id === 'history') {
        await page.getByRole('button', { name: 'Picture', exact: true }).click();
        await page.getByTestId('session-picture').waitFor();
        await inBothThemes(page);
      }
      await key('Escape');
    }
    await key('Control+g');
    await given({ type: 'set-status', creature: 'brand', status: 'dead' });
    for (const name of ['Relations', 'Graveyard']) {
      await page.getByRole('tab', { name }).click();
      await inBothThemes(page);
    }
    await given({ type: 'undo' });
    await page.getByRole('tab', { name: /^Regions/ }).click();
    await page
      .locator('[data-ground]')
      .first()
      .evaluate((region: HTMLDetailsElement) => (region.open = true));
    await inBothThemes(page);
    await page.locator('[data-ground]').first().getByRole('button', { name: /^Edit/ }).click();
    await page.getByTestId('form').waitFor();
    await inBothThemes(page);
    await key('Escape');
    await page.getByTestId('form').waitFor({ state: 'detached' });
    const odds = [
      { name: 'rain', chance: 60 },
      { name: 'snow', chance: 20 },
      { name: 'gale', chance: 20, hard: true },
    ];
    await given({
      type: 'keep-region',
      region: 'greywood',
      aloud: 'Oaks.',
      secret: 'Owls.',
      weather: [{ odds }],
    });
    const greywood = page.locator('[data-ground=greywood]');
    await greywood.evaluate((region: HTMLDetailsElement) => (region.open = true));
    await greywood.getByRole('button', { name: 'Open region' }).click();
    await page
      .getByTestId('region')
      .getByRole('button', { name: /^All year/ })
      .waitFor();
    await inBothThemes(page);
    await key('Escape');
    await given({ type: 'keep-tables', tables: [{ name: 'Echoes', rows: [{ text: '[[Nobody]]' }] }] });
    await key('Control+b');
    await page.getByRole('button', { name: /^Echoes/ }).click();
    await page.getByText('There is no table called').waitFor();
    await inBothThemes(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByTestId('table-writer').getByText('There is no table called').waitFor();
    await inBothThemes(page);
    await key('Escape');
    await key('Shift+Digit1');
    await page.getByTestId('sheet').getByRole('button', { name: 'Change portrait' }).click();
    await inBothThemes(page);
    await key('Escape');
    await key('Control+k');
    await page.keyboard.type('bestiary');
    await page.getByRole('option', { name: 'Bestiary screen' }).click();
    await page.getByTestId('stat-block').waitFor();
    await page.getByRole('button', { name: 'Paste…' }).click();
    await page.keyboard.type('Newt, smells of rain');
    await page.getByText('Not in the text').waitFor();
    await inBothThemes(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await key('Escape');
    await page.getByTestId('map').focus();
    await key('.');
    await page.getByTestId('hex').waitFor();
    await inBothThemes(page);
    await key('Escape');
    await key('Control+m');
    await page.getByTestId('paint').waitFor();
    await inBothThemes(page);
    await key('Control+m');
    await page.getByRole('button', { name: /^Actions for Mae Sallow/ }).click();
    await page.getByRole('menu').waitFor();
    await inBothThemes(page);
    await key('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await given({ type: 'begin-downtime' });
    await page.locator('[data-lane]').first().waitFor();
    await inBothThemes(page);
    await page
      .getByRole('radio', { name: /^decadent/ })
      .first()
      .check({ force: true });
    await page.getByTestId('lane-refusal').waitFor();
    await inBothThemes(page);
    await given({ type: 'set-settings', tourSeen: false });
    await page.getByTestId('tour').waitFor();
    await inBothThemes(page);
    await given({ type: 'set-settings', tourSeen: true });
    expect(at.seat.complaints).toEqual([]);
  });

  it('on the players’ screen', async () => {
    await at.seat.given({ type: 'open-players-screen' });
    const { players } = (await viewOf(at.host)).workspace;
    const page = await (await at.browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(players.address ?? '');
    await page.getByTestId('players').waitFor();
    await inBothThemes(page);
    await page.context().close();
  });

  it('in what leads tablets to it, in a picture that is refused, and where their code is typed', async () => {
    const library = ownFolder('library');
    const ours = await startHostHere(library);
    const details = await takeSeat(at.browser, ours);
    await details.given({ type: 'open-campaign', folder: join(library, 'cairn-sample') });
    await details.page.getByTestId('table').waitFor();
    await details.page.keyboard.press('Control+s');
    await details.page.getByRole('button', { name: 'Open it for tablets on this network' }).click();
    await details.page.getByTestId('tablets').waitFor();
    await details.page
      .getByTestId('players-control')
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await details.page.getByRole('alert').waitFor();
    await inBothThemes(details.page, details);

    const page = await (await at.browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(ours.workspace.players.state.network?.addresses[0]?.replace(/#.*$/, '') ?? '');
    await page.getByTestId('pairing').waitFor();
    await page.getByLabel('Code from the referee').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    // Who has not been let in yet is told no theme.
    for (const theme of ['light', 'dark']) {
      await page.evaluate((to) => {
        document.documentElement.dataset['theme'] = to;
      }, theme);
      expect({ theme, findings: await findings(page) }).toEqual({ theme, findings: [] });
    }
    await page.context().close();
    await details.page.context().close();
    await ours.stop();
  });
});

it('tells in the colours of the system which scale is now, and how many hit points are left', async () => {
  const { page } = at.seat;
  await openSample(at.seat, at.host, 'FIVEY');
  await at.seat.given({ type: 'open-session' }).catch(() => undefined);
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  const scales = page.getByRole('list', { name: 'Time scale' });
  expect(await scales.locator('[aria-current]').evaluate(groundOf)).not.toBe(
    await scales.locator('li:not([aria-current])').first().evaluate(groundOf),
  );
  const bar = page.locator('.bar:has(> i)').first();
  expect(await bar.locator('i').first().evaluate(groundOf)).not.toBe(await bar.evaluate(groundOf));
  await page.emulateMedia({ forcedColors: 'none' });
});
