import type { RulingKind } from '../../contract.ts';

/** Options about the order of a fight, blows and what else is done in it. */
export const fightRulings = [
  { id: 'site-encounter-turn', rule: 'FV-S26', name: 'An encounter in a site takes a turn', value: true },
] as const satisfies readonly RulingKind[];
