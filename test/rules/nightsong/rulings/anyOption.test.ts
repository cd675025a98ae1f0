import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CampaignSchema, type Ruling } from '../../../../shared/campaign/state.ts';
import { seededDice } from '../../../../shared/dice/sources.ts';
import type { RulingKind } from '../../../../shared/systems/contract.ts';
import { filled, Game, rulebookOf } from '../../../helpers/game.ts';
import { nightsong } from '../party.ts';

/** A value that an option may be set to, picked by a number. */
function anyValue({ value, choices, range }: RulingKind, choice: number): Ruling {
  if (choices) return choices[choice % choices.length] ?? value;
  if (range) return range[0] + (choice % (range[1] - range[0] + 1));
  return choice % 2 === 0;
}

describe('options', () => {
  const book = rulebookOf(nightsong);
  const { rulings } = nightsong;

  it('are set in the middle of anything: nothing breaks, figures stay in bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { minLength: 60, maxLength: 60 }),
        (seed, choices) => {
          const game = new Game(book, seededDice(seed)).all([
            ...nightsong.sample(),
            { type: 'open-session' },
          ]);
          for (const [which, choice] of choices) {
            const option = rulings[which % rulings.length];
            if (option)
              game.all([{ type: 'set-ruling', ruling: option.id, value: anyValue(option, choice) }]);
            const offers = game.offers;
            const offer = offers[choice % offers.length];
            if (offer) game.give(filled(offer, choice));
            const { state } = game;
            CampaignSchema.parse(state);
            nightsong.own.schema.parse(state.own);
            const odds = nightsong.reaction.odds('normal', 'neutral', state);
            expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
            for (const creature of Object.values(state.creatures)) {
              expect(nightsong.sheet.safeParse(creature.sheet).error?.issues).toBeUndefined();
              expect(creature.hitPoints.now).toBeLessThanOrEqual(creature.hitPoints.max);
              nightsong.figures(creature, state);
            }
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
