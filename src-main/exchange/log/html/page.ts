import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { SessionPicture } from '../../../../shared/api.ts';
import type { LogDocument, SessionPart } from '../document.ts';
import { figures, type FigureWords } from './figures.ts';
import { listOf } from './lines.ts';
import { portraits, type Portrait } from './portraits.ts';
import { STYLE, STYLE_SOURCE } from './style.ts';

/** A session log with what a page can show beside its lines. */
export interface PageDocument extends LogDocument {
  party: readonly Portrait[];
  /** The land with the way that was gone, as SVG; undefined where nothing of it is known. */
  map: string | undefined;
  words: FigureWords;
  /** The figures of a session; null where there are none, or none to be shown. */
  pictureOf(session: number): Promise<SessionPicture | null>;
}

/** Nothing is fetched and nothing runs, whatever a name may hold. */
export const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}`;

const headOf = (campaign: string): string =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n${[
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: PAGE_POLICY }),
    h('title', campaign),
    h('style', STYLE),
  ]
    .map((one) => toHtml(one))
    .join('\n')}\n</head>\n<body>\n`;

const sessionId = ({ number }: SessionPart): string => `session-${number}`;
const dayId = (session: SessionPart, index: number): string => `${sessionId(session)}-day-${index + 1}`;

const link = (id: string, text: string): Element => h('a', { href: `#${id}` }, text);

/** The table of contents; of a log without sessions there is none. */
async function contentsOf(sessions: AsyncIterable<SessionPart>): Promise<Element | undefined> {
  const items: Element[] = [];
  for await (const session of sessions)
    items.push(
      h('li', [
        link(sessionId(session), session.title),
        h(
          'ol',
          session.days.map(({ title }, index) => h('li', [link(dayId(session, index), title)])),
        ),
      ]),
    );
  return items.length > 0 ? h('nav', { ariaLabel: 'Contents' }, [h('ol', items)]) : undefined;
}

/** A session with its days, and its figures at the end. */
async function sectionOf(session: SessionPart, { dice, words, pictureOf }: PageDocument): Promise<Element> {
  const id = sessionId(session);
  const picture = await pictureOf(session.number);
  const shown = picture ? figures(picture, words) : [];
  const days = session.days.map(({ title, parts }, index) =>
    h('section', { ariaLabelledBy: dayId(session, index) }, [
      h('h3', { id: dayId(session, index) }, title),
      listOf(parts, dice),
    ]),
  );
  return h('section', { ariaLabelledBy: id }, [
    h('h2', { id }, session.title),
    ...days,
    ...(shown.length > 0 ? [h('div', { class: 'figures' }, shown)] : []),
  ]);
}

const written = (...content: (ElementContent | undefined)[]): string =>
  content.map((one) => (one ? `${toHtml(one)}\n` : '')).join('');

/**
 * A session log as one HTML file, piece by piece, which needs nothing but itself. The sessions are gone through twice, first for
 * the table of contents.
 */
export async function* page(log: PageDocument): AsyncGenerator<string> {
  const { campaign, system, notice, party, map } = log;
  yield headOf(campaign);
  yield `<header>\n${written(
    h('h1', campaign),
    h('p', `Played with ${system}`),
    party.length > 0 ? portraits(party) : undefined,
  )}`;
  if (map !== undefined)
    yield `<figure class="map">\n<div role="img" aria-label="Map">\n${map}</div>\n${written(h('figcaption', 'Where the party went'))}</figure>\n`;
  yield '</header>\n';
  yield written(await contentsOf(log.sessions()));
  yield '<main>\n';
  let isEmpty = true;
  for await (const session of log.sessions()) {
    isEmpty = false;
    yield written(await sectionOf(session, log));
  }
  if (isEmpty) yield written(h('p', 'Nothing has happened yet.'));
  yield `</main>\n${written(
    h('footer', [h('p', `Played with ${system}.`), ...notice.map((paragraph) => h('p', paragraph))]),
  )}</body>\n</html>\n`;
}
