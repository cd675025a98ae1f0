/** A part of a whole, rounded down: a half, a share, so much of the hundred (FV-S2). */
export const share = (whole: number, parts: number): number => Math.floor(whole / parts);
