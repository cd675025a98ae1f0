import {
  WorkspaceCommandSchema,
  WorkspaceQuerySchema,
  QuerySchema,
  type Answer,
  type Answered,
  type Answers,
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
import { changesBetween } from '../../shared/page/patch.ts';
import { done, errorOf, failure, refusal } from '../game/answers.ts';
import { Exporting } from './export/exportFile.ts';
import { exportLook } from './export/exportLook.ts';
import { inTurn } from '../store/inTurn.ts';
import { checkCampaign } from '../store/store.ts';
import { answer, type GameQuery } from '../queries/ask.ts';
import { backupCards } from './backupCards.ts';
import { carryOut } from './acts.ts';
import { BringingIn } from './bringIn.ts';
import { campaignCards, emptyWorkspace, folderMeant, makeSamples } from './library.ts';
import { known, openGame, type Desk } from './desk.ts';
import type { WorkspaceOptions } from './options.ts';
import { PlayersScreen } from '../players/playersScreen.ts';
import { Forecasting } from './forecasting.ts';
import { houseRuleNames } from './houseRuleSets.ts';
import { sharedNames } from './sharedBlocks.ts';
import { readSettings } from './settings.ts';
import { Game } from '../game/game.ts';
import { gameView } from '../queries/view/gameView.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What a windowed host puts before the referee: the library, and the one campaign that is open. */
export class Workspace implements HexwatchApi {
  readonly players = new PlayersScreen(() => void this.#tell({ players: this.players.state }));
  readonly #options: WorkspaceOptions;
  readonly #listeners = new Set<(message: ViewMessage) => void>();
  readonly #desk: Desk;
  #game: Game | null = null;
  #view: View;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    this.#desk = {
      options,
      players: this.players,
      bringing: new BringingIn(options, (bringing) => void this.#tell({ bringing })),
      exporting: new Exporting(options, (changed) => void this.#tell(changed)),
      forecasting: new Forecasting(options, (changed) => void this.#tell(changed)),
      setInTurn: inTurn(),
      game: () => this.#game,
      shown: () => this.#view.workspace,
      open: (folder) => this.#open(folder),
      leave: () => this.close().then(() => this.#refresh()),
      refresh: () => this.#refresh(),
      tell: (changed) => this.#tell(changed),
    };
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
    const { bringing, exporting, forecasting } = this.#desk;
    await Promise.all([bringing.cancel(), exporting.cancel(), forecasting.dismiss()]);
    const game = this.#game;
    this.#game = null;
    this.players.follow(null);
    await game?.close();
  }

  async dispatch(command: GivenCommand): Promise<Answer> {
    try {
      const ours = WORKSPACE_TYPES.has(command.type) ? fitting(WorkspaceCommandSchema, command) : undefined;
      if (ours?.success) return await carryOut(this.#desk, ours.data);
      if (ours) return { ok: false, error: schemaRefusal(command.type, ours.error) };
      if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
      this.#desk.forecasting.makeWay();
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
      backups: ({ folder }) => backupCards(disk, known(this.#desk, folder)),
      check: ({ folder }) => checkCampaign(disk, known(this.#desk, folder)),
      'export-look': ({ type: _type, ...asked }) => exportLook(openGame(this.#desk), asked),
    };
    return answers[query.type](query);
  }

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
