// Writes shared/drawing/letters/widths.generated.ts: how wide the letters of the map's fonts are, measured in the tests' browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const home = join(root, 'node_modules/.cache/hexwatch-chromium');
const FAMILIES = [
  {
    id: 'serif',
    name: 'Alegreya Variable',
    folder: 'alegreya',
    styles: ['wght', 'wght-italic'],
    faces: [
      { isItalic: false, weight: 400 },
      { isItalic: false, weight: 600 },
      { isItalic: false, weight: 700 },
      { isItalic: true, weight: 500 },
    ],
  },
  {
    id: 'sans',
    name: 'Inter Variable',
    folder: 'inter',
    styles: ['wght'],
    faces: [{ isItalic: false, weight: 500 }],
  },
];
/** The numbers of the tables `glyf` and `loca`, which WOFF2 keeps in another form. */
const GLYPH_TABLES = [10, 11];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The rules of a family with its fonts in them. */
function rulesOf({ folder, styles }) {
  const place = join(root, 'node_modules/@fontsource-variable', folder);
  return styles
    .map((style) => readFileSync(join(place, `${style}.css`), 'utf8'))
    .join('\n')
    .replaceAll(
      /url\(\.\/(files\/[^)]+)\)/g,
      (_, file) => `url(data:font/woff2;base64,${readFileSync(join(place, file)).toString('base64')})`,
    );
}

/** The table of a WOFF2 font that says which characters it has: it is kept as it was, compressed along with the others. */
function characterTable(font) {
  let at = 48;
  const number = () => {
    for (let value = 0; ;) {
      const byte = font[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found;
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font[at++];
    const tag = flags & 63;
    if (tag === 63) at += 4;
    let length = number();
    const isChanged = GLYPH_TABLES.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isChanged) length = number();
    if (tag === 0) found = [start, start + length];
    start += length;
  }
  return brotliDecompressSync(font.subarray(at)).subarray(...found);
}

/** All characters of a font: from the parts of its table in format 4, in which those up to U+FFFF are. */
function* charactersIn(font) {
  const table = characterTable(font);
  for (let part = 0; part < table.readUInt16BE(2); part += 1) {
    const at = table.readUInt32BE(4 + part * 8 + 4);
    if (table.readUInt16BE(at) !== 4) continue;
    const twice = table.readUInt16BE(at + 6);
    for (let row = at + 14; row < at + 14 + twice; row += 2) {
      const [last, first, shift, offset] = [0, twice + 2, 2 * twice + 2, 3 * twice + 2].map((column) =>
        table.readUInt16BE(row + column),
      );
      for (let code = first; code <= Math.min(last, 0xfffe); code += 1) {
        const glyph = offset
          ? table.readUInt16BE(row + 3 * twice + 2 + offset + (code - first) * 2)
          : (code + shift) & 0xffff;
        if (glyph !== 0) yield code;
      }
    }
  }
}

/** The characters that every style of a family has, but marks and what is not seen. */
function charactersOf({ folder, styles }) {
  const place = join(root, 'node_modules/@fontsource-variable', folder);
  const [first, ...others] = styles.map((style) => {
    const files = [...readFileSync(join(place, `${style}.css`), 'utf8').matchAll(/files\/[^)]+/g)];
    return new Set(files.flatMap(([file]) => [...charactersIn(readFileSync(join(place, file)))]));
  });
  return [...first]
    .filter((code) => others.every((other) => other.has(code)))
    .filter((code) => !/[\p{M}\p{C}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(code)))
    .sort((a, b) => a - b);
}

/** In the page: the widths of all characters in each face, in thousandths of an em. */
async function measure({ rules, name, faces, codes }) {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  const characters = codes.map((code) => String.fromCodePoint(code));
  const pen = document.createElement('canvas').getContext('2d');
  pen.fontKerning = 'none';
  const widths = [];
  for (const { isItalic, weight } of faces) {
    const font = `${isItalic ? 'italic ' : ''}${weight} 1000px '${name}'`;
    await document.fonts.load(font, characters.join(''));
    pen.font = font;
    widths.push(characters.map((character) => Math.ceil(pen.measureText(character).width - 0.01)));
  }
  return widths;
}

const inLines = (text, indent) =>
  text
    .match(/.{1,100}/g)
    .map((line) => `${indent}'${line}',\n`)
    .join('');

/** Runs of characters that follow each other: the first, and how many, as numbers to the base 36. */
function runsOf(codes) {
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last.from + last.count === code) last.count += 1;
    else runs.push({ from: code, count: 1 });
  }
  return runs.map(({ from, count }) => `${from.toString(36)}.${count.toString(36)}`).join(' ');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? join(home, 'chromium'),
  env: { ...process.env, LD_LIBRARY_PATH: join(home, 'lib') },
  args: ['--no-sandbox', '--headless'],
});
const parts = [];
try {
  const page = await browser.newPage();
  for (const { id, name, faces, ...files } of FAMILIES) {
    const codes = charactersOf(files);
    const widths = await page.evaluate(measure, { rules: rulesOf(files), name, faces, codes });
    const texts = widths.map((face) => face.map((width) => DIGITS[width >> 6] + DIGITS[width & 63]).join(''));
    parts.push(`  {
    family: '${id}',
    runs: [
${inLines(runsOf(codes), '      ')}    ],
    faces: [
${faces
  .map(
    ({ isItalic, weight }, index) => `      {
        isItalic: ${isItalic},
        weight: ${weight},
        widths: [
${inLines(texts[index], '          ')}        ],
      },
`,
  )
  .join('')}    ],
  },
`);
    console.log(`${name}: ${codes.length} characters`);
  }
} finally {
  await browser.close();
}
writeFileSync(
  join(root, 'shared/drawing/letters/widths.generated.ts'),
  `/** The digits of \`widths\`, from 0 to 63. */
export const DIGITS = '${DIGITS}';

/**
 * How wide letters are; written by scripts/letters.mjs. \`runs\` are the characters of a family, as first and number to the
 * base 36; \`widths\` are two digits for each of them, in thousandths of an em.
 */
export const MEASURED: readonly {
  family: 'serif' | 'sans';
  runs: readonly string[];
  faces: readonly { isItalic: boolean; weight: number; widths: readonly string[] }[];
}[] = [
${parts.join('')}];
`,
);
