import type { Rule } from '../../ruleBook.ts';

/** What is carried, and rests. */
export const carryingRules: readonly Rule[] = [
  {
    id: 'BV-40',
    line: 'Inventory slots: 10 + the median of STR.',
    commands: ['add-item', 'pick-up', 'make-character'],
    at: 'vogt/sheet/carrying.ts slotsOf',
    refuses: ['pick-up', 'add-item', 'make-character'],
  },
  {
    id: 'BV-41',
    line: 'You never have fewer slots than hands.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOf',
  },
  {
    id: 'BV-42',
    line: 'Without a bag you can hold one item per hand.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts capacityOf',
  },
  {
    id: 'BV-43',
    line: 'Most items take one slot, larger ones two or more.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOfItem',
  },
  {
    id: 'BV-44',
    line: 'Bundled items share a slot.',
    commands: ['add-item', 'pick-up'],
    at: 'vogt/sheet/carrying.ts slotsOfItem',
  },
  {
    id: 'BV-45',
    line: 'Quick slots: 4 + the median of DEX, at least your hands and at most your slots.',
    commands: ['stow'],
    at: 'vogt/sheet/carrying.ts quickSlotsOf',
    reading: '“DEX” next to a number is read like STR for slots: the median of the die.',
  },
  {
    id: 'BV-46',
    line: 'Taking an item from a quick slot costs no action.',
    commands: ['draw', 'stow'],
    at: 'vogt/fight/declared.ts isAtHand',
  },
  {
    id: 'BV-47',
    line: 'An item partly in a quick slot counts as in the bag.',
    commands: ['stow'],
    at: 'vogt/sheet/inventory.ts stow',
    refuses: ['stow'],
  },
  {
    id: 'BV-48',
    line: 'Carrying too much takes a STR save against exhaustion every 15 minutes, minus the extra slots.',
    commands: ['pick-up'],
    at: 'vogt/sheet/inventory.ts overloadDues',
    options: ['burden-levels', 'save-target'],
    reading: 'STR is for carrying, so you roll STR.',
  },
  {
    id: 'BV-49',
    line: 'A siesta of one hour restores up to half of maximum HP.',
    commands: ['siesta'],
    at: 'vogt/rest/rests.ts siesta',
    options: ['siesta-hours', 'exhaustion-per-siesta', 'siesta-counts-from'],
    refuses: ['siesta'],
  },
  {
    id: 'BV-50',
    line: 'A full rest of eight hours restores all HP and technique dice.',
    commands: ['full-rest'],
    at: 'vogt/rest/rests.ts fullRest',
    options: ['rest-ends-statuses', 'exhaustion-per-rest'],
    refuses: ['full-rest'],
  },
];
