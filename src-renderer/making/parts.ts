import type { Looks, MakingStepCard } from '../../shared/api.ts';

/** Steps that belong together, under one heading. */
export interface Part {
  title: string;
  steps: MakingStepCard[];
  isDone: boolean;
}

/** A step that still wants a throw or a choice. */
export const isOpen = ({ value, optional }: MakingStepCard): boolean => value === undefined && !optional;

/** The parts of a new character in the order of their first steps. */
export const partsOf = (steps: readonly MakingStepCard[]): Part[] =>
  [...new Set(steps.map(({ part }) => part))].map((title) => {
    const own = steps.filter(({ part }) => part === title);
    return { title, steps: own, isDone: !own.some(isOpen) };
  });

/** How a step’s look is shown: a drawn face, or a picture. */
export function looksIn(step: MakingStepCard | undefined): Looks {
  const look = typeof step?.value === 'string' ? step.value : 'person:1';
  return /^[a-z]+:\d+$/.test(look) ? { portrait: null, face: look } : { portrait: look, face: 'person:1' };
}

/** More rows than these do not stand open all the time. */
const MOST_ROWS = 24;

/** How a step stands on the page: a figure on a card, a table that is always open, or a line that opens. */
export type Shape = 'figure' | 'table' | 'line';

/** How a step is shown: figures on a card; what has more to say, or many rows, on a line. */
export function shapeOf({ kind, dice, rows = [] }: MakingStepCard): Shape {
  if (kind === 'number') return 'figure';
  if (kind !== 'choice' || rows.length > MOST_ROWS) return 'line';
  if (isTold(rows)) return 'table';
  return dice === undefined && rows.every(({ label }) => /\d/.test(label)) ? 'figure' : 'line';
}

/** Whether rows say more than a name and a figure: those want the width. */
export const isTold = (rows: NonNullable<MakingStepCard['rows']>): boolean =>
  rows.some(({ detail = '' }) => detail.length > 12);

/** The names of a list with one more, or one less, of a name. */
export function withCount(names: readonly string[], name: string, by: 1 | -1): string[] {
  if (by === 1) return [...names, name];
  const last = names.lastIndexOf(name);
  return names.filter((_, index) => index !== last);
}
