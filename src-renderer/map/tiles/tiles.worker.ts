import { lettersCame } from './letters.ts';
import type { ToWorker } from './messages.ts';
import { Studio } from './studio.ts';

/** As much of the scope of a worker as is used: the page’s own types know none. */
interface Scope {
  fonts: FontFaceSet;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
const scope = globalThis as unknown as Scope;

const came = lettersCame(scope.fonts);
const studio = new Studio((message) => {
  scope.postMessage(message, 'picture' in message ? [message.picture] : []);
});
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void came.then(() => studio.hear(data));
});
