import type { RulingKind } from '../../contract.ts';

/** Options about hirelings and detachments in a fight. */
export const fightRulings = [
  {
    id: 'hirelings-nerve',
    rule: 'CA-R17',
    name: 'When hirelings save on WIL or flee from a fight',
    value: 'at 0 HP',
    choices: ['at 0 HP', 'at any damage', 'never'],
  },
  {
    id: 'hirelings-crawl',
    rule: 'CA-R17',
    name: 'Hirelings with Critical Damage crawl like PCs instead of dying',
    value: true,
  },
  {
    id: 'detachment-broken',
    rule: 'CA-73',
    name: 'What Critical Damage does to a detachment',
    value: 'routed',
    choices: ['routed', 'weakened'],
  },
] as const satisfies readonly RulingKind[];
