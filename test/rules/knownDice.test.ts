import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/campaign/decide.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { KnownDie, System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { Game } from '../../src-main/game/game.ts';
import { formOf } from '../../src-main/queries/forms/forms.ts';
import { knownDiceOf } from '../../src-main/queries/dice/knownDice.ts';
import { filled } from '../helpers/autoplay.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';
import { openedSample, type AnyCommand, type Playthrough } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

type Standing = Pick<Game, 'rulebook' | 'state'>;

/** What an act rolls by these dice, die by die; undefined where it is refused. */
function thrownBy({ rulebook, state }: Standing, command: AnyCommand, chance: Dice): KnownDie[] | undefined {
  const { system, kinds } = rulebook;
  const kind = kinds.commands.get(command.type);
  const thrown: KnownDie[] = [];
  const recording = (sides: number, purpose = ''): number => {
    thrown.push({ die: `d${sides}`, for: purpose });
    return chance(sides);
  };
  const decided = kind && decide(state.campaign, system, kind, command, recording, 1);
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
          const thrown = thrownBy(game, offer.command, seededDice(3));
          if (thrown) expect([offer.label, thrown.slice(0, dice.length)]).toEqual([offer.label, dice]);
        }
        expect(ready.length).toBeGreaterThan(0);
      },
    );
  },
);

/** An offer or a form with every blank filled in by chance. */
const byChance = ({ needs = [], ...offer }: Offer, chance: Dice): AnyCommand =>
  needs.reduce(
    (command: AnyCommand, need) => filled({ ...offer, command, needs: [need] }, chance(10_000)),
    offer.command,
  );

interface Try {
  type: string;
  thrown: KnownDie[];
}

/** What commands roll that are tried at many moments of games by chance, with house rules by chance. */
function triesIn(system: System): Try[] {
  const chance = seededDice(18);
  const tries: Try[] = [];
  for (let seed = 1; seed <= 8; seed += 1) {
    const game = openedSample(system, { dice: seededDice(seed) });
    for (const { id: option, choices } of system.options)
      game.attempt({ type: 'set-option', option, value: choices[chance(choices.length) - 1]?.id });
    const statBlock = system.statBlocks[chance(system.statBlocks.length) - 1]?.name;
    if (seed % 3 !== 0) game.attempt({ type: 'meet', statBlock, count: 2 });
    if (seed % 2 === 0) game.attempt({ type: 'start-fight' });
    for (let step = 0; step < 24; step += 1) {
      if (step % 8 === 0) tries.push(...triesAt(game, chance));
      const { offers } = game;
      const offer = offers[chance(offers.length) - 1];
      if (offer) game.attempt(byChance(offer, chance));
    }
  }
  return tries;
}

/** Every command that goes now, as a form and as it is offered. */
function triesAt({ rulebook, state }: Playthrough, chance: Dice): Try[] {
  const { system, kinds, chart } = rulebook;
  const going = [...kinds.commands.values()].filter(({ type }) => chart.allows(state.mode, type));
  return going.flatMap((kind) => {
    const form = formOf(kind, state, system);
    const offers = kind.offers?.(state, system).slice(0, 2) ?? [];
    return [...(form ? [form, form, form] : []), ...offers].flatMap((offer) => {
      const thrown = thrownBy({ rulebook, state: { campaign: state } }, byChance(offer, chance), chance);
      return thrown && thrown.length > 0 ? [{ type: kind.type, thrown }] : [];
    });
  });
}

systemContract('commands of $name', (system, { knownDice }) => {
  const known = new Map(
    [...kindsOf(system).commands].flatMap(([type, { dice }]) => (dice ? [[type, dice] as const] : [])),
  );
  const tries = triesIn(system).filter(({ type }) => known.has(type));

  it('that tell their dice throw them first, wherever they throw any', () => {
    const wrong = tries.filter(({ type, thrown }) =>
      known.get(type)?.some(({ die }, index) => die !== thrown[index]?.die),
    );
    expect(wrong).toEqual([]);
  });

  it('tell them where they are always the same', () => {
    const told = new Set(tries.map(({ type }) => type));
    expect(knownDice.filter((type) => !told.has(type))).toEqual([]);
  });
});
