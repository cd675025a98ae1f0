import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { DocumentFrame } from '../document.ts';
import { STYLE, STYLE_SOURCE } from './style.ts';

/** Nothing is fetched and nothing runs, whatever a name may hold. */
export const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}`;

/** Elements as HTML, a line each. */
export const written = (...content: (ElementContent | undefined)[]): string =>
  content.map((one) => (one ? `${toHtml(one)}\n` : '')).join('');

/** A page up to the beginning of its body. */
export const headOf = (title: string, kind: 'log' | 'tale'): string =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n${written(
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: PAGE_POLICY }),
    h('title', title),
    h('style', STYLE),
  )}</head>\n<body class="${kind}">\n`;

/** What stands at the end of a page: by whose rules it was played; `said` comes before that. */
export const endOf = ({ system, notice }: DocumentFrame, ...said: string[]): string =>
  `${written(
    h(
      'footer',
      [...said, `Played with ${system}.`, ...notice].map((paragraph) => h('p', paragraph)),
    ),
  )}</body>\n</html>\n`;

export const sessionId = (number: number): string => `session-${number}`;
export const link = (id: string, text: string): Element => h('a', { href: `#${id}` }, text);

/** A table of contents of such items. */
export const contents = (items: Element[]): Element => h('nav', { ariaLabel: 'Contents' }, [h('ol', items)]);

/** A map with what it shows below it; the map is SVG already. */
export const mapFigure = (map: string, caption: string): string =>
  `<figure class="map">\n<div role="img" aria-label="Map">\n${map}</div>\n${written(h('figcaption', caption))}</figure>\n`;
