/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'FV-10': 'Two words for the same ten minutes: there is nothing to choose between.',
  'FV-47': 'The word stands nowhere else; with another meaning that step would give nothing.',
  'FV-53': 'The slots are what the pack holds; it cannot lie in itself.',
  'FV-59': 'Given twice, a character begun at level 0 would end stronger than one begun at level 1.',
  'FV-63':
    'The letters fit nothing else that a creature has; the referee brings the animal in as it is wanted.',
  'FV-93': 'Before it lands there is no blow to cancel, and after its damage it is too late.',
  'FV-150': 'Hit points are damage counted against a maximum; there is nothing above it to heal.',
  'FV-180': 'A count of the steps beyond large, which nothing else in the rules reads.',
  'FV-193': 'Taken by the letter the winners would act before themselves.',
  'FV-235': 'An empty cell names no feat, and nothing else in the text tells the undead from the living.',
  'FV-S23':
    'The rules give beasts and boats neither pace nor load; the referee lets the hours pass that they take.',
};
