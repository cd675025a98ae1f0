import { upTo, type SystemFixtures } from '../fixtures.ts';

export const fixtures: SystemFixtures = {
  rules: [...upTo('BDP-', 104), ...upTo('BDP-R', 27), ...upTo('BDP-S', 14)],
  family: 'cairn-family',
  foes: { weak: 'Bandit', tough: 'Ogre', akin: 'Boggart' },
  knownDice: ['attempt', 'contested-save', 'expose', 'hire', 'react', 'save'],
  keysOfARound: 10,
  actsAtOnce: true,
  rests: ['breather'],
  derives: ['armour'],
  arms: ['short sword d6', 'Armor 0'],
  withoutForm: ['professional-care', 'sleep.restores', 'train'],
  strike: (actor, target) => ({ type: 'attack', actor, target }),
  badFigure: { str: 99 },
  ownBlock: { hp: 5, str: 12, dex: 9, wil: 7, armour: 1, weapons: ['Hooked bill d6'] },
  evenings: { downtime: { find: 'Train for a month', planned: true, told: 'trains for a month' } },
};
