import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { TEST_MS } from '../../helpers/deadlines.ts';
import { openSample } from '../../helpers/referee.ts';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { RandomHand, type Step } from './hand.ts';

const at = atTheScreen();

/** Steps for each system; `HAND_STEPS=4000` has all five take 20,000. */
const STEPS = Number(process.env['HAND_STEPS'] ?? 60);

/** Given by keys of the table itself or by fields, in whatever moment; a forecast begins with its screen and ends with it. */
const OF_THE_TABLE = new Set([
  'set-settings',
  'undo',
  'redo',
  'note',
  'roll',
  'roll-table',
  'forecast',
  'cancel-forecast',
]);

/** What a player of ours would never say. */
const NO_WORDS = /undefined|\[object|NaN|null\b|[{}]|invalid (input|option)|expected/i;

function demandSense({ did, gave, lit, refusals }: Step): void {
  const byKey = did.startsWith('press');
  const inHand = lit.includes('focus') || lit.includes('target');
  const dark = byKey && !inHand ? gave.filter((type) => !OF_THE_TABLE.has(type) && !lit.includes(type)) : [];
  expect({ did, dark }).toEqual({ did, dark: [] });
  for (const refusal of refusals) {
    expect(refusal.trim()).not.toBe('');
    expect(refusal).not.toMatch(NO_WORDS);
  }
}

it.each(systems.map(({ name }) => name))(
  'a hand that clicks and presses anything at a table of %s gives only what is lit, and breaks nothing',
  async (name) => {
    await openSample(at.seat, at.host, name);
    await at.seat.given({ type: 'open-session' });
    const hand = new RandomHand(at.seat.page);
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const chance = seededDice(seed);
        let given = 0;
        for (let step = 1; step <= STEPS; step += 1) {
          const done = await hand.step(chance(1000), chance(100_000));
          demandSense(done);
          given += done.gave.length;
          expect({ step, complaints: at.seat.complaints }).toEqual({ step, complaints: [] });
        }
        // It was no hand that only opened and shut.
        expect(given).toBeGreaterThan(STEPS / 60);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  },
  Math.ceil(STEPS / 60) * TEST_MS,
);
