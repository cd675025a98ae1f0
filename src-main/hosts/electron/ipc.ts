import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { GivenCommandSchema, QuerySchema, type HexwatchApi } from '../../../shared/api.ts';
import { CHANNELS } from './channels.ts';
import { isOurs } from './origin.ts';

const refused = (code: string, message: string): object => ({ ok: false, error: { code, message } });

/** Answers the page and nobody else: the sender of every message is checked, then what it holds. */
export function answerPage(api: HexwatchApi): void {
  const watching = new Map<WebContents, () => void>();
  const handle = (channel: string, answer: (message: unknown, from: WebContents) => unknown): void =>
    ipcMain.handle(channel, (event: IpcMainInvokeEvent, message: unknown) =>
      isOurs(event.senderFrame?.url ?? '')
        ? answer(message, event.sender)
        : refused('not-ours', 'This page may not speak to Hexwatch.'),
    );

  handle(CHANNELS.dispatch, (message) => {
    const command = GivenCommandSchema.safeParse(message);
    return command.success
      ? api.dispatch(command.data)
      : refused('bad-command', 'A command is {"type": "…"} with its fields.');
  });

  handle(CHANNELS.ask, (message) => {
    const query = QuerySchema.safeParse(message);
    return query.success
      ? api.ask(query.data)
      : { error: { code: 'bad-query', message: 'This question does not fit.' } };
  });

  handle(CHANNELS.watch, (_message, page) => {
    watching.get(page)?.();
    watching.set(
      page,
      api.watch((view) => {
        if (!page.isDestroyed()) page.send(CHANNELS.view, view);
      }),
    );
    page.once('destroyed', () => {
      watching.get(page)?.();
      watching.delete(page);
    });
  });
}
