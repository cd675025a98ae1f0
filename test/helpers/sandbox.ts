import type { Dice } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';
import { decide } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign, CampaignMode } from '../../shared/campaign/state.ts';

/** What a sandbox plays by; `allows` is the chart’s answer. */
export interface SandboxRules {
  system: System;
  kinds: Kinds;
  allows(mode: CampaignMode, command: string): boolean;
}

/** A command whose maker knows that it fits its schema: it is not parsed, only its defaults are filled in. */
export interface KnownCommand {
  type: string;
  [field: string]: unknown;
}

/** What speaks against a command, or the events that it brought. */
export type Tried = { ok: true; events: readonly HexwatchEvent[] } | { ok: false; error: RefusalInWords };

/**
 * A campaign to try things out in, by the same rules as at the table and with the same events, but without their words,
 * without offers and without a disk. The campaign that it starts from stays as it is.
 */
export class Sandbox {
  campaign: Campaign;
  readonly #rules: SandboxRules;
  readonly #dice: Dice;
  #seq: number;

  constructor(rules: SandboxRules, campaign: Campaign, dice: Dice, seq = 1) {
    this.#rules = rules;
    this.campaign = campaign;
    this.#dice = dice;
    this.#seq = seq;
  }

  /** Carries a command out. A refused one changes nothing; `not-now` where the chart does not allow it. */
  give(command: KnownCommand): Tried {
    const { system, kinds, allows } = this.#rules;
    const kind = kinds.commands.get(command.type);
    if (!kind || !allows(this.campaign.mode, command.type))
      return { ok: false, error: { code: 'not-now', message: `“${command.type}” goes at another moment.` } };
    const decided = decide(this.campaign, system, kind, command, this.#dice, this.#seq, { silent: true });
    if (!decided.ok) return decided;
    this.campaign = decided.state;
    this.#seq += decided.events.length;
    return { ok: true, events: decided.events };
  }
}
