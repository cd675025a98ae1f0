import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CampaignSchema, type Ruling } from '../../../../shared/campaign/state.ts';
import { seededDice } from '../../../../shared/dice/sources.ts';
import type { RulingKind } from '../../../../shared/systems/contract.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { filled, Game, rulebookOf } from '../../../helpers/game.ts';

const book = rulebookOf(fivey);

/** One of the values that an option may have. */
function valueOf({ value, choices, range }: RulingKind, choice: number): Ruling {
  if (range) return range[0] + (choice % (range[1] - range[0] + 1));
  if (choices) return choices[choice % choices.length] ?? value;
  return choice % 2 === 0;
}

describe('a campaign that reads everything differently', () => {
  it('goes on whatever is clicked and whenever a reading changes; figures stay in bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }),
        (seed, choices) => {
          const game = new Game(book, seededDice(seed));
          const change = (kind: RulingKind, choice: number): void => {
            game.give({ type: 'set-ruling', ruling: kind.id, value: valueOf(kind, choice) });
          };
          for (const [index, kind] of fivey.rulings.entries()) change(kind, seed + index * 7);
          game.all([...fivey.sample(), { type: 'open-session' }]);
          for (const choice of choices) {
            const { offers } = game;
            const offer = offers[choice % offers.length];
            if (offer) game.give(filled(offer, choice));
            const kind = fivey.rulings[choice % fivey.rulings.length];
            if (kind) change(kind, choice >> 3);
            CampaignSchema.parse(game.state);
            fivey.own.schema.parse(game.state.own);
            for (const { name, sheet, hitPoints } of Object.values(game.state.creatures)) {
              expect([name, fivey.sheet.safeParse(sheet).error?.issues]).toEqual([name, undefined]);
              expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
            }
          }
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
