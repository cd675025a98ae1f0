import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { LIGHT } from '../../../shared/drawing/map/palette/light.ts';
import { fittedOn, hasLandIn, pagesOf, roomOn, scaleFor } from '../../../shared/drawing/map/paper/pages.ts';
import { fittedSvg, pageSvg } from '../../../shared/drawing/map/paper/sheets.ts';
import { framed, MAP_RADII } from '../../../shared/drawing/map/picture.ts';
import { landOf, sceneOf } from '../names/lands.ts';

const land = landOf(14, 11, 5, 4, (index) => `Holm ${index}`);
const picture = framed(
  { ...sceneOf(land), trail: ['0101', '0202'], party: '0202' },
  distanceAt(MAP_RADII.middle / SIZE),
);
const heading = { palette: LIGHT, title: 'Map of Holm & Heath' };
const pages = pagesOf(picture.box, scaleFor(25), roomOn('a4', 'portrait'), (own) => hasLandIn(land, own));
const sheets = pages.list.map((page) => pageSvg(picture, page, pages, heading));

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe('the pages of a map', () => {
  it('say how large they are, which they are and what of', () => {
    expect(pages.list.map(({ name }) => name)).toEqual(['A1', 'B1', 'A2', 'B2']);
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toContain('width="190mm" height="277mm"');
      expect(sheet).toContain(`>${pages.list[index]!.name} of 2 × 2</text>`);
      expect(sheet).toContain('>Map of Holm &amp; Heath</text>');
    }
  });

  it('name their neighbours', () => {
    const named = (sheet: string): string[] => [
      ...new Set([...sheet.matchAll(/>([A-Z]\d)<\/text>/g)].map(([, name]) => name!)),
    ];
    expect(sheets.map(named)).toEqual([
      ['B1', 'A2'],
      ['A1', 'B2'],
      ['B2', 'A1'],
      ['A2', 'B1'],
    ]);
  });

  it('name nothing that another names, so that all can stand on one page', () => {
    const all = sheets.flatMap(idsIn);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
    for (const sheet of sheets)
      for (const [, id] of sheet.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(idsIn(sheet)).toContain(id);
  });

  it('have each what lies on it: every place once or, where pages meet, on more', () => {
    const signs = (svg: string): number =>
      /class="places">(.*?)<\/g>/s.exec(svg)?.[1]?.split('<use').length ?? 0;
    const { turn, scale } = fittedOn(picture.box, 'a4');
    const whole = fittedSvg(picture, scale, heading);
    expect(turn).toBe('landscape');
    const sum = sheets.reduce((all, sheet) => all + signs(sheet), 0);
    expect(sum).toBeGreaterThanOrEqual(signs(whole));
    expect(sum).toBeLessThan(signs(whole) * 3);
    expect(whole).toMatch(/width="2\d\d(\.\d+)?mm" height="190mm"|width="277mm"/);
  });
});
