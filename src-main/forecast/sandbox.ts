import { decide, type Manner } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { RewindingDice } from '../../shared/dice/sources.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { withoutStrangersGone } from './gone.ts';

/** What speaks against a command, or the events that it brought. */
export type Tried = { ok: true; events: readonly HexwatchEvent[] } | { ok: false; error: RefusalInWords };

/** One command that was carried out, with what it brought. */
export interface Step {
  command: AnyCommand;
  before: Campaign;
  after: Campaign;
  events: readonly HexwatchEvent[];
}

/** Whether the party is walking as it does this: a night that ends meanwhile is no camp. */
export const marchesOn = ({ command }: Pick<Step, 'command'>): boolean => command.type === 'travel';

/**
 * A campaign to try things out in, by the same rules as at the table and with the same facts, but without what the log says of
 * them, without offers and without a disk. The campaign that it starts from stays as it is.
 */
export class Sandbox {
  campaign: Campaign;
  readonly #rules: Rulebook;
  readonly #dice: RewindingDice;
  readonly #manner: Manner;
  readonly #start: Campaign;
  #seq = 1;

  /**
   * `read` are the kinds of events that somebody reads, where that is not all of them. Strangers who are gone after an encounter are
   * forgotten then: nobody asks after them.
   */
  constructor(rules: Rulebook, campaign: Campaign, dice: RewindingDice, read?: ReadonlySet<string>) {
    this.#rules = rules;
    this.campaign = campaign;
    this.#start = campaign;
    this.#dice = dice;
    this.#manner = { silent: true, read };
  }

  /**
   * Carries a command out that fits its schema: it is not parsed, only its defaults are filled in. A refused one changes nothing, and its dice are thrown anew by the next; `not-now` where the chart
   * does not allow it.
   */
  give(command: AnyCommand): Tried {
    const { system, kinds, chart } = this.#rules;
    const kind = kinds.commands.get(command.type);
    if (!kind || !chart.allows(this.campaign.mode, command.type))
      return { ok: false, error: { code: 'not-now', message: `“${command.type}” goes at another moment.` } };
    const before = this.#dice.mark();
    const decided = decide(this.campaign, system, kind, command, this.#dice.dice, this.#seq, this.#manner);
    if (!decided.ok) {
      this.#dice.rewind(before);
      return decided;
    }
    const isOver = this.campaign.encounter !== null && decided.state.encounter === null;
    this.campaign =
      isOver && this.#manner.read ? withoutStrangersGone(decided.state, this.#start) : decided.state;
    this.#seq += decided.events.length;
    return { ok: true, events: decided.events };
  }
}
