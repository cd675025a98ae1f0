import type { Theme } from '../../../shared/drawing/map/palette/palettes.ts';
import type { PaperId, Turn } from '../../../shared/drawing/map/paper/pages.ts';
import type { MapDistance } from '../../../shared/drawing/map/picture.ts';
import type { MapFor } from './mapsFor.ts';

/** What a map leaves the screen as. */
export type Form = 'png' | 'svg' | 'print' | 'textmapper' | 'csv';

/** How a map is wished as a picture or on paper. */
export interface Choice {
  whose: MapFor['whose'];
  form: Form;
  near: MapDistance;
  hasPlate: boolean;
  colours: Theme;
  /** On one page, or as large as is said, on as many as it takes. */
  size: 'fit' | 'true';
  /** From one flat side of a hex to the other. */
  hexMm: number;
  paper: PaperId;
  turn: 'fewest' | Turn;
}

/** What was chosen last, for as long as the page is there; on paper the colours are others. */
export const kept = $state<Omit<Choice, 'colours'> & { colours: { picture?: Theme; paper: Theme } }>({
  whose: 'referee',
  form: 'png',
  near: 'middle',
  hasPlate: true,
  colours: { paper: 'print' },
  size: 'fit',
  hexMm: 20,
  paper: 'a4',
  turn: 'fewest',
});

export const FORMS: Readonly<Record<Form, { label: string; act: string; use: string }>> = {
  png: { label: 'PNG', act: 'Save PNG', use: 'a picture to send or show' },
  svg: { label: 'SVG', act: 'Save SVG', use: 'sharp at any size, for drawing programs' },
  textmapper: { label: 'Text Mapper', act: 'Save text', use: 'to change it there, and import it again' },
  csv: { label: 'CSV', act: 'Save CSV', use: 'a row for each hex, with notes; can be imported again' },
  print: { label: 'Print', act: 'Print…', use: 'on paper, or as PDF' },
};

export const COLOURS: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  print: 'Black on white',
};

export const NEAR: Readonly<Record<MapDistance, { label: string; use: string }>> = {
  whole: { label: 'Whole', use: 'great names, small signs' },
  middle: { label: 'Middle', use: 'most names' },
  close: { label: 'Close', use: 'every name, fine lines' },
};

export const TURNED: Readonly<Record<Choice['turn'], string>> = {
  fewest: 'as few as can be',
  portrait: 'portrait',
  landscape: 'landscape',
};

/** The least and the most that a hex may measure on paper. */
export const HEX_MM = { least: 5, most: 150 } as const;
