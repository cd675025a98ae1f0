import type { Feature } from '../../hex/land.ts';
import { PLACE_WORDS } from '../../hex/placeWords.ts';

/** Words that names of things have beside those of map files. */
const MORE: Readonly<Partial<Record<Feature['kind'], string>>> = {
  ruin: 'ruined roofless fallen toppled burnt broken abandoned sunken drowned wreck wrecked',
  cave: 'lair den nest burrow hole pit gully',
  camp: 'tents hut lodge wagon',
  village: 'farm cottage homestead mill',
  shrine: 'altar spring well grove pool',
};

const KINDS = new Map(
  [PLACE_WORDS, MORE].flatMap((words) =>
    Object.entries(words).flatMap(([kind, all]) =>
      all.split(' ').map((word) => [word, kind as Feature['kind']] as const),
    ),
  ),
);

/** The sign that a thing has on the map, by the first word of its name that means one; else a monument’s. */
export const kindOf = (name: string): Feature['kind'] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => KINDS.get(word))
    .find((kind) => kind !== undefined) ?? 'monument';
