import { app, type BrowserWindow } from 'electron';
import { askWhatNow } from '../dialogs.ts';
import type { LogFile } from '../logFile.ts';

/** Tells of a window that broke or hangs, with a way on. */
export function watchWindow(window: BrowserWindow, log: LogFile): void {
  const reload = { label: 'Load it again', act: () => window.webContents.reload() };
  const close = { label: 'Close the window', act: () => window.destroy() };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    log.note(`A window broke (${reason}, ${exitCode})`);
    void askWhatNow(
      'This window stopped working. Everything that was answered is saved; what you were typing is lost.',
      [reload, close],
    );
  });
  window.on('unresponsive', () => {
    log.note('A window does not respond');
    void askWhatNow(
      'This window does not respond. Everything that was answered is saved; what you are typing is lost if you load it again.',
      [{ label: 'Wait', act: () => undefined }, reload, close],
    );
  });
}

/** Notes and tells what nobody caught, once at a time, with a way on. */
export function catchTheRest(log: LogFile): void {
  let asking = false;
  const tell = async (error: unknown): Promise<void> => {
    log.note('Nobody caught', error);
    if (asking) return;
    asking = true;
    await askWhatNow(
      'Something went wrong inside Hexwatch. Everything that was answered is saved. You can go on, or quit and start again.',
      [
        { label: 'Go on', act: () => undefined },
        { label: 'Quit', act: () => app.quit() },
      ],
    );
    asking = false;
  };
  process.on('uncaughtException', (error) => void tell(error));
  process.on('unhandledRejection', (error) => void tell(error));
}
