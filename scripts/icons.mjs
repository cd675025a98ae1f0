// Writes shared/drawing/map/icons.generated.ts: the few symbols the map draws, out of the game-icons set (CC BY 3.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);
/** Our names for the symbols, by who drew them: the set itself no longer says so, the folders of github.com/game-icons/icons do. */
const wanted = {
  Lorc: {
    farmland: 'wheat',
    mountain: 'peaks',
    snow: 'snowflake-2',
    water: 'waves',
    castle: 'castle',
  },
  Delapouite: {
    heath: 'grass',
    moor: 'high-grass',
    forest: 'forest',
    hills: 'hills',
    jungle: 'jungle',
    swamp: 'swamp',
    desert: 'cactus',
    village: 'huts-village',
    tower: 'watchtower',
    ruin: 'ancient-ruins',
    cave: 'cave-entrance',
    shrine: 'shinto-shrine',
    bridge: 'stone-bridge',
    camp: 'camping-tent',
    monument: 'obelisk',
  },
  'Caro Asercion': {
    town: 'medieval-village-01',
  },
};
const paths = Object.values(wanted)
  .flatMap(Object.entries)
  .map(([name, icon]) => {
    const path = [...set.icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
    return `  ${name}: '${path}',`;
  });
const authors = Object.entries(wanted).map(
  ([author, icons]) => `  { author: '${author}', symbols: ['${Object.values(icons).join("', '")}'] },`,
);
writeFileSync(
  new URL('../shared/drawing/map/icons.generated.ts', import.meta.url),
  `/** Symbols of game-icons.net (CC BY 3.0) on a field of 512 by 512; written by scripts/icons.mjs. */
export const ICONS: Readonly<Record<string, string>> = {
${paths.join('\n')}
};

/** Who drew which of them, by their names at game-icons.net. */
export const SYMBOLS: readonly { author: string; symbols: readonly string[] }[] = [
${authors.join('\n')}
];
`,
);
