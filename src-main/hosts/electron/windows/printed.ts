import { text } from 'node:stream/consumers';
import { BrowserWindow } from 'electron';
import { PAGE_POLICY } from '../../../exchange/log/html/frame.ts';
import { SECURITY_HEADERS } from '../../http/pageSecurity.ts';
import { inTurn } from '../../../store/inTurn.ts';
import { ORIGIN } from '../origin.ts';
import { POWERLESS } from '../window.ts';

/** Where the window that prints finds its page. */
const PRINTED = '/printed.html';

/** The page that is being printed; there is one at a time. */
let page: string | null = null;

/** The answer to an address of ours, where it is that of the page that is being printed. */
export const printedPage = (url: string): Response | undefined =>
  page === null || new URL(url).pathname !== PRINTED
    ? undefined
    : new Response(page, {
        headers: {
          ...SECURITY_HEADERS,
          'content-security-policy': PAGE_POLICY,
          'content-type': 'text/html; charset=utf-8',
        },
      });

/** A page as a PDF, printed by a window that nobody sees and in which nothing runs. */
async function print(html: AsyncIterable<string>, signal: AbortSignal): Promise<Uint8Array> {
  page = await text(html);
  signal.throwIfAborted();
  const window = new BrowserWindow({
    show: false,
    webPreferences: { ...POWERLESS, javascript: false },
  });
  try {
    await window.loadURL(`${ORIGIN}${PRINTED}`);
    signal.throwIfAborted();
    return await window.webContents.printToPDF({ pageSize: 'A4', printBackground: true });
  } finally {
    window.destroy();
    page = null;
  }
}

const inOneWindow = inTurn();

/** The same, one after the other. Rejects with what the signal says. */
export const printedByWindow = (html: AsyncIterable<string>, signal: AbortSignal): Promise<Uint8Array> =>
  inOneWindow(() => print(html, signal));
