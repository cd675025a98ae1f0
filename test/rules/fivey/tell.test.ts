import { expect, it } from 'vitest';
import { fight, party } from '../../helpers/fivey.ts';

/** The lines of the log, as they read. */
it('tells blows, checks, spells and levels in whole sentences', () => {
  const blow = { type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' };
  expect(fight('Bear', 1).when(blow, [20, 4]).told).toEqual([
    'Odo attacks Bear with longsword: 20 + 6 = 26 against 12, a natural 20, a hit. Damage: 4 + 3 = 7.',
    'A natural 20: Odo gains an inspiration die.',
    'Bear takes 7: 16 → 9.',
  ]);
  const check = { type: 'check', creature: 'mae', stat: 'dex', dc: 14, skilled: true, purpose: 'the leap' };
  expect(party().when(check, [7]).told).toEqual([
    'Mae, the leap (DEX, skilled): 7 + 6 = 13 against 14, failure.',
  ]);
  const bolt = { type: 'cast', actor: 'ansa', spell: 'Lightning Bolt', targets: ['mae'] };
  expect(party().when(bolt, [4, 10]).told).toEqual([
    'Ansa casts Lightning Bolt from epic manuscript: Lightning in a straight line.',
    'Lightning Bolt: 4 damage.',
    'Mae: 10 + 3 = 13 against 11, half.',
    'Mae takes 2 (lightning bolt): 8 → 6.',
    'Epic manuscript is spent.',
  ]);
  const award = { type: 'award-experience', creature: 'mae', amount: 200 };
  expect(party().when(award).told).toEqual([
    'Mae gains 200 experience: 300.',
    'Mae is now level 2, Expert: 4 more hit points.',
  ]);
  expect(fight('Bear', 1).when({ type: 'move', actor: 'mae' }).told).toEqual(['Mae moves, up to 6 paces.']);
});
