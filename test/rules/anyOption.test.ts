import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import { CampaignSchema, type OptionValue } from '../../shared/campaign/state.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, type Playthrough } from '../helpers/play.ts';

interface HouseRule {
  id: string;
  /** A value that it may be set to, picked by a number. */
  any(choice: number): OptionValue;
}

const among =
  (values: readonly OptionValue[]) =>
  (choice: number): OptionValue =>
    values[choice % values.length] ?? 0;

/** Everything that a house may set otherwise. */
const houseRulesOf = ({ options, numbers }: System): HouseRule[] => [
  ...options.map(({ id, choices }) => ({ id, any: among(choices.map((one) => one.id)) })),
  ...numbers.map(({ id, choices, range: [least, most] = [0, 1] }) => ({
    id,
    any: choices ? among(choices) : (choice: number) => least + (choice % (most - least + 1)),
  })),
];

const IN_FIGHTS = new Set(['attack', 'declare', 'cast', 'end-turn', 'flee']);

/** Any offer of the moment; a fight goes on more often than it is left. */
function anyOffer(offers: readonly Offer[], choice: number): Offer | undefined {
  const deeds = offers.filter(({ command }) => IN_FIGHTS.has(command.type));
  const among = choice % 3 > 0 && deeds.length > 0 ? deeds : offers;
  return among[choice % among.length];
}

function expectBounds(system: System, { state }: Playthrough): void {
  CampaignSchema.parse(state);
  system.details.schema.parse(state.details);
  for (const creature of Object.values(state.creatures)) {
    const { name, sheet, hitPoints } = creature;
    expect([name, system.sheet.safeParse(sheet).error?.issues]).toEqual([name, undefined]);
    expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
    system.figures(creature, state);
  }
  expect(state.fight?.slot ?? 0).toBeLessThanOrEqual(state.fight?.slots.length ?? 0);
  const odds = system.reaction.odds('normal', 'neutral', state);
  expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
}

describe.each(systems.map((system) => [system.name, system] as const))('options of %s', (_, system) => {
  const houseRules = houseRulesOf(system);

  it('are set in the middle of anything: nothing breaks, figures stay in bounds, the events tell the same', () => {
    const pick = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.record({ option: pick, value: pick, offer: pick }), { minLength: 60, maxLength: 60 }),
        (seed, steps) => {
          const game = openedSample(system, { dice: seededDice(seed) });
          for (const { option, value, offer } of steps) {
            const rule = houseRules[option % houseRules.length]!;
            game.given({ type: 'set-option', option: rule.id, value: rule.any(value) });
            if (offer % 7 === 0)
              game.attempt({
                type: 'meet',
                statBlock: system.statBlocks[value % system.statBlocks.length]?.name,
                count: 2,
              });
            if (offer % 7 === 1) game.attempt({ type: 'start-fight' });
            const taken = anyOffer(game.offers, offer);
            if (taken) game.attempt(filled(taken, offer));
            expectBounds(system, game);
          }
          expect(game.replayed(blankCampaign(system))).toEqual(game.state);
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
