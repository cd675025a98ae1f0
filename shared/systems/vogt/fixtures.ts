import { upTo, type SystemFixtures } from '../fixtures.ts';

export const fixtures: SystemFixtures = {
  rules: [...upTo('BV-', 66, [39]), ...upTo('BV-S', 22)],
  foes: { weak: 'Marauder', tough: 'Marauder', akin: 'Boggart' },
  knownDice: ['react'],
  // Each of the party declares before.
  keysOfARound: 14,
  rests: ['siesta'],
  laysDying: (creature) => [
    ...Array.from({ length: 3 }, () => ({ command: { type: 'exhaust', creature } })),
    { command: { type: 'give-status', creature, status: 'bleeding' } },
  ],
  derives: ['armour', 'movement'],
  arms: ['axe 1d6', 'AR 1'],
  withoutForm: ['make-character.abilities'],
  // A round begins with what everybody declares.
  strike: (actor) => ({ type: 'declare', actor, action: 'attack' }),
  badFigure: { abilities: { str: 99 } },
  ownBlock: { hp: 9, ar: 1, dice: ['1d8', '1d6', '1d4', '1d6'], movement: 6, weapon: 'Hooked bill 1d6 stab' },
  evenings: { downtime: { planned: false, told: 'takes a full rest' } },
};
