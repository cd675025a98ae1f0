import { expect, test } from 'vitest';
import { seededDice } from '../../shared/dice/sources.ts';
import { allFlushes, breaksWithout } from './allFlushes.ts';
import { trySome } from './powerCut.ts';
import { SCENARIOS } from './scenarios.ts';

test.each(SCENARIOS)('$name: nothing is lost by kill, opening again and power cut', async (scenario) => {
  expect(await trySome({ scenario, dice: seededDice(1), fates: 3 }, 12)).toBeGreaterThan(20);
});

test('without any one of the flushes that the store asks for, something breaks', async () => {
  const all = await allFlushes();
  expect(all.length).toBeGreaterThan(12);
  const needless: string[] = [];
  for (const flush of all) if ((await breaksWithout(flush, 100)) === null) needless.push(flush.name);
  expect(needless).toEqual([]);
});
