const NAMES: Record<string, string> = { ' ': 'Space', Escape: 'Esc', Enter: 'Enter' };

/** How a key is written on a button. */
export const keyName = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** Keys of the table itself. */
export const TABLE_KEYS: readonly { key: string; does: string }[] = [
  { key: 'Ctrl K', does: 'find anything' },
  { key: 'Ctrl Z', does: 'undo' },
  { key: 'Ctrl Shift Z', does: 'redo' },
  { key: 'L', does: 'write a line into the log' },
  { key: '/', does: 'roll dice' },
  { key: 'Y', does: 'dice by hand' },
  { key: '?', does: 'these keys' },
  { key: 'Q W E A S D', does: 'travel, as the directions lie' },
  { key: 'Arrow keys', does: 'walk over the map, when it has the focus' },
];
