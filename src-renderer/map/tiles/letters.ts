import serifRanges from '@fontsource-variable/alegreya/unicode.json';
import serifCyrillicItalic from '@fontsource-variable/alegreya/files/alegreya-cyrillic-wght-italic.woff2?url';
import serifCyrillic from '@fontsource-variable/alegreya/files/alegreya-cyrillic-wght-normal.woff2?url';
import serifGreekItalic from '@fontsource-variable/alegreya/files/alegreya-greek-wght-italic.woff2?url';
import serifGreek from '@fontsource-variable/alegreya/files/alegreya-greek-wght-normal.woff2?url';
import serifLatinExtItalic from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-italic.woff2?url';
import serifLatinExt from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url';
import serifLatinItalic from '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2?url';
import serifLatin from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';
import sansRanges from '@fontsource-variable/inter/unicode.json';
import sansCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import sansGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import sansLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import sansLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

type Script = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';
interface Family {
  name: string;
  ranges: Record<Script, string>;
  /** Where the files of its styles are; numbers are never italic. */
  files: Record<Script, { normal: string; italic?: string }>;
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Alegreya Variable',
    ranges: serifRanges,
    files: {
      latin: { normal: serifLatin, italic: serifLatinItalic },
      'latin-ext': { normal: serifLatinExt, italic: serifLatinExtItalic },
      greek: { normal: serifGreek, italic: serifGreekItalic },
      cyrillic: { normal: serifCyrillic, italic: serifCyrillicItalic },
    },
  },
  {
    name: 'Inter Variable',
    ranges: sansRanges,
    files: {
      latin: { normal: sansLatin },
      'latin-ext': { normal: sansLatinExt },
      greek: { normal: sansGreek },
      cyrillic: { normal: sansCyrillic },
    },
  },
];

const WEIGHTS = '400 900';
/** A map is drawn with other letters rather than not at all. */
const MS_TO_WAIT = 2000;

const faces = (): FontFace[] =>
  FAMILIES.flatMap(({ name, ranges, files }) =>
    (Object.keys(files) as Script[]).flatMap((script) =>
      Object.entries(files[script]).map(
        ([style, file]) =>
          new FontFace(name, `url("${file}")`, { style, weight: WEIGHTS, unicodeRange: ranges[script] }),
      ),
    ),
  );

/** Loads the letters of a map into a worker; done when they came, or failed, or took too long. */
export async function lettersCame(fonts: FontFaceSet): Promise<void> {
  const loads = faces().map(async (face) => {
    fonts.add(face);
    await face.load();
  });
  await Promise.race([
    Promise.allSettled(loads),
    new Promise((done) => {
      setTimeout(done, MS_TO_WAIT);
    }),
  ]);
}
