import type { MapWord, Meaning } from '../../shared/api.ts';
import { PLACE_KINDS } from '../../shared/hex/land.ts';
import { TERRAIN_IDS, TERRAINS } from '../../shared/hex/terrain.ts';

const WAYS = { road: 'road', paved: 'paved road', river: 'river' } as const;

interface Choice {
  value: string;
  label: string;
}
export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const OWN = 'own:';
/** A custom terrain that is more than another one’s looks: it is kept as it is. */
const AS_IS = 'own';
const NOTHING = { value: 'nothing', label: 'nothing, left out' };

/** The choice that a meaning is. */
export function valueOf(meaning: Meaning): string {
  if (typeof meaning === 'string') return meaning;
  const { looks, counts, symbols } = meaning;
  return looks === counts && symbols === undefined ? `${OWN}${looks}` : AS_IS;
}

/** What a word stands for where this is chosen; undefined where it stays what it is. */
export function meaningOf({ word }: Pick<MapWord, 'word'>, value: string): Meaning | undefined {
  if (value === AS_IS) return undefined;
  const looks = TERRAIN_IDS.find((id) => value === `${OWN}${id}`);
  if (!looks) return value as Meaning;
  return { name: word.replaceAll('-', ' ').slice(0, 40).trim() || 'new', looks, counts: looks };
}

/** What a word can stand for, in groups. */
export function choicesFor({ on, meaning }: Pick<MapWord, 'on' | 'meaning'>): ChoiceGroup[] {
  const ways = Object.entries(WAYS).map(([value, label]) => ({ value, label }));
  if (on === 'way') return [{ label: 'Road or river', choices: [...ways, NOTHING] }];
  const asIs =
    typeof meaning === 'object' && valueOf(meaning) === AS_IS
      ? [{ value: AS_IS, label: `custom: ${meaning.name}, as ${TERRAINS[meaning.counts].name}` }]
      : [];
  const given = TERRAIN_IDS.map((id) => ({ id, name: TERRAINS[id].name }));
  return [
    { label: 'Terrain', choices: given.map(({ id, name }) => ({ value: id, label: name })) },
    { label: 'Place', choices: PLACE_KINDS.map((value) => ({ value, label: value })) },
    {
      label: 'Custom terrain',
      choices: [
        ...asIs,
        ...given.map(({ id, name }) => ({ value: `${OWN}${id}`, label: `custom, like ${name}` })),
      ],
    },
    { label: 'Other', choices: [NOTHING] },
  ];
}
