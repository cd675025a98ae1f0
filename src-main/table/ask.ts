import type { Answers, DeskQuery, Query } from '../../shared/api.ts';
import type { Disk } from '../store/disk/disk.ts';
import { findings } from './find.ts';
import { gazetteer } from './gazetteer.ts';
import { hexCard } from './hexCard.ts';
import { logLines, sessionCards } from './history.ts';
import { listPictures, pictureToShow } from './pictures.ts';
import { recap } from './recap.ts';
import { rulingCards, settledCards } from './rulingCards.ts';
import { sessionPicture } from './sessionPicture.ts';
import { sheetCard } from './sheetCard.ts';
import { readTables } from '../exchange/readTables.ts';
import type { Table } from './table.ts';
import { tableCards, writtenCards } from './tableCards.ts';

export type TableQuery = Exclude<Query, DeskQuery>;
type Asked<T extends TableQuery['type']> = Extract<TableQuery, { type: T }>;

/** What each kind of question is answered with. A forgotten kind does not compile. */
const ANSWERS: {
  [T in TableQuery['type']]: (table: Table, query: Asked<T>, disk: Disk) => Promise<Answers[T]>;
} = {
  hex: (table, query) => Promise.resolve(hexCard(table, query.hex)),
  log: logLines,
  sessions: sessionCards,
  recap: (table, { session }) => recap(table, session),
  'session-picture': (table, { session }) => sessionPicture(table, session),
  find: (table, query) => Promise.resolve(findings(table, query.text)),
  sheet: (table, query) => Promise.resolve(sheetCard(table, query.creature)),
  gazetteer: (table) => Promise.resolve(gazetteer(table)),
  rulings: (table) => Promise.resolve({ options: rulingCards(table), settled: settledCards(table) }),
  tables: (table) => Promise.resolve(tableCards(table)),
  'read-tables': (table, query) => Promise.resolve(writtenCards(table, readTables(query.text, query))),
  picture: ({ folder }, { name }, disk) => pictureToShow(disk, folder, name),
  pictures: ({ folder }, _query, disk) => listPictures(disk, folder),
};

/** Answers a question about the open campaign; what is not there is null or an empty list. */
export const answer = (table: Table, query: TableQuery, disk: Disk): Promise<Answers[TableQuery['type']]> =>
  ANSWERS[query.type](table, query as never, disk);
