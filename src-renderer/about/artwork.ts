import type { Licence } from '../../shared/api.ts';
import { SYMBOLS } from '../../shared/drawing/map/icons.generated.ts';

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

const authors = SYMBOLS.map(({ author, symbols }) => `${author} (${symbols.join(', ')})`);

export const ARTWORK: readonly Artwork[] = [
  {
    name: 'Map symbols',
    by: authors.join('; '),
    address: 'https://game-icons.net',
    licence: { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' },
    changed: 'Recoloured, without their black background.',
  },
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
