import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evolve } from '../../../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../../../shared/campaign/event.ts';
import { blankCampaign } from '../../../../shared/campaign/found.ts';
import type { Campaign, Ruling } from '../../../../shared/campaign/state.ts';
import { seededDice } from '../../../../shared/dice/sources.ts';
import type { RulingKind } from '../../../../shared/systems/contract.ts';
import { vogt } from '../../../../shared/systems/vogt/index.ts';
import { filled, Game, rulebookOf } from '../../../helpers/game.ts';

const book = rulebookOf(vogt);
const EVERY_FOURTH = 4;

const readingsOf = ({ value, choices, range }: RulingKind): readonly Ruling[] =>
  choices ?? (typeof value === 'boolean' ? [true, false] : [...(range ?? [])]);

const inBounds = ({ creatures, fight }: Campaign): void => {
  for (const { sheet, hitPoints } of Object.values(creatures)) {
    expect(vogt.sheet.safeParse(sheet).error?.issues).toBeUndefined();
    expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
  }
  expect(fight?.slot ?? 0).toBeLessThanOrEqual(fight?.slots.length ?? 0);
};

it('any option may be changed at any moment, in the middle of a fight or a rest: nothing breaks, and the events read back give the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.nat(100_000), { minLength: 80, maxLength: 80 }),
      (seed, choices) => {
        const game = new Game(book, seededDice(seed)).all([...vogt.sample(), { type: 'open-session' }]);
        game.all([{ type: 'meet', statBlock: 'Marauder', count: 3 }, { type: 'start-fight' }]);
        choices.forEach((choice, index) => {
          const kind = vogt.rulings[choice % vogt.rulings.length];
          const readings = kind ? readingsOf(kind) : [];
          if (kind && index % EVERY_FOURTH === 0)
            game.all([
              {
                type: 'set-ruling',
                ruling: kind.id,
                value: readings[Math.floor(choice / 97) % readings.length],
              },
            ]);
          const offers = game.offers;
          const offer = offers[choice % offers.length];
          if (offer) game.give(filled(offer, choice));
          for (const creature of Object.values(game.state.creatures)) vogt.figures(creature, game.state);
          inBounds(game.state);
        });
        const read = JSON.parse(JSON.stringify(game.log)) as HexwatchEvent[];
        const again = read.reduce(
          (campaign, event) => evolve(campaign, book.kinds.events, event),
          blankCampaign(vogt),
        );
        expect(again).toEqual(game.state);
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
});
