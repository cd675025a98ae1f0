import type { DeskView } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { patchesBetween } from '../../shared/patch.ts';
import type { PlayersApi, PlayersMessage, PlayersShown, PlayersView } from '../../shared/players.ts';
import type { Picture } from './pictures.ts';
import { playersView, type SeenTable } from './view/playersView.ts';

/** How a host lets players look: a second window, or a page with a key of its own. */
export interface PlayersDoor {
  /** Gives back the address that leads to the screen; null where it is a window. */
  open(): string | null;
  /** Ends every look that was let in. */
  close(): void;
}

/** What the referee holds up. It is no part of the campaign: what was shown is not history. */
export interface Showing {
  text: string;
  picture: Picture | null;
}

/** The players' screen: closed until the referee opens it. While it is closed nobody is told anything. */
export class PlayersScreen implements PlayersApi {
  readonly #listeners = new Set<(message: PlayersMessage) => void>();
  readonly #changed: () => void;
  #door: PlayersDoor | null = null;
  #open = false;
  #address: string | null = null;
  #table: SeenTable | null = null;
  #showing: Showing | null = null;
  #pictures = 0;
  #theme: PlayersView['theme'] = 'dark';
  #view: PlayersView = playersView(null, null);

  /** `changed` is called whenever `state` is another. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Says through which door players look. */
  through(door: PlayersDoor): void {
    this.#door = door;
  }

  get state(): DeskView['players'] {
    const showing = this.#showing;
    return {
      open: this.#open,
      address: this.#address,
      shown: showing && { text: showing.text, picture: showing.picture?.name ?? null },
    };
  }

  /** The picture that is shown now: the only file players ever get. Null where none is, and while the screen is closed. */
  get picture(): Picture | null {
    return this.#open ? (this.#showing?.picture ?? null) : null;
  }

  /** Opens the screen; one that is open stays as it is. Refuses with `no-players-screen` where the host has none. */
  open(): void {
    if (this.#open) return;
    if (!this.#door) throw new Refusal('no-players-screen', 'There is no players’ screen here.', 'type');
    this.#open = true;
    this.#look();
    this.#address = this.#door.open();
    this.#changed();
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#address = null;
    this.#listeners.clear();
    this.#door?.close();
    this.#changed();
  }

  /** Holds something up in place of what was shown; null takes it away. */
  show(showing: Showing | null): void {
    this.#showing = showing;
    if (showing?.picture) this.#pictures += 1;
    this.#look();
    this.#changed();
  }

  /** Follows a game; what was shown stays with the game it belongs to. */
  follow(table: SeenTable | null): void {
    const another = table !== this.#table;
    this.#table = table;
    if (another && this.#showing) this.show(null);
    else this.#look();
  }

  /** Follows the referee’s wish for light. */
  dress(theme: PlayersView['theme']): void {
    this.#theme = theme;
    this.#look();
  }

  /** Nobody is let in while the screen is closed: then the listener is never called. */
  watch(listener: (message: PlayersMessage) => void): () => void {
    if (!this.#open) return () => undefined;
    this.#listeners.add(listener);
    listener({ view: this.#view });
    return () => this.#listeners.delete(listener);
  }

  #look(): void {
    if (!this.#open) return;
    const before = this.#view;
    this.#view = playersView(this.#table, this.#shown(), this.#theme);
    const patches = patchesBetween(before, this.#view);
    if (patches.length > 0) for (const listener of this.#listeners) listener({ patches });
  }

  #shown(): PlayersShown | null {
    const showing = this.#showing;
    return showing && { text: showing.text, picture: showing.picture ? this.#pictures : null };
  }
}
