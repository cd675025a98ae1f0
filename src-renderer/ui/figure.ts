/** A figure as a hand types it: `=3` or `3` is what it is now, `-3` and `+2` are what it loses and gains. */
export type Typed = { to: number } | { by: number };

/** What was typed; undefined where it is no whole number. A bare number is what it is now. */
export function typedFigure(text: string): Typed | undefined {
  const [, sign = '', digits] = /^(=-?|[+-]?)(\d{1,6})$/.exec(text.trim().replaceAll('−', '-')) ?? [];
  if (digits === undefined) return undefined;
  const figure = sign.endsWith('-') ? -Number(digits) : Number(digits);
  return sign === '+' || sign === '-' ? { by: figure } : { to: figure };
}

/** The figure after what was typed. */
export const after = (typed: Typed, now: number): number => ('to' in typed ? typed.to : now + typed.by);

/** A chance from 0 to 1: "36 %". */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
