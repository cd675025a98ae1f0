import type { Licence } from '../../shared/api.ts';

/** What others drew for the screen. */
export interface Artwork {
  name: string;
  by: string;
  address: string;
  licence: Licence;
  /** What was changed, in a whole sentence. */
  changed: string;
}

const OFL: Licence = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' };

export const ARTWORK: readonly Artwork[] = [
  {
    name: 'Alegreya',
    by: 'Juan Pablo del Peral and the Alegreya Project Authors',
    address: 'https://github.com/huertatipografica/Alegreya',
    licence: OFL,
    changed: 'Split by Fontsource into a file for each script.',
  },
  {
    name: 'Inter',
    by: 'Rasmus Andersson and the Inter Project Authors',
    address: 'https://github.com/rsms/inter',
    licence: OFL,
    changed: 'Split by Fontsource into a file for each script.',
  },
];

/** Whose it is, under which licence, and what was changed, in one paragraph. */
export const creditOf = ({ by, address, licence, changed }: Artwork): string =>
  `By ${by} (${address}). Licensed under ${licence.name} (${licence.address}). Changed: ${changed}`;
