import type { Answer, Answered, GivenCommand, Query, View } from '../shared/api.ts';
import { changed } from '../shared/page/patch.ts';
import type { Reach } from './socket.ts';
import type { Transport } from './transport.ts';

/** The host as the page has it: what it tells and is asked, and the commands that it is given. */
export class Host {
  readonly transport: Transport;
  reach = $state<Reach>('reached');
  #view = $state.raw<View | null>(null);
  /** The file that this window had written last. */
  fileHere = $state('');
  #waiting: (() => void)[] = [];

  constructor(transport: Transport) {
    this.transport = transport;
    transport.onReach((reach) => {
      this.reach = reach;
      this.#wake();
    });
  }

  /** What is now, as it was told last. */
  get view(): View | null {
    return this.#view;
  }

  /** Takes in what is told. Just before each view `onview` is called with it, and with the one before it. */
  watch(onview: (now: View, before: View | null) => void): void {
    const see = (now: View): void => {
      onview(now, this.#view);
      this.#view = now;
    };
    this.transport.watch((message) => {
      if ('view' in message) see(message.view);
      else if (this.#view) see(changed(this.#view, message));
      this.#wake();
    });
  }

  ask<Q extends Query>(query: Q): Promise<Answered<Q>> {
    return this.transport.ask(query);
  }

  /** Gives a command. Its answer may come before its view. */
  async give(command: GivenCommand): Promise<Answer> {
    const answer = await this.transport.dispatch(command);
    if (answer.ok) this.fileHere = answer.file ?? this.fileHere;
    return answer;
  }

  /** Waits until something holds of what is told, as long as the host can be reached. */
  async until(holds: () => boolean): Promise<void> {
    while (this.reach === 'reached' && !holds())
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
