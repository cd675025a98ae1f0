import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { ownCopy } from '../../helpers/folders.ts';

/** A campaign that was played with the program of a schema, and is never written again. */
export interface Kept {
  schema: number;
  system: string;
  /** A copy of its folder, which the test may open and play on in. */
  copy(): string;
  /** Its file in the folder that is kept. */
  bytes(name: string): Buffer;
  /** The campaign that opening it gave, and the whole log as it was told. */
  state(): unknown;
  log(): string;
}

const home = import.meta.dirname;
const SCHEMA = /^schema-(\d+)$/;

const keptIn = (schema: number, system: string): Kept => {
  const place = join(home, `schema-${schema}`, system);
  return {
    schema,
    system,
    copy: () => ownCopy(join(place, 'campaign'), system),
    bytes: (name) => readFileSync(join(place, 'campaign', name)),
    state: () => JSON.parse(readFileSync(join(place, 'state.json'), 'utf8')) as unknown,
    log: () => readFileSync(join(place, 'log.txt'), 'utf8'),
  };
};

const schemas = readdirSync(home).flatMap((name) => {
  const [, schema] = SCHEMA.exec(name) ?? [];
  return schema === undefined ? [] : [Number(schema)];
});

/** All played campaigns that are kept, of all schemas. */
export const kept: readonly Kept[] = schemas.flatMap((schema) =>
  readdirSync(join(home, `schema-${schema}`), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => keptIn(schema, name)),
);

/** Those of them that are kept as one file as well, each with the file. */
export const packed: readonly (Kept & { file: string })[] = kept.flatMap((each) => {
  const file = `${each.system}.hexwatch`;
  const place = join(home, `schema-${each.schema}`);
  return readdirSync(place).includes(file) ? [{ ...each, file: join(place, file) }] : [];
});

/** Opens a folder, plays or looks, and closes it. */
export async function at<T>(folder: string, act: (game: Game) => T | Promise<T>): Promise<T> {
  const game = await Game.open(nodeDisk, folder);
  try {
    return await act(game);
  } finally {
    await game.close();
  }
}
