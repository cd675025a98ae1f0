/**
 * World, site, encounter and downtime are moments of the chart, each with its own clock: hours, turns of ten minutes that
 * make six to the hour, rounds, tennites (FV-1 to FV-4, FV-7, FV-10, FV-128, FV-131, FV-136, FV-S10, FV-S23). Looking about
 * needs no roll, what may fail is asked for (FV-24, FV-132); conflict comes from time, risk, loss and clocks (FV-239). The
 * referee sets the weather, ailments are words, a site’s clock rests while the party is out (FV-S20, FV-S24, FV-S27).
 *
 * Rules of the book that the shared commands apply, by the command’s type; the first is the one a refusal names.
 */
export const coreRules: Readonly<Record<string, readonly string[]>> = {
  'start-fight': ['FV-185', 'FV-186', 'FV-193', 'FV-194', 'FV-25', 'FV-10'],
  'end-turn': ['FV-195', 'FV-200'],
  'check-morale': ['FV-196', 'FV-198', 'FV-199', 'FV-25'],
  'name-leader': ['FV-196'],
  settle: ['FV-232', 'FV-S8', 'FV-S26'],
  travel: ['FV-122', 'FV-123', 'FV-124', 'FV-125', 'FV-126', 'FV-129', 'FV-130'],
  'enter-site': ['FV-1', 'FV-128', 'FV-135', 'FV-S27'],
  explore: ['FV-131', 'FV-3', 'FV-10', 'FV-24', 'FV-133', 'FV-134', 'FV-136'],
  meet: ['FV-4', 'FV-228', 'FV-230', 'FV-234', 'FV-235'],
  'add-person': ['FV-228', 'FV-230', 'FV-234', 'FV-235'],
  react: ['FV-187', 'FV-188', 'FV-189', 'FV-31'],
  'begin-downtime': ['FV-5'],
  'pass-time': ['FV-2', 'FV-6', 'FV-7', 'FV-156', 'FV-S23'],
  'start-timer': ['FV-239'],
  light: ['FV-S13'],
  'add-item': ['FV-81', 'FV-82'],
  'set-sheet': ['FV-12', 'FV-240'],
  'set-status': ['FV-240'],
  'adjust-hit-points': ['FV-111', 'FV-112'],
  'set-weather': ['FV-S20', 'FV-124'],
  'set-option': ['FV-S1', 'FV-16'],
  'gain-condition': ['FV-S24'],
  roll: ['FV-241'],
};
