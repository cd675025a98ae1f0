import type { Offer } from '../../shared/api.ts';
import type { DirectionId } from '../../shared/hex/coordinates.ts';

const NAMES: Record<string, string> = { ' ': 'Space', Escape: 'Esc', Enter: 'Enter' };

/** How a key is written on a button. */
export const keyName = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** A key for an act: the command that it gives, and what tells its offer from others of the kind. */
interface ActKey {
  /** As KeyboardEvent.key writes it. */
  key: string;
  type: string;
  /** Values of the command's fields; undefined for fields that it must not have. */
  fields?: Readonly<Record<string, unknown>>;
  /** Fields that it must have, whatever they hold. */
  has?: readonly string[];
  /** Whether it opens a form first. */
  form?: boolean;
  main?: boolean;
  direction?: Offer['direction'];
}

/** Keys of acts in all systems. Of several offers that one would fit, the first on the screen has it. */
const ACT_KEYS: readonly ActKey[] = [
  { key: 'Enter', type: 'open-session' },
  // On the road; the keys of the directions lie as the directions lie around a hex.
  { key: 'q', type: 'travel', direction: 'nw' },
  { key: 'w', type: 'travel', direction: 'n' },
  { key: 'e', type: 'travel', direction: 'ne' },
  { key: 'a', type: 'travel', direction: 'sw' },
  { key: 's', type: 'travel', direction: 's' },
  { key: 'd', type: 'travel', direction: 'se' },
  { key: 'g', type: 'march' },
  { key: 'g', type: 'forage' },
  { key: 'p', type: 'pass-time', fields: { scale: 'watch' } },
  { key: 'p', type: 'pass-time', fields: { scale: 'hour' } },
  { key: 'h', type: 'pass-time', fields: { scale: 'hour' } },
  // At a site
  { key: 'x', type: 'enter-site' },
  { key: 'x', type: 'leave-site' },
  { key: ' ', type: 'explore' },
  // Encounters
  { key: 'm', type: 'meet' },
  { key: 'r', type: 'react', fields: { advantage: undefined, disadvantage: undefined, row: undefined } },
  { key: 'q', type: 'request' },
  { key: 'x', type: 'part' },
  // Fights
  { key: 'f', type: 'start-fight', fields: { surprised: undefined } },
  { key: ' ', type: 'take-turn' },
  { key: 'k', type: 'act-together', form: false },
  { key: 'a', type: 'attack', main: true },
  { key: 'a', type: 'declare', main: true },
  { key: 'a', type: 'act', main: true },
  { key: 'a', type: 'cast', main: true },
  { key: 't', type: 'aid' },
  { key: 'n', type: 'end-turn' },
  { key: 'Enter', type: 'check-morale', fields: { word: undefined }, main: true },
  { key: 'Enter', type: 'settle', fields: { line: undefined } },
  // Camp goes before checks: both want the C.
  { key: 'c', type: 'camp' },
  { key: 'c', type: 'sleep', main: true },
  // Checks, and what changes them
  { key: 'c', type: 'check', form: true },
  { key: 'c', type: 'attempt', form: true },
  { key: 'v', type: 'save', form: true },
  { key: 'o', type: 'die-of-fate' },
  { key: 'u', type: 'spend-focus' },
  { key: 'i', type: 'spend-inspiration' },
  // Food and rest
  { key: 'j', type: 'eat', fields: { creature: undefined } },
  { key: 'b', type: 'short-rest' },
  { key: 'b', type: 'breather' },
  { key: 'b', type: 'siesta' },
  { key: 'r', type: 'rest-action', fields: { actor: undefined } },
  { key: 'u', type: 'rest-actions' },
  { key: 'z', type: 'long-rest', form: false },
  { key: 'i', type: 'long-rest', form: true },
  { key: 'z', type: 'full-rest' },
  { key: 'z', type: 'sleep', fields: { safe: true } },
  { key: 'u', type: 'sleep', fields: { safe: undefined, quality: undefined }, main: false },
  { key: 'u', type: 'sleep', fields: { quality: 'perilous' } },
  { key: 'z', type: 'sleep', fields: { quality: 'normal' } },
  { key: 'i', type: 'sleep', fields: { quality: 'comfortable' } },
  // Downtime
  { key: 't', type: 'tennite', form: false },
  { key: 'u', type: 'tennite', form: true },
];

const isFor =
  ({ type, fields = {}, has = [], form, main, direction }: ActKey) =>
  (offer: Offer): boolean =>
    offer.command.type === type &&
    Object.entries(fields).every(([field, value]) => offer.command[field] === value) &&
    has.every((field) => offer.command[field] !== undefined) &&
    (form === undefined || form === (offer.needs ?? []).length > 0) &&
    (main === undefined || main === (offer.main ?? false)) &&
    (direction === undefined || direction === offer.direction);

/** The keys of the offers on the screen, in their order: no two have the same, and most have none. */
export function keysOf(offers: readonly Offer[]): ReadonlyMap<Offer, string> {
  const keys = new Map<Offer, string>();
  const taken = new Set<string>();
  for (const act of ACT_KEYS) {
    const offer = taken.has(act.key) ? undefined : offers.find(isFor(act));
    if (!offer || keys.has(offer)) continue;
    keys.set(offer, act.key);
    taken.add(act.key);
  }
  return keys;
}

/** A key of the table itself, as KeyboardEvent.key writes it: a large letter is one with Shift. */
interface TableKey {
  key: string;
  ctrl?: boolean;
  does: string;
}

/** Keys of the table itself, by what they do; a letter alone is used nowhere else. */
const TABLE = {
  find: { key: 'k', ctrl: true, does: 'find anything' },
  undo: { key: 'z', ctrl: true, does: 'undo' },
  redo: { key: 'Z', ctrl: true, does: 'redo' },
  redoAsElsewhere: { key: 'y', ctrl: true, does: 'redo' },
  write: { key: 'l', does: 'write in the log' },
  roll: { key: '/', does: 'roll dice or a table' },
  dice: { key: 'y', does: 'enter dice' },
  people: { key: 'P', does: 'people and places' },
  history: { key: 'L', does: 'the whole log, with search' },
  houseRules: { key: 'R', does: 'house rules' },
  tables: { key: 'T', does: 'random tables' },
  paint: { key: 'M', does: 'paint the map' },
  players: { key: 'S', does: 'the players’ screen' },
  keys: { key: '?', does: 'show these keys' },
} as const satisfies Record<string, TableKey>;
export type TableAct = keyof typeof TABLE;

const isLarge = (key: string): boolean => key !== key.toLowerCase();
const written = ({ key, ctrl = false }: TableKey): string =>
  [...(ctrl ? ['Ctrl'] : []), ...(isLarge(key) ? ['Shift'] : []), keyName(key)].join(' ');

/** The key of an act of the table, as shown on a button: Ctrl Shift Z. */
export const keyOf = (act: TableAct): string => written(TABLE[act]);

/** A key as it was pressed. Of a letter only Shift says whether it is large: caps lock swaps nothing. */
interface Pressed {
  key: string;
  shift: boolean;
}

/** The key as this table writes it. */
const asWritten = ({ key, shift }: Pressed): string =>
  key.length === 1 && key.toLowerCase() !== key.toUpperCase()
    ? shift
      ? key.toUpperCase()
      : key.toLowerCase()
    : key;

/** Whether a pressed key is that of an offer. */
export const isKeyOf = (key: string | undefined, pressed: Pressed): boolean => key === asWritten(pressed);

/** What a pressed key does at the table; undefined where it has nothing to do there. */
export const actOf = (pressed: Pressed & { ctrl: boolean }): TableAct | undefined =>
  TABLE_ACTS.find((act) => {
    const { key, ctrl = false }: TableKey = TABLE[act];
    return key === asWritten(pressed) && ctrl === pressed.ctrl;
  });
const TABLE_ACTS = Object.keys(TABLE) as TableAct[];

/** Keys that zoom the referee’s or the players’ map in and out, and reset it. */
export const ZOOM_KEYS = { closer: '+', further: '-', asBefore: '0' } as const;

/** What else the keyboard does on the referee’s map: all of it in view, the hex in full, the act that is ready. */
export const MAP_KEYS = { whole: '9', open: '.', act: 'Enter' } as const;

/** Keys that choose a target: the first ten by number, the rest by letter. */
const TARGET_KEYS = '1234567890abcdefghijklmnopqrstuvwxyz';

/** The key of a target by its place in the list, from 0; empty behind the last key. */
export const targetKey = (index: number): string => TARGET_KEYS[index] ?? '';

/** Keys that walk over the referee’s map; sideways to whichever hex there is. */
export const STEP_KEYS: Readonly<Record<string, readonly DirectionId[]>> = {
  ArrowUp: ['n'],
  ArrowDown: ['s'],
  ArrowLeft: ['nw', 'sw'],
  ArrowRight: ['ne', 'se'],
};

/** All keys that hold whatever is offered, as the help lists them. */
export const TABLE_KEYS: readonly { key: string; does: string }[] = [
  ...Object.values<TableKey>(TABLE).map((one) => ({ key: written(one), does: one.does })),
  { key: 'Shift Enter', does: 'save the line or roll the dice in secret' },
  { key: 'Shift 1 … 9', does: 'the sheet of the first, second … character' },
  { key: 'Esc', does: 'close the open panel' },
  { key: 'Q W E A S D', does: 'travel in that direction' },
  { key: 'Arrow keys', does: 'move over the map (when it has focus)' },
  { key: '+ − 0 9', does: 'zoom in, zoom out, go to the party, show the whole map (when it has focus)' },
  { key: '.', does: 'open the hex (when the map has focus)' },
];
