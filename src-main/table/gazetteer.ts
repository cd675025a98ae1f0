import type { FactionCard, Gazetteer, PersonCard, PlaceCard } from '../../shared/api.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { TERRAINS } from '../../shared/hex/terrain.ts';
import { formOf } from './forms.ts';
import type { Table } from './table.ts';

/** Everybody and everything the referee keeps of the land: people, factions, places with a name or a note. */
export function gazetteer(table: Table): Gazetteer {
  const { campaign } = table.state;
  const form = (type: string) => {
    const kind = table.book.kinds.commands.get(type);
    return (kind && formOf(kind, campaign, table.system)) ?? null;
  };
  return {
    people: people(table),
    factions: factions(campaign),
    places: places(campaign),
    add: { person: form('add-person'), faction: form('add-faction') },
  };
}

const people = ({ state: { campaign }, system }: Table): PersonCard[] =>
  Object.values(campaign.creatures)
    .filter(({ id, kind }) => kind === 'person' || campaign.party.members.includes(id))
    .map((one) => ({
      id: one.id,
      name: one.name,
      line: system.summary(one, campaign).line,
      status: one.status,
      attitude: one.attitude ?? '',
      knows: one.knows ?? '',
      note: one.note,
      faction: one.faction ?? null,
      hex: one.hex ?? null,
    }));

const factions = ({ factions: all, creatures }: Campaign): FactionCard[] =>
  Object.values(all).map((faction) => ({
    ...faction,
    people: Object.values(creatures)
      .filter((one) => one.faction === faction.id)
      .map(({ name }) => name),
  }));

function places({ land, creatures }: Campaign): PlaceCard[] {
  const living = new Map<string, string[]>();
  for (const { kind, hex, name, status } of Object.values(creatures))
    if (hex && kind === 'person' && status !== 'dead') living.set(hex, [...(living.get(hex) ?? []), name]);
  return land.columns.flatMap((column, x) =>
    column.flatMap((hex, y): PlaceCard[] => {
      if (!hex || (!hex.feature && !hex.note)) return [];
      const label = labelOf(x + 1, y + 1);
      return [
        {
          hex: label,
          name: hex.feature?.name ?? label,
          line: [hex.feature?.kind, TERRAINS[hex.terrain].name].filter(Boolean).join(', '),
          note: hex.note ?? '',
          people: living.get(label) ?? [],
          secret: hex.feature?.secret ?? false,
          known: hex.known,
        },
      ];
    }),
  );
}
