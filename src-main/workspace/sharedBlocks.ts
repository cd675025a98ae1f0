import { z } from 'zod';
import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { GivenBlockSchema } from '../../shared/campaign/commands/bestiary.ts';
import { blockKey, ownBlockNamed, statBlockNamed } from '../../shared/campaign/tables/bestiary.ts';
import type { Game } from '../game/game.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { readList, writeList, type Library } from './listFile.ts';

const FILE = {
  name: 'stat-blocks.json',
  holds: 'stat blocks',
  // A picture is a file of one campaign, so it stays there.
  schema: z
    .array(GivenBlockSchema.omit({ replaces: true, portrait: true }).extend({ system: z.string().max(60) }))
    .max(10_000),
};
/** A custom stat block that every campaign of its system can add. */
type SharedBlock = z.output<typeof FILE.schema>[number];

type Names = WorkspaceView['statBlocks'];
const namesOf = (blocks: readonly SharedBlock[]): Names =>
  blocks.map(({ name, system }) => ({ name, system }));

/** The names of the stat blocks that campaigns share; none where there is no file. Rejects with StoreTrouble. */
export const sharedNames = async (library: Library): Promise<Names> => namesOf(await readList(library, FILE));

const isAmong =
  ({ system }: Game, names: readonly string[]) =>
  (block: SharedBlock): boolean =>
    block.system === system.id && names.some((name) => blockKey(name) === blockKey(block.name));

/**
 * Shares custom stat blocks of the campaign, each in place of the shared one of its name. Gives back the names of all that are shared;
 * refuses `unknown-stat-block`, rejects with StoreTrouble.
 */
export async function shareBlocks(library: Library, game: Game, names: string[]): Promise<Names> {
  const { system } = game;
  const shared: SharedBlock[] = [];
  for (const name of names) {
    const own = ownBlockNamed(game.state.campaign, system, name);
    if (!own)
      throw new Refusal(
        'unknown-stat-block',
        `There is no “${name}” among the custom stat blocks.`,
        'blocks',
      );
    const { id: _id, portrait: _portrait, ...block } = own;
    shared.push({ ...block, system: system.id });
  }
  const others = (await readList(library, FILE)).filter((one) => !isAmong(game, names)(one));
  return namesOf(await writeList(library, FILE, [...others, ...shared]));
}

/** Shares them no more; campaigns that have them keep them. Gives back the names of the others; rejects with StoreTrouble. */
export async function unshareBlocks(library: Library, game: Game, names: string[]): Promise<Names> {
  const all = await readList(library, FILE);
  const left = all.filter((one) => !isAmong(game, names)(one));
  return namesOf(await writeList(library, FILE, left));
}

/** Adds shared stat blocks to the campaign, as a command of the campaign; those of a name that is there stay out. */
export async function addShared(library: Library, game: Game, names: string[]): Promise<Answer> {
  const { campaign } = game.state;
  const blocks = (await readList(library, FILE))
    .filter(isAmong(game, names))
    .filter(({ name }) => !statBlockNamed(campaign, game.system, name))
    .map(({ system: _system, ...block }) => block);
  if (blocks.length === 0)
    throw new Refusal('no-need', 'No shared stat block of that name is missing here.', 'blocks');
  return game.dispatch({ type: 'keep-stat-blocks', blocks });
}
