import type { Answer, GameView, LogLine, Offer } from '../../shared/api.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { warned } from './warnings.ts';
import { Refusal, type RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { givenDice, seededDice } from '../../shared/dice/sources.ts';
import type { CommandKind, System } from '../../shared/systems/contract.ts';
import { calendarOf } from '../../shared/campaign/reckoning/calendarOf.ts';
import type { Calendar } from '../../shared/time/calendar.ts';
import type { Disk } from '../store/disk/disk.ts';
import { createCampaign, openCampaign, type OpenedStore } from '../store/store.ts';
import { admit, faultOf, withFaces } from './admission.ts';
import { failure } from './answers.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Entry } from './entry.ts';
import { dated } from './log/dated.ts';
import { KeptLog } from './log/keptLog.ts';
import type { Past } from './log/past.ts';
import { pastOf } from './log/points.ts';
import { linesOf } from './logLines.ts';
import { checkedFounding, firstCheckpoint, foundedEvent, type Founding } from './founding.ts';
import { catchUp, wholeJournal, type Checkpoint, type Opened, type Standing } from './opening.ts';
import { realDice } from './realDice.ts';
import type { Rulebook } from './rulebook.ts';
import { demandWay } from './way.ts';
import { follow, stateAfterEvent, stepped, type GameState, type Timeline } from './timeline.ts';
import { remembering } from './undo/remembering.ts';
import { isUndoneJustNow, nothingTo, turnedEvent, turnsInWords, type Turn } from './undo/turning.ts';

export type { Founding } from './founding.ts';
export type { GameState } from './timeline.ts';

export interface GameOptions {
  dice?: Dice;
  readOnly?: boolean;
}

const refused = (error: RefusalInWords): Answer => ({ ok: false, error });

/** One running game: its chart, its rules, its store. Every door gives it commands; it answers when they are on disk. */
export class Game {
  readonly folder: string;
  readonly system: System;
  readonly rulebook: Rulebook;
  readonly readOnly: boolean;
  readonly #store: OpenedStore;
  readonly #dice: Dice;
  readonly #listeners = new Set<() => void>();
  #standing: Standing;
  readonly #checkpoints: Checkpoints;
  /** The log, of one session or of all. */
  readonly log: KeptLog;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(store: OpenedStore, dice: Dice, { rulebook, ...standing }: Opened) {
    this.folder = store.folder;
    this.readOnly = store.readOnly;
    this.system = rulebook.system;
    this.rulebook = rulebook;
    this.#store = store;
    this.#standing = standing;
    this.#checkpoints = new Checkpoints(store, () => ({ seq: this.seq, state: this.#checkpoint() }));
    this.#dice = dice;
    this.log = new KeptLog(
      rulebook,
      () => this.entries(),
      (lines) => this.dated(lines),
    );
  }

  /**
   * Makes a campaign folder. Throws a Refusal (`unknown-system`, `bad-name`) or a StoreTrouble, and then leaves nothing.
   */
  static async create(disk: Disk, folder: string, founding: Founding): Promise<void> {
    const { system, name } = checkedFounding(founding);
    await createCampaign(disk, folder, firstCheckpoint(system), async (aside) => {
      const game = await Game.open(disk, aside, { dice: seededDice(1) });
      try {
        await game.#found(name);
        for (const command of founding.sample ? system.sample() : []) {
          const answer = await game.dispatch(command);
          if (!answer.ok)
            throw new Error(`The sample’s “${command.type}” was refused: ${answer.error.message}`);
        }
      } finally {
        await game.close();
      }
    });
  }

  /** Opens a campaign folder: the last checkpoint and the journal after it. Throws StoreTrouble. */
  static async open(
    disk: Disk,
    folder: string,
    { dice = realDice, readOnly = false }: GameOptions = {},
  ): Promise<Game> {
    const store = await openCampaign(disk, folder, { readOnly });
    try {
      return new Game(store, dice, await catchUp(store));
    } catch (thrown) {
      await store.close();
      throw thrown;
    }
  }

  get state(): GameState {
    return this.#standing.timeline.state;
  }

  get seq(): number {
    return this.#standing.seq;
  }

  /** How the days of the campaign are named now. */
  get calendar(): Calendar {
    return calendarOf(this.state.campaign, this.system);
  }

  get recent(): readonly LogLine[] {
    return this.dated(this.#standing.timeline.recent);
  }

  /** Lines as `linesOf` gives them, with their days named by the calendar of now. */
  dated(lines: readonly LogLine[]): readonly LogLine[] {
    return dated(this.calendar, this.system.calendar, lines);
  }

  get saved(): GameView['saved'] {
    return { seq: this.seq, backupAt: this.#store.lastBackupAt(), doubt: this.#store.doubt };
  }

  /** What undo and redo would change, in words; null where there is nothing. */
  get takeBack(): Checkpoint['takeBack'] {
    return turnsInWords(this.#standing, this.rulebook);
  }

  /** The last command carried out that still stands; undefined after an undo or before the first. */
  get lastEntry(): Entry | undefined {
    const last = this.#standing.timeline.past.at(-1)?.entry;
    return last?.seq === this.seq ? last : undefined;
  }

  /** A command that still stands, with the campaign before it; undefined where the game no longer remembers it. */
  stepOf(entry: number): { entry: Entry; before: GameState } | undefined {
    return this.#standing.timeline.past.findLast((step) => step.entry.seq === entry);
  }

  /** Calls the listener after every command that was carried out. Gives back a function that ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Commands that the chart allows now. */
  can(): CommandKind[] {
    const { chart, kinds } = this.rulebook;
    return [...kinds.commands.values()].filter((kind) => chart.allows(this.state.campaign.mode, kind.type));
  }

  /** Ready-made commands for now, those of the system first. */
  offers(): Offer[] {
    const { campaign } = this.state;
    const offers = this.can().flatMap((kind) => kind.offers?.(campaign, this.system) ?? []);
    return warned(offers, campaign, this.system, this.rulebook.kinds.commands);
  }

  /**
   * Carries one command out, after those given before it. `ok` means: it is on the disk. Bad input, trouble with the disk
   * and bugs of ours are answers too, and change nothing; it never rejects.
   */
  dispatch(command: unknown, dice?: Dice): Promise<Answer> {
    const turn = this.#queue.then(() => this.#carryOut(command, dice)).catch(failure);
    this.#queue = turn;
    return turn;
  }

  /** The state after event `seq`. Throws a Refusal (`unknown-seq`). */
  async stateAt(seq: number): Promise<GameState> {
    if (!Number.isInteger(seq) || seq < 1 || seq > this.seq)
      throw new Refusal('unknown-seq', `There are events 1 to ${this.seq}; there is no ${seq}.`, 'at');
    return stateAfterEvent(this.rulebook, await this.entries(), seq);
  }

  /** The whole journal, checked. Throws StoreTrouble. */
  entries(): Promise<Entry[]> {
    return wholeJournal(this.rulebook, this.#store);
  }

  /** What was played and stands: all of it, or what there is of it from some point before a session on. Throws StoreTrouble. */
  past(session: number | 'all'): Promise<Past> {
    return pastOf(this.rulebook, this.#store, session);
  }

  /** Writes a checkpoint and gives the folder free. */
  async close(): Promise<void> {
    await this.#queue;
    try {
      await this.#checkpoints.finish();
    } finally {
      await this.#store.close();
    }
  }

  async #carryOut(given: unknown, dice: Dice | undefined): Promise<Answer> {
    const admitted = admit(given, this.rulebook, this.state.campaign, this.readOnly);
    if ('error' in admitted) return refused(admitted.error);
    const { command, faces, kind } = admitted;
    if (!kind) return this.#turnBack(command.type === 'undo' ? 'undo' : 'redo');
    if (!faces && !dice && isUndoneJustNow(this.#standing, command)) return this.#turnBack('redo');
    const byHand = faces && givenDice(faces, dice ?? this.#dice);
    const decided = decide(
      this.state.campaign,
      this.system,
      kind,
      command,
      byHand?.dice ?? dice ?? this.#dice,
      this.seq + 1,
    );
    if (!decided.ok) return refused(withFaces(decided.error, byHand));
    const fault = faultOf(kind, decided.events, faces ?? [], byHand?.used() ?? 0);
    if (fault) return refused(fault);
    demandWay(this.rulebook, this.state.campaign, decided.events, decided.state);
    const entry = this.#entry(command, decided.events, decided.state.session.number);
    return this.#commit(entry, (timeline) =>
      stepped(timeline, entry, { campaign: decided.state }, linesOf(this.rulebook, entry)),
    );
  }

  async #turnBack(turn: Turn): Promise<Answer> {
    this.#standing = await remembering(this.rulebook, this.#store, this.#standing, turn);
    const event = turnedEvent(this.#standing, this.rulebook, turn);
    if (!event) return refused(nothingTo(turn));
    const entry = this.#entry({ type: turn }, [event], this.state.campaign.session.number);
    return this.#commit(entry, (timeline) => follow(this.rulebook, timeline, entry));
  }

  async #commit(entry: Entry, step: (timeline: Timeline) => Timeline): Promise<Answer> {
    const { seq } = entry;
    const journalFile = Math.max(this.#standing.journalFile, entry.session);
    // Also where the line can't be written: its file may be there by then.
    this.#standing = { ...this.#standing, journalFile };
    // What could not be read back must not be written: a door is the only place where events are checked.
    for (const event of entry.events) this.rulebook.kinds.events.get(event.type)?.fields.parse(event);
    const written = this.#store.append(journalFile, entry);
    // Made while the disk works; it counts once the line is there.
    const timeline = step(this.#standing.timeline);
    await written;
    this.#standing = { timeline, seq, journalFile, takeBack: null };
    this.log.follow(entry);
    this.#checkpoints.count();
    for (const listener of this.#listeners) listener();
    const rolls = entry.events.flatMap((event) => event.rolls ?? []);
    return { ok: true, seq, events: entry.events, rolls };
  }

  #checkpoint(): Checkpoint {
    const { timeline, journalFile } = this.#standing;
    const { state, recent } = timeline;
    return { ...state, recent: [...recent], journalFile, takeBack: this.takeBack };
  }

  async #found(name: string): Promise<void> {
    const event = foundedEvent(this.state.campaign, this.system, name);
    const entry = this.#entry({ type: 'found' }, [event], 0);
    await this.#commit(entry, (timeline) => follow(this.rulebook, timeline, entry));
  }

  #entry(command: Entry['command'], events: Entry['events'], session: number): Entry {
    return { seq: events.at(-1)?.seq ?? this.seq, session, command, events };
  }
}
