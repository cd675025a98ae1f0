import { duesOf } from '../../../shared/campaign/dues.ts';
import { hexNamed } from '../../../shared/campaign/key/whereabouts.ts';
import type { Campaign, Timer } from '../../../shared/campaign/state.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dueLine } from '../view/due.ts';
import { peopleByHex, type PeopleByHex } from './people.ts';

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

const clockInWords = ({ kind, filled = 0, segments = 0, die = 0 }: Timer): string =>
  kind === 'progress' ? `${filled} of ${segments}` : `d${die}`;

/** Something that is due in a hex: when, in words, or how far its clock is. */
export interface DueThere {
  id: string;
  hex: HexLabel;
  label: string;
  when: string;
  /** It comes at a moment, and is no clock that the referee moves. */
  timed: boolean;
  secret: boolean;
}

/** What is due in some hexes, soonest first; the clocks that the referee moves at the end. */
export function dueIn(campaign: Campaign, system: System, isIn: (hex: HexLabel) => boolean): DueThere[] {
  const clocks = clocksByHex(campaign).filter(([hex]) => isIn(hex));
  const ofPeople = duesOfPeople(peopleByHex(campaign, system), campaign.timers);
  const hexes = new Map<string, HexLabel>([
    ...ofPeople.filter(([hex]) => isIn(hex)).map(([hex, id]) => [id, hex] as const),
    ...clocks.map(([hex, { id }]) => [id, hex] as const),
  ]);
  const dues = duesOf(campaign, system).flatMap((due): DueThere[] => {
    const hex = hexes.get(due.id);
    if (hex === undefined) return [];
    const { id, label, when, secret } = dueLine(due, campaign.clock);
    const whose = due.source && !label.includes(due.source) ? `${due.source}: ` : '';
    return [{ id, hex, label: `${whose}${label}`, when, timed: true, secret }];
  });
  const timed = new Set(dues.map(({ id }) => id));
  return [
    ...dues,
    ...clocks
      .filter(([, { id }]) => !timed.has(id))
      .map(([hex, timer]) => ({
        id: timer.id,
        hex,
        label: timer.name,
        when: clockInWords(timer),
        timed: false,
        secret: timer.secret,
      })),
  ];
}
