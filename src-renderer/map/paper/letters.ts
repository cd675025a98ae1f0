import type { DrawnLand } from '../../../shared/drawing/map/scene.ts';

/** What the letters of a map are, as CSS asks for them. */
const LETTERS = [
  "500 16px 'Alegreya Variable'",
  "italic 500 16px 'Alegreya Variable'",
  "500 16px 'Inter Variable'",
];

/** Waits for the letters of a text: nothing else on the screen may have asked for those that a map has. */
export async function lettersCame(text: string): Promise<void> {
  await Promise.allSettled(LETTERS.map((font) => document.fonts.load(font, `${text} abc 012`)));
}

/** All that is named on a land. */
export const namesOn = ({ columns, paths, regions, labels }: DrawnLand): string =>
  [
    ...columns.flatMap((column) => column.flatMap((hex) => hex?.feature?.name ?? [])),
    ...paths.map(({ name }) => name),
    ...Object.values(regions ?? {}).map(({ name }) => name),
    ...(labels ?? []).map(({ words }) => words),
  ].join(' ');
