// Writes src-renderer/map/icons.generated.ts: the few symbols the map draws, out of the game-icons set (CC BY 3.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);
const wanted = {
  farmland: 'wheat',
  heath: 'grass',
  moor: 'high-grass',
  forest: 'forest',
  hills: 'hills',
  jungle: 'jungle',
  mountain: 'peaks',
  swamp: 'swamp',
  desert: 'cactus',
  snow: 'snowflake-2',
  water: 'waves',
  town: 'medieval-village-01',
  village: 'huts-village',
  castle: 'castle',
  tower: 'watchtower',
  ruin: 'ancient-ruins',
  cave: 'cave-entrance',
  shrine: 'shinto-shrine',
  bridge: 'stone-bridge',
  camp: 'camping-tent',
  monument: 'obelisk',
};
const paths = Object.entries(wanted).map(([name, icon]) => {
  const path = [...set.icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
  return `  ${name}: '${path}',`;
});
writeFileSync(
  new URL('../src-renderer/map/icons.generated.ts', import.meta.url),
  `/** Symbols of game-icons.net (CC BY 3.0) on a field of 512 by 512; written by scripts/icons.mjs. */\nexport const ICONS: Readonly<Record<string, string>> = {\n${paths.join('\n')}\n};\n`,
);
