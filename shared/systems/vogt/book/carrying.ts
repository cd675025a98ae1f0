import type { Rule } from '../../ruleBook.ts';

/** What is carried, and rests. */
export const carryingRules: readonly Rule[] = [
  {
    id: 'BV-40',
    line: 'Slots are 10 and the median of STR.',
    commands: ['add-item', 'pick-up', 'make-character'],
    at: 'vogt/sheet/carrying.ts slotsOf',
    refuses: ['pick-up', 'add-item', 'make-character'],
  },
  {
    id: 'BV-41',
    line: 'Slots are never fewer than hands.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOf',
  },
  {
    id: 'BV-42',
    line: 'Without a bag there is one thing to a hand.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts capacityOf',
  },
  {
    id: 'BV-43',
    line: 'Things fill one slot, larger ones two or more.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOfItem',
  },
  {
    id: 'BV-44',
    line: 'Bundled things share a slot.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOfItem',
  },
  {
    id: 'BV-45',
    line: 'Quick slots are 4 and the median of DEX, between hands and slots.',
    commands: ['stow'],
    at: 'vogt/sheet/carrying.ts quickSlotsOf',
    reading: '“DEX” beside a number is read as STR is for slots: the median of the die.',
  },
  {
    id: 'BV-46',
    line: 'What lies in a quick slot is taken for free.',
    commands: ['draw', 'stow'],
    at: 'vogt/fight/declared.ts isAtHand',
  },
  {
    id: 'BV-47',
    line: 'What lies half in a quick slot lies in the bag.',
    commands: ['stow'],
    at: 'vogt/sheet/inventory.ts stow',
    refuses: ['stow'],
  },
  {
    id: 'BV-48',
    line: 'Who carries too much saves with STR against exhaustion every 15 minutes.',
    commands: ['pick-up'],
    at: 'vogt/sheet/inventory.ts overloadDues',
    options: ['burden-levels', 'save-target'],
    reading: 'STR carries, so STR is thrown.',
  },
  {
    id: 'BV-49',
    line: 'A siesta of an hour gives back up to half of most HP.',
    commands: ['siesta'],
    at: 'vogt/rest/rests.ts siesta',
    options: ['siesta-hours', 'exhaustion-per-siesta', 'siesta-counts-from'],
    refuses: ['siesta'],
  },
  {
    id: 'BV-50',
    line: 'A full rest of eight hours gives back all HP and technique dice.',
    commands: ['full-rest'],
    at: 'vogt/rest/rests.ts fullRest',
    options: ['rest-ends-statuses', 'exhaustion-per-rest'],
    refuses: ['full-rest'],
  },
];
