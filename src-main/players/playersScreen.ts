import type { WorkspaceView } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { patchesBetween } from '../../shared/page/patch.ts';
import type { PlayersApi, PlayersMessage, PlayersShown, PlayersView } from '../../shared/players.ts';
import { inTurn } from '../store/inTurn.ts';
import type { Picture } from './pictures.ts';
import { playersView, type SeenTable } from './playersView.ts';

/** Where players look from: this machine, or other devices of the same network. */
export type Reach = keyof Ways;

/** What leads to the screen. An address is null where the screen is a window. */
export interface Ways {
  here: { address: string | null };
  network: { addresses: string[]; code: string };
}

/** How a host lets players look: a second window, a page with a key of its own, a server for tablets. */
export interface PlayersDoor<R extends Reach> {
  /** Gives back what leads there; throws a Refusal where it can't. */
  open(): Ways[R] | Promise<Ways[R]>;
  /** Ends every look that was let in. */
  close(): void | Promise<void>;
}

/** What the referee holds up. It is no part of the campaign: what was shown is not history. */
export interface Showing {
  text: string;
  picture: Picture | null;
  face?: string | undefined;
}

const REACHES: readonly Reach[] = ['here', 'network'];

/** The players' screen: closed until the referee opens it. While it is closed nothing is sent. */
export class PlayersScreen implements PlayersApi {
  readonly #listeners = new Set<(message: PlayersMessage) => void>();
  readonly #changed: () => void;
  readonly #inTurn = inTurn();
  readonly #doors: { [R in Reach]?: PlayersDoor<R> } = {};
  readonly #ways: { [R in Reach]: Ways[R] | null } = { here: null, network: null };
  #table: SeenTable | null = null;
  #showing: Showing | null = null;
  #pictures = 0;
  #theme: PlayersView['theme'] = 'dark';
  #view: PlayersView = playersView(null, null);

  /** `changed` is called whenever `state` changes. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Says through which door players look from here, or from the network. */
  through<R extends Reach>(reach: R, door: PlayersDoor<R>): void {
    Object.assign(this.#doors, { [reach]: door });
  }

  get state(): WorkspaceView['players'] {
    const { here, network } = this.#ways;
    const showing = this.#showing;
    return {
      open: this.#open,
      here: here !== null,
      address: here?.address ?? null,
      network,
      shown: showing && {
        ...showing,
        picture: showing.picture?.name ?? null,
        face: showing.face ?? null,
      },
    };
  }

  get #open(): boolean {
    return Object.values(this.#ways).some((way) => way !== null);
  }

  /** The picture that is shown now: the only file players ever get. Null where none is, and while the screen is closed. */
  get picture(): Picture | null {
    return this.#open ? (this.#showing?.picture ?? null) : null;
  }

  /** Opens the screen; nothing happens if it is open. Refuses with `no-players-screen` where the host has none, and as its door does. */
  open(reach: Reach = 'here'): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#ways[reach]) return;
      const door = this.#doors[reach];
      if (!door) throw new Refusal('no-players-screen', 'There is no such players’ screen here.', 'reach');
      Object.assign(this.#ways, { [reach]: await door.open() });
      this.#refresh();
      this.#changed();
    });
  }

  /** Closes the screen, or one of its doors. */
  close(reach?: Reach): Promise<void> {
    return this.#inTurn(async () => {
      const closing = (reach ? [reach] : REACHES).filter((each) => this.#ways[each]);
      for (const each of closing) {
        this.#ways[each] = null;
        if (!this.#open) this.#listeners.clear();
        await this.#doors[each]?.close();
      }
      if (closing.length > 0) this.#changed();
    });
  }

  /** Shows something instead of what was shown before; null shows nothing. */
  show(showing: Showing | null): void {
    this.#showing = showing;
    if (showing?.picture) this.#pictures += 1;
    this.#refresh();
    this.#changed();
  }

  /** Follows a game; what was shown stays with the game it belongs to. */
  follow(game: SeenTable | null): void {
    const another = game !== this.#table;
    this.#table = game;
    if (another && this.#showing) this.show(null);
    else this.#refresh();
  }

  /** Follows the referee’s wish for light. */
  dress(theme: PlayersView['theme']): void {
    this.#theme = theme;
    this.#refresh();
  }

  /** While the screen is closed the listener is never called. */
  watch(listener: (message: PlayersMessage) => void): () => void {
    if (!this.#open) return () => undefined;
    this.#listeners.add(listener);
    listener({ view: this.#view });
    return () => this.#listeners.delete(listener);
  }

  #refresh(): void {
    if (!this.#open) return;
    const before = this.#view;
    this.#view = playersView(this.#table, this.#shown(), this.#theme);
    const patches = patchesBetween(before, this.#view);
    if (patches.length > 0) for (const listener of this.#listeners) listener({ patches });
  }

  #shown(): PlayersShown | null {
    const showing = this.#showing;
    return (
      showing && {
        ...showing,
        picture: showing.picture ? this.#pictures : null,
        face: showing.face ?? null,
      }
    );
  }
}
