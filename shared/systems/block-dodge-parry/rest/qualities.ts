/**
 * From the worst sleep to the best: perilous sleep only ends going without (BDP-77), normal sleep takes all Fatigue (BDP-78),
 * comfortable sleep gives a point of lost scores back (BDP-79).
 */
export const QUALITIES = ['perilous', 'normal', 'comfortable'] as const;
export type Quality = (typeof QUALITIES)[number];
