import { ipcMain, type WebContents } from 'electron';
import { GivenCommandSchema, QuerySchema, type HexwatchApi } from '../../../shared/api.ts';
import { CHANNELS } from './channels.ts';
import { isOurs } from './origin.ts';
import { refused, unforeseen } from './trouble.ts';

const MOST_CHARACTERS = 1024 * 1024;

/** Answers the page and nobody else: the sender of every message is checked, then what it holds. */
export function answerPage(api: HexwatchApi): void {
  handle(CHANNELS.dispatch, (message) => {
    const command = GivenCommandSchema.safeParse(asJson(message));
    return command.success
      ? api.dispatch(command.data)
      : refused('bad-command', 'A command is {"type": "…"} with its fields.');
  });

  handle(CHANNELS.ask, (message) => {
    const query = QuerySchema.safeParse(asJson(message));
    return query.success
      ? api.ask(query.data)
      : { error: { code: 'bad-query', message: 'This question does not fit.' } };
  });

  // One stream a page, begun anew whenever one more listener wants the whole view.
  const streams = new Map<WebContents, () => void>();
  handle(CHANNELS.watch, (_message, page) => {
    const end = streams.get(page);
    end?.();
    if (!end)
      page.once('destroyed', () => {
        streams.get(page)?.();
        streams.delete(page);
      });
    const stop = api.watch((view) => {
      if (!page.isDestroyed()) page.send(CHANNELS.view, view);
    });
    streams.set(page, stop);
  });
}

/** Every message gets an answer, never an exception. */
function handle(channel: string, answer: (message: unknown, from: WebContents) => unknown): void {
  ipcMain.handle(channel, async (event, message: unknown) => {
    if (!isOurs(event.senderFrame?.url ?? ''))
      return refused('not-ours', 'This page may not speak to Hexwatch.');
    try {
      return await answer(message, event.sender);
    } catch (error) {
      return unforeseen(error);
    }
  });
}

/**
 * The message as the other doors would get it. The bridge carries circles, maps and endless lists as well: what JSON cannot
 * say, or not in a megabyte, is undefined.
 */
function asJson(message: unknown): unknown {
  try {
    const text = JSON.stringify(message);
    return text.length <= MOST_CHARACTERS ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
