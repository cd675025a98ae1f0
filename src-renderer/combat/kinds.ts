import type { CombatantView, Offer } from '../../shared/api.ts';

export interface Kind {
  kind: string;
  members: CombatantView[];
  /** What all of them may do at once, which stands at the head of their block. */
  offers: Offer[];
}

/** The others in the fight by their kinds, in the order of the first of each. */
export function byKind(others: readonly CombatantView[], offers: readonly Offer[]): Kind[] {
  const atOnce = offers.filter(({ group, command }) => group === 'together' && command['side'] === 'others');
  return [...new Set(others.map(({ kind }) => kind))].map((kind) => ({
    kind,
    members: others.filter((one) => one.kind === kind),
    offers: atOnce.filter(({ command }) => (command['kind'] ?? kind) === kind),
  }));
}
