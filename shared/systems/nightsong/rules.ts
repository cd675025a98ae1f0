import type { RuleNote } from '../contract.ts';
import { rulings } from './rulings.ts';
import { rulesOfTheBook } from './rulesOfTheBook.ts';
import { rulesOfTheTable } from './rulesOfTheTable.ts';

const optional = new Set<string>(rulings.map(({ rule }) => rule));

/** A line says how it is played unless an option of the campaign says otherwise. */
const withOption = (note: RuleNote): RuleNote =>
  optional.has(note.id)
    ? { ...note, line: note.line.replace(/\.$/, ', unless an option says otherwise.') }
    : note;

/** Every rule of Nightsong by its ID. */
export const rules: readonly RuleNote[] = [...rulesOfTheBook, ...rulesOfTheTable.map(withOption)];
