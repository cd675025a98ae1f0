/** All time is counted in seconds on one clock; 0 is midnight before the first day. */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;
export const TENNITE = 10 * DAY;

export type ScaleId = 'round' | 'turn' | 'hour' | 'watch' | 'day' | 'tennite' | 'week' | 'season' | 'year';

/** The units a system counts time in, in seconds; what it does not have is left out. */
export type Scales = Partial<Record<ScaleId, number>> & { turn: number; day: number };

/** A span in words: "4 hours", "1 hour 10 minutes", "2 days". */
export function spanInWords(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, length] of [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
    ['second', 1],
  ] as const) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return parts.slice(0, 2).join(' ') || 'no time';
}

/** Hours and tenths of them, as days are planned by: "36 h", "1.5 h". */
export const hoursInShort = (seconds: number): string => `${Math.round((seconds / HOUR) * 10) / 10} h`;

/**
 * How long something takes or is left, as short as it can be read: "3 h 40", "40 min", "2 days 5 h", "30 s". A minute that
 * has begun counts, so that the hour on the dial and what is left add up.
 */
export function spanInShort(seconds: number): string {
  const exact = Math.max(0, Math.round(seconds));
  const rest = exact < MINUTE ? exact : Math.ceil(exact / MINUTE) * MINUTE;
  const [days, hours, minutes] = [
    Math.floor(rest / DAY),
    Math.floor((rest % DAY) / HOUR),
    Math.floor((rest % HOUR) / MINUTE),
  ];
  if (days > 0) return `${days} day${days === 1 ? '' : 's'}${hours > 0 ? ` ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${String(minutes).padStart(2, '0')}` : ''}`;
  return minutes > 0 ? `${minutes} min` : `${rest} s`;
}
