import type { Page } from 'playwright-core';

/** Letters of another size, as the referee’s own browser makes them. */
export const lettersOf = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% !important }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

/**
 * What someone with a mouse cannot come to: parts that stay outside of the window, that something lies over, or that only
 * a script could scroll to. `over` names what lies over the map, or over all, now: what is below it may be covered.
 */
export const outOfReach = (page: Page, over = ''): Promise<string[]> =>
  page.evaluate((upper) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} too wide`);
    const shut = upper && document.querySelector(upper)?.closest('main') ? 'main' : '*';
    const seen = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 1 &&
        !(upper && one.closest(shut) && !one.closest(upper)),
    );
    const parents = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...parents(one.parentElement)] : [];
    for (const one of seen) {
      const words = one.ariaLabel ?? (one.textContent || one.getAttribute('name') || one.tagName);
      const name = words.trim().slice(0, 60);
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit =
        hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
      if (left < -1 || left + width > innerWidth + 1) found.push(`${name}: beside the window`);
      else if (!isHit || (hit.contains(one) && hit !== one && !hit.closest('label')))
        found.push(`${name}: ${hit ? `under ${hit.tagName} ${hit.className}` : 'outside'}`);
      // What hides its overflow can be scrolled by a script only; for the page itself the body says whether it does.
      const stuck = parents(one).find((parent) => {
        const { overflowX, overflowY } = getComputedStyle(
          parent === document.documentElement ? document.body : parent,
        );
        const [down, right] = [parent.scrollTop, parent.scrollLeft];
        return (down > 0 && /hidden|clip/.test(overflowY)) || (right > 0 && /hidden|clip/.test(overflowX));
      });
      if (stuck) {
        found.push(`${name}: cut off by ${stuck.tagName} ${stuck.className}`);
        stuck.scrollTo(0, 0);
      }
    }
    return found;
  }, over);

/** A line of text, a control or a part of the page. */
interface Piece {
  name: string;
  /** What it is in, itself first; by their order on the page. */
  chain: number[];
  /** What it scrolls with, or is laid over the rest with. */
  layer: number;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Everything on the page that is read or pressed, as far as it isn't cut off, down to where it would be scrolled to. */
const piecesOn = (page: Page): Promise<Piece[]> =>
  page.evaluate(() => {
    /** Letters reach less far than the boxes of their lines. */
    const SLACK = 0.25;
    const all = [...document.querySelectorAll('*')];
    const order = new Map(all.map((one, index) => [one, index]));
    const chainOf = (one: Element): Element[] => [
      one,
      ...(one.parentElement ? chainOf(one.parentElement) : []),
    ];
    const isLayer = (one: Element): boolean => {
      const { position, overflowX, overflowY } = getComputedStyle(one);
      return /absolute|fixed|sticky/.test(position) || /auto|scroll/.test(overflowX + overflowY);
    };
    const piece = (element: Element, { left, top, right, bottom }: DOMRect, spare = 0): Piece => {
      const chain = chainOf(element);
      const layer = chain.find(isLayer) ?? document.body;
      const box = { left, top: top + spare, right, bottom: bottom - spare };
      for (const one of chain.slice(0, chain.indexOf(layer))) {
        if (getComputedStyle(one).overflow === 'visible') continue;
        const edge = one.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30);
      return { name, chain: chain.map((one) => order.get(one) ?? -1), layer: order.get(layer) ?? -1, box };
    };
    const linesIn = (element: Element): Piece[] =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((line) => piece(element, line, line.height * SLACK));
        });
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg, .spoken'))
      .flatMap((one) => [
        ...linesIn(one),
        ...(one.matches('button, input, select, textarea, kbd, li, article, .table > *, .field > .side')
          ? [piece(one, one.getBoundingClientRect())]
          : []),
      ]);
  });

/** What lies over something else that it scrolls with, each pair by their words. */
export async function overlaps(page: Page): Promise<string[]> {
  const pieces = await piecesOn(page);
  const isIn = (a: Piece, b: Piece): boolean => a.chain.includes(b.chain[0] ?? -1);
  const isOver = (a: Piece, b: Piece): boolean =>
    a.layer === b.layer &&
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1.5 &&
    Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1.5 &&
    !isIn(a, b) &&
    !isIn(b, a);
  return pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.name} / ${b.name}`),
  );
}

/** Where each of `rows` stands on the page, by its name, wherever it is scrolled to. */
export const places = (page: Page, rows: string): Promise<Record<string, string>> =>
  page.evaluate((selector) => {
    const place = (row: HTMLElement): string => {
      const { left, top, width, height } = row.getBoundingClientRect();
      let scrolled = 0;
      for (let one = row.parentElement; one; one = one.parentElement) scrolled += one.scrollTop;
      return [left, top + scrolled, width, height].map(Math.round).join(' ');
    };
    const found = [...document.querySelectorAll<HTMLElement>(selector)].map((row): [string, string] => [
      Object.values(row.dataset)[0] ?? '',
      place(row),
    ]);
    return Object.fromEntries(found);
  }, rows);
