import { z } from 'zod';
import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { NameSchema, OptionsSchema } from '../../shared/campaign/state.ts';
import type { Disk } from '../store/disk/disk.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';
import { badFile } from '../store/trouble.ts';
import type { Game } from '../game/game.ts';
import { refusal } from '../game/answers.ts';

const FILE = 'house-rules.json';

const HouseRuleSetsSchema = z
  .array(z.strictObject({ name: NameSchema, system: z.string().max(60), options: OptionsSchema }))
  .max(500);

/** House rules that were kept under a name beside the campaigns, to be used in others of their system. */
export type HouseRuleSet = z.infer<typeof HouseRuleSetsSchema>[number];

interface Library {
  disk: Disk;
  folder: string;
}

/** What the page needs to know of the sets. */
export const namesOf = (sets: readonly HouseRuleSet[]): WorkspaceView['houseRules'] =>
  sets.map(({ name, system }) => ({ name, system }));

/** The sets that were kept; none where there is no file. Throws StoreTrouble where there is one that can't be read. */
export async function readHouseRuleSets({ disk, folder }: Library): Promise<HouseRuleSet[]> {
  if (!(await disk.stat(`${folder}/${FILE}`))) return [];
  const text = new TextDecoder().decode(await disk.read(`${folder}/${FILE}`));
  try {
    return HouseRuleSetsSchema.parse(JSON.parse(text));
  } catch {
    throw badFile(FILE, 'is not a list of house rules. Move it away to start a new one');
  }
}

async function write({ disk, folder }: Library, sets: HouseRuleSet[]): Promise<HouseRuleSet[]> {
  const text = `${JSON.stringify(HouseRuleSetsSchema.parse(sets), null, 2)}\n`;
  await replaceFile(disk, `${folder}/${FILE}`, new TextEncoder().encode(text));
  return sets;
}

const isOf =
  ({ system }: Game, name: string) =>
  (set: HouseRuleSet): boolean =>
    set.name === name && set.system === system.id;

/** Saves the campaign's house rules, replacing a set of that name. Gives back all sets; rejects with StoreTrouble. */
export async function saveHouseRules(library: Library, game: Game, name: string): Promise<HouseRuleSet[]> {
  const { system, options } = game.state.campaign;
  const others = (await readHouseRuleSets(library)).filter((set) => !isOf(game, name)(set));
  return write(library, [...others, { name, system, options }]);
}

/** Takes a set away. Gives back the others; rejects with StoreTrouble. */
export async function forgetHouseRules(library: Library, game: Game, name: string): Promise<HouseRuleSet[]> {
  const sets = await readHouseRuleSets(library);
  return write(
    library,
    sets.filter((set) => !isOf(game, name)(set)),
  );
}

/** Replaces the campaign's house rules with a set, as a command of the campaign. */
export async function takeHouseRules(library: Library, game: Game, name: string): Promise<Answer> {
  const set = (await readHouseRuleSets(library)).find(isOf(game, name));
  if (!set)
    return refusal('unknown-set', `There is no set of house rules “${name}” for ${game.system.name}.`);
  return game.dispatch({ type: 'set-house-rules', options: set.options });
}
