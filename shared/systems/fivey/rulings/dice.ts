import type { RulingKind } from '../../contract.ts';

/** Options about figures, checks, contests and inspiration. */
export const diceRulings = [
  { id: 'moderate', rule: 'FV-16', name: 'Moderate is DC', value: 14, range: [1, 40] },
  { id: 'difficult', rule: 'FV-16', name: 'Difficult is DC', value: 16, range: [1, 40] },
] as const satisfies readonly RulingKind[];
