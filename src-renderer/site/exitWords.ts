import type { DrawnExit, ExitKind } from '../../shared/plan/drawing.ts';

/** The kinds of exits as they are called. */
export const EXIT_WORDS: Readonly<Record<ExitKind, string>> = {
  open: 'open',
  door: 'door',
  stuck: 'stuck door',
  locked: 'locked door',
  secret: 'secret door',
};

/** What an exit is now, in words: a stuck or locked door that was opened is an open door. */
export const exitInWords = ({ kind, opened }: Pick<DrawnExit, 'kind' | 'opened'>): string =>
  opened ? 'open door' : EXIT_WORDS[kind];
