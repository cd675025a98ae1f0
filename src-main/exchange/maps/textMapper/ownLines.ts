import { z } from 'zod';
import { OwnTerrainSchema } from '../../../../shared/hex/land.ts';
import { spotKey, wordOf, type WrittenMap } from '../written.ts';
import { hexLine } from './coordinates.ts';

/**
 * What Text Mapper has no words for stands in comments, which it passes over: `# hexwatch terrain moss {…}`, with what a terrain of
 * the referee’s own is, `# hexwatch region 0203 0204 "The Vale"`, `# hexwatch secret 0203`, and `# hexwatch land "The Vale"`.
 */
export const OWN_LINE = '# hexwatch';

const TERRAIN = /^terrain\s+(\S{1,60})\s+(\{.{1,400}\})$/s;
const REGION = /^region\s+([\d.\-\s]{1,40000})"([^"]{1,200})"$/;
const SECRET = /^secret\s+([\d.\-\s]{1,40000})$/;
const LAND = /^land\s+"([^"]{1,200})"$/;

/** Reads such a line into the map; false where it is none, or not as it should be. */
export function ownLine(map: WrittenMap, text: string): boolean {
  if (!text.startsWith(`${OWN_LINE} `)) return false;
  const said = text.slice(OWN_LINE.length).trim();
  const [, word, json] = TERRAIN.exec(said) ?? [];
  if (word !== undefined && json !== undefined) return readTerrain(map, word, json);
  const [, hexes, region] = REGION.exec(said) ?? [];
  if (hexes !== undefined && region !== undefined) {
    for (const key of keysOf(hexes)) map.regions.set(key, region);
    return true;
  }
  const [, secrets] = SECRET.exec(said) ?? [];
  if (secrets !== undefined) {
    for (const key of keysOf(secrets)) map.secrets.add(key);
    return true;
  }
  const [, name] = LAND.exec(said) ?? [];
  if (name === undefined) return false;
  map.name = name;
  return true;
}

const JsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

function readTerrain(map: WrittenMap, word: string, json: string): boolean {
  const read = JsonSchema.pipe(OwnTerrainSchema).safeParse(json);
  if (read.success) map.terrains.set(wordOf(word), read.data);
  return read.success;
}

/** The hexes of a list. */
const keysOf = (labels: string): string[] =>
  labels
    .trim()
    .split(/\s+/)
    .flatMap((label) => {
      const spot = hexLine(label)?.spot;
      return spot ? [spotKey(spot)] : [];
    });
