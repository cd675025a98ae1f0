import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { closePages, sharedBrowser } from '../helpers/browser.ts';

const build = join(import.meta.dirname, '../../build');
const SIZES = [16, 24, 32, 48, 64, 128, 256];

/** The icons in one file for Windows: a directory with 16 bytes for each, then the pictures as PNG; a size of 256 is written as 0. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

afterAll(closePages);

it('build/hexwatch.ico, the icon of campaign files on Windows, is drawn as build/icon.svg', async () => {
  const svg = readFileSync(join(build, 'icon.svg'), 'utf8');
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  const pictures = [];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    pictures.push({ size, bytes: await page.screenshot({ omitBackground: true }) });
  }
  writeFileSync(join(build, 'hexwatch.ico'), ico(pictures));
});
