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
  type Query,
  type RefusalInWords,
  type Settings,
  type View,
  type ViewMessage,
} from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { freshId } from '../../shared/campaign/ids.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { changesBetween } from '../../shared/patch.ts';
import { systems } from '../../shared/systems/registry.ts';
import { exportSession } from '../exchange/export.ts';
import type { Disk } from '../store/disk/disk.ts';
import { inTurn } from '../store/inTurn.ts';
import { checkCampaign, repairCampaign, StoreTrouble } from '../store/store.ts';
import { addPicture } from '../players/addPicture.ts';
import { answer, type GameQuery } from '../queries/ask.ts';
import { backupCards } from './backupCards.ts';
import { goBack, nameOfCopy } from './goBack.ts';
import { campaignCards } from './library.ts';
import { readPicture } from '../players/pictures.ts';
import { PlayersScreen } from '../players/playersScreen.ts';
import {
  forgetHouseRuleSet,
  keepHouseRuleSet,
  readHouseRuleSets,
  type HouseRuleSet,
} from './houseRuleSets.ts';
import { readSettings, usualSettings, writeSettings } from './settings.ts';
import { Game } from '../game/game.ts';
import { gameView } from '../queries/view/gameView.ts';

export interface WorkspaceOptions {
  disk: Disk;
  /** Where campaigns are kept and new ones made. */
  folder: string;
  host: WorkspaceView['host'];
  dice: Dice;
  /** A campaign folder to open at once. */
  open?: string;
  /** Where the host has dialogs. Nothing chosen is undefined. */
  chooseFolder?: () => Promise<string | undefined>;
  chooseFile?: (suggested: string) => Promise<string | undefined>;
}

const namesOf = (sets: readonly HouseRuleSet[]): View['workspace']['houseRules'] =>
  sets.map(({ name, system }) => ({ name, system }));

const done = { ok: true, seq: 0, events: [], rolls: [] } satisfies Answer;

/** What a windowed host puts before the referee: the library, and the one campaign that is open. */
export class Workspace implements HexwatchApi {
  readonly players = new PlayersScreen(() => this.#tellOfPlayers());
  readonly #options: WorkspaceOptions;
  readonly #listeners = new Set<(message: ViewMessage) => void>();
  /** Two pictures of one name must not find it free at the same time. */
  readonly #addInTurn = inTurn();
  #game: Game | null = null;
  #view: View;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    const { folder, host } = options;
    const known = systems.map(({ id, name, credit }) => ({
      id,
      name,
      credit: `${credit.by}, ${credit.licence}. ${credit.note}`,
    }));
    this.#view = {
      workspace: {
        campaigns: [],
        systems: known,
        folder,
        host,
        settings: usualSettings(),
        houseRules: [],
        players: this.players.state,
      },
      table: null,
    };
  }

  /** Makes the samples where the library is empty, and opens what is to be opened. Throws StoreTrouble. */
  async start(): Promise<void> {
    const { disk, folder, open } = this.#options;
    const settings = await readSettings(disk, folder);
    // A list that can't be read says so when it is used; what is on the disk stays as it is.
    const houseRules = await readHouseRuleSets(disk, folder).catch(() => []);
    this.#view = {
      ...this.#view,
      workspace: { ...this.#view.workspace, settings, houseRules: namesOf(houseRules) },
    };
    this.players.dress(settings.theme === 'light' ? 'light' : 'dark');
    if (open) {
      await this.#open(open);
      return;
    }
    if ((await campaignCards(disk, folder)).length === 0)
      for (const system of systems)
        await this.#create({
          type: 'new-campaign',
          name: `${system.name} sample`,
          system: system.id,
          sample: true,
        });
    await this.#refresh();
  }

  async close(): Promise<void> {
    const game = this.#game;
    this.#game = null;
    this.players.follow(null);
    await game?.close();
  }

  async dispatch(command: GivenCommand): Promise<Answer> {
    try {
      const forDesk = DESK_TYPES.has(command.type) ? WorkspaceCommandSchema.safeParse(command) : undefined;
      if (forDesk?.success) return await this.#deskCommand(forDesk.data);
      if (forDesk) return badField(forDesk.error.issues[0]);
      if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
      return await this.#game.dispatch(command);
    } catch (thrown) {
      return { ok: false, error: errorOf(thrown) };
    }
  }

  watch(listener: (message: ViewMessage) => void): () => void {
    this.#listeners.add(listener);
    listener({ view: this.#view });
    return () => this.#listeners.delete(listener);
  }

  async ask<Q extends Query>(query: Q): Promise<Answered<Q>> {
    const parsed = QuerySchema.safeParse(query);
    if (!parsed.success) return { error: { code: 'bad-query', message: 'This question does not fit.' } };
    try {
      const forDesk = WorkspaceQuerySchema.safeParse(parsed.data);
      if (forDesk.success) return (await this.#deskAnswer(forDesk.data)) as Answered<Q>;
      if (!this.#game) return { error: { code: 'no-campaign', message: 'No campaign is open.' } };
      return (await answer(this.#game, parsed.data as GameQuery, this.#options.disk)) as Answered<Q>;
    } catch (thrown) {
      return { error: errorOf(thrown) };
    }
  }

  async #deskAnswer(query: WorkspaceQuery): Promise<Answers[WorkspaceQuery['type']]> {
    const answers: { [T in WorkspaceQuery['type']]: (disk: Disk, folder: string) => Promise<Answers[T]> } = {
      backups: backupCards,
      check: checkCampaign,
    };
    return answers[query.type](this.#options.disk, this.#known(query.folder));
  }

  /** A folder that is the open campaign's or in the library; no other may be asked about by its path. */
  #known(folder: string): string {
    const { campaigns } = this.#view.workspace;
    if (this.#game?.folder === folder || campaigns.some((card) => card.folder === folder)) return folder;
    throw new Refusal('unknown-campaign', 'This campaign is not in the library.', 'folder');
  }

  async #deskCommand(command: WorkspaceCommand): Promise<Answer> {
    // A table: what each command to the desk does. A forgotten one does not compile.
    const acts: {
      [T in WorkspaceCommand['type']]: (given: Extract<WorkspaceCommand, { type: T }>) => Promise<Answer>;
    } = {
      'new-campaign': async (given) => this.#open(await this.#create(given)),
      'open-campaign': ({ folder }) => this.#open(folder),
      'choose-campaign': async () => {
        const folder = await this.#options.chooseFolder?.();
        return folder === undefined ? refusal('nothing-chosen', 'No folder was chosen.') : this.#open(folder);
      },
      'close-campaign': async () => {
        await this.close();
        await this.#refresh();
        return done;
      },
      'restore-backup': (given) => this.#restore(given),
      'repair-campaign': (given) => this.#repair(given),
      'export-session': (given) => this.#export(given),
      'open-players-screen': async ({ reach }) => {
        await this.players.open(reach);
        return done;
      },
      'close-players-screen': async () => {
        await this.players.close();
        return done;
      },
      'show-players': (given) => this.#showPlayers(given),
      'add-picture': (given) => this.#addPicture(given),
      'save-house-rules': ({ name }) => this.#saveHouseRules(name),
      'use-house-rules': ({ name }) => this.#useHouseRules(name),
      'forget-house-rules': ({ name }) => this.#forgetHouseRules(name),
      'set-settings': (given) => this.#set(given),
    };
    return acts[command.type](command as never);
  }

  async #create({
    name,
    system,
    sample,
  }: Extract<WorkspaceCommand, { type: 'new-campaign' }>): Promise<string> {
    const { disk } = this.#options;
    const made = await this.#freshFolder(name);
    await Game.create(disk, made, { name, system, sample });
    return made;
  }

  /** Where a campaign of this name may be made in the library. */
  async #freshFolder(name: string): Promise<string> {
    const { disk, folder } = this.#options;
    const taken = Object.fromEntries((await disk.list(folder)).map((one) => [one, true]));
    if (!(await disk.stat(folder))) await disk.mkdir(folder);
    return `${folder}/${freshId(name, 'campaign', taken)}`;
  }

  async #restore({ folder, backup }: Extract<WorkspaceCommand, { type: 'restore-backup' }>): Promise<Answer> {
    const { disk } = this.#options;
    const name = await nameOfCopy(disk, this.#known(folder), backup);
    const made = await this.#freshFolder(name);
    await goBack(disk, folder, backup, { folder: made, name });
    return this.#open(made);
  }

  async #repair({ folder }: Extract<WorkspaceCommand, { type: 'repair-campaign' }>): Promise<Answer> {
    const { whole, findings } = await repairCampaign(this.#options.disk, this.#known(folder));
    await this.#refresh();
    return whole ? done : refusal('not-repaired', findings[0]?.remedy ?? 'It could not be repaired.');
  }

  async #open(folder: string): Promise<Answer> {
    const { disk, dice } = this.#options;
    if (this.#game?.folder === folder) return done;
    const opened = await Game.open(disk, folder, { dice });
    await this.close();
    this.#game = opened;
    opened.onChange(() => {
      this.players.follow(opened);
      this.#show({ ...this.#view, table: gameView(opened) });
    });
    this.players.follow(opened);
    await this.#refresh();
    return done;
  }

  async #export({ to, session }: Extract<WorkspaceCommand, { type: 'export-session' }>): Promise<Answer> {
    if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
    const { disk, chooseFile } = this.#options;
    const number = session ?? this.#game.state.campaign.session.number;
    const suggested = `${this.#game.folder}/session-${String(number).padStart(4, '0')}.${to}`;
    const file = chooseFile ? await chooseFile(suggested) : suggested;
    if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
    const text = await exportSession(this.#game, { to, session: number });
    const aside = `${file}.new`;
    if (await disk.stat(aside)) await disk.remove(aside);
    await disk.writeNew(aside, new TextEncoder().encode(text));
    await disk.rename(aside, file);
    return done;
  }

  async #showPlayers({
    text = '',
    picture,
  }: Extract<WorkspaceCommand, { type: 'show-players' }>): Promise<Answer> {
    const game = this.#game;
    if (!game) return refusal('no-campaign', 'No campaign is open.');
    const read = picture === undefined ? null : await readPicture(this.#options.disk, game.folder, picture);
    if (this.#game !== game) return refusal('no-campaign', 'This campaign is not open any more.');
    this.players.show(read || text.trim() !== '' ? { text, picture: read } : null);
    return done;
  }

  async #addPicture({ name, data }: Extract<WorkspaceCommand, { type: 'add-picture' }>): Promise<Answer> {
    const game = this.#game;
    if (!game) return refusal('no-campaign', 'No campaign is open.');
    if (game.readOnly) return refusal('read-only', 'This campaign is open for reading only.');
    const { disk } = this.#options;
    return { ...done, picture: await this.#addInTurn(() => addPicture(disk, game.folder, name, data)) };
  }

  async #set({
    type: _type,
    ...given
  }: Extract<WorkspaceCommand, { type: 'set-settings' }>): Promise<Answer> {
    const { disk, folder } = this.#options;
    const to = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const settings: Settings = { ...this.#view.workspace.settings, ...to };
    // What one likes to see is worth no error: it holds for now even where it can’t be kept.
    await writeSettings(disk, folder, settings).catch(() => undefined);
    this.players.dress(settings.theme === 'light' ? 'light' : 'dark');
    this.#show({ ...this.#view, workspace: { ...this.#view.workspace, settings } });
    return done;
  }

  async #saveHouseRules(name: string): Promise<Answer> {
    if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
    const { disk, folder } = this.#options;
    const { system, options } = this.#game.state.campaign;
    return this.#showHouseRules(await keepHouseRuleSet(disk, folder, { name, system, options }));
  }

  async #useHouseRules(name: string): Promise<Answer> {
    if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
    const { disk, folder } = this.#options;
    const { system } = this.#game;
    const sets = await readHouseRuleSets(disk, folder);
    const set = sets.find((one) => one.name === name && one.system === system.id);
    if (!set) return refusal('unknown-set', `There are no house rules “${name}” for ${system.name}.`);
    return this.#game.dispatch({ type: 'set-house-rules', options: set.options });
  }

  async #forgetHouseRules(name: string): Promise<Answer> {
    if (!this.#game) return refusal('no-campaign', 'No campaign is open.');
    const { disk, folder } = this.#options;
    const { id: system } = this.#game.system;
    return this.#showHouseRules(await forgetHouseRuleSet(disk, folder, { name, system }));
  }

  #showHouseRules(sets: readonly HouseRuleSet[]): Answer {
    this.#show({ ...this.#view, workspace: { ...this.#view.workspace, houseRules: namesOf(sets) } });
    return done;
  }

  #tellOfPlayers(): void {
    this.#show({ ...this.#view, workspace: { ...this.#view.workspace, players: this.players.state } });
  }

  async #refresh(): Promise<void> {
    const { disk, folder } = this.#options;
    const campaigns = await campaignCards(disk, folder);
    const table = this.#game && gameView(this.#game);
    this.#show({ workspace: { ...this.#view.workspace, campaigns }, table });
  }

  #show(view: View): void {
    const changes = changesBetween(this.#view, view);
    this.#view = view;
    for (const listener of this.#listeners) listener(changes);
  }
}

const DESK_TYPES: ReadonlySet<string> = new Set(
  WorkspaceCommandSchema.options.map((option) => option.shape.type.value),
);

/** What went wrong, where it is a refusal or trouble with the files; a bug is thrown on. */
function errorOf(thrown: unknown): RefusalInWords {
  if (thrown instanceof Refusal) return thrown.inWords();
  if (thrown instanceof StoreTrouble) return { code: thrown.code, message: thrown.message };
  throw thrown;
}

const refusal = (code: string, message: string): Answer => ({ ok: false, error: { code, message } });

const badField = (issue?: { message: string; path: PropertyKey[] }): Answer => ({
  ok: false,
  error: {
    code: 'bad-field',
    message: issue?.message ?? 'This does not fit.',
    ...(issue && issue.path.length > 0 ? { path: issue.path.map(String).join('.') } : {}),
  },
});
