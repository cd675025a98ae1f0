import type { HexCard } from '../../shared/api.ts';

/** What a screen reader says of a hex: what it is, how players know it, what the way costs, what is kept there, and when they were there. */
export const spokenOf = ({ spoken, sight, cost, there }: HexCard, lastIn: string): string =>
  [spoken, sight, cost, ...there.map(({ text }) => text), lastIn].filter(Boolean).join('. ');
