import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../helpers/browser.ts';
import { builtWithSixth } from '../helpers/packing/builtWithSixth.ts';
import { ownFolder } from '../helpers/folders.ts';
import { openSample, takeSeat, viewOf, type Seat } from '../helpers/referee.ts';
import { lamplitRoad } from '../sixthSystem/index.ts';
import { startHost, type RunningHost } from '../helpers/webHost.ts';

type Line = Record<string, unknown>;

let program: string;
beforeAll(async () => {
  program = await builtWithSixth(ownFolder('built'));
});

function hexwatch(args: string[], commands: readonly object[] = []): { code: number | null; out: string } {
  const input = commands.map((command) => JSON.stringify(command)).join('\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input });
  return { code: status, out: `${String(stdout)}${String(stderr)}` };
}
const json = (args: string[]): Line => JSON.parse(hexwatch([...args, '--json']).out) as Line;
const lines = (out: string): Line[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('a sixth system on the command line', () => {
  const breath = lamplitRoad.book.find(({ commands }) => commands.includes('declare'));
  const folder = ownFolder('lamplit');

  it('stands among the systems, with its rules and commands', () => {
    expect(hexwatch(['systems']).out).toContain('The Lamplit Road');
    expect(hexwatch(['rules', breath?.id ?? '', '--system', 'lamplit-road']).out).toContain(breath?.line);
    expect(hexwatch(['commands', '--system', 'lamplit-road']).out).toContain('make-wayfarer');
  });

  it('plays a day, a fight and a night', () => {
    const made = ['new', folder, '--system', 'lamplit-road', '--name', 'Lamps', '--sample'];
    expect(hexwatch(made)).toMatchObject({ code: 0 });
    const day = [
      { type: 'open-session' },
      { type: 'check', actor: 'ember', ability: 'might' },
      { type: 'travel', to: '0201' },
      { type: 'start-fight' },
      { type: 'attack', actor: 'ember', target: 'moth-1' },
      { type: 'check-morale' },
      { type: 'travel', to: '0101' },
      { type: 'camp' },
    ];
    const faces = [2, 4, 5, 5, 4, 4, 3, 3, 6, 1, 5, 1, 2, 2, 2];
    const { code, out } = hexwatch(['do', folder, '--dice', faces.join(',')], day);
    expect(out).not.toContain('"ok":false');
    expect(code).toBe(0);
    const events = lines(out).flatMap(({ events: some }) => some as Line[]);
    const kinds = events.map(({ type }) => type);
    expect(kinds).toEqual(
      expect.arrayContaining(['check-made', 'encounter-checked', 'start-won', 'attack-made', 'fight-ended']),
    );
    expect(events.find(({ type }) => type === 'attack-made')).toMatchObject({
      actor: 'ember',
      target: 'moth-1',
      total: 9,
      against: 8,
      hit: true,
    });
    expect(events.filter(({ type }) => type === 'lamp-filled')).toHaveLength(1);
  });

  it('is opened again from its journal, and goes on', () => {
    const standing = (): Line => json(['show', folder])['campaign'] as Line;
    const before = standing();
    expect(before).toMatchObject({ system: 'lamplit-road', party: { hex: '0101' } });
    expect(hexwatch(['can', folder]).out).toContain('Camp');
    const [answer] = lines(hexwatch(['do', folder, '--seed', '1'], [{ type: 'camp' }]).out);
    expect(answer).toMatchObject({ ok: true });
    expect(standing()['clock']).toBe(Number(before['clock']) + 8 * 3600);
    expect(hexwatch(['check', folder]).code).toBe(0);
    expect(hexwatch(['log', folder]).out).toContain('The wayfarers camp for 8 hours.');
  });

  it('is refused in words by a Hexwatch that does not have it', () => {
    const built = join(import.meta.dirname, '../../dist/cli/hexwatch.js');
    const { status, stderr } = spawnSync(process.execPath, [built, 'show', folder]);
    expect(status).toBe(3);
    expect(String(stderr)).toContain('lamplit-road');
  });
});

describe('a sixth system at the screen', () => {
  let browser: Browser;
  let host: RunningHost;
  let seat: Seat;
  beforeAll(async () => {
    browser = await sharedBrowser();
    host = await startHost(ownFolder('library'), [], {}, program);
    seat = await takeSeat(browser, host);
    await openSample(seat, host, 'The Lamplit Road');
  });
  afterAll(async () => {
    await closePages();
    await host.stop();
  });
  const told = (text: string | RegExp) => seat.page.getByRole('log').getByText(text).last().waitFor();
  const seq = async (): Promise<string | null> => seat.page.getByTestId('table').getAttribute('data-seq');

  /** Does what goes on in the fight by its button, and strikes at the first who can be struck. */
  async function goOn(): Promise<void> {
    const { page } = seat;
    const before = await seq();
    const calls = (await viewOf(host)).table?.now.some(({ command }) => command.type === 'check-morale');
    const button = page
      .locator(calls ? '[data-offer="check-morale"]' : '[data-combatant] button.strike')
      .first();
    const type = await button.getAttribute('data-offer');
    await button.click();
    if (type === 'attack') await page.locator('button.who[title^="Target"]').first().click();
    await expect.poll(seq).not.toBe(before);
  }

  /** Makes camp on the screen of the night; by day it wants a second press. */
  async function camp(): Promise<void> {
    const { page } = seat;
    const before = await seq();
    const offer = (await viewOf(host)).table?.now.find(({ command }) => command.type === 'camp');
    await page.locator('[data-offer="camp"]').first().click();
    const spend = page.getByTestId('night').locator('[data-offer="camp"]');
    await spend.click();
    if (offer?.warns !== undefined) await spend.click();
    await expect.poll(seq).not.toBe(before);
  }

  it('plays a day, a fight and a night by its buttons', async () => {
    const { page, given } = seat;
    await given({ type: 'open-session' });
    const home = (await viewOf(host)).table?.party.hex;
    await page.locator('[data-offer="travel"]').first().click();
    await expect.poll(async () => (await viewOf(host)).table?.party.hex).not.toBe(home);
    // The road may have brought someone already.
    if (!(await viewOf(host)).table?.encounter) await given({ type: 'meet', statBlock: 'Moth' });
    await page.locator('[data-offer="start-fight"]').first().click();
    await told(/strike first\./);
    while ((await viewOf(host)).table?.fight?.outcome === '') await goOn();
    await told(/The fight is over/);
    // The dice may have felled both wayfarers: what follows a defeat is settled first.
    if ((await viewOf(host)).table?.fight) await given({ type: 'settle' });
    if ((await viewOf(host)).table?.encounter) await given({ type: 'end-encounter' });
    await camp();
    await told('The wayfarers camp for 8 hours.');
    await camp();
    await told(/fills the night lamp/);
    expect(seat.complaints).toEqual([]);
  });
});
