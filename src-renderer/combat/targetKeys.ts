/** Keys that choose a target: the first ten by number, the rest by letter. */
const KEYS = '1234567890abcdefghijklmnopqrstuvwxyz';

export const targetKey = (index: number): string => KEYS[index] ?? '';
export const targetOf = (key: string): number => (key.length === 1 ? KEYS.indexOf(key) : -1);
