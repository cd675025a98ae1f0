import type { Element } from 'hast';
import { h } from 'hastscript';
import type { SessionPicture } from '../../../../shared/api.ts';
import { capital, sessionInWords } from '../../../../shared/text/words.ts';
import { journeyInWords } from '../../../../shared/tale/english/journey.ts';
import type { TaleChapter } from '../../../../shared/tale/told.ts';
import { runsIn, type TaleDocument, type ToldSession } from '../told.ts';
import { figuresBlock, type FigureWords } from './figures.ts';
import { contents, endOf, headOf, link, mapFigure, sessionId, written } from './frame.ts';
import { portraits } from './portraits.ts';
import type { Way } from './wayMap.ts';

/** Tales with what a page can show beside them. */
export interface TalePageDocument extends TaleDocument {
  words: FigureWords;
  /** The land with a way, as SVG; undefined where nothing of it is known. */
  mapOf(way: Way): string | undefined;
  /** The figures of a session; null where there are none, or none to be shown. */
  pictureOf(session: number): Promise<SessionPicture | null>;
}

/** What is said of where a session went; before the first one nobody went anywhere. */
const spanOf = ({ number, journey }: ToldSession): string => (number > 0 ? journeyInWords(journey) : '');

/** “session 3”, “sessions 1 to 3”. */
function which(sessions: readonly ToldSession[]): string {
  const [first, last] = [sessions[0]?.number ?? 0, sessions.at(-1)?.number ?? 0];
  if (first === last) return sessionInWords(first);
  return first === 0 ? `up to session ${last}` : `sessions ${first} to ${last}`;
}

/** The way of one session with the way back, and of several all of it. */
function wayOf(sessions: readonly ToldSession[]): Way {
  const [first, ...more] = sessions.map(({ journey }) => journey);
  if (!first) return { out: [], back: [] };
  return more.length === 0
    ? first
    : { out: [first, ...more].flatMap(({ out, back }) => [...out, ...back.slice(1)]), back: [] };
}

/** A title of more letters than that is set smaller, and so is one with such a long word, which would have to be broken. */
const LONG = { title: 40, word: 9 };
const isLong = (title: string): boolean =>
  title.length > LONG.title || title.split(/\s/).some((word) => word.length > LONG.word);

function captionOf({ out, back }: Way): string {
  if (out.length < 2) return 'The land';
  return back.length > 0 ? 'Dotted: the way out. Dashed: the way back.' : 'Where the party went';
}

/** Title, party and map. One session is called after the place that it went to, several after their campaign. */
function headerOf({ campaign, mapOf }: TalePageDocument, sessions: readonly ToldSession[]): string {
  const [first] = sessions;
  const only = sessions.length === 1 ? first : undefined;
  const place = only?.journey.place;
  const title = place ?? campaign;
  const session = sessions.length > 0 ? which(sessions) : '';
  const span = only ? spanOf(only) : '';
  const way = wayOf(sessions);
  const map = mapOf(way);
  const party = sessions.at(-1)?.party ?? [];
  return `<header>\n<div>\n${written(
    h(
      'p',
      { class: 'kicker' },
      place === undefined ? capital(session) : [h('bdi', campaign), ` · ${session}`],
    ),
    h('h1', isLong(title) ? { class: 'long' } : {}, h('bdi', title)),
    span === '' ? undefined : h('p', { class: 'span' }, span),
    party.length > 0 ? portraits(party) : undefined,
  )}</div>\n${map === undefined ? '' : mapFigure(map, captionOf(way))}</header>\n`;
}

const chapterId = (session: number, index: number): string => `${sessionId(session)}-part-${index + 1}`;

/** A paragraph; the referee’s own words are in italics, what is for the referee alone stands out. */
const paragraphOf = (sentences: TaleChapter['paragraphs'][number]): Element =>
  h(
    'p',
    sentences.flatMap((sentence, index) => {
      const words = runsIn([sentence]).map(({ text, isNote }) =>
        isNote ? h('i', text) : { type: 'text' as const, value: text },
      );
      const gap = index > 0 ? [{ type: 'text' as const, value: ' ' }] : [];
      return [...gap, ...(sentence.isSecret ? [h('span', { class: 'secret' }, words)] : words)];
    }),
  );

/** The chapters in columns, with headings as deep as they have to be. */
const chaptersOf = ({ number, chapters }: ToldSession, level: 2 | 3): Element =>
  h(
    'div',
    { class: 'columns' },
    chapters.map(({ heading, paragraphs }, index) =>
      h('section', { ariaLabelledBy: chapterId(number, index) }, [
        h(`h${level}`, { id: chapterId(number, index), class: 'day' }, heading),
        ...paragraphs.map(paragraphOf),
      ]),
    ),
  );

/** One of several sessions: its title, where it went, its tale, its figures. */
async function sectionOf(session: ToldSession, { words, pictureOf }: TalePageDocument): Promise<Element> {
  const { number, title, journey } = session;
  const picture = await pictureOf(number);
  const [id, span] = [sessionId(number), spanOf(session)];
  return h('section', { ariaLabelledBy: id }, [
    h('h2', { id }, [title, ...(journey.place === undefined ? [] : [': ', h('bdi', journey.place)])]),
    ...(span === '' ? [] : [h('p', { class: 'span' }, span)]),
    chaptersOf(session, 3),
    ...(picture ? figuresBlock(picture, words, 3) : []),
  ]);
}

/** The only session: its title is that of the page. */
async function onlyOf(session: ToldSession, { words, pictureOf }: TalePageDocument): Promise<Element[]> {
  const picture = await pictureOf(session.number);
  return [chaptersOf(session, 2), ...(picture ? figuresBlock(picture, words, 2) : [])];
}

/**
 * Sessions told as one HTML file, piece by piece, which needs nothing but itself. All are told before the first piece, which holds
 * title, map and contents.
 */
export async function* talePage(tale: TalePageDocument): AsyncGenerator<string> {
  const { campaign } = tale;
  const sessions: ToldSession[] = [];
  for await (const session of tale.sessions()) sessions.push(session);
  const isOne = sessions.length === 1;
  const place = isOne ? sessions[0]?.journey.place : undefined;
  yield headOf(place === undefined ? campaign : `${place}, ${campaign}`, 'tale');
  yield headerOf(tale, sessions);
  if (sessions.length > 1)
    yield written(contents(sessions.map(({ number, title }) => h('li', [link(sessionId(number), title)]))));
  yield '<main>\n';
  for (const session of sessions)
    yield written(...(isOne ? await onlyOf(session, tale) : [await sectionOf(session, tale)]));
  if (sessions.length === 0) yield written(h('p', tale.none));
  yield `</main>\n${endOf(tale, 'Told by Hexwatch; in italics, the referee’s words.')}`;
}
