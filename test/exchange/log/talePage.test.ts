import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEvenings } from '../../systemContract.ts';
import { talePage, type TalePageDocument } from '../../../src-main/exchange/log/html/talePage.ts';
import type { TaleDocument } from '../../../src-main/exchange/log/told.ts';
import { playAdventure } from '../../samples/adventure.ts';
import { exportedText, textOf } from '../exported.ts';
import { elementsIn, faultsIn, FETCHES_OR_RUNS } from './pages.ts';
import { chapter, journey, sentence, taleOf } from './tales.ts';

const about = (tale: TaleDocument): TalePageDocument => ({
  ...tale,
  words: { hitPoints: 'hit points', round: 'round' },
  mapOf: () => undefined,
  pictureOf: () => Promise.resolve(null),
});

/** A page of one session in which such words stand wherever people’s words may. */
const written = (words: string, campaign?: string): Promise<string> =>
  textOf(
    talePage(
      about(
        taleOf(
          [
            {
              chapters: [chapter(words, [sentence(words), sentence('', { note: words })])],
              journey: journey({ place: words, from: words, to: 'Home', out: ['0101', '0102'] }),
              party: [{ name: words, face: 'person:7' }],
            },
          ],
          campaign,
        ),
      ),
    ),
  );

const twoSessions = taleOf([
  { chapters: [chapter('Day 1', [sentence('Out.')])], journey: journey({ place: 'The Root Court' }) },
  { chapters: [chapter('Day 2', [sentence('Home.')])] },
]);

describe('a tale as a page', () => {
  it.each(withEvenings.map(({ id }) => id))('is valid HTML after the adventure of %s', async (system) => {
    const { game } = await playAdventure(system);
    for (const session of [1, 'all'] as const)
      expect(await faultsIn(await exportedText(game, { to: 'html', session })), `${session}`).toEqual([]);
    expect(await faultsIn(await exportedText(game, { to: 'html', players: true }))).toEqual([]);
    await game.close();
  });

  it('has what people wrote as words and never as markup, whatever it is', async () => {
    const markup = fc.constantFrom(
      '<b>',
      '</p>',
      '<script>alert(1)</script>',
      '&lt;',
      '"',
      "'",
      '<!--',
      '</style>',
      '<img src=x onerror=y>',
      '\u202e',
      'x'.repeat(200),
    );
    const hostile = fc
      .array(fc.oneof(markup, fc.string({ maxLength: 4 })), { minLength: 1 })
      .map((all) => all.join(''));
    /** Without the class of titles that are set smaller, and the titles of names that are cut. */
    const elements = async (text: string, campaign: string): Promise<string[]> =>
      elementsIn((await written(text, campaign)).replaceAll(/ title="[^"]*"/g, '')).map((one) =>
        one.replace(' class="long"', ''),
      );
    const plain = await elements('word', 'name');
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (text, campaign) => {
        fc.pre(text !== '');
        expect(await elements(text, campaign)).toEqual(plain);
      }),
    );
  });

  it('needs nothing but itself and runs nothing', async () => {
    const { game } = await playAdventure('cairn');
    expect(await exportedText(game, { to: 'html', session: 'all' })).not.toMatch(FETCHES_OR_RUNS);
    await game.close();
  });

  it('is called after the place of its session, and says how long it took, from where and back', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 1 });
    expect(html).toContain('<title>The Root Court, Adventure</title>');
    expect(html).toContain('<p class="kicker"><bdi>Adventure</bdi> · session 1</p>');
    expect(html).toContain('<h1><bdi>The Root Court</bdi></h1>');
    expect(html).toContain('14 days, from Cindermouth and back again');
    expect(html).toContain('Dotted: the way out. Dashed: the way back.');
    expect(html.match(/ stroke-dasharray="9 6"/g)).toHaveLength(1);
    await game.close();
  });

  it('has the faces of the party, the referee’s words in italics, and the figures for the referee', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 1 });
    expect(html.match(/class="hatching"/g)).toHaveLength(5);
    expect(html).toContain(
      '<i>Behind the last bar: three charcoal burners, alive, and the seal of the court.</i>',
    );
    expect(html).toContain('aria-label="Game time by scale.');
    expect(html).toContain('<p>Told by Hexwatch; in italics, the referee’s words.</p>');
    await game.close();
  });

  it('has all of a name that may be cut below its face in its title', async () => {
    const name = 'Sir Aldous of the Long Road, called the Patient';
    expect(await written(name)).toContain(`<li title="${name}">`);
    expect(await written('Mae Sallow')).not.toContain('<li title=');
  });

  it('shows players no hex that they have not seen, and no figures', async () => {
    const { game } = await playAdventure('cairn');
    const html = await exportedText(game, { to: 'html', session: 'all', players: true });
    expect(html).toContain('The Root Court</text>');
    expect(html).not.toContain('The Wyrm’s Larder');
    expect(html).not.toContain('class="figures"');
    await game.close();
  });

  it('of several sessions is called after the campaign, and leads to each of them', async () => {
    const html = await textOf(talePage(about(twoSessions)));
    expect(html).toContain('<h1><bdi>The Vale</bdi></h1>');
    expect(html).toContain('<p class="kicker">Sessions 1 to 2</p>');
    expect(html).toContain('<h2 id="session-1">Session 1: <bdi>The Root Court</bdi></h2>');
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['session-1', 'session-2']);
    for (const id of links) expect(html).toContain(`id="${id}"`);
    expect(await faultsIn(html)).toEqual([]);
  });

  it('marks what is for the referee alone', async () => {
    const html = await textOf(
      talePage(
        about(
          taleOf([
            { chapters: [chapter('Day 1', [sentence('(Referee: it was the abbot.)', { isSecret: true })])] },
          ]),
        ),
      ),
    );
    expect(html).toContain('<span class="secret">(Referee: it was the abbot.)</span>');
  });

  it('says so where there is nothing to tell', async () => {
    const html = await textOf(talePage(about(taleOf([]))));
    expect(html).toContain('<p>There is nothing to tell yet.</p>');
    expect(await faultsIn(html)).toEqual([]);
  });
});
