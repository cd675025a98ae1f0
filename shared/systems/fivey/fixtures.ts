import { upTo, type SystemFixtures } from '../fixtures.ts';

/** Numbers that the checklist skips. */
const UNUSED = [...Array.from({ length: 13 }, (_, index) => 137 + index), 159, 174, 197, 203, 204];

export const fixtures: SystemFixtures = {
  rules: [...upTo('FV-', 241, UNUSED), ...upTo('FV-S', 28)],
  foes: { weak: 'Goblin', tough: 'Ogre', akin: 'Boggart' },
  knownDice: ['attack', 'check', 'contest', 'identify', 'meet', 'react', 'start-fight', 'swim'],
  keysOfARound: 10,
  rests: ['rest-action'],
  laysDying: (creature) => [
    { command: { type: 'set-option', option: 'dying-minutes', value: 'turn' } },
    { command: { type: 'adjust-hit-points', creature, by: -8 } },
  ],
  derives: ['armour', 'movement', 'level'],
  arms: ['2 damage', 'DC 14'],
  withoutForm: ['contest', 'inn.each', 'long-downtime', 'make-character.items', 'rest-actions', 'tennite'],
  strike: (actor, target) => ({ type: 'attack', actor, target }),
  badFigure: { stats: { str: 99 } },
  ownBlock: { bracket: 'E', defense: 15, feats: ['Mud walk'] },
  evenings: { campsFirst: true, downtime: { key: ';', planned: true, told: 'for a poor tennite' } },
};
