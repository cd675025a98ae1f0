import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { CANARY } from '../helpers/canaries.ts';
import { evening, toldFrom } from './random.ts';
import { scrambled } from './scrambled.ts';
import { faultsIn, sentencesIn, textIn, wordsOf } from './told.ts';

const clicks = fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 });
const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe.each(systems.map((system) => [system.name, system] as const))(
  'whatever is clicked in %s, its tale',
  (_, system) => {
    const always = (check: (seed: number, choices: number[]) => void): void =>
      fc.assert(fc.property(seeds, clicks, check), { numRuns: 15, endOnFailure: true });

    it('says nothing that its events do not say', () => {
      always((seed, choices) => {
        expect(faultsIn(toldFrom(system, evening(system, seed, choices)))).toEqual([]);
      });
    });

    it('is for players the same, whatever the referee keeps secret', () => {
      always((seed, choices) => {
        const seen = evening(system, seed, choices);
        const { players, recaps } = toldFrom(system, seen);
        const other = toldFrom(system, scrambled(system, seen));
        expect(other.players).toEqual(players);
        expect(other.recaps).toEqual(recaps);
        expect(JSON.stringify([players, recaps])).not.toContain(CANARY);
        expect(sentencesIn(players).filter(({ isSecret }) => isSecret)).toEqual([]);
      });
    });

    it('is told of the same events with other words for another seed, and keeps its length', () => {
      always((seed, choices) => {
        const seen = evening(system, seed, choices);
        const [one, other] = [toldFrom(system, seen, 'one'), toldFrom(system, seen, 'other')];
        expect(toldFrom(system, seen, 'one')).toEqual(one);
        const sources = (told: typeof one) => new Set(sentencesIn(told.tale).flatMap(({ from }) => from));
        expect(sources(other)).toEqual(sources(one));
        expect(wordsOf(one.recaps.long)).toBeLessThanOrEqual(200);
        expect(wordsOf(one.recaps.short)).toBeLessThanOrEqual(60);
        expect(textIn(one.recaps.long)).not.toMatch(/undefined|\[object|NaN|\s{2}| ,|\.\./);
      });
    });
  },
);
