import type { ExitKind } from '../../shared/plan/drawing.ts';

/** The kinds of exits as they are called. */
export const EXIT_WORDS: Readonly<Record<ExitKind, string>> = {
  open: 'open',
  door: 'door',
  stuck: 'stuck door',
  locked: 'locked door',
  secret: 'secret door',
};
