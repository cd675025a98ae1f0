import { z } from 'zod';
import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { NameSchema, OptionsSchema } from '../../shared/campaign/state.ts';
import type { Game } from '../game/game.ts';
import { refusal } from '../game/answers.ts';
import { changeList, readList, type Library, type ListFile } from './listFile.ts';

const SetSchema = z.looseObject({ name: NameSchema, system: z.string().max(60), options: OptionsSchema });
/** House rules that were kept under a name beside the campaigns, to be used in others of their system. */
type HouseRuleSet = z.infer<typeof SetSchema>;

export const HOUSE_RULES: ListFile<HouseRuleSet> = {
  kind: 'house-rules',
  holds: 'sets of house rules',
  most: 500,
  entry: SetSchema,
};

type Names = WorkspaceView['houseRules'];
const namesOf = (sets: readonly HouseRuleSet[]): Names => sets.map(({ name, system }) => ({ name, system }));

/** The names of the sets that were kept; none where there is no file. Rejects with StoreTrouble where it can't be read. */
export const houseRuleNames = async (library: Library): Promise<Names> =>
  namesOf(await readList(library, HOUSE_RULES));

const isOf =
  ({ system }: Game, name: string) =>
  (set: HouseRuleSet): boolean =>
    set.name === name && set.system === system.id;

/**
 * Saves the campaign's house rules, replacing a set of that name. Gives back the names of all; refuses `too-many` and
 * `too-large`, rejects with StoreTrouble.
 */
export async function saveHouseRules(library: Library, game: Game, name: string): Promise<Names> {
  const { system, options } = game.state.campaign;
  const saved = await changeList(library, HOUSE_RULES, (sets) => [
    ...sets.filter((set) => !isOf(game, name)(set)),
    { name, system, options },
  ]);
  return namesOf(saved);
}

/** Takes a set away. Gives back the names of the others; rejects with StoreTrouble. */
export async function forgetHouseRules(library: Library, game: Game, name: string): Promise<Names> {
  return namesOf(
    await changeList(library, HOUSE_RULES, (sets) => sets.filter((set) => !isOf(game, name)(set))),
  );
}

/** Replaces the campaign's house rules with a set, as a command of the campaign. */
export async function takeHouseRules(library: Library, game: Game, name: string): Promise<Answer> {
  const set = (await readList(library, HOUSE_RULES)).find(isOf(game, name));
  if (!set)
    return refusal('unknown-set', `There is no set of house rules “${name}” for ${game.system.name}.`);
  return game.dispatch({ type: 'set-house-rules', options: set.options });
}
