import { upTo, type SystemFixtures } from '../../shared/systems/fixtures.ts';

export const fixtures: SystemFixtures = {
  rules: upTo('LR-', 16),
  foes: { weak: 'Moth', tough: 'Shade', akin: 'Phantom' },
  knownDice: ['check', 'react'],
  // After the blows each of the party says how to go on.
  keysOfARound: 14,
  actsAtOnce: true,
  rests: ['camp'],
  killsNobody: true,
  derives: [],
  arms: [],
  withoutForm: [],
  strike: (actor, target) => ({ type: 'attack', actor, target }),
  badFigure: { abilities: { might: 99 } },
  ownBlock: { grit: 5, might: 1 },
};
