import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEvenings } from '../../systemContract.ts';
import { page, type PageDocument } from '../../../src-main/exchange/log/html/page.ts';
import { playAdventure } from '../../samples/adventure.ts';
import { exportedText, textOf } from '../exported.ts';
import type { Roll } from '../../../shared/api.ts';
import { documentOf, line } from './documents.ts';
import { elementsIn, faultsIn, FETCHES_OR_RUNS } from './pages.ts';

const about = (document: ReturnType<typeof documentOf>): PageDocument => ({
  ...document,
  party: [{ name: 'Mae', face: 'person:7' }],
  map: undefined,
  words: { hitPoints: 'hit points', round: 'round' },
  pictureOf: () => Promise.resolve(null),
});

const written = (text: string, campaign?: string): Promise<string> =>
  textOf(page(about(documentOf([line({ text })], { campaign }))));

describe('a session log as a page', () => {
  it.each(withEvenings.map(({ id }) => id))('is valid HTML after the adventure of %s', async (system) => {
    const { game } = await playAdventure(system);
    for (const dice of ['shown', 'folded', 'none'] as const)
      expect(
        await faultsIn(await exportedText(game, { to: 'html', session: 'all', telling: 'lines', dice })),
        dice,
      ).toEqual([]);
    expect(await faultsIn(await exportedText(game, { to: 'html', telling: 'lines', players: true }))).toEqual(
      [],
    );
    await game.close();
  });

  it('has what people wrote as words and never as markup, whatever it is', async () => {
    const markup = fc.constantFrom(
      '<b>',
      '</li>',
      '<script>alert(1)</script>',
      '&lt;',
      '&',
      '"',
      "'",
      '<!--',
      '-->',
      ']]>',
      '</style>',
      '<img src=x onerror=y>',
      '\u0000',
      'é',
    );
    const hostile = fc
      .array(fc.oneof(markup, fc.string({ maxLength: 4 })), { minLength: 1 })
      .map((all) => all.join(''));
    const plain = elementsIn(await written('word', 'name'));
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (text, campaign) => {
        expect(elementsIn(await written(text, campaign))).toEqual(plain);
      }),
    );
  });

  it('needs nothing but itself and runs nothing', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 'all', telling: 'lines' });
    expect(html).not.toMatch(FETCHES_OR_RUNS);
    await game.close();
  });

  it('may end a row between two dice, and not within one', async () => {
    const roll: Roll = { for: 'initiative', dice: [[4, 3]], total: 3 };
    const html = await textOf(page(about(documentOf([line({ rolls: [roll, roll] })]))));
    expect(html).toContain('<span class="dice">d4\u00a03\u00a0· d4\u00a03</span>');
  });

  it('leads from its contents to every session and every day', async () => {
    const html = await textOf(page(about(documentOf([line({ day: 'Day 1' }), line({ day: 'Day 2' })]))));
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['session-1', 'session-1-day-1', 'session-1-day-2']);
    for (const id of links) expect(html).toContain(`id="${id}"`);
  });

  it('has the map with the way, the faces of the party and the figures for the referee', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 1, telling: 'lines' });
    expect(html).toContain('The Root Court</text>');
    expect(html.match(/class="hatching"/g)).toHaveLength(5);
    expect(html).toContain('aria-label="Game time by scale.');
    expect(html).toContain('<summary>HP in figures</summary>');
    await game.close();
  });

  it('shows players no hex that they have not seen, and no figures', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 'all', telling: 'lines', players: true });
    expect(html).toContain('The Root Court</text>');
    expect(html).not.toContain('The Wyrm’s Larder');
    expect(html).not.toContain('class="figures"');
    await game.close();
  });

  it('says that nothing has happened where nothing has', async () => {
    expect(await textOf(page(about(documentOf([]))))).toContain('<p>Nothing has happened yet.</p>');
  });
});
