/** Rules of the book that the shared commands apply, by the command’s type. */
export const coreRules: Readonly<Record<string, readonly string[]>> = {
  'start-fight': ['NS-60', 'NS-61', 'NS-62'],
  'end-turn': ['NS-61', 'NS-63'],
  'check-morale': ['NS-S1'],
  settle: ['NS-79'],
  travel: ['NS-3', 'NS-S5'],
  explore: ['NS-2', 'NS-S3'],
  react: ['NS-84', 'NS-87', 'NS-S2'],
  'pass-time': ['NS-2', 'NS-3'],
  'start-timer': ['NS-30', 'NS-34'],
  'advance-timer': ['NS-30', 'NS-31', 'NS-32'],
  light: ['NS-34'],
};
