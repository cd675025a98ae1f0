import type { DirectionId } from '../../shared/hex/coordinates.ts';
import { US_LETTERS, letterOf, type Letters, type Pressed } from './letters.ts';

const NAMES: Record<string, string> = { ' ': 'Space', Escape: 'Esc', Enter: 'Enter' };

/** How a key is written on a button. */
export const keyName = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** A key of the table itself, as KeyboardEvent.key writes it on a US keyboard. */
interface TableKey {
  key: string;
  ctrl?: boolean;
  shift?: boolean;
  does: string;
  /** It opens something, so it acts from a panel and from the brush as well. */
  opens?: true;
}

/** Keys of the table itself, by what they do; a letter or sign alone is used nowhere else. */
const TABLE = {
  find: { key: 'k', ctrl: true, does: 'find anything', opens: true },
  undo: { key: 'z', ctrl: true, does: 'undo' },
  redo: { key: 'z', ctrl: true, shift: true, does: 'redo' },
  redoAsElsewhere: { key: 'y', ctrl: true, does: 'redo' },
  write: { key: 'l', does: 'write in the log' },
  roll: { key: '/', does: 'roll dice or a table' },
  dice: { key: 'd', ctrl: true, does: 'enter dice', opens: true },
  people: { key: 'g', ctrl: true, does: 'people and places', opens: true },
  history: { key: 'l', ctrl: true, does: 'the whole log, with search', opens: true },
  houseRules: { key: 'h', ctrl: true, does: 'house rules', opens: true },
  tables: { key: 'b', ctrl: true, does: 'random tables', opens: true },
  paint: { key: 'm', ctrl: true, does: 'paint the map', opens: true },
  players: { key: 's', ctrl: true, does: 'the players’ screen', opens: true },
  evening: { key: 'e', ctrl: true, does: 'end or start the session', opens: true },
  show: { key: 's', ctrl: true, shift: true, does: 'show players who or what is open here', opens: true },
  keys: { key: '?', does: 'show these keys', opens: true },
} as const satisfies Record<string, TableKey>;
export type TableAct = keyof typeof TABLE;

const written = ({ key, ctrl = false, shift = false }: TableKey): string =>
  [...(ctrl ? ['Ctrl'] : []), ...(shift ? ['Shift'] : []), keyName(key)].join(' ');

/** The key of an act of the table, as shown on a button: Ctrl Shift Z. */
export const keyOf = (act: TableAct): string => written(TABLE[act]);

const isSign = (key: string): boolean => key.toLowerCase() === key.toUpperCase();

/**
 * What a pressed key does at the table; undefined where it has nothing to do there. A sign may need Shift to be typed. With
 * Ctrl it is the letter that counts, wherever it lies, as everywhere else on the computer.
 */
export function actOf(
  pressed: Pressed & { ctrl: boolean },
  letters: Letters = US_LETTERS,
): TableAct | undefined {
  const { ctrl, shift } = pressed;
  const key = ctrl ? pressed.key.toLowerCase() : letterOf(pressed, letters);
  return TABLE_ACTS.find((act) => {
    const one: TableKey = TABLE[act];
    return one.key === key && (one.ctrl ?? false) === ctrl && (isSign(key) || (one.shift ?? false) === shift);
  });
}
const TABLE_ACTS = Object.keys(TABLE) as TableAct[];

/** Whether an act opens something, so that it changes nothing of what is covered. */
export const opensSomething = (act: TableAct): boolean => 'opens' in TABLE[act];

/** Letters and signs that are the table’s own without Ctrl: no act can have them. */
export const OWN_KEYS: ReadonlyMap<string, string> = new Map(
  Object.values<TableKey>(TABLE).flatMap(({ key, ctrl, does }): [string, string][] =>
    ctrl ? [] : [[key, does]],
  ),
);

/** Keys that zoom the referee’s or the players’ map in and out, and reset it. */
export const ZOOM_KEYS = { closer: '+', further: '-', asBefore: '0' } as const;

/** What else the keyboard does on the referee’s map: all of it in view, the hex in full, the act that is ready. */
export const MAP_KEYS = { whole: '9', open: '.', act: 'Enter' } as const;

/** Signs that do something on the map. */
export const MAP_SIGNS: ReadonlyMap<string, string> = new Map([
  [ZOOM_KEYS.closer, 'zoom in'],
  [ZOOM_KEYS.further, 'zoom out'],
  [MAP_KEYS.open, 'open the hex'],
]);

/** Keys that walk over the referee’s map; sideways to whichever hex there is. */
export const STEP_KEYS: Readonly<Record<string, readonly DirectionId[]>> = {
  ArrowUp: ['n'],
  ArrowDown: ['s'],
  ArrowLeft: ['nw', 'sw'],
  ArrowRight: ['ne', 'se'],
};

/** What the keyboard does in the library. */
export const LIBRARY_KEYS: readonly { key: string; does: string }[] = [
  { key: 'Enter', does: 'open the campaign with the frame' },
  { key: 'Tab', does: 'to the next campaign, new campaigns, a folder' },
  { key: written(TABLE.find), does: 'find a campaign, a setting, a page of the manual' },
  { key: written(TABLE.keys), does: TABLE.keys.does },
  { key: 'F1', does: 'the manual' },
  { key: 'Esc', does: 'close what is open' },
];

/** All keys that hold whatever is offered, as the help lists them. */
export const TABLE_KEYS: readonly { key: string; does: string }[] = [
  ...Object.values<TableKey>(TABLE).map((one) => ({ key: written(one), does: one.does })),
  { key: 'Shift Enter', does: 'save the line or roll the dice in secret' },
  { key: 'Ctrl Enter', does: 'add another kind to an encounter' },
  { key: 'Shift 1 … 9', does: 'the sheet of the first, second … character' },
  { key: '0 … 9', does: 'go through an exit (in a site with rooms)' },
  { key: 'F1', does: 'the manual, at the page of this screen' },
  { key: 'Esc', does: 'close the open panel' },
  { key: 'Arrow keys', does: 'move over the map (when it has focus)' },
  { key: '+ − 0 9', does: 'zoom in, zoom out, go to the party, show the whole map (when it has focus)' },
  { key: 'Enter', does: 'go to the hex, or plan the way there (when the map has focus)' },
  { key: '.', does: 'open the hex (when the map has focus)' },
];
