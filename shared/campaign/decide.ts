import type { z } from 'zod';
import { extended } from '../extended.ts';
import { throwDice, throwTens, throwWithEdge, type Dice, type Roll } from '../dice/dice.ts';
import { readNotation, throwNotation } from '../dice/notation.ts';
import { FacesDoNotFit } from '../dice/sources.ts';
import { citedAs } from '../systems/ruleBook.ts';
import type { CommandKind, Decision, System } from '../systems/contract.ts';
import { tellsWhereTheyAre } from './astray/belief.ts';
import { copyOf } from './blankCampaign.ts';
import { drafted, frozen } from './drafted.ts';
import { unchanged, type By, type EventKind, type HexwatchEvent } from './event.ts';
import { statusChanged } from './events/creatures.ts';
import { filled, withDefaults } from './filling.ts';
import { leaveNoTurnBehind } from './fight.ts';
import { isOutOfSight } from './people/sight.ts';
import { Refusal, type RefusalInWords } from './refusal.ts';
import { LARGEST, type Campaign } from './state.ts';
import { wordsOf } from './tell.ts';
import { fitting } from '../door/fitting.ts';

export type Decided =
  | { ok: true; events: HexwatchEvent[]; state: Campaign }
  | { ok: false; error: RefusalInWords };

/** How a command is decided in a sandbox. */
export interface Manner {
  /** The command is known to fit its schema, and its events say what happened and was rolled, and nothing for the log. */
  silent?: boolean;
  /** The kinds of events that somebody reads, where that is not all of them: of the others only what they change happens. */
  read?: ReadonlySet<string> | undefined;
}

/**
 * Decides one command by the rules: the events that follow, numbered from `seq`, and the campaign after them.
 * Pure: the same campaign, command and faces give the same events. A refusal is a value and changes nothing.
 */
export function decide(
  state: Campaign,
  system: System,
  kind: CommandKind,
  command: unknown,
  dice: Dice,
  seq: number,
  { silent = false, read }: Manner = {},
): Decided {
  const parsed = silent
    ? { success: true as const, data: withDefaults(kind.fields, command as Given) }
    : fitting(kind.fields, command);
  if (!parsed.success) return { ok: false, error: schemaRefusal(kind.type, parsed.error) };
  const decision = new OneDecision(state, system, dice, seq, { silent, read });
  try {
    if (!silent) demandBounds(parsed.data);
    kind.decide(decision, parsed.data);
    leaveNoTurnBehind(decision, state);
    const events = decision.finished();
    return { ok: true, events, state: silent ? decision.state : frozen(decision.state, state) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, error: byRule(thrown.inWords(), kind) };
    if (thrown instanceof FacesDoNotFit) {
      const { code, message, die, purpose } = thrown;
      return { ok: false, error: { code, message, die, for: purpose } };
    }
    throw thrown;
  }
}

/** Refusals for which every system has a rule; it is the first one of the command unless the words name another. */
const RULED = ['not-able', 'no-slot', 'off-sheet'];

function byRule(refusal: RefusalInWords, { rules: [rule] }: CommandKind): RefusalInWords {
  if (!rule || !RULED.includes(refusal.code) || /\([A-Z]+-/.test(refusal.message)) return refusal;
  return { ...refusal, message: refusal.message.replace(/\.$/, ` (${rule}).`) };
}

/** What is wrong with a command's fields, as a refusal whose sentence names the first of them. */
export function schemaRefusal(type: string, error: z.ZodError): RefusalInWords {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = unknown ?? (issue?.path.map(String).join('.') || 'type');
  const message = unknown
    ? `“${type}” has no field “${unknown}”. Leave it out.`
    : `“${path}” of “${type}” is not valid: ${issue?.message ?? 'it is missing'}.`;
  const faults = error.issues.map((one) => ({ path: one.path.map(String).join('.'), message: one.message }));
  return { code: 'bad-field', message, path, ...(unknown === undefined ? { faults } : {}) };
}

/** Where in a value a number is larger than any that makes sense; undefined where all are fine. */
function tooLarge(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = tooLarge(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses a command with `bad-field` where a number in it is not one or too large, in whatever depth: sheets and details as well. */
function demandBounds(command: unknown): void {
  const path = tooLarge(command, '');
  if (path !== undefined)
    throw new Refusal('bad-field', `The number in “${path}” is too large. Choose a smaller one.`, path);
}

type Given = Record<string, unknown>;

class OneDecision implements Decision {
  state: Campaign;
  readonly system: System;
  readonly #dice: Dice;
  readonly #events: HexwatchEvent[] = [];
  #pending: Roll[] = [];
  #seq: number;
  #receipt = false;
  #fell: string | undefined;
  deed: By | undefined;
  readonly #silent: boolean;
  readonly #read: ReadonlySet<string> | undefined;

  constructor(state: Campaign, system: System, dice: Dice, seq: number, { silent = false, read }: Manner) {
    this.state = state;
    this.system = system;
    this.#dice = dice;
    this.#seq = seq;
    this.#silent = silent;
    this.#read = read;
  }

  throwDice(purpose: string, count: number, sides: number, bonus = 0): Roll {
    return this.#record(throwDice(this.#dice, purpose, count, sides, bonus));
  }

  throwTens(purpose: string): Roll {
    return this.#record(throwTens(this.#dice, purpose));
  }

  throwEdge(...[purpose, sides, edge, bonus]: Parameters<Decision['throwEdge']>): Roll {
    return this.#record(throwWithEdge(this.#dice, purpose, sides, edge, bonus));
  }

  throwNotation(purpose: string, notation: string): Roll {
    const parsed = readNotation(notation);
    if ('fault' in parsed) throw new Refusal('bad-dice', parsed.fault, 'dice');
    return this.#record(throwNotation(this.#dice, purpose, parsed));
  }

  emit(...[kind, fields, header]: Parameters<Decision['emit']>): void {
    const isRead = this.#isRead(kind);
    if (isRead || kind.evolve !== unchanged) {
      const values = this.#valuesOf(kind, fields);
      const before = this.state;
      this.state = evolved(before, kind, values);
      if (isRead) this.#note(kind, values, header, before);
    }
    this.#pending = [];
  }

  emitEach(...[kind, each, header]: Parameters<Decision['emitEach']>): void {
    if (each.length > 0 && this.#silent && !this.#isRead(kind)) {
      const change = (draft: Campaign): void => {
        for (const fields of each) kind.evolve(draft, this.#valuesOf(kind, fields));
      };
      this.state = drafted(this.state, change, { copied: copyOf });
      this.#pending = [];
    } else for (const fields of each) this.emit(kind, fields, header);
  }

  asReceipt(happen: () => void, fell?: string): void {
    const [receipt, before, by] = [this.#receipt, this.#fell, this.deed];
    this.#receipt = true;
    this.#fell = fell;
    this.deed = undefined;
    happen();
    this.#receipt = receipt;
    this.#fell = before;
    this.deed = by;
  }

  asDeedOf({ actor, means }: By, happen: () => void): void {
    const before = this.deed;
    this.deed = actor || means ? extended(actor ? { actor } : {}, means ? { means } : {}) : undefined;
    try {
      happen();
    } finally {
      this.deed = before;
    }
  }

  finished(): HexwatchEvent[] {
    if (this.#pending.length > 0) throw new Error(`Dice for “${this.#pending[0]?.for}” are in no event.`);
    return this.#events;
  }

  #note(kind: EventKind, values: Given, header: Parameters<Decision['emit']>[2], before: Campaign): void {
    const event: HexwatchEvent = { seq: this.#seq++, type: kind.type, at: this.state.clock, ...values };
    if (this.#pending.length > 0) event.rolls = this.#pending;
    if (!this.#silent) this.#addHeader(event, header, values, before);
    this.#events.push(event);
  }

  /** What the log says of an event, and by which rules it happened. */
  #addHeader(
    event: HexwatchEvent,
    header: Parameters<Decision['emit']>[2],
    values: Given,
    before: Campaign,
  ): void {
    const { type } = event;
    const secret = header?.secret ?? (isHidden(before, this.state, values) || undefined);
    if (secret !== undefined) event.secret = secret;
    // An event that names no rule has those that the book gives for its kind.
    const named = header?.rules ?? citedAs(this.system, type);
    const rules = typeof named === 'function' ? named() : named;
    if (rules.length > 0) event.rules = rules;
    Object.assign(event, this.#wordsOf(type, values, before));
    if (this.#receipt) event.receipt = true;
    if (this.#fell !== undefined) event.fell = this.#fell;
  }

  #isRead({ type }: EventKind): boolean {
    return this.#read === undefined || this.#read.has(type);
  }

  /** What is evolved now is what will be read back from the disk, without checking what the rules have just made. */
  #valuesOf<Shape extends z.ZodRawShape>(
    kind: EventKind<Shape>,
    fields: z.input<z.ZodObject<Shape>>,
  ): z.infer<z.ZodObject<Shape>> {
    const given = kind.type === statusChanged.type ? this.#withDoer(fields) : fields;
    const fill = this.#silent ? withDefaults<Shape> : filled<Shape>;
    return fill(kind.fields, given as typeof fields);
  }

  /** A change of status with who brought it about; flight is everybody’s own. */
  #withDoer(fields: Given): Given {
    return this.deed === undefined || fields['to'] === 'fled' ? fields : extended(fields, { by: this.deed });
  }

  #wordsOf(type: string, event: Given, before: Campaign): ReturnType<typeof wordsOf> {
    return wordsOf(this.system, type, event, { before, campaign: this.state, rolls: this.#pending });
  }

  #record(roll: Roll): Roll {
    this.#pending.push(roll);
    return roll;
  }
}

/** Whether players must not read what an event says: of people they have not met, or of the hex where they don’t know they are. */
const isHidden = (before: Campaign, after: Campaign, fields: Given): boolean =>
  isOutOfSight(before, after, fields) || tellsWhereTheyAre(after, fields);

/** The campaign after one event that was read back. Throws when the kind is unknown or the fields do not fit it. */
export function evolve(
  state: Campaign,
  kinds: ReadonlyMap<string, EventKind>,
  event: HexwatchEvent,
): Campaign {
  const kind = kinds.get(event.type);
  if (!kind) throw new Error(`Unknown event “${event.type}”.`);
  return frozen(evolved(state, kind, kind.fields.parse(event)), state);
}

const evolved = (state: Campaign, kind: EventKind, details: Given): Campaign =>
  kind.evolve === unchanged
    ? state
    : drafted(
        state,
        (draft) => {
          kind.evolve(draft, details);
        },
        { copied: copyOf, brought: details },
      );
