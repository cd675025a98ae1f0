import { decide, evolve } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { givenDice, seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';

export interface Outcome {
  events: HexwatchEvent[];
  types: string[];
  /** The lines of the log. */
  told: string[];
  state: Campaign;
}

/**
 * A game without table, chart and disk: `given` commands with any dice, then the command under test with its faces.
 * It fails when faces are left over, and when the events read back do not give the same campaign.
 */
export function play(system: System, start: Campaign = blankCampaign(system)) {
  const kinds = kindsOf(system);
  const chance = seededDice(1);
  let state = start;
  let seq = 1;

  const run = (command: { type: string; [field: string]: unknown }, faces?: number[]) => {
    const kind = kinds.commands.get(command.type);
    if (!kind) throw new Error(`No command “${command.type}”.`);
    const given = faces && givenDice(faces);
    const decided = decide(state, system, kind, command, given?.dice ?? chance, seq);
    return { decided, left: given ? (faces?.length ?? 0) - given.used() : 0 };
  };

  const game = {
    get state(): Campaign {
      return state;
    },
    /** Carries commands out, with any dice; throws when one is refused. */
    given(...commands: { type: string; [field: string]: unknown }[]) {
      for (const command of commands) {
        const { decided } = run(command);
        if (!decided.ok) throw new Error(`${command.type}: ${decided.error.message}`);
        state = decided.state;
        seq += decided.events.length;
      }
      return game;
    },
    /** Carries one command out with just these faces. */
    when(command: { type: string; [field: string]: unknown }, faces: number[] = []): Outcome {
      const { decided, left } = run(command, faces);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}: ${decided.error.message}`);
      if (left > 0) throw new Error(`${left} of the faces were not thrown.`);
      const read = JSON.parse(JSON.stringify(decided.events)) as HexwatchEvent[];
      const again = read.reduce((campaign, event) => evolve(campaign, kinds.events, event), state);
      if (JSON.stringify(again) !== JSON.stringify(decided.state))
        throw new Error('Replay differs from the decision.');
      state = decided.state;
      seq += decided.events.length;
      return {
        events: decided.events,
        types: decided.events.map((event) => event.type),
        told: decided.events.flatMap((event) => (event.text ? [event.text] : [])),
        state,
      };
    },
    /** The refusal of a command; throws when it is carried out. Nothing has changed. */
    refused(command: { type: string; [field: string]: unknown }, faces?: number[]): RefusalInWords {
      const { decided } = run(command, faces ?? undefined);
      if (decided.ok) throw new Error(`${command.type} was carried out.`);
      return decided.error;
    },
  };
  return game;
}
