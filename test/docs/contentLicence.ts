import { noticeOf } from '../../shared/systems/credit.ts';
import { foldersOf, playable } from '../systemContract.ts';
import { ARTWORK, creditOf } from '../../src-renderer/about/artwork.ts';

const inCode = (text: string): string => `\`${text}\``;

/** LICENSE-CONTENT.md: who made what is no code, and under which licence it is. */
export function contentLicence(): string {
  const rules = playable.flatMap((system) => [
    `### ${system.name}`,
    `In ${foldersOf(system).map(inCode).join(' and ')}.`,
    ...noticeOf(system.credit),
  ]);
  const artwork = ARTWORK.flatMap((work) => [`### ${work.name}`, creditOf(work)]);
  const parts = [
    '# Licences of the content',
    'Made by `npm run docs` from the credits in the code. The code of Hexwatch is under the MIT licence in [LICENSE](LICENSE). This page is about everything else.',
    'The packages built into the program keep their own licences. `npm run build` collects the texts in `dist/THIRD-PARTY-LICENSES.md`, and the app shows them under About.',
    '## Rules',
    'Each system stands in a folder of its own. What these folders take from a text (names, figures, tables, spells, and each rule told in Hexwatch’s own words in `book/`) is under the licence of that text, wherever the app, its docs or an export repeats it. Their code is under the MIT licence.',
    ...rules,
    '## Fonts',
    `The fonts come from ${inCode('@fontsource-variable')} and are built into ${inCode('dist/renderer/assets')}.`,
    ...artwork,
  ];
  return `${parts.join('\n\n')}\n`;
}
