import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misfitIn } from '../../shared/campaign/details.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { CampaignSchema, type Campaign } from '../../shared/campaign/state.ts';
import { EntrySchema } from '../../src-main/game/entry.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample } from '../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('whole games of %s', (_, system) => {
  /** Everything stays within what the schemas and the rules allow. */
  const inBounds = (state: Campaign): void => {
    CampaignSchema.parse(state);
    system.details.schema.parse(state.details);
    expect(misfitIn(system, state)).toBeUndefined();
    for (const { name, sheet, hitPoints } of Object.values(state.creatures)) {
      expect([name, system.sheet.safeParse(sheet).error?.issues]).toEqual([name, undefined]);
      expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
    }
  };

  it('whatever is clicked in whatever order: nothing breaks, figures stay in bounds, the events read back give the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.nat(10_000), { minLength: 50, maxLength: 50 }),
        (seed, choices) => {
          const game = openedSample(system, { dice: seededDice(seed) });
          for (const choice of choices) {
            const offers = game.offers;
            const offer = offers[choice % offers.length];
            const { clock: before, party } = game.state;
            if (offer) game.attempt(filled(offer, choice));
            // Another group of a split party may be behind.
            const isSame = party.members.some((id) => game.state.party.members.includes(id));
            if (isSame) expect(game.state.clock).toBeGreaterThanOrEqual(before);
            inBounds(game.state);
          }
          const line = { seq: 1, session: 1, command: { type: 'any' }, events: game.events };
          expect(EntrySchema.safeParse(line).error).toBeUndefined();
          expect(game.replayed(blankCampaign(system))).toEqual(game.state);
        },
      ),
      // A game of fifty clicks shrinks slowly: the seed is told, and is enough.
      { numRuns: 15, endOnFailure: true },
    );
  });
});
