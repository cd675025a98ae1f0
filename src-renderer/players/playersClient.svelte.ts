import { applyPatches } from '../../shared/page/patch.ts';
import type { PlayersView } from '../../shared/players.ts';
import type { PlayersTransport, Reach } from './transport.ts';

/** What the players' page sees: the view as the host tells it. */
export class PlayersClient {
  view = $state.raw<PlayersView | null>(null);
  reach = $state<Reach>('reached');
  readonly #transport: PlayersTransport;

  constructor(transport: PlayersTransport) {
    this.#transport = transport;
    transport.onReach((reach) => {
      this.reach = reach;
      // What was seen is not kept on a screen that was closed.
      if (reach === 'closed' || reach === 'code') this.view = null;
    });
    transport.watch((message) => {
      if ('view' in message) this.view = message.view;
      else if (this.view) this.view = applyPatches(this.view, message.patches);
    });
  }

  /** Opens the screen with the referee's code; gives back what is wrong with it, or null. */
  pair(code: string): Promise<string | null> {
    return this.#transport.pair(code);
  }

  /** The picture that is shown, as the source of an image; null where there is none any more. */
  async picture(): Promise<string | null> {
    const blob = await this.#transport.picture();
    return blob && inlined(blob);
  }
}

/** The content security policy lets images come from the host itself or stand in the page. */
const inlined = (blob: Blob): Promise<string | null> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(blob);
  });
