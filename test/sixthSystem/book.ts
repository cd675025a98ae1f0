import type { Rule } from '../../shared/systems/ruleBook.ts';

/** Every rule of the Lamplit Road. */
export const book: readonly Rule[] = [
  {
    id: 'LR-1',
    line: 'There are six abilities, from −3 to 3.',
    commands: ['make-wayfarer'],
    refuses: ['make-wayfarer'],
  },
  { id: 'LR-2', line: 'A check is 2d6 and an ability, 8 or more.', commands: ['check'], options: ['mark'] },
  { id: 'LR-3', line: 'The side that rolls higher goes first all fight long.', commands: ['start-fight'] },
  {
    id: 'LR-4',
    line: 'A blow is a check of might for a d6 of grit.',
    commands: ['attack'],
    options: ['doubles'],
  },
  { id: 'LR-5', line: 'After each round the wayfarers hold the line or breathe.', commands: ['breathe'] },
  { id: 'LR-6', line: 'At 0 grit one is down, and gets up after the fight.', commands: ['attack', 'settle'] },
  { id: 'LR-7', line: 'Foes of whom half are down run on less than 7.', commands: ['check-morale'] },
  { id: 'LR-8', line: 'A hex takes a watch of eight hours.', commands: ['travel'] },
  { id: 'LR-9', line: 'Each hex, somebody is on the road on 10 or more.', commands: ['travel'] },
  {
    id: 'LR-10',
    line: 'A camp is a watch and gives back a d6.',
    commands: ['camp'],
    options: ['camp-heals'],
  },
  { id: 'LR-11', line: 'The night lamp burns a flask of oil from dusk.', commands: ['camp', 'travel'] },
];
