import type { MapFormat } from '../../../shared/campaign/charting/mapFile.ts';
import { knownLand } from '../../../shared/hex/knownLand.ts';
import type { Land } from '../../../shared/hex/land.ts';
import { writeCsvMap } from './csv/write.ts';
import { withPlainNames } from './plainNames.ts';
import { writeTextMapper } from './textMapper/write.ts';
import { NO_TEXT } from './written.ts';

const WRITERS: Readonly<Record<MapFormat, { write: (land: Land) => string; ending: string }>> = {
  textmapper: { write: writeTextMapper, ending: 'txt' },
  csv: { write: writeCsvMap, ending: 'csv' },
};

/** A land as a text that can be imported again, with a name for its file; for players only what they know of it. */
export const writtenMap = (land: Land, as: MapFormat, players = false): { name: string; text: string } => ({
  name: `${land.name}${players ? ', players’' : ''}.${WRITERS[as].ending}`,
  text: WRITERS[as].write(withPlainNames(players ? landForPlayers(land) : land)).replace(NO_TEXT, ''),
});

/** As much of a land as players know. */
function landForPlayers(land: Land): Land {
  const known = knownLand(land);
  return {
    ...known,
    columns: known.columns.map((column) => column.map((hex) => (hex?.known ? hex : null))),
    regions: mapValues(known.regions, ({ name }) => ({ name, dangerous: true, encounters: [] })),
    sites: {},
    terrains: mapValues(known.terrains ?? {}, ({ name, looks, symbols }) => ({
      name,
      looks,
      counts: looks,
      ...(symbols && { symbols }),
    })),
  };
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
