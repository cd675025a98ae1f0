/** The columns that are understood, with other names for them. */
const COLUMNS = {
  hex: ['hex', 'hexes', 'coordinate', 'coordinates', 'coord'],
  column: ['column', 'col', 'x'],
  row: ['row', 'y'],
  terrain: ['terrain', 'ground'],
  place: ['place', 'feature'],
  name: ['name', 'place name'],
  label: ['label', 'text'],
  size: ['size', 'label size'],
  way: ['way', 'path', 'road'],
  region: ['region'],
  secret: ['secret'],
  known: ['known'],
  note: ['note', 'notes', 'key', 'description'],
  looks: ['looks'],
  symbols: ['symbols'],
  counts: ['counts'],
} as const satisfies Record<string, readonly string[]>;

/** A column by its usual name. */
export type Column = keyof typeof COLUMNS;
/** All of them. */
export const NAMES = Object.keys(COLUMNS) as Column[];

const plainly = (cell: string): string => cell.trim().toLowerCase();
const isCalled = (name: Column, cell: string): boolean => COLUMNS[name].some((one) => one === cell);

/** The columns that a heading names, by their places. */
export function columnsOf(head: readonly string[]): Map<Column, number> {
  const plain = head.map(plainly);
  return new Map(
    NAMES.flatMap((name) => {
      const at = plain.findIndex((cell) => isCalled(name, cell));
      return at >= 0 ? [[name, at] as const] : [];
    }),
  );
}

/** Whether columns say where a hex lies. */
export const nameHexes = (columns: ReadonlyMap<Column, number>): boolean =>
  columns.has('hex') || (columns.has('column') && columns.has('row'));

/** What of a heading is not read, each with its reason. */
export function unread(
  head: readonly string[],
  columns: ReadonlyMap<Column, number>,
): { text: string; why: string }[] {
  const read = new Set(columns.values());
  return head.flatMap((cell, at) => {
    const text = cell.trim();
    if (text === '' || read.has(at)) return [];
    const name = NAMES.find((one) => isCalled(one, plainly(cell)));
    return [
      {
        text,
        why: name
          ? `a column before it is “${name}” already; this one is left out`
          : 'no such column is known; it is left out',
      },
    ];
  });
}
