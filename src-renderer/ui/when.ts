const DAY_AND_HOUR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** "20 Nov 2026, 18:05": a moment of the machine's clock, given in ISO 8601. */
export const whenInWords = (iso: string): string => DAY_AND_HOUR.format(new Date(iso));

/** "18:05" */
export const hourOf = (date: Date): string => HOUR.format(date);
