import { z } from 'zod';
import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { GivenBlockSchema } from '../../shared/campaign/commands/bestiary.ts';
import { blockKey, ownBlockNamed, statBlockNamed } from '../../shared/campaign/tables/bestiary.ts';
import type { Game } from '../game/game.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { changeList, readList, type Library, type ListFile } from './listFile.ts';

// A picture is a file of one campaign, so it stays there.
const BlockSchema = GivenBlockSchema.omit({ replaces: true, portrait: true });
const SharedSchema = BlockSchema.extend({ system: z.string().max(60) }).loose();
/** A custom stat block that every campaign of its system can add. */
type SharedBlock = z.output<typeof SharedSchema>;

export const STAT_BLOCKS: ListFile<SharedBlock> = {
  kind: 'stat-blocks',
  holds: 'stat blocks',
  most: 10_000,
  entry: SharedSchema,
};

type Names = WorkspaceView['statBlocks'];
const namesOf = (blocks: readonly SharedBlock[]): Names =>
  blocks.map(({ name, system }) => ({ name, system }));

/** The names of the stat blocks that campaigns share; none where there is no file. Rejects with StoreTrouble. */
export const sharedNames = async (library: Library): Promise<Names> =>
  namesOf(await readList(library, STAT_BLOCKS));

const isAmong =
  ({ system }: Game, names: readonly string[]) =>
  (block: SharedBlock): boolean =>
    block.system === system.id && names.some((name) => blockKey(name) === blockKey(block.name));

/**
 * Shares custom stat blocks of the campaign, each in place of the shared one of its name. Gives back the names of all that are shared;
 * refuses `unknown-stat-block`, `too-many` and `too-large`, rejects with StoreTrouble.
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
  const isReplaced = isAmong(game, names);
  return namesOf(
    await changeList(library, STAT_BLOCKS, (all) => [...all.filter((one) => !isReplaced(one)), ...shared]),
  );
}

/** Shares them no more; campaigns that have them keep them. Gives back the names of the others; rejects with StoreTrouble. */
export async function unshareBlocks(library: Library, game: Game, names: string[]): Promise<Names> {
  const isMeant = isAmong(game, names);
  return namesOf(await changeList(library, STAT_BLOCKS, (all) => all.filter((one) => !isMeant(one))));
}

/** Adds shared stat blocks to the campaign, as a command of the campaign; those of a name that is there stay out. */
export async function addShared(library: Library, game: Game, names: string[]): Promise<Answer> {
  const { campaign } = game.state;
  const blocks = (await readList(library, STAT_BLOCKS))
    .filter(isAmong(game, names))
    .filter(({ name }) => !statBlockNamed(campaign, game.system, name))
    .map((block) => BlockSchema.strip().parse(block));
  if (blocks.length === 0)
    throw new Refusal('no-need', 'No shared stat block of that name is missing here.', 'blocks');
  return game.dispatch({ type: 'keep-stat-blocks', blocks });
}
