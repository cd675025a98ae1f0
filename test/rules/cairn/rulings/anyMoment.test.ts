import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ruling } from '../../../../shared/campaign/state.ts';
import { CampaignSchema } from '../../../../shared/campaign/state.ts';
import { seededDice } from '../../../../shared/dice/sources.ts';
import { cairn } from '../../../../shared/systems/cairn/index.ts';
import type { RulingKind } from '../../../../shared/systems/contract.ts';
import { filled, Game, rulebookOf } from '../../../helpers/game.ts';

/** One of the values that an option may have. */
function anyValue({ value, choices, range: [least, most] = [0, 1] }: RulingKind, choice: number): Ruling {
  if (choices) return choices[choice % choices.length] ?? value;
  return typeof value === 'boolean' ? choice % 2 === 0 : least + (choice % (most - least + 1));
}

it('any option may change at any moment, in a fight or out of it: nothing breaks (CA-R15, CA-R18)', () => {
  const book = rulebookOf(cairn);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.nat(100_000), { minLength: 60, maxLength: 60 }),
      (seed, choices) => {
        const game = new Game(book, seededDice(seed)).all([...cairn.sample(), { type: 'open-session' }]);
        for (const choice of choices) {
          const kind = cairn.rulings[choice % cairn.rulings.length]!;
          game.all([{ type: 'set-ruling', ruling: kind.id, value: anyValue(kind, choice >> 3) }]);
          if (choice % 7 === 0) game.give({ type: 'meet', statBlock: 'Spear company', count: 2 });
          const fights = game.offers.filter(({ command }) =>
            ['start-fight', 'attack', 'flee', 'cast'].includes(command.type),
          );
          const offers = choice % 3 > 0 && fights.length > 0 ? fights : game.offers;
          const offer = offers[(choice >> 5) % offers.length];
          if (offer) game.give(filled(offer, choice));
          CampaignSchema.parse(game.state);
          for (const { sheet, hitPoints } of Object.values(game.state.creatures)) {
            expect(cairn.sheet.safeParse(sheet).error?.issues).toBeUndefined();
            expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
          }
        }
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
});
