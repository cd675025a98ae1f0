import { DARK } from './dark.ts';
import { LIGHT } from './light.ts';
import type { Palette } from './palette.ts';
import { PRINT } from './print.ts';

export type Theme = 'light' | 'dark' | 'print';

export const PALETTES: Record<Theme, Palette> = { light: LIGHT, dark: DARK, print: PRINT };

type Colours = string | number | boolean | { readonly [name: string]: Colours } | readonly Colours[];

/** The same colours with `change` made to each; it is told their names: `ground-hills`, `leaves-2`. */
function changed(colours: Colours, name: string, change: (name: string, colour: string) => string): Colours {
  if (typeof colours === 'string') return change(name, colours);
  if (typeof colours !== 'object') return colours;
  const within = (key: string | number): string => (name === '' ? String(key) : `${name}-${key}`);
  if (Array.isArray(colours))
    return colours.map((one: Colours, index) => changed(one, within(index), change));
  return Object.fromEntries(
    Object.entries(colours).map(([key, one]: [string, Colours]) => [key, changed(one, within(key), change)]),
  );
}

/** The light palette with each colour told by its name. */
export const paletteOf = (colour: (name: string) => string): Palette =>
  changed({ ...LIGHT }, '', colour) as unknown as Palette;

/** Every colour of a palette with the name that `paletteOf` gives it. */
export function coloursOf(palette: Palette): [name: string, colour: string][] {
  const listed: [string, string][] = [];
  changed({ ...palette }, '', (name, colour) => {
    listed.push([name, colour]);
    return colour;
  });
  return listed;
}
