import { app, dialog, session, shell, type WebContents } from 'electron';
import { isOurs } from './origin.ts';

/** The page asks for nothing of the machine: every permission is denied, asked for or checked. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
}

/**
 * Only macOS brings dictionaries of its own. Elsewhere Chromium would fetch them from the network, so that the spelling is
 * not checked there.
 */
export function fetchNoDictionaries(): void {
  if (process.platform === 'darwin') return;
  session.defaultSession.setSpellCheckerEnabled(false);
  session.defaultSession.setSpellCheckerLanguages([]);
}

/** No page goes anywhere else, opens windows, or holds other pages. */
export function confinePages(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    const stay = (event: { preventDefault(): void }, url: string): void => {
      if (!isOurs(url)) event.preventDefault();
    };
    contents.on('will-navigate', stay);
    contents.on('will-redirect', stay);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      void openOutside(url);
      return { action: 'deny' };
    });
  });
}

/** The one way out: an https address, and only when the referee says yes to the question. */
export async function openOutside(
  address: string,
  question = 'Open this address in your browser?',
  more = '',
): Promise<void> {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') return;
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: question,
    detail: `${address}\n\n${more}`.trim(),
    buttons: ['Open', 'Stay here'],
    defaultId: 1,
    cancelId: 1,
  });
  if (response === 0) await shell.openExternal(address);
}
