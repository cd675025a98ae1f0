import { decide } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { kindsOf, type Kinds } from '../../shared/campaign/kinds.ts';
import { filledIn, type Value } from '../../src-renderer/acts/fill.ts';
import type { Field, Offer } from '../../shared/campaign/offer.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';
import { chartOf, type Chart } from '../../src-main/game/chart.machine.ts';

type Given = { type: string; [field: string]: unknown };

/** A system with its chart, made once for many games. */
export interface Rulebook {
  system: System;
  kinds: Kinds;
  chart: Chart;
}
export function rulebookOf(system: System): Rulebook {
  const kinds = kindsOf(system);
  return { system, kinds, chart: chartOf(system, kinds) };
}

/** A game through chart and rules, without a disk. A refused command changes nothing. */
export class Playthrough {
  state: Campaign;
  readonly log: HexwatchEvent[] = [];
  readonly rulebook: Rulebook;
  readonly #dice: Dice;

  /** A game from the beginning, or one that goes on from where another stands. */
  constructor(rulebook: Rulebook, dice: Dice, from?: Playthrough) {
    this.rulebook = rulebook;
    this.#dice = dice;
    this.state = from?.state ?? blankCampaign(rulebook.system);
  }

  /** Gives back why a command was refused; undefined when it was carried out. */
  give(command: Given): string | undefined {
    const { system, kinds, chart } = this.rulebook;
    const kind = kinds.commands.get(command.type);
    if (!kind || !chart.allows(this.state.mode, command.type))
      return `${command.type} goes at another moment.`;
    const decided = decide(this.state, system, kind, command, this.#dice, this.log.length + 1);
    if (!decided.ok) return decided.error.message;
    this.state = decided.state;
    this.log.push(...decided.events);
    return undefined;
  }

  /** Carries commands out that cannot be refused. */
  all(commands: readonly Given[]): this {
    for (const command of commands) {
      const why = this.give(command);
      if (why) throw new Error(`${JSON.stringify(command)}: ${why}`);
    }
    return this;
  }

  get offers(): Offer[] {
    const { system, kinds, chart } = this.rulebook;
    return [...kinds.commands.values()]
      .filter(({ type }) => chart.allows(this.state.mode, type))
      .flatMap((kind) => kind.offers?.(this.state, system) ?? []);
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
}

/** A blank filled in by a number that chooses. */
function fill({ name, kind, choices = [], many, value, optional }: Field, choice: number): [string, Value][] {
  if (optional && choice % 2 === 0) return [];
  const picked = choices[choice % Math.max(1, choices.length)]?.value;
  if (kind === 'check') return [[name, choice % 3 === 0]];
  if (kind === 'number') return [[name, Number(picked ?? value ?? 1)]];
  if (picked === undefined) return [[name, value ?? 'Somebody']];
  return [[name, many ? [picked] : picked]];
}

/** The command of an offer with all of its blanks filled in. */
export const filled = (offer: Offer, choice: number): Given =>
  filledIn(offer, Object.fromEntries((offer.needs ?? []).flatMap((need) => fill(need, choice))));
