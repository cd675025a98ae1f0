import type {
  Answer,
  Answered,
  Command,
  GameView,
  GivenCommand,
  Offer,
  Query,
  RefusalInWords,
  Settings,
  View,
} from '../shared/api.ts';
import { Doubt } from './acts/doubt.svelte.ts';
import { offersOf } from './acts/offers.ts';
import { Plan } from './downtime/plan.svelte.ts';
import { Drafts } from './drafts.svelte.ts';
import { Host } from './host.svelte.ts';
import { Keyboard } from './keys/keyboard.svelte.ts';
import { LEADS } from './library/leads.ts';
import { Painting } from './painting/painting.svelte.ts';
import type { Brush } from './painting/tools.ts';
import { isMapFile, readMapFile, type MapDraft } from './importing/file.ts';
import { begins, Screens, type PanelId, type PanelKind } from './screens.svelte.ts';
import type { Transport } from './transport.ts';
import { WISHES } from './wishes.ts';

const MS_TO_WONDER = 700;

/** Groups of acts that strike somebody. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'together']);

/** All state of the page: the view from the host, and what the referee is doing. */
export class Game {
  readonly host: Host;
  #isAway = $state(false);
  /** What is now; in the library this window has no part in the campaign that is open in another one. */
  readonly view = $derived.by((): View | null => {
    const told = this.host.view;
    return told && this.#isAway ? { ...told, table: null } : told;
  });

  constructor(transport: Transport) {
    this.host = new Host(transport);
    transport.onMenu?.((wish) => WISHES[wish](this));
    this.host.watch((now, before) => this.#see(now, before?.table));
  }

  /** What lies over the table of one campaign does not come along to another. */
  #see({ table }: View, before: GameView | null | undefined): void {
    if (before && table?.campaign.folder !== before.campaign.folder) this.mapDraft = null;
    if (table && table.campaign.folder !== this.#writtenIn) this.#beginIn(table.campaign.folder);
    if (table?.campaign.folder !== before?.campaign.folder) this.#clear(table);
    else if (table && before && begins(before, table)) {
      this.screens.stepAside();
      this.painting.end();
    }
    if (!table) this.#isAway = false;
  }
  /** The folder of the campaign in which all was written that is not given yet. */
  #writtenIn: string | undefined;
  /** What was begun in one campaign is not meant for another. */
  #beginIn(folder: string): void {
    this.#writtenIn = folder;
    this.drafts = new Drafts();
  }
  #clear(table?: GameView | null): void {
    this.form = this.facesFor = this.way = this.refusal = null;
    this.painting.end();
    this.screens.clear(table);
    this.players = false;
  }
  #goTo(place: 'library' | 'table' | undefined): void {
    this.#isAway = place === 'library' && this.host.view?.table !== null;
    if (this.#isAway) this.#clear();
  }

  ask<Q extends Query>(query: Q): Promise<Answered<Q>> {
    return this.host.ask(query);
  }

  /** Gives a command beside those of the game, which go on meanwhile. What is refused is the caller’s to tell. */
  aside(command: GivenCommand): Promise<Answer> {
    return this.host.give(command);
  }

  /** Changes how the screen looks; the host keeps it. */
  set = (to: Partial<Settings>): void => void this.aside({ type: 'set-settings', ...to });

  /** Brings in a zipped campaign that was dropped on the library, or takes a map for a new one. */
  drop(file: File): void {
    const path = this.host.transport.pathOf?.(file) ?? '';
    if (isMapFile(file)) void this.dropMap(file);
    else if (path !== '') void this.dispatch({ type: 'bring-in-campaign', file: path });
    else this.refuse('A file can’t be dropped here: type its path under “Open a folder”.');
  }

  readonly screens = new Screens();
  /** What lies over the map now: a sheet, the people, the tables. */
  get panel(): PanelId | null {
    return this.screens.open;
  }
  set panel(panel: PanelId | null) {
    this.screens.open = panel;
  }
  toggle(panel: PanelId): void {
    const same = JSON.stringify(panel) === JSON.stringify(this.panel);
    this.panel = same ? null : panel;
  }
  openSheet(creature: string): void {
    this.panel = { kind: 'sheet', creature };
  }

  /** The map is being painted, while a brush is in hand. */
  readonly painting = new Painting(this);
  get brush(): Brush | null {
    return this.painting.brush;
  }
  /** Takes the brush in hand, or lays it down. */
  paint(): void {
    this.panel = null;
    if (this.painting.brush) this.painting.end();
    else this.painting.begin();
  }

  /** The way that the mouse or the keys are on, in the flower or on the map. */
  way = $state<string | null>(null);
  /** Brings a hex into sight; what lies over the map makes room. */
  showHex(hex: string): void {
    this.panel = null;
    window.dispatchEvent(new CustomEvent('hexwatch-show', { detail: hex }));
  }

  drafts = $state.raw(new Drafts());
  /** A map file that is being imported; in the library it waits for its campaign. */
  mapDraft = $state.raw<MapDraft | null>(null);
  /** Reads a map file, and shows on the table what it comes to. */
  async dropMap(file: File): Promise<void> {
    const read = await readMapFile(file);
    if ('fault' in read) {
      this.refuse(read.fault);
      return;
    }
    this.refusal = null;
    this.mapDraft = read;
    if (this.view?.table) this.panel = { kind: 'import' };
  }

  /** The referee’s settings are open. */
  settings = $state(false);
  /** What Hexwatch says about itself is open. */
  about = $state(false);
  /** What finds anything is open. */
  finding = $state(false);
  /** The list of keys is open. */
  help = $state(false);
  /** The page of the manual that is open. */
  manual = $state<string | null>(null);
  /** The referee’s hold on the players’ screen is open. */
  players = $state(false);

  /** Shows the players what is open here, or opens the hold on their screen. */
  showPlayers(): void {
    if (!this.screens.show()) this.players = true;
  }

  /** Leaves the hold on the players’ screen; what was refused there is not said again elsewhere. */
  leavePlayers(): void {
    this.players = false;
    this.refusal = null;
  }

  /** The plan for the time between adventures. */
  readonly plan = new Plan(() => this.view?.table?.downtime ?? null);
  /** Every offer of the moment, of all actors. */
  get offers(): Offer[] {
    const table = this.view?.table;
    return table ? offersOf(this.plan.laid(table)) : [];
  }

  readonly keyboard = new Keyboard(
    () => this.offers,
    () => this.view?.workspace.settings.keys,
  );
  /** The keys of the offers of the moment. */
  get keys(): ReadonlyMap<Offer, string> {
    return this.keyboard.keys;
  }

  readonly doubt = new Doubt(
    () => this.view?.table?.saved.seq,
    () => this.offers,
  );

  /** Where a fight is shown, its offers go there first: a strike waits for its target. */
  aim: ((offer: Offer) => void) | null = null;
  /** Takes up an offer where it belongs: a strike waits on the lanes of the fight for its target. */
  begin(offer: Offer): void {
    const isStrike = offer.actor !== undefined || STRIKES.has(offer.group ?? '');
    if (isStrike && this.aim) this.aim(offer);
    else void this.take(offer);
  }

  /** Takes up an offer, or first opens the screen that shows what it will bring; from there it is done at once. */
  take(offer: Offer): Promise<void> {
    if (offer.opens === undefined) return this.takeUp(offer);
    const screen: PanelId = { kind: offer.opens, command: offer.command };
    const enter = this.screens.actOf('Enter');
    if (enter && JSON.stringify(this.panel) === JSON.stringify(screen)) {
      enter();
      return Promise.resolve();
    }
    this.panel = screen;
    return offer.atOnce ? this.takeUp(offer) : Promise.resolve();
  }

  /** An offer whose form is open. */
  form = $state.raw<Offer | null>(null);
  /** Takes up an offer: gives its command, or opens the form for what is still blank. */
  async takeUp(offer: Offer): Promise<void> {
    // What was just written is meant too, so the plan is judged as it stands.
    if (this.plan.asking) await this.plan.asking;
    if (this.plan.takes(offer)) return;
    if (offer.needs && offer.needs.length > 0) {
      // What was refused before has nothing to do with this form.
      this.refusal = null;
      this.form = offer;
    } else if (this.doubt.press(offer)) await this.giveOffered(offer.command);
  }

  /** Dice are rolled by hand: each command is asked for its faces first. */
  byHand = $state(false);
  facesFor = $state.raw<GivenCommand | null>(null);
  /** Gives a command; with dice by hand, once its faces are known. Gives back whether it is out of the form's hands. */
  async giveOffered(command: GivenCommand): Promise<boolean> {
    if (!this.byHand) return (await this.send(command)).ok;
    this.facesFor = command;
    // A form waits behind the dice, so that nothing typed is lost if the command is refused.
    return this.form === null;
  }
  /** Gives a command of the page’s own as an offer’s is given. */
  give(command: Command): Promise<boolean> {
    return this.giveOffered(command);
  }

  #refused = $state.raw<{ what: RefusalInWords; in: PanelKind | undefined } | null>(null);
  /** The last refusal. One that was read in a panel is not said again elsewhere. */
  get refusal(): RefusalInWords | null {
    const isThere = this.#refused?.in === undefined || this.#refused.in === this.panel?.kind;
    return (isThere && this.#refused?.what) || null;
  }
  set refusal(what: RefusalInWords | null) {
    this.#refused = what && { what, in: this.panel?.kind };
  }
  /** The refusal of an act given at the table itself; a dialog tells its own. */
  get refusalAtTable(): RefusalInWords | null {
    return this.form || this.facesFor || this.players ? null : this.refusal;
  }
  /** Says what is wrong with what was typed, where every refusal stands. */
  refuse(message: string): void {
    this.refusal = { code: 'bad-field', message };
  }

  busy = $state(false);
  /** An answer takes so long that the referee should be told. */
  slow = $state(false);
  /** The type of the command that this window sent last. */
  lastSent = '';

  /** Sends a command of the page's own. */
  dispatch = (command: Command): Promise<Answer> => this.send(command);

  /** Sends a command, such as an offer's, and keeps its refusal where the eye finds it. */
  async send(command: GivenCommand): Promise<Answer> {
    this.busy = true;
    this.lastSent = command.type;
    const late = setTimeout(() => (this.slow = true), MS_TO_WONDER);
    const folder = this.view?.table?.campaign.folder;
    const { refusal } = this;
    this.screens.sends(command.type);
    const answer = await this.aside(command);
    if (answer.ok && answer.events.length > 0) this.screens.does(command.type);
    if (answer.ok) {
      await this.#shows(answer.seq, folder);
      this.painting.does(command, answer);
    }
    clearTimeout(late);
    if (answer.ok && Object.hasOwn(LEADS, command.type)) this.#goTo(LEADS[command.type]);
    this.busy = this.slow = false;
    if (!answer.ok) this.refusal = answer.error;
    // What was refused while this one was on its way is still to be read.
    else if (this.refusal === refusal) this.refusal = null;
    return answer;
  }

  /** An answer may come before its view, and what is given next is given to what is seen: waits for it while one can come. */
  #shows(seq: number, folder: string | undefined): Promise<void> {
    const isLate = ({ campaign, saved }: GameView): boolean => campaign.folder === folder && saved.seq < seq;
    return this.host.until(() => !this.view?.table || !isLate(this.view.table));
  }
}
