// Brings together the licences that vite found of the packages in each bundle: for people in dist/THIRD-PARTY-LICENSES.md,
// for About in dist/renderer/licences.json, in the place of the page's own. Fails where a package has no text.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = 'dist/renderer/licences.json';
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

/** What stands ready-made inside of a package's own bundle, where vite does not see it. */
const INSIDE = {
  glob: [
    '@isaacs/nonrecursive-glob-match',
    'balanced-match',
    'brace-expansion',
    'lru-cache',
    'minimatch',
    'minipass',
    'path-scurry',
  ],
};
/** Packages that name their licence but bring no text: whose they are. */
const MIT_WITHOUT_TEXT = { 'abstract-logging': 'James Sumners' };

const mitOf = (holder) =>
  read('LICENSE')
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)
    .trim();

const textIn = (folder) => {
  const file = readdirSync(join(root, folder)).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file && read(`${folder}/${file}`).trim();
};

function packed(name) {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(read(`${folder}/package.json`));
  return { name, version, identifier: license, text: textIn(folder) };
}

function whole({ name, version, identifier, text: brought }) {
  const holder = MIT_WITHOUT_TEXT[name];
  const text = brought ?? (holder && mitOf(holder));
  if (!text) throw new Error(`${name} ${version} brings no text of its licence (${identifier}).`);
  return { name, version, identifier: identifier ?? /^MIT|^ISC/.exec(text)?.[0] ?? 'see below', text };
}

const found = ['dist/licences.json', PAGE].flatMap((path) => JSON.parse(read(path)));
const all = [...found, ...found.flatMap(({ name }) => (INSIDE[name] ?? []).map(packed))].map(whole);
const once = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
const list = [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);

const parts = list.map(
  ({ name, version, identifier, text }) => `## ${name} ${version} (${identifier})\n\n${text}`,
);
writeFileSync(
  join(root, 'dist/THIRD-PARTY-LICENSES.md'),
  `# Licences of the packages built into Hexwatch\n\n${parts.join('\n\n')}\n`,
);
writeFileSync(join(root, PAGE), JSON.stringify(list));
