import { assign } from '../../../campaign/drafted.ts';
import type { Creature } from '../../../campaign/state.ts';

/** A part of a sheet that events change in place, read without a schema: an event must not fail. */
export function partOf(sheet: Creature['sheet'], key: string): object {
  const part = sheet[key];
  if (typeof part === 'object' && part !== null) return part;
  const made = {};
  assign(sheet, { [key]: made });
  return made;
}
