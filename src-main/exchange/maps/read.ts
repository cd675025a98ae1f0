import type { MapFormat } from '../../../shared/campaign/charting/mapFile.ts';
import { isCsvMap, readCsvMap } from './csv/read.ts';
import { readTextMapper } from './textMapper/read.ts';
import type { WrittenMap } from './written.ts';

/** The formats that maps are read from: what a format is called, and what reads it. */
export const READERS: Readonly<Record<MapFormat, { called: string; read: (text: string) => WrittenMap }>> = {
  textmapper: { called: 'Text Mapper', read: readTextMapper },
  csv: { called: 'CSV', read: readCsvMap },
};

/** The format of a map: CSV where its file is called so, or its first line names columns; else Text Mapper. */
export const formatOf = (text: string, name: string): MapFormat =>
  /\.[ct]sv$/i.test(name) || isCsvMap(text) ? 'csv' : 'textmapper';
