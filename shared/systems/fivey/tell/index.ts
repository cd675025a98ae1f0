import type { Teller } from '../../../campaign/event.ts';

/** The words of FIVEY’s log. */
export const tellers: readonly Teller[] = [];
