import { ipcMain, type WebContents } from 'electron';
import { GivenCommandSchema, QuerySchema, type HexwatchApi } from '../../../shared/api.ts';
import type { PlayersApi } from '../../../shared/players.ts';
import { MOST_BYTES, MOST_PICTURE_CHARACTERS } from '../http/limits.ts';
import { CHANNELS } from './channels.ts';
import { isPage, PAGE, PLAYERS_PAGE } from './origin.ts';
import { refusal } from '../../game/answers.ts';
import { unforeseen } from './trouble.ts';
import { fitting } from '../../../shared/door/fitting.ts';

/** Answers only the referee's page: the sender of every message is checked, then its content. */
export function answerPage(api: HexwatchApi): void {
  handle(CHANNELS.dispatch, PAGE, (message) => {
    const command = fitting(GivenCommandSchema, asJson(message));
    return command.success
      ? api.dispatch(command.data)
      : refusal('bad-command', 'A command is {"type": "…"} with its fields.');
  });

  handle(CHANNELS.ask, PAGE, (message) => {
    const query = fitting(QuerySchema, asJson(message));
    return query.success
      ? api.ask(query.data)
      : { error: { code: 'bad-query', message: 'This request is not valid.' } };
  });

  stream(CHANNELS.watch, CHANNELS.view, PAGE, (tell) => api.watch(tell));
}

/** Lets the players' page look, as long as the window it is in is the one that was opened for it. */
export function answerPlayers(players: PlayersApi, isTheirs: (page: WebContents) => boolean): void {
  stream(CHANNELS.playersWatch, CHANNELS.playersView, PLAYERS_PAGE, (tell, page) =>
    isTheirs(page) ? players.watch(tell) : () => undefined,
  );
}

/** Sends a page what there is to see: one stream a page, restarted whenever one more listener wants the whole view. */
function stream(
  asked: string,
  channel: string,
  from: string,
  watch: (tell: (message: object) => void, page: WebContents) => () => void,
): void {
  const streams = new Map<WebContents, () => void>();
  handle(asked, from, (_message, page) => {
    const end = streams.get(page);
    end?.();
    if (!end)
      page.once('destroyed', () => {
        streams.get(page)?.();
        streams.delete(page);
      });
    const stop = watch((message) => {
      if (!page.isDestroyed()) page.send(channel, message);
    }, page);
    streams.set(page, stop);
  });
}

/** Every message gets an answer, never an exception. */
function handle(
  channel: string,
  from: string,
  answer: (message: unknown, from: WebContents) => unknown,
): void {
  ipcMain.handle(channel, async (event, message: unknown) => {
    if (!isPage(from, event.senderFrame?.url ?? ''))
      return refusal('not-ours', 'This page may not speak to Hexwatch.');
    try {
      return await answer(message, event.sender);
    } catch (error) {
      return unforeseen(error);
    }
  });
}

/**
 * The message as the other doors would get it. The bridge carries circles, maps and endless lists as well: what JSON cannot
 * say, or not in a megabyte, is undefined; only a picture may be larger.
 */
function asJson(message: unknown): unknown {
  try {
    const text = JSON.stringify(message);
    const most = isPicture(message) ? MOST_PICTURE_CHARACTERS : MOST_BYTES;
    return text.length <= most ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isPicture = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'add-picture';
