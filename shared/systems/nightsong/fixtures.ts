import { upTo, type SystemFixtures } from '../fixtures.ts';

export const fixtures: SystemFixtures = {
  rules: [...upTo('NS-', 101), ...upTo('NS-R', 32), ...upTo('NS-S', 15)],
  foes: { weak: 'Bandit', tough: 'Ogre', akin: 'Boggart' },
  knownDice: ['check', 'die-of-fate', 'make-character', 'opposed-check', 'react'],
  keysOfARound: 10,
  rests: ['short-rest', 'long-rest', 'full-rest'],
  laysDying: (creature) => [{ command: { type: 'adjust-hit-points', creature, by: -30 }, faces: [3] }],
  derives: ['armour'],
  arms: ['short sword D6', 'short bow D6', 'Armor D4'],
  withoutForm: ['full-rest.keep', 'long-rest.recharge'],
  strike: (actor, target) => ({ type: 'attack', actor, target }),
  badFigure: { str: 99 },
  ownBlock: {
    hp: 7,
    resolve: 40,
    weapons: ['Hooked bill D6', 'Thrown stone D4, ranged'],
    armour: 'Mud crust D4',
  },
  evenings: { downtime: { find: 'Full Rest', planned: true, told: 'takes a Full Rest' } },
};
