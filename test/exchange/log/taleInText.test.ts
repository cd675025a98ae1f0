import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { withEvenings } from '../../systemContract.ts';
import { taleInMarkdown } from '../../../src-main/exchange/log/markdown.ts';
import { taleInPlainText } from '../../../src-main/exchange/log/plain.ts';
import { playAdventure } from '../../samples/adventure.ts';
import { exportedText, textOf } from '../exported.ts';
import { faultsIn, hostile, readText } from './hostileMarkdown.ts';
import { chapter, sentence, taleOf } from './tales.ts';

const reader = new MarkdownIt({ html: true, linkify: true });

const evening = taleOf([
  {
    chapters: [
      chapter(
        'Days 1 to 3',
        [sentence('They came to Rook’s End.'), sentence('', { note: 'A bell rings.' })],
        [sentence('They slept.')],
      ),
      chapter('Day 4', [sentence('They went home.')]),
    ],
  },
]);

/** Markdown with one paragraph: what was said as it happened, then a note. */
const written = (said: string, note: string, campaign?: string): Promise<string> =>
  textOf(
    taleInMarkdown(
      taleOf([{ chapters: [chapter('Day 1', [sentence(said), sentence('', { note })])] }], campaign),
    ),
  );

describe('a tale in Markdown', () => {
  it('has a heading for the campaign, the session and each chapter, and the referee’s words in italics', async () => {
    expect(await textOf(taleInMarkdown(evening))).toMatch(
      /^# The Vale\n\n## Session 1\n\n### Days 1 to 3\n\nThey came to Rook’s End\. \*A bell rings\.\*\n\nThey slept\.\n\n### Day 4\n\nThey went home\.\n\n---\n\nPlayed with Cairn\.\n/,
    );
  });

  it('has what people wrote as words and never as markup, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, other) => {
        const [said, note] = [readText(one), readText(other)];
        fc.pre(said !== '' && note !== '');
        const tokens = reader.parse(await written(said, note), {});
        const at = tokens.findIndex(({ tag }) => tag === 'h3');
        const parts = tokens.slice(at + 3).find(({ type }) => type === 'inline')?.children ?? [];
        expect(parts.map(({ content }) => content).join('')).toBe(`${said} ${note}`);
        expect(
          [...new Set(parts.map(({ type }) => type))].filter((type) => !type.startsWith('text')),
        ).toEqual(['em_open', 'em_close']);
      }),
    );
  });

  it('passes markdownlint, whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (said, note, name) => {
        const [one, other] = [readText(said), readText(note)];
        fc.pre([one, other, readText(name)].every((text) => text !== ''));
        expect(faultsIn(await written(one, other, name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['two hundred letters', 'x'.repeat(200)],
    ['letters from right to left', 'קין העורב'],
    ['a heading of its own', '# The end'],
  ])('takes a note that is nothing but %s', async (_what, note) => {
    const text = await textOf(
      taleInMarkdown(taleOf([{ chapters: [chapter('Day 1', [sentence('', { note })])] }])),
    );
    expect(faultsIn(text)).toEqual([]);
    expect(reader.render(text)).toContain(`<p><em>${note}</em></p>`);
  });

  it.each(withEvenings.map(({ id }) => id))(
    'passes markdownlint after the adventure of %s',
    async (system) => {
      const { game } = await playAdventure(system);
      for (const players of [false, true])
        expect(faultsIn(await exportedText(game, { to: 'md', session: 'all', players }))).toEqual([]);
      await game.close();
    },
  );

  it('gives no two days the same heading', async () => {
    const text = await textOf(
      taleInMarkdown(
        taleOf([
          { chapters: [chapter('Day 4', [sentence('Out.')])] },
          { chapters: [chapter('Day 4', [sentence('Home.')])] },
        ]),
      ),
    );
    expect(text).toContain('\n### Day 4\n');
    expect(text).toContain('\n### Day 4, continued in session 2\n');
  });

  it('tells one session after the other, and none before its turn', async () => {
    const told: number[] = [];
    const tale = taleOf([
      { chapters: [chapter('Day 1', [sentence('Out.')])] },
      { chapters: [chapter('Day 2', [sentence('Home.')])] },
    ]);
    const sessions = async function* () {
      for await (const one of tale.sessions()) {
        told.push(one.number);
        yield one;
      }
    };
    for await (const piece of taleInMarkdown({ ...tale, sessions })) if (piece.includes('Out.')) break;
    expect(told).toEqual([1]);
  });

  it('says so where there is nothing to tell', async () => {
    expect(await textOf(taleInMarkdown(taleOf([])))).toContain('\nThere is nothing to tell yet.\n');
  });
});

describe('a tale as plain text', () => {
  it('is the same without marks', async () => {
    expect(await textOf(taleInPlainText(evening))).toBe(
      'The Vale\n\nSession 1\n\nDays 1 to 3\n\nThey came to Rook’s End. A bell rings.\n\nThey slept.\n\nDay 4\n\nThey went home.\n\nPlayed with Cairn.\nCairn is by Yochai Gal.\n',
    );
  });

  it('has no line of more than 78 letters but for one long word', async () => {
    const long = 'y'.repeat(200);
    const text = await textOf(
      taleInPlainText(
        taleOf([{ chapters: [chapter('Day 1', [sentence(`${'word '.repeat(60)}${long} end.`)])] }]),
      ),
    );
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > 78)).toEqual([long]);
    expect(lines.filter((line) => line.startsWith('word')).length).toBe(4);
  });

  it('says so where there is nothing to tell', async () => {
    expect(await textOf(taleInPlainText(taleOf([])))).toContain('\nThere is nothing to tell yet.\n');
  });
});

describe('what a tale tells', () => {
  it('is secret only in brackets for the referee, and not at all for players', async () => {
    const { game } = await playAdventure('fivey');
    for (const to of ['md', 'txt', 'html'] as const) {
      const [text, theirs] = [
        await exportedText(game, { to, session: 1 }),
        await exportedText(game, { to, session: 1, players: true }),
      ].map((one) => one.replace(/\s+/g, ' '));
      expect(text).toContain('(Referee: ');
      expect(text).toContain('The abbot’s messenger is the duke’s man.');
      expect(theirs).not.toContain('Referee:');
      expect(theirs).not.toContain('messenger');
      expect(theirs).toContain('The abbot pays sixty crowns for the chapel’s bell.');
    }
    await game.close();
  });

  it('has no dice, whatever is asked of them', async () => {
    const { game } = await playAdventure('cairn');
    const texts = await Promise.all(
      (['shown', 'folded', 'none'] as const).map((dice) =>
        exportedText(game, { to: 'md', session: 1, dice }),
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(/\bd\d+ \d/);
    await game.close();
  });
});
