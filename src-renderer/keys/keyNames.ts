const NAMES: Record<string, string> = { ' ': 'Space', Escape: 'Esc', Enter: 'Enter' };

/** How a key is written on a button. */
export const keyName = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** Keys of the table itself; a letter alone is nobody else's. */
export const TABLE_KEYS: readonly { key: string; does: string }[] = [
  { key: 'Ctrl K', does: 'find anything' },
  { key: 'Ctrl Z', does: 'undo' },
  { key: 'Ctrl Shift Z', does: 'redo' },
  { key: 'L', does: 'write a line into the log' },
  { key: 'Shift Enter', does: 'writes the line as a secret' },
  { key: '/', does: 'roll dice, or on a table by its name' },
  { key: 'Y', does: 'dice by hand' },
  { key: 'Shift P', does: 'people and places' },
  { key: 'Shift L', does: 'the whole log, with search' },
  { key: 'Shift R', does: 'house rules' },
  { key: 'Shift T', does: 'random tables' },
  { key: 'Shift M', does: 'paint the map' },
  { key: 'Shift S', does: 'the players’ screen' },
  { key: 'Shift 1 … 9', does: 'the sheet of the first, second … of the party' },
  { key: '?', does: 'these keys' },
  { key: 'Esc', does: 'closes what lies over the map' },
  { key: 'Q W E A S D', does: 'travel, as the directions lie' },
  { key: 'Arrow keys', does: 'walk over the map, when it has the focus' },
  { key: '+ − 0 9', does: 'larger, smaller, to the party, the whole land, when the map has the focus' },
  { key: '.', does: 'open the hex, when the map has the focus' },
];
