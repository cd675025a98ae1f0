import type { Answer, OfType, WorkspaceCommand } from '../../shared/api.ts';
import { done, refusal } from '../game/answers.ts';
import type { Game } from '../game/game.ts';
import type { GivenMap } from '../../shared/page/imports.ts';
import { importMap } from '../exchange/maps/importing.ts';
import { addPicture } from '../players/addPicture.ts';
import { readPicture } from '../players/pictures.ts';
import { repairCampaign } from '../store/store.ts';
import { fileGiven } from './bringIn.ts';
import { known, openGame, type Desk } from './desk.ts';
import { goBack } from './goBack.ts';
import { forgetHouseRules, saveHouseRules, takeHouseRules } from './houseRuleSets.ts';
import { makeCampaign } from './library.ts';
import { changeSettings } from './settings.ts';
import { addShared, shareBlocks, unshareBlocks } from './sharedBlocks.ts';
import { showWritten } from './written.ts';

type Given<Type extends WorkspaceCommand['type']> = OfType<WorkspaceCommand, Type>;

/** An act that needs an open campaign. */
const inGame =
  <Asked>(act: (desk: Desk, game: Game, given: Asked) => Promise<Answer>) =>
  async (desk: Desk, given: Asked): Promise<Answer> =>
    act(desk, openGame(desk), given);

/** What each command to the library does. A forgotten one does not compile. */
const ACTS: { [Type in WorkspaceCommand['type']]: (desk: Desk, given: Given<Type>) => Promise<Answer> } = {
  'new-campaign': async (desk, given) =>
    desk.open(await makeCampaign(desk.options.disk, desk.options.folder, given)),
  'open-campaign': (desk, { folder }) => desk.open(folder),
  'choose-campaign': async (desk) => {
    const folder = await desk.options.chooseFolder?.();
    return folder === undefined ? refusal('nothing-chosen', 'No folder was chosen.') : desk.open(folder);
  },
  'close-campaign': (desk) => desk.leave(),
  'leave-campaign': (desk) => desk.leave(),
  'bring-in-campaign': bringIn,
  'cancel-bringing-in': ({ bringing }) => bringing.cancel().then(() => done),
  'decline-campaign': (desk) => Promise.resolve(desk.tell({ arrival: null })),
  'save-copy': async (desk, { folder = desk.game()?.folder, form, beside }) =>
    folder === undefined
      ? refusal('no-campaign', 'No campaign is open.')
      : wrote(desk, await desk.exporting.copy(known(desk, folder), form, beside)),
  'restore-backup': async (desk, { folder, backup }) =>
    desk.open(await goBack(desk.options, known(desk, folder), backup)),
  'repair-campaign': repair,
  'export-session': inGame(async (desk, game, { type: _type, ...given }) =>
    wrote(desk, await desk.exporting.sessions(game, given)),
  ),
  'import-map': inGame((_desk, game, { type: _type, ...given }) => takeMap(game, given)),
  'cancel-exporting': ({ exporting }) => exporting.cancel().then(() => done),
  forecast: inGame(async ({ forecasting }, game, { type: _type, ...asked }) =>
    forecasting.foretell(game, asked).then(() => done),
  ),
  'cancel-forecast': ({ forecasting }) => forecasting.cancel().then(() => done),
  'dismiss-forecast': ({ forecasting }) => forecasting.dismiss().then(() => done),
  'show-written': ({ options, shown }, { what }) => showWritten(options, shown().written, what),
  'dismiss-written': (desk) => Promise.resolve(desk.tell({ written: null })),
  'open-players-screen': ({ players }, { reach }) => players.open(reach).then(() => done),
  'close-players-screen': ({ players }) => players.close().then(() => done),
  'show-players': inGame(showPlayers),
  'add-picture': inGame(async ({ options }, game, { name, data }) =>
    game.readOnly
      ? refusal('read-only', 'This campaign is open read-only.')
      : { ...done, picture: await addPicture(options.disk, game.folder, name, data) },
  ),
  'save-house-rules': inGame(async (desk, game, { name }) =>
    desk.tell({ houseRules: await saveHouseRules(desk.options, game, name) }),
  ),
  'use-house-rules': inGame(({ options }, game, { name }) => takeHouseRules(options, game, name)),
  'forget-house-rules': inGame(async (desk, game, { name }) =>
    desk.tell({ houseRules: await forgetHouseRules(desk.options, game, name) }),
  ),
  'share-stat-blocks': inGame(async (desk, game, { blocks }) =>
    desk.tell({ statBlocks: await shareBlocks(desk.options, game, blocks) }),
  ),
  'add-shared-stat-blocks': inGame(({ options }, game, { blocks }) => addShared(options, game, blocks)),
  'unshare-stat-blocks': inGame(async (desk, game, { blocks }) =>
    desk.tell({ statBlocks: await unshareBlocks(desk.options, game, blocks) }),
  ),
  'set-settings': (desk, given) => desk.setInTurn(() => set(desk, given)),
};

/** Carries out a command to the library. Throws StoreTrouble and Refusals. */
export const carryOut = <Type extends WorkspaceCommand['type']>(
  desk: Desk,
  command: Given<Type>,
): Promise<Answer> => ACTS[command.type](desk, command);

async function bringIn(desk: Desk, given: Given<'bring-in-campaign'>): Promise<Answer> {
  const file = await fileGiven(desk.options, given);
  if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
  const brought = await desk.bringing.take(file, given.copy);
  if ('made' in brought) return desk.open(brought.made);
  const { name, folder } = brought.there;
  desk.tell({ arrival: { file, name, folder } });
  return refusal('campaign-exists', `“${name}” is in the library already. Open it, or keep a copy.`);
}

async function takeMap(game: Game, given: GivenMap): Promise<Answer> {
  const { fault, command } = importMap(game.state.campaign, game.system, given);
  if (fault) throw fault;
  return game.dispatch(command);
}

async function repair(desk: Desk, { folder }: Given<'repair-campaign'>): Promise<Answer> {
  const { whole, findings } = await repairCampaign(desk.options.disk, known(desk, folder));
  await desk.refresh();
  return whole ? done : refusal('not-repaired', findings[0]?.remedy ?? 'It could not be repaired.');
}

async function showPlayers(
  desk: Desk,
  game: Game,
  { text = '', picture, face }: Given<'show-players'>,
): Promise<Answer> {
  const read = picture === undefined ? null : await readPicture(desk.options.disk, game.folder, picture);
  if (desk.game() !== game) return refusal('no-campaign', 'This campaign is no longer open.');
  desk.players.show(read || face || text.trim() !== '' ? { text, picture: read, face } : null);
  return done;
}

async function set(desk: Desk, { type: _type, ...given }: Given<'set-settings'>): Promise<Answer> {
  const settings = await changeSettings(desk.options, desk.shown().settings, given);
  desk.players.dress(settings.theme === 'light' ? 'light' : 'dark');
  return desk.tell({ settings });
}

const wrote = (desk: Desk, file: string): Answer => ({
  ...desk.tell({ written: { file, opens: desk.options.openFile !== undefined } }),
  file,
});
