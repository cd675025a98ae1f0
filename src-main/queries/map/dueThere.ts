import { hexNamed } from '../../../shared/campaign/key/whereabouts.ts';
import type { Campaign, Timer } from '../../../shared/campaign/state.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import type { PeopleByHex } from './people.ts';

/** The clocks whose names have the number of a hex, or are the name of its place: “The ritual in 0704”. */
export const clocksByHex = ({ land, timers }: Pick<Campaign, 'land' | 'timers'>): [HexLabel, Timer][] =>
  Object.values(timers).flatMap((timer): [HexLabel, Timer][] => {
    const hex = timer.order === 'timer' ? hexNamed(land, timer.name) : undefined;
    return hex !== undefined && hexAt(land, hex) ? [[hex, timer]] : [];
  });

/** What runs out for people by itself, by the ids of their dues, with the hex where they are. */
export function duesOfPeople(people: PeopleByHex, timers: Campaign['timers']): [HexLabel, string][] {
  const byCreature = new Map<string, string[]>();
  for (const { id, creature, order } of Object.values(timers))
    if (creature !== undefined && order !== 'light')
      byCreature.set(creature, [...(byCreature.get(creature) ?? []), id]);
  return [...people].flatMap(([hex, there]) =>
    there.flatMap(({ one: { id, conditions } }) =>
      [
        ...(byCreature.get(id) ?? []),
        ...conditions.filter(({ endsAt }) => endsAt !== undefined).map((one) => `${id}/${one.id}`),
      ].map((due): [HexLabel, string] => [hex, due]),
    ),
  );
}
