import { untrack } from 'svelte';
import type { GameView, Offer, Telling } from '../shared/api.ts';
import type { ExportForm } from './log/export/forms.ts';

/** A screen that lies over the map, and what it shows. */
export type PanelId =
  | { kind: 'sheet'; creature: string; then?: 'print' }
  | { kind: 'hex'; hex: string }
  /** All regions where none is chosen. */
  | { kind: 'region'; region: string | null }
  | { kind: 'house-rules' | 'bestiary' | 'shop' | 'import' | 'grow' | 'stock' | 'calendar'; wanted?: string }
  | { kind: 'people' | 'tables' | 'prep'; tab?: string }
  | { kind: 'plan'; site: string; room?: string }
  /** The road foretold; the hex where the way ends is still to be chosen where there is none. */
  | { kind: 'road'; to: string | null }
  /** What the night would bring, spent as this command has it, a new character, who gets the loot, the ends of a session. */
  | { kind: 'night' | 'making' | 'loot' | 'end' | 'begin'; command: Offer['command'] }
  /** `then` is what is to be done with the log once it is there, `wanted` what is searched in it. */
  | { kind: 'history'; then?: 'print' | 'recap'; wanted?: string }
  /** The session, the form and how it is told, that are chosen to begin with. */
  | { kind: 'export'; session?: number | 'all'; to?: ExportForm; telling?: Telling };
export type PanelKind = PanelId['kind'];

/** What keys do in a panel, by KeyboardEvent.key in small letters; `undo` and `redo` are those of the table. */
export type PanelKeys = Readonly<Record<string, () => void>>;

/** What can be shown to the players while the referee sees it. */
interface Showable {
  show: () => void;
  isSeen: () => boolean;
}

/** Whether a fight or an encounter has begun that was not there before. */
export const begins = (before: GameView, now: GameView): boolean =>
  (!before.fight && now.fight !== null) || (!before.encounter && now.encounter !== null);

/** What lies over the map, what stepped aside for a fight or an encounter, and what was done meanwhile. */
export class Screens {
  #open = $state.raw<PanelId | null>(null);
  /** The panel from which the open one was opened, and to which it leads back. */
  #from: PanelId | null = null;
  /** What stepped aside: it stays as it is, with all that was typed in it, until it is looked for. */
  waiting = $state.raw<readonly PanelId[]>([]);
  /** The keys of the panels that have some. */
  readonly #keys = new Map<PanelKind, PanelKeys>();
  /** Acts since the panel was opened that can be undone there, and those that can be redone. */
  #done = 0;
  #undone = 0;

  get open(): PanelId | null {
    return this.#open;
  }

  /** Opens a panel in the place of the one that is open; null closes it. */
  set open(panel: PanelId | null) {
    if (panel?.kind !== this.#open?.kind) this.#from = null;
    this.#open = panel;
    this.#done = this.#undone = 0;
    this.waiting = this.waiting.filter(({ kind }) => kind !== panel?.kind);
  }

  /** Opens a panel that leads back to another one when it is closed. */
  openFrom(from: PanelId, panel: PanelId): void {
    this.open = panel;
    this.#from = from;
  }

  /** Closes the open panel: what it was opened from has the screen again, or else the table. */
  close(): void {
    this.open = this.#from;
  }

  /** All that has a place over the map, whether it can be seen or waits. */
  get all(): readonly PanelId[] {
    return [...this.waiting, ...(this.#open ? [this.#open] : [])];
  }

  /** Makes room for what has just begun. The night is over then; everything else waits. */
  stepAside(): void {
    const panel = this.#open;
    this.open = null;
    if (panel && panel.kind !== 'night') this.waiting = [...this.waiting, panel];
  }

  /** Another campaign is open now, or none. Between two sessions it opens where the last one ended. */
  clear(table?: GameView | null): void {
    const begin = table?.now.find(({ opens }) => opens === 'begin');
    this.open = begin ? { kind: 'begin', command: begin.command } : null;
    this.waiting = [];
  }

  /** Has keys act in a panel while it is the one that is open. Gives back a function that ends it. */
  withKeys(kind: PanelKind, keys: PanelKeys): () => void {
    this.#keys.set(kind, keys);
    return () => void this.#keys.delete(kind);
  }

  /** What a key does in the open panel; undefined where it does nothing. */
  actOf(key: string): (() => void) | undefined {
    return this.#open ? this.#keys.get(this.#open.kind)?.[key.toLowerCase()] : undefined;
  }

  /** Ends by Esc what the open panel ends first, or else closes it. */
  leave(): void {
    const first = this.actOf('Escape');
    if (first) first();
    else this.close();
  }

  /** Counts a command that is sent, if it undoes or redoes: a second one that follows at once finds it counted. */
  sends(type: string): void {
    const by = { undo: -1, redo: 1 }[type] ?? 0;
    this.#done += by;
    this.#undone -= by;
  }

  /** Counts a command that did something. What undoes or redoes was counted as it was sent. */
  does(type: string): void {
    if (type === 'undo' || type === 'redo') return;
    this.#done += 1;
    this.#undone = 0;
  }

  /** Whether undo, or redo, concerns what was done since the panel was opened. */
  isDoneHere(act: 'undo' | 'redo'): boolean {
    return (act === 'undo' ? this.#done : this.#undone) > 0;
  }

  #showable = $state.raw<readonly Showable[]>([]);
  /** Can be shown to the players from where the referee is, before all else that can. Gives back a function that ends it. */
  canShow(one: Showable): () => void {
    this.#showable = [one, ...untrack(() => this.#showable)];
    return () => {
      this.#showable = this.#showable.filter((other) => other !== one);
    };
  }

  /** Shows the players what the referee sees. Gives back whether anything there can be shown. */
  show(): boolean {
    const inSight = this.#showable.find(({ isSeen }) => isSeen());
    inSight?.show();
    return inSight !== undefined;
  }
}
