import type { System } from '../../contract.ts';

/** What the shared commands always roll first in the family. */
export const familyDice: System['dice'] = {
  react: [
    { die: 'd6', for: 'reaction' },
    { die: 'd6', for: 'reaction' },
  ],
  'check-morale': [{ die: 'd20', for: 'morale' }],
  'start-fight': [{ die: 'd20', for: 'DEX Save to act in the first round' }],
};
