import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/campaign/decide.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { KnownDie, System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { Game } from '../../src-main/game/game.ts';
import { knownDiceOf } from '../../src-main/queries/knownDice.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

/** What an act throws, die by die; undefined where it is refused. */
function thrownBy(game: Game, command: { type: string }): KnownDie[] | undefined {
  const { system, rulebook, state, seq } = game;
  const kind = rulebook.kinds.commands.get(command.type);
  const chance = seededDice(3);
  const thrown: KnownDie[] = [];
  const recording = (sides: number, purpose = ''): number => {
    thrown.push({ die: `d${sides}`, for: purpose });
    return chance(sides);
  };
  const decided = kind && decide(state.campaign, system, kind, command, recording, seq + 1);
  return decided?.ok ? thrown : undefined;
}

describe.each(systems.map((system) => [system.name, system] as const))(
  'what is offered in %s',
  (_, { id, statBlocks: [block] }: System) => {
    const moments = [
      ['before a session', []],
      ['on the road', [{ type: 'open-session' }]],
      [
        'in a fight',
        [
          { type: 'open-session' },
          { type: 'meet', statBlock: block?.name, count: 2 },
          { type: 'start-fight' },
        ],
      ],
    ] as const;

    it.each(moments)(
      'has its dice told beforehand, as they are thrown then: %s',
      async (_moment, commands) => {
        const game = await newGame({ system: id, sample: true }, { dice: seededDice(1) });
        if (commands.length > 0) await carryOut(game, ...commands);
        const known = game.offers().map((offer) => ({ offer, dice: knownDiceOf(game, offer) }));
        await game.close();
        const ready = known.filter(({ offer, dice }) => !offer.needs && dice);
        for (const { offer, dice = [] } of ready) {
          const thrown = thrownBy(game, offer.command);
          if (thrown) expect([offer.label, thrown.slice(0, dice.length)]).toEqual([offer.label, dice]);
        }
        expect(ready.length).toBeGreaterThan(0);
      },
    );
  },
);
