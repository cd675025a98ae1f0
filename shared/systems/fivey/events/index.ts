import type { EventKind } from '../../../campaign/event.ts';

/** Everything that happens by FIVEY’s own rules. */
export const events: readonly EventKind[] = [];
