import { z } from 'zod';
import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { NameSchema, OptionsSchema } from '../../shared/campaign/state.ts';
import type { Game } from '../game/game.ts';
import { refusal } from '../game/answers.ts';
import { readList, writeList, type Library } from './listFile.ts';

const FILE = {
  name: 'house-rules.json',
  holds: 'house rules',
  schema: z
    .array(z.strictObject({ name: NameSchema, system: z.string().max(60), options: OptionsSchema }))
    .max(500),
};

/** House rules that were kept under a name beside the campaigns, to be used in others of their system. */
type HouseRuleSet = z.infer<typeof FILE.schema>[number];

type Names = WorkspaceView['houseRules'];
const namesOf = (sets: readonly HouseRuleSet[]): Names => sets.map(({ name, system }) => ({ name, system }));

/** The names of the sets that were kept; none where there is no file. Rejects with StoreTrouble where it can't be read. */
export const houseRuleNames = async (library: Library): Promise<Names> =>
  namesOf(await readList(library, FILE));

const isOf =
  ({ system }: Game, name: string) =>
  (set: HouseRuleSet): boolean =>
    set.name === name && set.system === system.id;

/** Saves the campaign's house rules, replacing a set of that name. Gives back the names of all; rejects with StoreTrouble. */
export async function saveHouseRules(library: Library, game: Game, name: string): Promise<Names> {
  const { system, options } = game.state.campaign;
  const others = (await readList(library, FILE)).filter((set) => !isOf(game, name)(set));
  return namesOf(await writeList(library, FILE, [...others, { name, system, options }]));
}

/** Takes a set away. Gives back the names of the others; rejects with StoreTrouble. */
export async function forgetHouseRules(library: Library, game: Game, name: string): Promise<Names> {
  const sets = await readList(library, FILE);
  const left = sets.filter((set) => !isOf(game, name)(set));
  return namesOf(await writeList(library, FILE, left));
}

/** Replaces the campaign's house rules with a set, as a command of the campaign. */
export async function takeHouseRules(library: Library, game: Game, name: string): Promise<Answer> {
  const set = (await readList(library, FILE)).find(isOf(game, name));
  if (!set)
    return refusal('unknown-set', `There is no set of house rules “${name}” for ${game.system.name}.`);
  return game.dispatch({ type: 'set-house-rules', options: set.options });
}
