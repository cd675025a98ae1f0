import { entrances } from '../../../shared/campaign/key/rooms.ts';
import type { Plan, Room } from '../../../shared/campaign/key/plan.ts';
import { statBlockNamed } from '../../../shared/campaign/tables/bestiary.ts';
import { tableCalled, tablesOf } from '../../../shared/campaign/tables/randomTables.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** What a room still lacks, in words: its text, ways there and back, stat blocks and tables that are known. */
export function gapsOf(campaign: Campaign, system: System, plan: Plan): (room: Room) => string[] {
  const reached = new Set(Object.values(plan.rooms).flatMap(({ exits }) => exits.map(({ to }) => to)));
  for (const { id } of entrances(plan)) reached.add(id);
  const tables = tablesOf(campaign, system);
  return (room) => [
    ...(room.aloud.trim() || room.secret.trim() ? [] : ['No text']),
    ...(reached.has(room.id) ? [] : ['No exit leads here']),
    ...oneWays(plan, room),
    ...room.inhabitants
      .flatMap(({ who }) => who)
      .filter(({ statBlock }) => !statBlockNamed(campaign, system, statBlock))
      .map(({ statBlock }) => `No stat block “${statBlock}”`),
    ...room.tables.filter((name) => !tableCalled(tables, name)).map((name) => `No random table “${name}”`),
  ];
}

/** Exits without one that leads back. */
const oneWays = ({ rooms }: Plan, room: Room): string[] =>
  room.exits.flatMap(({ to }) => {
    const other = rooms[to];
    return other && other.exits.every((exit) => exit.to !== room.id)
      ? [`No exit leads back from ${other.number}`]
      : [];
  });
