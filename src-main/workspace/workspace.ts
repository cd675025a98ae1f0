import {
  WorkspaceCommandSchema,
  WorkspaceQuerySchema,
  QuerySchema,
  type Answer,
  type Answered,
  type Answers,
  type WorkspaceCommand,
  type WorkspaceQuery,
  type WorkspaceView,
  type GivenCommand,
  type HexwatchApi,
  type OfType,
  type Query,
  type View,
  type ViewMessage,
} from '../../shared/api.ts';
import { schemaRefusal } from '../../shared/campaign/decide.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { changesBetween } from '../../shared/page/patch.ts';
import { done, errorOf, failure, refusal } from '../game/answers.ts';
import { Exporting } from './export/exportFile.ts';
import { exportLook } from './export/exportLook.ts';
import { inTurn } from '../store/inTurn.ts';
import { checkCampaign, repairCampaign } from '../store/store.ts';
import { addPicture } from '../players/addPicture.ts';
import { answer, type GameQuery } from '../queries/ask.ts';
import { backupCards } from './backupCards.ts';
import { goBack } from './goBack.ts';
import { BringingIn, fileGiven } from './bringIn.ts';
import { campaignCards, emptyWorkspace, folderMeant, makeCampaign, makeSamples } from './library.ts';
import { readPicture } from '../players/pictures.ts';
import type { WorkspaceOptions } from './options.ts';
import { showWritten } from './written.ts';
import { PlayersScreen } from '../players/playersScreen.ts';
import { forgetHouseRules, houseRuleNames, saveHouseRules, takeHouseRules } from './houseRuleSets.ts';
import { addShared, shareBlocks, sharedNames, unshareBlocks } from './sharedBlocks.ts';
import { changeSettings, readSettings } from './settings.ts';
import { Game } from '../game/game.ts';
import { gameView } from '../queries/view/gameView.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What a windowed host puts before the referee: the library, and the one campaign that is open. */
export class Workspace implements HexwatchApi {
  readonly players = new PlayersScreen(() => void this.#tell({ players: this.players.state }));
  readonly #options: WorkspaceOptions;
  readonly #listeners = new Set<(message: ViewMessage) => void>();
  readonly #setInTurn = inTurn();
  readonly #bringing: BringingIn;
  readonly #exporting: Exporting;
  #game: Game | null = null;
  #view: View;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    this.#bringing = new BringingIn(options, (bringing) => void this.#tell({ bringing }));
    this.#exporting = new Exporting(options, (changed) => void this.#tell(changed));
    this.#view = { workspace: emptyWorkspace(options, this.players.state), table: null };
  }

  /** Makes the samples where the library is empty, and opens what is to be opened. Throws StoreTrouble. */
  async start(): Promise<void> {
    const { disk, folder, open } = this.#options;
    const settings = await readSettings(this.#options);
    // A list that can't be read says so when it is used; the file is not changed.
    const houseRules = await houseRuleNames(this.#options).catch(() => []);
    const statBlocks = await sharedNames(this.#options).catch(() => []);
    this.#view.workspace = { ...this.#view.workspace, settings, houseRules, statBlocks };
    this.players.dress(settings.theme === 'light' ? 'light' : 'dark');
    if (open) {
      await this.#open(open);
      return;
    }
    if ((await campaignCards(disk, folder)).length === 0) await makeSamples(disk, folder);
    await this.#refresh();
  }

  /** Leaves the open campaign, and nothing half brought in or half written. */
  async close(): Promise<void> {
    await Promise.all([this.#bringing.cancel(), this.#exporting.cancel()]);
    const game = this.#game;
    this.#game = null;
    this.players.follow(null);
    await game?.close();
  }

  async dispatch(command: GivenCommand): Promise<Answer> {
    try {
      const ours = WORKSPACE_TYPES.has(command.type) ? fitting(WorkspaceCommandSchema, command) : undefined;
      if (ours?.success) return await this.#workspaceCommand(ours.data);
      if (ours) return { ok: false, error: schemaRefusal(command.type, ours.error) };
      if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
      return await this.#game.dispatch(command);
    } catch (thrown) {
      return failure(thrown);
    }
  }

  /** The file that was written last. */
  get written(): string | undefined {
    return this.#view.workspace.written?.file;
  }

  get view(): View {
    return this.#view;
  }

  watch(listener: (message: ViewMessage) => void): () => void {
    this.#listeners.add(listener);
    listener({ view: this.#view });
    return () => this.#listeners.delete(listener);
  }

  async ask<Q extends Query>(query: Q): Promise<Answered<Q>> {
    const parsed = fitting(QuerySchema, query);
    if (!parsed.success) return { error: { code: 'bad-query', message: 'This request is not valid.' } };
    try {
      const ours = fitting(WorkspaceQuerySchema, parsed.data);
      if (ours.success) return (await this.#workspaceAnswer(ours.data)) as Answered<Q>;
      if (!this.#game) return { error: { code: 'no-campaign', message: 'No campaign is open.' } };
      return (await answer(this.#game, parsed.data as GameQuery, this.#options.disk)) as Answered<Q>;
    } catch (thrown) {
      return { error: errorOf(thrown) };
    }
  }

  async #workspaceAnswer<T extends WorkspaceQuery['type']>(
    query: OfType<WorkspaceQuery, T>,
  ): Promise<Answers[T]> {
    const { disk } = this.#options;
    const answers: {
      [Type in WorkspaceQuery['type']]: (asked: OfType<WorkspaceQuery, Type>) => Promise<Answers[Type]>;
    } = {
      backups: ({ folder }) => backupCards(disk, this.#known(folder)),
      check: ({ folder }) => checkCampaign(disk, this.#known(folder)),
      'export-look': ({ type: _type, ...asked }) => exportLook(this.#opened(), asked),
    };
    return answers[query.type](query);
  }

  #opened(): Game {
    if (this.#game) return this.#game;
    throw new Refusal('no-campaign', 'No campaign is open.');
  }

  /** A folder that is the open campaign's or in the library; no other may be asked about by its path. */
  #known(folder: string): string {
    const { campaigns } = this.#view.workspace;
    if (this.#game?.folder === folder || campaigns.some((card) => card.folder === folder)) return folder;
    throw new Refusal('unknown-campaign', 'This campaign is not in the library.', 'folder');
  }

  async #workspaceCommand<T extends WorkspaceCommand['type']>(
    command: OfType<WorkspaceCommand, T>,
  ): Promise<Answer> {
    // A table: what each command to the desk does. A forgotten one does not compile.
    const library = this.#options;
    const acts: {
      [Type in WorkspaceCommand['type']]: (given: OfType<WorkspaceCommand, Type>) => Promise<Answer>;
    } = {
      'new-campaign': async (given) => this.#open(await makeCampaign(library.disk, library.folder, given)),
      'open-campaign': ({ folder }) => this.#open(folder),
      'choose-campaign': async () => {
        const folder = await this.#options.chooseFolder?.();
        return folder === undefined ? refusal('nothing-chosen', 'No folder was chosen.') : this.#open(folder);
      },
      'close-campaign': this.#close,
      'leave-campaign': this.#close,
      'bring-in-campaign': (given) => this.#bringIn(given),
      'cancel-bringing-in': () => this.#bringing.cancel().then(() => done),
      'decline-campaign': () => Promise.resolve(this.#tell({ arrival: null })),
      'save-copy': async ({ folder = this.#game?.folder, form, beside }) =>
        folder === undefined
          ? refusal('no-campaign', 'No campaign is open.')
          : this.#wrote(await this.#exporting.copy(this.#known(folder), form, beside)),
      'restore-backup': async ({ folder, backup }) =>
        this.#open(await goBack(library, this.#known(folder), backup)),
      'repair-campaign': (given) => this.#repair(given),
      'export-session': this.#inGame(async (game, { type: _type, ...given }) =>
        this.#wrote(await this.#exporting.sessions(game, given)),
      ),
      'cancel-exporting': () => this.#exporting.cancel().then(() => done),
      'show-written': ({ what }) => showWritten(library, this.#view.workspace.written, what),
      'dismiss-written': () => Promise.resolve(this.#tell({ written: null })),
      'open-players-screen': ({ reach }) => this.players.open(reach).then(() => done),
      'close-players-screen': () => this.players.close().then(() => done),
      'show-players': this.#inGame((game, given) => this.#showPlayers(game, given)),
      'add-picture': this.#inGame(async (game, { name, data }) =>
        game.readOnly
          ? refusal('read-only', 'This campaign is open read-only.')
          : { ...done, picture: await addPicture(library.disk, game.folder, name, data) },
      ),
      'save-house-rules': this.#inGame(async (game, { name }) =>
        this.#tell({ houseRules: await saveHouseRules(library, game, name) }),
      ),
      'use-house-rules': this.#inGame((game, { name }) => takeHouseRules(library, game, name)),
      'forget-house-rules': this.#inGame(async (game, { name }) =>
        this.#tell({ houseRules: await forgetHouseRules(library, game, name) }),
      ),
      'share-stat-blocks': this.#inGame(async (game, { blocks }) =>
        this.#tell({ statBlocks: await shareBlocks(library, game, blocks) }),
      ),
      'add-shared-stat-blocks': this.#inGame((game, { blocks }) => addShared(library, game, blocks)),
      'unshare-stat-blocks': this.#inGame(async (game, { blocks }) =>
        this.#tell({ statBlocks: await unshareBlocks(library, game, blocks) }),
      ),
      'set-settings': (given) => this.#setInTurn(() => this.#set(given)),
    };
    return acts[command.type](command);
  }

  async #bringIn(given: Extract<WorkspaceCommand, { type: 'bring-in-campaign' }>): Promise<Answer> {
    const file = await fileGiven(this.#options, given);
    if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
    const brought = await this.#bringing.take(file, given.copy);
    if ('made' in brought) return this.#open(brought.made);
    const { name, folder } = brought.there;
    this.#tell({ arrival: { file, name, folder } });
    return refusal('campaign-exists', `“${name}” is in the library already. Open it, or keep a copy.`);
  }

  async #repair({ folder }: Extract<WorkspaceCommand, { type: 'repair-campaign' }>): Promise<Answer> {
    const { whole, findings } = await repairCampaign(this.#options.disk, this.#known(folder));
    await this.#refresh();
    return whole ? done : refusal('not-repaired', findings[0]?.remedy ?? 'It could not be repaired.');
  }

  #close = (): Promise<Answer> => this.close().then(() => this.#refresh());

  async #open(given: string): Promise<Answer> {
    const { disk, dice } = this.#options;
    const folder = folderMeant(given, [this.#game, ...this.#view.workspace.campaigns]);
    this.#tell({ arrival: null, written: null });
    if (this.#game?.folder === folder) return done;
    const opened = await Game.open(disk, folder, { dice });
    await this.close();
    this.#game = opened;
    opened.onChange(() => {
      this.players.follow(opened);
      this.#show({ ...this.#view, table: gameView(opened) });
    });
    this.players.follow(opened);
    return this.#refresh();
  }

  /** An act that needs an open campaign. */
  #inGame =
    <Given>(act: (game: Game, given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> =>
      act(this.#opened(), given);

  async #showPlayers(
    game: Game,
    { text = '', picture, face }: Extract<WorkspaceCommand, { type: 'show-players' }>,
  ): Promise<Answer> {
    const read = picture === undefined ? null : await readPicture(this.#options.disk, game.folder, picture);
    if (this.#game !== game) return refusal('no-campaign', 'This campaign is no longer open.');
    this.players.show(read || face || text.trim() !== '' ? { text, picture: read, face } : null);
    return done;
  }

  async #set({
    type: _type,
    ...given
  }: Extract<WorkspaceCommand, { type: 'set-settings' }>): Promise<Answer> {
    const settings = await changeSettings(this.#options, this.#view.workspace.settings, given);
    this.players.dress(settings.theme === 'light' ? 'light' : 'dark');
    return this.#tell({ settings });
  }

  #wrote = (file: string): Answer => ({
    ...this.#tell({ written: { file, opens: this.#options.openFile !== undefined } }),
    file,
  });

  /** Shows what changed outside of any campaign. */
  #tell(changed: Partial<WorkspaceView>): typeof done {
    this.#show({ ...this.#view, workspace: { ...this.#view.workspace, ...changed } });
    return done;
  }

  async #refresh(): Promise<Answer> {
    const { disk, folder } = this.#options;
    const campaigns = await campaignCards(disk, folder);
    const table = this.#game && gameView(this.#game);
    this.#show({ workspace: { ...this.#view.workspace, campaigns }, table });
    return done;
  }

  #show(view: View): void {
    const changes = changesBetween(this.#view, view);
    this.#view = view;
    for (const listener of this.#listeners) listener(changes);
  }
}

const WORKSPACE_TYPES: ReadonlySet<string> = new Set(
  WorkspaceCommandSchema.options.map((option) => option.shape.type.value),
);
