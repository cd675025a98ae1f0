import type { Element } from 'hast';
import { h } from 'hastscript';
import type { SessionPicture } from '../../../../shared/api.ts';
import { NOTHING, type LogDocument, type SessionPart } from '../document.ts';
import { figuresBlock, type FigureWords } from './figures.ts';
import { contents, endOf, headOf, link, mapFigure, sessionId, written } from './frame.ts';
import { listOf } from './lines.ts';
import { portraits, type Portrait } from './portraits.ts';

/** A session log with what a page can show beside its lines. */
export interface PageDocument extends LogDocument {
  party: readonly Portrait[];
  /** The land with the way that was gone, as SVG; undefined where nothing of it is known. */
  map: string | undefined;
  words: FigureWords;
  /** The figures of a session; null where there are none, or none to be shown. */
  pictureOf(session: number): Promise<SessionPicture | null>;
}

const dayId = (session: SessionPart, index: number): string =>
  `${sessionId(session.number)}-day-${index + 1}`;

/** The table of contents; of a log without sessions there is none. */
async function contentsOf(sessions: AsyncIterable<SessionPart>): Promise<Element | undefined> {
  const items: Element[] = [];
  for await (const session of sessions)
    items.push(
      h('li', [
        link(sessionId(session.number), session.title),
        h(
          'ol',
          session.days.map(({ title }, index) => h('li', [link(dayId(session, index), title)])),
        ),
      ]),
    );
  return items.length > 0 ? contents(items) : undefined;
}

/** A session with its days, and its figures at the end. */
async function sectionOf(session: SessionPart, { dice, words, pictureOf }: PageDocument): Promise<Element> {
  const id = sessionId(session.number);
  const picture = await pictureOf(session.number);
  const days = session.days.map(({ title, parts }, index) =>
    h('section', { ariaLabelledBy: dayId(session, index) }, [
      h('h3', { id: dayId(session, index) }, title),
      listOf(parts, dice),
    ]),
  );
  return h('section', { ariaLabelledBy: id }, [
    h('h2', { id }, session.title),
    ...days,
    ...(picture ? figuresBlock(picture, words, 4) : []),
  ]);
}

/**
 * A session log as one HTML file, piece by piece, which needs nothing but itself. The sessions are gone through twice, first for
 * the table of contents.
 */
export async function* page(log: PageDocument): AsyncGenerator<string> {
  const { campaign, system, party, map } = log;
  yield headOf(campaign, 'log');
  yield `<header>\n${written(
    h('h1', campaign),
    h('p', `Played with ${system}`),
    party.length > 0 ? portraits(party) : undefined,
  )}`;
  if (map !== undefined) yield mapFigure(map, 'Where the party went');
  yield '</header>\n';
  yield written(await contentsOf(log.sessions()));
  yield '<main>\n';
  let isEmpty = true;
  for await (const session of log.sessions()) {
    isEmpty = false;
    yield written(await sectionOf(session, log));
  }
  if (isEmpty) yield written(h('p', NOTHING));
  yield `</main>\n${endOf(log)}`;
}
