import type { Answer, Command, GameView, GivenCommand, Offer } from '../../shared/api.ts';
import { hexAt, type Land } from '../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../shared/hex/terrain.ts';
import type { Box } from '../../shared/drawing/map/geometry.ts';
import { madeOf, type Made } from './made.ts';
import { strokeTo } from './stroke.ts';
import {
  changedIn,
  FIRST_BRUSH,
  painted,
  SIZES,
  TOOLS,
  type Brush,
  type Stroke,
  type ToolId,
} from './tools.ts';

/** Strokes that by keys begin in one hex and end in another. */
const FOLLOWS: readonly string[] = ['path', 'straight', 'shift'];

/** What painting needs of the page. */
interface Page {
  readonly view: { table: GameView | null } | null;
  dispatch(command: Command): Promise<Answer>;
  take(offer: Offer): Promise<void>;
  ask(query: { type: 'hex'; hex: string }): Promise<unknown>;
}

/** The map is being painted: what the hand holds, the stroke that it makes, and the strokes that were made. */
export class Painting {
  /** Null while the map is not painted. */
  brush = $state.raw<Brush | null>(null);
  stroke = $state.raw<Stroke | null>(null);
  /** The hex under the hand. */
  over = $state<string | null>(null);
  /** What part of the land is in sight. */
  sight = $state.raw<Box | null>(null);
  /** All strokes since the brush was taken in hand; those behind the first `kept` were taken back. */
  made = $state.raw<readonly Made[]>([]);
  kept = $state(0);
  /** The last event that is one of these strokes, or takes one back. */
  #seq = 0;
  #turn = Promise.resolve();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get #land(): Land {
    return this.#page.view?.table?.land ?? { name: '', columns: [], paths: [], sites: {}, regions: {} };
  }

  /** Takes the brush in hand. */
  begin(brush: Partial<Brush> = {}): void {
    const [region = null] = Object.keys(this.#land.regions);
    this.brush = { ...FIRST_BRUSH, region, ...brush };
    this.made = [];
    this.kept = 0;
  }
  /** Lays it down. */
  end(): void {
    this.brush = this.stroke = this.over = null;
  }
  /** Drops the stroke in the hand; lays the brush down where there is none. */
  leave(): void {
    if (this.stroke) this.drop();
    else this.end();
  }
  hold = (to: Partial<Brush>): void => {
    if (this.brush) this.brush = { ...this.brush, ...to };
  };

  /** What the stroke in the hand changes. */
  readonly changed = $derived.by((): readonly string[] =>
    this.brush && this.stroke ? changedIn(this.#land, this.stroke.hexes, this.brush) : [],
  );
  /** The land as it will be after the stroke in the hand. */
  ahead(land: Land): Land {
    return this.brush && this.stroke ? painted(land, this.stroke.hexes, this.brush) : land;
  }

  /** The hand comes down on a hex. */
  touch(hex: string | null, isStraight = false): void {
    if (!this.brush || !hex || !hexAt(this.#land, hex)) return;
    if (this.brush.tool === 'picker') this.pick(hex);
    else this.stroke = strokeTo(this.stroke, hex, this.brush, this.#land, isStraight);
  }
  /** It goes on to a hex. */
  drawTo(hex: string | null, isStraight = false): void {
    if (this.stroke && this.brush && TOOLS[this.brush.tool].goes !== 'spot') this.touch(hex, isStraight);
  }
  /** It is lifted: the stroke is given as one command. */
  async lift(): Promise<void> {
    const { brush, stroke } = this;
    const last = stroke?.way.at(-1);
    if (!brush || !stroke || last === undefined) return;
    const { asks, command } = TOOLS[brush.tool];
    if (command) {
      await this.#give(brush, stroke);
      return;
    }
    this.drop();
    if (asks) await this.#ask(last, asks);
    else this.hold({ chosen: stroke.hexes });
  }
  async #give(brush: Brush, stroke: Stroke): Promise<void> {
    const { goes, command } = TOOLS[brush.tool];
    const isWhole = goes !== 'path' || stroke.hexes.length > 1;
    // The land stays as it was drawn until it is so.
    const answer = command && isWhole ? await this.#page.dispatch(command(stroke, brush)) : undefined;
    if (answer?.ok && goes === 'shift' && brush.chosen.length > 0) this.hold({ chosen: stroke.hexes });
    if (this.stroke === stroke) this.drop();
  }
  /** Takes the stroke back before it is given. */
  drop(): void {
    this.stroke = null;
  }
  /** By keys what is drawn begins here, follows the hand, and ends with the same key; all else is done at once. */
  press(hex: string | null): void {
    const isOn = this.stroke !== null;
    this.touch(hex);
    const goes = this.brush && TOOLS[this.brush.tool].goes;
    if (isOn || !goes || !FOLLOWS.includes(goes)) void this.lift();
  }

  /** Takes the ground of a hex in hand; what was only for picking it is a brush then. */
  pick(hex: string): void {
    const at = hexAt(this.#land, hex);
    if (!at || !this.brush) return;
    const paints = TOOLS[this.brush.tool].uses === 'ground' && this.brush.tool !== 'picker';
    this.hold({ terrain: at.terrain, own: at.own, ...(paints ? {} : { tool: 'brush' }) });
  }

  /** Asks for the place or the label in a hex. */
  async #ask(hex: string, field: string): Promise<void> {
    const card = (await this.#page.ask({ type: 'hex', hex })) as { edits?: Offer[] } | undefined;
    const offer = card?.edits?.find(({ needs }) => needs?.some(({ name }) => name === field));
    if (offer) await this.#page.take(offer);
  }

  /** Hears what was done at this table while the map is painted. */
  does({ type }: GivenCommand, { seq, events }: Extract<Answer, { ok: true }>): void {
    if (!this.brush) return;
    this.#seq = seq;
    if (type === 'undo') this.kept = Math.max(0, this.kept - 1);
    else if (type === 'redo') this.kept = Math.min(this.made.length, this.kept + 1);
    else {
      const made = madeOf(events, this.#land);
      if (!made) return;
      this.made = [...this.made.slice(0, this.kept), made];
      this.kept += 1;
    }
  }

  /** Undoes strokes, or makes them again, until so many stand. One after the other, however fast they are asked for. */
  keep(wanted: (kept: number) => number): Promise<void> {
    this.#turn = this.#turn.then(() => this.#keep(wanted(this.kept)));
    return this.#turn;
  }
  async #keep(count: number): Promise<void> {
    const { saved } = this.#page.view?.table ?? {};
    // What was done elsewhere since is not for this list to undo.
    if (saved && this.kept > 0 && saved.seq !== this.#seq) {
      this.made = [];
      this.kept = 0;
    }
    const wanted = Math.max(0, Math.min(this.made.length, count));
    while (this.kept !== wanted) {
      const answer = await this.#page.dispatch({ type: this.kept > wanted ? 'undo' : 'redo' });
      if (!answer.ok) return;
    }
  }
  back = (): Promise<void> => this.keep((kept) => kept - 1);
  again = (): Promise<void> => this.keep((kept) => kept + 1);

  /** What a key does while the map is painted; undefined where it is for nothing here. */
  actOf(key: string): (() => void) | undefined {
    const { brush } = this;
    const letter = key.toLowerCase();
    const tool = (Object.keys(TOOLS) as ToolId[]).find((id) => TOOLS[id].key === letter);
    const size = SIZES.find((one) => String(one) === key);
    if (!brush) return undefined;
    if (tool) return () => this.hold({ tool });
    if (size) return () => this.hold({ size });
    if (key === ',' || key === '.')
      return () => this.hold({ terrain: stepped(brush.terrain, key === '.' ? 1 : -1), own: undefined });
    return undefined;
  }
}

/** The next ground, or the one before; around at the ends. */
const stepped = (terrain: Brush['terrain'], by: 1 | -1): Brush['terrain'] =>
  TERRAIN_IDS[(TERRAIN_IDS.indexOf(terrain) + by + TERRAIN_IDS.length) % TERRAIN_IDS.length] ?? terrain;
