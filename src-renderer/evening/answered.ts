import { counted } from '../../shared/text/words.ts';
import { ROWS, type Row, type RowId } from './ending.ts';

/** The questions that were answered, as they were then. */
export type Answered = ReadonlyMap<RowId, Row>;

/** A row as it stands on the screen. */
export interface Shown {
  row: Row;
  isAnswered: boolean;
}

const asked = ({ id, title, detail }: Row): string => JSON.stringify([id, title, detail]);

/**
 * The rows with their answers, each in its place. What an answer took away stays to be read; what undo brought back is asked
 * again, and what changed behind an answer that changes nothing is not.
 */
export const shownRows = (rows: readonly Row[], answered: Answered): Shown[] =>
  ROWS.flatMap((id): Shown[] => {
    const row = rows.find((one) => one.id === id);
    const before = answered.get(id);
    if (!before) return row ? [{ row, isAnswered: false }] : [];
    const isBack = row !== undefined && before.gives.length > 0 && asked(row) === asked(before);
    if (isBack) return [{ row, isAnswered: false }];
    const now =
      before.gives.length > 0 ? { ...before, detail: '' } : { ...(row ?? before), said: before.said };
    return [{ row: now, isAnswered: true }];
  });

/** The question that Enter answers next. */
export const nextRow = (shown: readonly Shown[]): Row | undefined =>
  shown.find(({ isAnswered }) => !isAnswered)?.row;

/** What the act that ends the session says below its name. */
export function leftInWords(shown: readonly Shown[]): string {
  const open = shown.filter(({ isAnswered }) => !isAnswered).length;
  if (shown.length === 0) return 'nothing is open';
  return open === 0 ? 'all is gone through' : `${counted(open, 'question')} would stay open`;
}

/** “3 of 5 gone through”. */
export const goneThrough = (shown: readonly Shown[]): string =>
  shown.length === 0
    ? ''
    : `${shown.filter(({ isAnswered }) => isAnswered).length} of ${shown.length} gone through`;
