import type { GameView } from '../../../shared/api.ts';
import type { Game } from '../../game.svelte.ts';
import { strokeTo, TOOLS } from '../brush.ts';

/** The hand that holds the brush: what it has touched since it was put down is given as one command when it is lifted. */
export class PaintingHand {
  stroke = $state.raw<readonly string[] | null>(null);
  readonly #game: Game;
  readonly #land: () => GameView['land'];

  constructor(game: Game, land: () => GameView['land']) {
    this.#game = game;
    this.#land = land;
  }

  touch(hex: string | null): void {
    const { brush } = this.#game;
    if (brush && hex) this.stroke = strokeTo(this.stroke ?? [], hex, brush, this.#land());
  }

  /** Goes on to a hex while the brush is down. */
  drawTo(hex: string | null): void {
    const { brush } = this.#game;
    if (this.stroke && brush && TOOLS[brush.tool].command) this.touch(hex);
  }

  lift(): void {
    const { brush } = this.#game;
    const hexes = this.stroke;
    const last = hexes?.at(-1);
    this.stroke = null;
    if (!brush || !hexes || last === undefined) return;
    const { command, isLine } = TOOLS[brush.tool];
    if (!command) void this.#place(last);
    else if (!isLine || hexes.length > 1) void this.#game.dispatch(command([...hexes], brush));
  }

  /** Asks what the place at a hex is called. */
  async #place(hex: string): Promise<void> {
    const card = await this.#game.ask({ type: 'hex', hex });
    const offer =
      card && 'edits' in card
        ? card.edits.find(({ needs }) => needs?.some(({ name }) => name === 'feature.name'))
        : undefined;
    if (offer) await this.#game.take(offer);
  }

  /** By keys a road or a river begins here, follows the cursor, and ends with the same key; all else is done at once. */
  press(hex: string | null): void {
    const { brush } = this.#game;
    const isOn = this.stroke !== null;
    this.touch(hex);
    if (isOn || (brush && !TOOLS[brush.tool].isLine)) this.lift();
  }

  /** Takes the stroke back before it is given. */
  drop(): void {
    this.stroke = null;
  }
}
