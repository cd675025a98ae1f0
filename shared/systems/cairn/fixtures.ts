import { upTo, type SystemFixtures } from '../fixtures.ts';

export const fixtures: SystemFixtures = {
  rules: [...upTo('CA-', 105), ...upTo('CA-R', 27), ...upTo('CA-S', 16), ...upTo('CA-SP', 100)],
  family: 'cairn-family',
  foes: { weak: 'Bandit', tough: 'Ogre', akin: 'Boggart' },
  knownDice: ['die-of-fate', 'find-spell', 'hire', 'react', 'save', 'start-fight'],
  keysOfARound: 10,
  allAct: { option: 'first-round-save', value: 'no-save' },
  actsAtOnce: true,
  rests: ['breather', 'rest'],
  laysDying: (creature) => [{ command: { type: 'adjust-hit-points', creature, by: -8 }, faces: [20] }],
  derives: ['armour'],
  arms: ['short sword d6', 'Armor 0'],
  withoutForm: [],
  strike: (actor, target) => ({ type: 'attack', actor, target }),
  badFigure: { str: 99 },
  ownBlock: { hp: 5, str: 12, dex: 9, wil: 7, armour: 1, weapons: ['Hooked bill d8+d8', 'Spit d6, blast'] },
  evenings: {
    downtime: { find: 'Rest a week with a healer', planned: true, told: 'spends a week with a healer' },
  },
};
