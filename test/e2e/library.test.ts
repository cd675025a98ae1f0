import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../exchange/packing.ts';
import { zipOf } from '../exchange/zipByHand.ts';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { ownFolder } from '../helpers/folders.ts';
import { fromMenu, takeSeat, viewOf } from '../helpers/referee.ts';

const library = ownFolder('library');
const folder = join(library, 'the-vale');
const at = atTheScreen({ library });

const toLibrary = async (): Promise<void> => {
  await at.seat.given({ type: 'close-campaign' });
  await at.seat.page.getByTestId('library').waitFor();
};
const card = (name: string) => at.seat.page.getByTestId('campaign-card').filter({ hasText: name });

describe('the library', () => {
  it('says where a campaign without a backup gets one from', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'The Vale', system: 'cairn' });
    await toLibrary();
    await page.getByRole('button', { name: 'More actions for The Vale' }).click();
    await page.getByRole('menuitem', { name: 'Open a backup…' }).click();
    await page.getByTestId('backups').getByText('No backups yet.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says at the name what is wrong with it, keeps what was typed, and takes any script', async () => {
    const { page } = at.seat;
    const form = page.getByTestId('new-campaign');
    await form.getByRole('button', { name: 'Create campaign' }).click();
    await form.getByText('Fill this in.').waitFor();
    await form.locator('input[name=name]').fill('x'.repeat(100_000));
    await form.getByText('At most 200 characters').waitFor();
    expect(await form.locator('input[name=name]').inputValue()).toHaveLength(100_000);
    await form.locator('input[name=name]').fill('ملكة الغابة 👑 影の国');
    await form.locator('input[name=system][value=nightsong]').check();
    await page.keyboard.press('Enter');
    await page.getByTestId('table').waitFor();
    expect((await viewOf(at.host)).table?.campaign).toMatchObject({
      name: 'ملكة الغابة 👑 影の国',
      system: 'nightsong',
    });
    await toLibrary();
    const { map } = (await viewOf(at.host)).workspace.campaigns.find(({ name }) => name.includes('影'))!;
    expect(map?.columns.join('')).toMatch(/[A-Z]/);
    await card('影の国').getByTestId('small-map').waitFor();
  });

  it('leaves nothing of one campaign over the table of another', async () => {
    const { page, given } = at.seat;
    await given({ type: 'new-campaign', name: 'The Marsh', system: 'fivey', sample: true });
    const { folder: marsh } = (await viewOf(at.host)).table!.campaign;
    await fromMenu(page, 'People');
    const panel = page.getByTestId('people');
    await panel.waitFor();
    await given({ type: 'open-campaign', folder });
    await panel.waitFor({ state: 'detached' });

    await given({ type: 'open-campaign', folder: marsh });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Change weather');
    await page.locator('#finding-0').waitFor();
    await page.keyboard.press('Enter');
    const form = page.getByTestId('form');
    await form.waitFor();
    await given({ type: 'open-campaign', folder });
    await form.waitFor({ state: 'detached' });
    await toLibrary();
  });

  it('is one window’s alone: another one stays at its campaign, and the first comes back to it', async () => {
    const { page, given } = at.seat;
    await given({ type: 'open-campaign', folder });
    await page.getByTestId('table').waitFor();
    const other = await takeSeat(at.browser, at.host);
    await other.page.getByTestId('table').waitFor();
    await fromMenu(page, 'Library');
    await card('The Vale').waitFor();
    expect((await viewOf(at.host)).table?.campaign.name).toBe('The Vale');
    expect(await other.page.getByTestId('table').isVisible()).toBe(true);
    await card('The Vale').first().click();
    await page.getByTestId('table').waitFor();
    await other.page.context().close();
    // The host hears of it a moment later.
    await expect
      .poll(async () => {
        await given({ type: 'close-campaign' });
        return (await viewOf(at.host)).table;
      })
      .toBeNull();
    await page.getByTestId('library').waitFor();
  });

  it('shows the campaign played last first, and when that was', async () => {
    const { page, given } = at.seat;
    await given({ type: 'open-campaign', folder }, { type: 'open-session' });
    await given({ type: 'set-weather', name: 'fog' });
    await toLibrary();
    await given({ type: 'open-campaign', folder }, { type: 'set-weather', name: 'snow' });
    await toLibrary();
    const first = page.getByTestId('campaign-card').first();
    await first.getByText('The Vale').waitFor();
    await first.getByText(/^Last played \d+ \w+ \d{4}, \d\d:\d\d$/).waitFor();
  });

  it('has the focus on the campaign played last, finds others with Ctrl+K, and shows its keys', async () => {
    const { page } = at.seat;
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest('button.card')?.textContent ?? '');
    await expect.poll(focused).toContain('The Vale');
    await page.keyboard.press('?');
    await page.getByTestId('keys').getByText('open the campaign with the frame').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').waitFor();
    await page.keyboard.type('cairn');
    await page.getByRole('option', { name: /Cairn sample/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toContain('The Vale');
    await page.keyboard.press('Enter');
    await page.getByTestId('table').waitFor();
    expect((await viewOf(at.host)).table?.campaign.name).toBe('The Vale');
    await toLibrary();
  });

  it('goes back to a backup by keyboard; the copy opens, and the campaign stays as it is', async () => {
    const { page } = at.seat;
    const { keyboard } = page;
    await page.getByRole('button', { name: 'More actions for The Vale' }).focus();
    await keyboard.press('Enter');
    await page.locator('[role=menuitem][data-highlighted]', { hasText: 'Open a backup…' }).waitFor();
    await keyboard.press('Enter');
    const copies = page.getByRole('button', { name: /^Open a copy of this backup/ });
    await copies.first().waitFor();
    await page.getByText('The current campaign is not changed.').waitFor();
    await keyboard.press('Tab');
    await expect.poll(() => copies.first().evaluate((one) => one === document.activeElement)).toBe(true);
    await keyboard.press('Enter');
    await page.getByTestId('table').waitFor();
    const { table } = await viewOf(at.host);
    expect(table?.campaign.name).toMatch(/^The Vale \(as of .+\)$/);
    expect(table?.time.weather).toBe('fog');
    await page.getByTestId('table').getByText('is now called The Vale (as of').first().waitFor();
    await fromMenu(page, 'Library');
    await card('The Vale (as of').waitFor();
    await card('The Vale').filter({ hasNotText: '(as of' }).click();
    await page.getByTestId('table').waitFor();
    expect((await viewOf(at.host)).table?.time.weather).toBe('snow');
  });

  it('shows what is wrong with a damaged campaign, repairs it, and opens it', async () => {
    const { page } = at.seat;
    const file = join(folder, 'campaign.json');
    await toLibrary();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
    await toLibrary();
    const trouble = page.getByTestId('campaign-trouble');
    await trouble.getByText('Its campaign.json cannot be read.').waitFor();
    await trouble.getByRole('button', { name: 'Show problem' }).click();
    const damage = page.getByTestId('damage');
    await damage.getByText('is damaged: it is not JSON').waitFor();
    await damage.getByText(/Repair puts back backups\//).waitFor();
    await page
      .getByRole('button', { name: /^Open a copy of this backup/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Repair' }).click();
    await damage.getByText('No problems found.').waitFor();
    await damage.getByRole('button', { name: 'Open campaign' }).click();
    await page.getByTestId('table').waitFor();
    const { table } = await viewOf(at.host);
    expect(table?.campaign).toMatchObject({ name: 'The Vale', folder });
    expect(table?.time.weather).toBe('snow');
    expect(readFileSync(join(folder, 'backups/before-repair-0001/campaign.json'), 'utf8')).toHaveLength(300);
  });

  it('shows how far a large campaign file is, and cancels it without a trace', async () => {
    const { page } = at.seat;
    await toLibrary();
    // As many files as take longer to flush than the dialog waits.
    const pictures = Array.from({ length: 5000 }, (_, index) => ({
      name: `pictures/${index}.png`,
      bytes: 'a',
    }));
    const file = ownFolder('Large Vale.hexwatch');
    writeFileSync(file, zipOf([...membersOf(folder), ...pictures]));
    const before = readdirSync(library);
    await page.getByRole('textbox', { name: 'Path to a campaign folder' }).fill(file);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const arrival = page.getByTestId('arrival');
    await arrival.getByRole('button', { name: 'Keep a copy from the file' }).click();
    const dialog = page.getByTestId('bringing');
    await dialog.getByText(file).waitFor();
    await dialog.getByRole('progressbar', { name: 'Unpacked and checked' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await arrival.getByText('This was cancelled. Nothing was unpacked.').waitFor();
    expect(readdirSync(library)).toEqual(before);
    await page.keyboard.press('Escape');
    await arrival.waitFor({ state: 'detached' });
  });

  it('says on the table when the last act was saved and the last backup made', async () => {
    const { page, given } = at.seat;
    await given({ type: 'open-campaign', folder });
    const sign = page.locator('.saved');
    expect(await sign.getAttribute('title')).toMatch(/^All saved; last backup \d+ \w+ \d{4}, /);
    await given({ type: 'note', text: 'A raven follows.' });
    await expect.poll(() => sign.getAttribute('title')).toMatch(/^Last saved at \d\d:\d\d; /);
    expect(at.seat.complaints).toEqual([]);
  });
});
