import { TERRAINS, type TerrainId } from './terrain.ts';

/** What stands on ground: what stands on one of the given terrains, or nothing. */
export type Symbols = TerrainId | 'none';

/** How ground is drawn: its tone, and what stands on it, which is what usually does where nothing is said. */
export interface Looks {
  looks: TerrainId;
  symbols?: Symbols | undefined;
}

/** As much of a hex as says what its ground is: a given terrain, or by its id one of the referee’s own. */
interface OnGround {
  terrain: TerrainId;
  own?: string | undefined;
  /** What stands there, where nothing more is known of its ground than how it looks. */
  symbols?: Symbols | undefined;
}

type Own<Terrain> = { terrains?: Readonly<Record<string, Terrain>> | undefined };

/** The terrain of the referee’s own that a hex has; undefined where it has a given one. */
export const ownOf = <Terrain>({ terrains }: Own<Terrain>, { own }: OnGround): Terrain | undefined =>
  own !== undefined && terrains && Object.hasOwn(terrains, own) ? terrains[own] : undefined;

/** What the ground of a hex is called: “forest”, or as the referee calls it. */
export const groundName = (land: Own<{ name: string }>, hex: OnGround): string =>
  ownOf(land, hex)?.name ?? TERRAINS[hex.terrain].name;

/** The terrain in whose tone the ground of a hex is drawn. */
export const toneOf = (land: Own<Looks>, hex: OnGround): TerrainId =>
  hex.own === undefined ? hex.terrain : (ownOf(land, hex)?.looks ?? hex.terrain);

/** What is drawn on the ground of a hex; waves only on water. */
export function symbolsOf(land: Own<Looks>, hex: OnGround): Symbols {
  if (hex.own === undefined && hex.symbols === undefined) return hex.terrain;
  const tone = toneOf(land, hex);
  const symbols = ownOf(land, hex)?.symbols ?? hex.symbols ?? tone;
  return symbols === 'water' && tone !== 'water' ? 'none' : symbols;
}

/** The ground of a hex as it is seen from afar: how it looks, and nothing of its name. */
export function seenFromAfar(land: Own<Looks>, hex: OnGround): { terrain: TerrainId; symbols?: Symbols } {
  const [terrain, symbols] = [toneOf(land, hex), symbolsOf(land, hex)];
  return { terrain, ...(symbols !== terrain && { symbols }) };
}
