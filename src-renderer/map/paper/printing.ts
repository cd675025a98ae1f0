import type { GameView } from '../../../shared/api.ts';
import { fittedSvg, pageSvg, type Heading } from '../../../shared/drawing/map/paper/sheets.ts';
import { drawnMap, onPaper, type Drawn, type OnPaper } from './drawn.ts';
import { lettersCame, namesOn } from './letters.ts';
import type { MapFor } from './mapsFor.ts';
import { breath, type Course } from './picture.ts';

/** Puts a map on the page as sheets that only paper shows, page after page; undefined where it was cancelled. */
async function sheetsOf(
  { framed, subject: { palette }, title }: Drawn,
  { paper, turn, scale, pages }: OnPaper,
  { signal, tell }: Course,
): Promise<HTMLElement | undefined> {
  const heading: Heading = { palette, title };
  const all = pages
    ? pages.list.map((page) => () => pageSvg(framed, page, pages, heading))
    : [() => fittedSvg(framed, scale, heading)];
  const sheets = document.createElement('div');
  sheets.className = 'printed';
  sheets.dataset['paper'] = `${paper}-${turn}`;
  const reader = new DOMParser();
  for (const [index, sheet] of all.entries()) {
    tell(index / all.length);
    await breath();
    if (signal.aborted) return undefined;
    sheets.append(
      document.importNode(reader.parseFromString(sheet(), 'image/svg+xml').documentElement, true),
    );
  }
  return sheets;
}

/** Prints a map as it lies on paper: there is nothing else on it. */
export async function print(drawn: Drawn, paper: OnPaper, course: Course): Promise<void> {
  const sheets = await sheetsOf(drawn, paper, course);
  if (!sheets) return;
  await lettersCame(`${drawn.title} ${namesOn(drawn.subject.land)}`);
  if (course.signal.aborted) return;
  document.body.append(sheets);
  globalThis.print();
  sheets.remove();
}

/** Prints a map in black on white, on one page. */
export async function printMap(table: GameView, map: MapFor): Promise<void> {
  const drawn = drawnMap(table, map, { near: 'middle', colours: 'print', hasPlate: true });
  const paper = onPaper(drawn, { size: 'fit', paper: 'a4', hexMm: 0, turn: 'fewest' });
  if ('tooMany' in paper) return;
  await print(drawn, paper, { signal: new AbortController().signal, tell: () => undefined });
}
