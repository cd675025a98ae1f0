import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, evolve } from '../../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { blankCampaign } from '../../../shared/campaign/found.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import type { Field } from '../../../shared/campaign/offer.ts';
import { CampaignSchema, type Campaign } from '../../../shared/campaign/state.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { momentsOf } from '../../../src-main/table/moments.machine.ts';
import { play } from '../../helpers/play.ts';

const kinds = kindsOf(fivey);
const moments = momentsOf(fivey, kinds);
const sampled = play(fivey).given(...fivey.sample()).state;

/** A blank filled in by a number that chooses. */
function fill({ name, kind, choices, many, value, optional }: Field, choice: number): [string, unknown][] {
  if (optional && choice % 2 === 0) return [];
  const picked = choices?.[choice % choices.length]?.value;
  if (kind === 'check') return [[name, choice % 3 === 0]];
  if (kind === 'number') return [[name, Number(picked ?? value ?? 1)]];
  if (picked === undefined) return [[name, value ?? 'Somebody']];
  return [[name, many ? [picked] : picked]];
}

/** Everything stays within what the schemas and the rules allow. */
function inBounds(state: Campaign): void {
  CampaignSchema.parse(state);
  fivey.own.schema.parse(state.own);
  for (const { sheet, hitPoints, status } of Object.values(state.creatures)) {
    fivey.sheet.parse(sheet);
    expect(hitPoints.now).toBeGreaterThanOrEqual(0);
    expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
    expect(status === 'up' && hitPoints.now === 0).toBe(false);
  }
}

describe('whole games', () => {
  it('whatever is clicked in whatever order: nothing breaks, figures stay in bounds, the events read back give the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }),
        (seed, choices) => {
          const dice = seededDice(seed);
          let state = sampled;
          let moment = moments.start;
          const log: HexwatchEvent[] = [];
          const act = (command: { type: string; [field: string]: unknown }): void => {
            const kind = kinds.commands.get(command.type)!;
            const decided = decide(state, fivey, kind, command, dice, log.length + 1);
            if (!decided.ok) return;
            expect(decided.state.clock).toBeGreaterThanOrEqual(state.clock);
            state = decided.state;
            log.push(...decided.events);
            for (const event of decided.events) moment = moments.after(moment, event);
          };
          act({ type: 'open-session' });
          for (const choice of choices) {
            const offers = [...kinds.commands.values()]
              .filter((kind) => moments.allows(moment, kind.type))
              .flatMap((kind) => kind.offers?.(state, fivey) ?? []);
            const offer = offers[choice % offers.length]!;
            act({
              ...offer.command,
              ...Object.fromEntries((offer.needs ?? []).flatMap((need) => fill(need, choice))),
            });
            inBounds(state);
          }
          const read = JSON.parse(JSON.stringify(log)) as HexwatchEvent[];
          expect(read.reduce((campaign, event) => evolve(campaign, kinds.events, event), sampled)).toEqual(
            state,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a campaign begins with what the system keeps', () => {
    const blank = blankCampaign(fivey);
    expect(fivey.own.schema.parse(blank.own)).toEqual(blank.own);
  });
});
