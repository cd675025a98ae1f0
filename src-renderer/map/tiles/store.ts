import { keyOf, type TileId } from './grid.ts';

/** A picture that holds memory until it is closed. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** A tile that was drawn; what is stale is shown until it was drawn anew. */
export interface Kept<P extends Picture> {
  tile: TileId;
  picture: P;
  isStale: boolean;
}

const BYTES_OF_A_PIXEL = 4;
const bytesOf = ({ width, height }: Picture): number => width * height * BYTES_OF_A_PIXEL;

/** Tiles that were drawn, as many as there is room for: the least used are given back first. */
export class TileStore<P extends Picture> {
  readonly #most: number;
  /** The least used stand first. */
  readonly #kept = new Map<string, Kept<P>>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** A tile, which counts as used. */
  use(tile: TileId): Kept<P> | undefined {
    const key = keyOf(tile);
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }
  /** Whether a tile is there as it should be. */
  has(tile: TileId): boolean {
    return this.#kept.get(keyOf(tile))?.isStale === false;
  }
  keep(tile: TileId, picture: P): void {
    const key = keyOf(tile);
    this.#drop(key);
    this.#kept.set(key, { tile, picture, isStale: false });
    this.#bytes += bytesOf(picture);
    for (const least of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(least);
    }
  }
  /** Tiles at a zoom. */
  at(zoom: number): Kept<P>[] {
    return [...this.#kept.values()].filter(({ tile }) => tile.zoom === zoom);
  }
  /** Marks the tiles for which that holds, so that they are drawn anew when they are wanted. */
  doubt(isStale: (tile: TileId) => boolean): void {
    for (const kept of this.#kept.values()) kept.isStale ||= isStale(kept.tile);
  }
  clear(): void {
    for (const key of [...this.#kept.keys()]) this.#drop(key);
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= bytesOf(kept.picture);
    kept.picture.close();
  }
}
