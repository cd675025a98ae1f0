/** Rules of the book that the shared commands apply, by the command’s type. */
export const coreRules: Readonly<Record<string, readonly string[]>> = {
  'start-fight': ['FV-185', 'FV-186', 'FV-193'],
  'end-turn': ['FV-195', 'FV-200'],
  'check-morale': ['FV-196', 'FV-198', 'FV-199'],
  settle: ['FV-232'],
  travel: ['FV-122', 'FV-123', 'FV-124', 'FV-125', 'FV-126', 'FV-129', 'FV-130'],
  'enter-site': ['FV-1', 'FV-128', 'FV-135'],
  explore: ['FV-3', 'FV-131', 'FV-133', 'FV-134', 'FV-136'],
  meet: ['FV-4'],
  react: ['FV-187', 'FV-188', 'FV-189'],
  'begin-downtime': ['FV-5'],
  'pass-time': ['FV-2', 'FV-7'],
  'start-timer': ['FV-239'],
  light: ['FV-S13'],
};
