import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import type { CoreCommand } from '../../shared/campaign/commands/index.ts';
import { decide, evolve, type Decided } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { kindsOf, type Kinds } from '../../shared/campaign/kinds.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { givenDice, seededDice } from '../../shared/dice/sources.ts';
import type { CommandOf, System } from '../../shared/systems/contract.ts';
import { chartOf, type Chart } from '../../src-main/game/chart.machine.ts';

type OwnCommand<S extends System> = CommandOf<S['commands'][number]>;

/** A command of a system: one of its own, or one that all share. Where only `System` is known, anything with a type goes. */
export type CommandIn<S extends System> = { type: string } & (
  | OwnCommand<S>
  | Exclude<CoreCommand, { type: OwnCommand<S>['type'] }>
);

/** The fields of one command, all of which may be left out: what a builder of such commands takes besides. */
export type Fields<S extends System, Type extends string> = Partial<
  Omit<Extract<CommandIn<S>, { type: Type }>, 'type'>
>;

/** A command that no type vouches for: made from an offer, or bad on purpose. */
export interface AnyCommand {
  type: string;
  [field: string]: unknown;
}

/** A system with its kinds and its chart. */
export interface Rulebook<S extends System = System> {
  system: S;
  kinds: Kinds;
  chart: Chart;
}

const known = new WeakMap<System, Omit<Rulebook, 'system'>>();

/** The rulebook of a system; made once for many games. */
export function rulebookOf<S extends System>(system: S): Rulebook<S> {
  const kinds = known.get(system)?.kinds ?? kindsOf(system);
  const chart = known.get(system)?.chart ?? chartOf(system, kinds);
  known.set(system, { kinds, chart });
  return { system, kinds, chart };
}

/** What one command brought. */
export interface Outcome {
  events: HexwatchEvent[];
  /** The types of the events. */
  types: string[];
  /** The lines of the log. */
  told: string[];
  state: Campaign;
}

/** The facts of one type among what a command brought. */
export const facts = ({ events }: Pick<Outcome, 'events'>, type: string): HexwatchEvent[] =>
  events.filter((event) => event.type === type);

/** The first fact of that type; fails where there is none. */
export function fact({ events }: Pick<Outcome, 'events'>, type: string): HexwatchEvent {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`No ${type} among ${events.map((event) => event.type).join(', ')}.`);
  return found;
}

/** Where a game begins (an empty campaign) and its dice (by chance, but always the same). */
interface Setup {
  from?: Campaign;
  dice?: Dice;
}

/**
 * A game through chart and rules, without a disk: `given` what went before, with any dice, then the command under test with
 * its faces (`when`), or its refusal (`refused`).
 */
export class Playthrough<S extends System = System> {
  readonly rulebook: Rulebook<S>;
  state: Campaign;
  /** Everything that has happened since the game began. */
  readonly events: HexwatchEvent[] = [];
  readonly #dice: Dice;

  constructor(system: S, { from = blankCampaign(system), dice = seededDice(1) }: Setup) {
    this.rulebook = rulebookOf(system);
    this.state = from;
    this.#dice = dice;
  }

  /** Carries commands out, with any dice. Throws when one is refused. */
  given(...commands: readonly CommandIn<S>[]): this {
    for (const command of commands) this.#carriedOut(command, this.#dice);
    return this;
  }

  /** Carries one command out with just these faces. Throws when faces are left over, and when replay tells another story. */
  when(command: CommandIn<S>, faces: readonly number[] = []): Outcome {
    const before = this.state;
    const { dice, used } = givenDice(faces);
    const events = this.#carriedOut(command, dice);
    if (used() < faces.length) throw new Error(`${faces.length - used()} of the faces were not thrown.`);
    if (JSON.stringify(this.replayed(before, events)) !== JSON.stringify(this.state))
      throw new Error('Replay differs from the decision.');
    return {
      events,
      types: events.map(({ type }) => type),
      told: events.flatMap(({ text }) => text ?? []),
      state: this.state,
    };
  }

  /** Why a command is refused; throws when it is carried out. Nothing has changed. */
  refused(command: CommandIn<S>, faces?: readonly number[]): RefusalInWords {
    const decided = this.#decide(command, faces ? givenDice(faces).dice : this.#dice);
    if (decided.ok) throw new Error(`${command.type} was carried out.`);
    return decided.error;
  }

  /** Tries a command that no type vouches for; gives back why it was refused, undefined when it was carried out. */
  attempt(command: AnyCommand): RefusalInWords | undefined {
    const decided = this.#decide(command, this.#dice);
    if (!decided.ok) return decided.error;
    this.#keep(decided);
    return undefined;
  }

  /** What may be done now. */
  get offers(): Offer[] {
    return [...this.rulebook.kinds.commands.keys()].flatMap((type) => this.offersOf(type));
  }

  /** What is offered of one command. */
  offersOf(type: string): Offer[] {
    const { system, kinds, chart } = this.rulebook;
    if (!chart.allows(this.state.mode, type)) return [];
    return kinds.commands.get(type)?.offers?.(this.state, system) ?? [];
  }

  /** Where we are: the innermost state of the chart. */
  get where(): string {
    return this.state.mode.closed ? 'closed' : this.state.mode.now;
  }

  /** The campaign that events make of another when they are read back from a file. */
  replayed(start: Campaign, events: readonly HexwatchEvent[] = this.events): Campaign {
    const read = JSON.parse(JSON.stringify(events)) as HexwatchEvent[];
    return read.reduce((state, event) => evolve(state, this.rulebook.kinds.events, event), start);
  }

  #carriedOut(command: { type: string }, dice: Dice): HexwatchEvent[] {
    const decided = this.#decide(command, dice);
    if (decided.ok) return this.#keep(decided);
    const { code, message } = decided.error;
    throw new Error(`${JSON.stringify(command)}: ${code}: ${message}`);
  }

  #decide(command: { type: string }, dice: Dice): Decided {
    const { system, kinds, chart } = this.rulebook;
    const kind = kinds.commands.get(command.type);
    if (!kind) return { ok: false, error: { code: 'unknown-command', message: 'There is no such command.' } };
    if (!chart.allows(this.state.mode, command.type))
      return {
        ok: false,
        error: { code: 'not-now', message: `It goes at another moment than ${this.where}.` },
      };
    return decide(this.state, system, kind, command, dice, this.events.length + 1);
  }

  #keep({ state, events }: Extract<Decided, { ok: true }>): HexwatchEvent[] {
    this.state = state;
    this.events.push(...events);
    return events;
  }
}

/** A game of a system, from an empty campaign unless told otherwise. */
export const play = <S extends System>(system: S, setup: Setup = {}): Playthrough<S> =>
  new Playthrough(system, setup);

/** A game of a system’s sample with a session open. */
export const openedSample = <S extends System>(system: S, setup: Setup = {}): Playthrough<S> => {
  const game = play(system, setup);
  for (const command of [...system.sample(), { type: 'open-session' }]) {
    const refused = game.attempt(command);
    if (refused) throw new Error(`${command.type}: ${refused.message}`);
  }
  return game;
};

/** The game as an earlier version left it: all of these are in use, whatever hands there are. */
export function allInUse<Game extends Playthrough>(game: Game, creature: string, ...items: string[]): Game {
  const at = game.state.clock;
  game.state = game.replayed(
    game.state,
    items.map((item) => ({
      seq: 0,
      type: 'item-changed',
      at,
      creature,
      item,
      from: {},
      to: { inUse: true },
    })),
  );
  return game;
}
