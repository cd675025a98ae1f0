import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { withEvenings } from '../../systemContract.ts';
import { markdown } from '../../../src-main/exchange/log/markdown.ts';
import { playAdventure } from '../../samples/adventure.ts';
import { exportedText, textOf } from '../exported.ts';
import { documentOf, line } from './documents.ts';
import { faultsIn, hostile, readText } from './hostileMarkdown.ts';

const reader = new MarkdownIt({ html: true, linkify: true });

const written = (text: string, campaign?: string): Promise<string> =>
  textOf(markdown(documentOf([line({ text })], { campaign })));

/** The words of the first item of a list, and what kinds of markup stand in it. */
function readBack(text: string): { words: string; marks: string[] } {
  const tokens = reader.parse(text, {});
  const at = tokens.findIndex(({ type }) => type === 'list_item_open');
  const inline = tokens.slice(at).find(({ type }) => type === 'inline');
  const parts = inline?.children ?? [];
  return {
    words: parts.map(({ content }) => content).join(''),
    marks: [...new Set(parts.map(({ type }) => type))].filter((type) => !type.startsWith('text')),
  };
}

describe('a session log in Markdown', () => {
  it('has what people wrote as words and never as markup, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const said = readText(text);
        fc.pre(said !== '');
        const { words, marks } = readBack(await written(text));
        expect(marks).toEqual(['strong_open', 'strong_close']);
        expect(words).toBe(`09:00 ${said}`);
      }),
    );
  });

  it('has it as words where no hour stands before it', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const said = readText(text);
        fc.pre(said !== '');
        const pieces = await textOf(markdown(documentOf([line({ text: 'x' }), line({ text })])));
        const { words, marks } = readBack(pieces.slice(pieces.indexOf('09:00** x') + '09:00** x'.length));
        expect(marks).toEqual([]);
        expect(words).toBe(said);
      }),
    );
  });

  it('passes markdownlint, whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (text, name) => {
        fc.pre([text, name].every((one) => /[^\s\p{Cc}]/u.test(one)));
        expect(faultsIn(await written(text, name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['0https://a.example', '0@.a.example', 'xwww.a.example'])(
    'has “%s” as words, which some programs would make a link',
    async (text) => {
      expect(faultsIn(await written(text))).toEqual([]);
    },
  );

  it.each(withEvenings.map(({ id }) => id))(
    'passes markdownlint after the adventure of %s',
    async (system) => {
      const { game } = await playAdventure(system);
      for (const dice of ['shown', 'folded', 'none'] as const)
        expect(
          faultsIn(await exportedText(game, { to: 'md', session: 'all', telling: 'lines', dice })),
          dice,
        ).toEqual([]);
      await game.close();
    },
  );

  const rolled = line({
    text: 'Mae listens.',
    rolls: [
      {
        for: 'check',
        dice: [
          [20, 4],
          [20, 17],
          [6, 2],
        ],
        kept: [0, 2],
        total: 6,
      },
    ],
  });

  it('has dice behind their line, those that do not count struck through', async () => {
    expect(await textOf(markdown(documentOf([rolled])))).toContain(
      '- **09:00** Mae listens. \\[d20 4, ~~17~~; d6 2\\]\n',
    );
  });

  it('has folded dice as footnotes at the end of their session', async () => {
    const text = await textOf(markdown(documentOf([rolled, line({}), rolled], { dice: 'folded' })));
    expect(text).toContain('- **09:00** Mae listens.[^1]\n');
    expect(text).toContain('\n\n[^1]: \\[d20 4, ~~17~~; d6 2\\]\n[^2]: \\[d20');
  });

  it('has no dice where none are wanted', async () => {
    const text = await textOf(markdown(documentOf([rolled], { dice: 'none' })));
    expect(text).toContain('- **09:00** Mae listens.\n');
    expect(text).not.toContain('d20');
  });

  it('has what happens in a scene below the line that opens it, and rounds that stand out', async () => {
    const text = await textOf(
      markdown(
        documentOf([
          line({ type: 'encounter-began', text: 'Encounter: wolves.' }),
          line({ type: 'fight-began', text: 'A fight begins.' }),
          line({ type: 'round-began', text: 'Round 1' }),
          line({ type: 'fight-ended', text: 'The fight is over.', secret: true }),
          line({ type: 'encounter-ended', text: 'Encounter over.', hour: '10:00' }),
        ]),
      ),
    );
    expect(text).toContain(
      [
        '- **09:00** Encounter: wolves.',
        '  - A fight begins.',
        '    - **Round 1**',
        '    - *(secret)* The fight is over.',
        '  - **10:00** Encounter over.',
      ].join('\n'),
    );
  });

  it('says that nothing has happened where nothing has', async () => {
    expect(await textOf(markdown(documentOf([])))).toContain('\nNothing has happened yet.\n');
  });
});
