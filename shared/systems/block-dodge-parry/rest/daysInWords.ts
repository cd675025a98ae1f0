import { counted } from '../../../text/words.ts';

const WHOLE: Readonly<Record<number, string>> = { 1: 'a day', 7: 'a week', 30: 'a month' };

/** "a week", "a month", "12 days". */
export const daysInWords = (days: number): string => WHOLE[days] ?? counted(days, 'day');
